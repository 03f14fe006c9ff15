"""What a call used: tokens, and how many of them a provider's cache would have had."""

from __future__ import annotations

from collections import OrderedDict

CHARACTERS_A_TOKEN = 4
BLOCK = 128
"""Tokens in a block of the cache."""
MOST_BLOCKS = 100_000
"""The cache holds so many; of more, those go that were not needed for longest."""


def tokens(text: str) -> int:
    """About as many tokens as a text has."""
    return -(-len(text) // CHARACTERS_A_TOKEN)


class PrefixCache:
    """Remembers the beginnings of prompts, in whole blocks, as providers do."""

    def __init__(self, most_blocks: int = MOST_BLOCKS) -> None:
        self._most = most_blocks
        self._blocks: OrderedDict[int, None] = OrderedDict()

    def cached(self, prompt: str) -> int:
        """How many tokens this prompt's beginning has in common with earlier prompts."""
        size = BLOCK * CHARACTERS_A_TOKEN
        blocks, key, known, met = self._blocks, 0, 0, True
        for at in range(0, len(prompt) - size + 1, size):
            key = hash((key, prompt[at : at + size]))
            met = met and key in blocks
            known += met
            blocks[key] = None
            blocks.move_to_end(key)
        while len(blocks) > self._most:
            blocks.popitem(last=False)
        return known * BLOCK

    def clear(self) -> None:
        """Forget everything."""
        self._blocks.clear()
