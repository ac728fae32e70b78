"""Chapters of the rules that a scenario leaves out (0.3): what belongs to them is neither offered nor legal."""

from __future__ import annotations

from caposaldo.kernel.game import Refusal


def closed(chapter: str) -> Refusal:
    """Return the refusal of what belongs to a chapter that the scenario does not use."""
    return Refusal("0.3", "st-chapter-closed", {"chapter": f"@st-chapter-{chapter}"})
