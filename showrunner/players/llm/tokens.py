"""A rough count of a text's tokens; providers report the exact count, but only afterwards."""

from __future__ import annotations

LETTERS_A_TOKEN = 4


def tokens_in(text: str) -> int:
    """The estimated number of tokens, rounded up."""
    return -(-len(text) // LETTERS_A_TOKEN)
