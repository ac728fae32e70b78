"""Names that do not exist, with the nearest ones that do."""

from __future__ import annotations

import difflib

# Shorter lists are told whole when nothing is near.
FEW = 12


def nearest(word: str, names: list[str], most: int = 3) -> list[str]:
    """Return the names that somebody who typed this word may have meant, the nearest first."""
    by_lower = {name.lower(): name for name in names}
    typed = word.lower()
    near = difflib.get_close_matches(typed, by_lower, most, 0.6)
    if len(typed) > 1:
        near += [name for name in sorted(by_lower) if name.startswith(typed) and name not in near]
    return [by_lower[name] for name in near[:most]]


class UnknownName(ValueError):
    """A name of something (game, scenario, bot, rule ...) that does not exist. `known` lists names in words."""

    def __init__(self, what: str, word: str, names: list[str], known: str = "") -> None:
        super().__init__(what, word, names, known)
        self.what = what
        self.word = word if len(word) <= 40 else word[:40] + "..."
        self.near = nearest(word, names)
        self.known = known or (", ".join(names) if len(names) < FEW else "")

    def say(self, lang: str) -> str:
        """Return the error in one line: what is unknown, and the nearest names or all of them."""
        from caposaldo.kernel.texts import texts

        words = texts(lang)
        said = words.text(f"kernel-unknown-{self.what}", word=repr(self.word))
        if self.near:
            near = words.text("kernel-or").join(self.near)
            return f"{said}; {words.text('kernel-did-you-mean', names=near)}"
        return f"{said}; {words.text(f'kernel-known-{self.what}', names=self.known)}" if self.known else said

    def __str__(self) -> str:
        return self.say("en")
