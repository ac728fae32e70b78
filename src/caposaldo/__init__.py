"""Caposaldo: WWII wargames played by their full rules."""

__version__ = "0.1.0"
