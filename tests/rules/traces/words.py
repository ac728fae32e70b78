"""The catalogues of this game alone, to see that what is said has words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from caposaldo.games import traces
from caposaldo.kernel import texts
from caposaldo.kernel.game import Message
from caposaldo.kernel.texts import Texts


@cache
def words_of(lang: str) -> Texts:
    book = Texts(lang)
    book._add(sorted((Path(traces.__file__).parent / "texts" / lang).glob("*.ftl")))
    return book


def check_words(message: Message) -> None:
    """The message has a sentence in every language, and nothing is missing in it."""
    for lang in texts.LANGUAGES:
        words = words_of(lang).say(message)
        assert texts.BROKEN_LEFT not in words, words
