"""What all tests share."""

from __future__ import annotations

import pytest

import caposaldo.kernel.game


def compiled() -> bool:
    """The core that is being tested is compiled."""
    return not caposaldo.kernel.game.__file__.endswith(".py")


def pytest_report_header() -> str:
    return f"caposaldo: {'compiled' if compiled() else 'interpreted'} core from {caposaldo.kernel.game.__file__}"


@pytest.fixture(scope="session")
def is_compiled() -> bool:
    return compiled()
