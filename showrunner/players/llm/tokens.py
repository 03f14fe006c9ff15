"""How many tokens a text has, roughly: providers say it exactly, but only afterwards."""

from __future__ import annotations

LETTERS_A_TOKEN = 4


def tokens_in(text: str) -> int:
    """About so many tokens."""
    return -(-len(text) // LETTERS_A_TOKEN)
