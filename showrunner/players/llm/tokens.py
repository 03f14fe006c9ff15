"""Rough counts of tokens (providers report exact ones afterwards), and what two prompts share."""

from __future__ import annotations

LETTERS_A_TOKEN = 4


def tokens_in(text: str) -> int:
    """The estimated number of tokens, rounded up."""
    return -(-len(text) // LETTERS_A_TOKEN)


def shared_length(one: str, other: str) -> int:
    """The length of the beginning that two texts have in common."""
    least, most = 0, min(len(one), len(other))
    while least < most:
        middle = (least + most + 1) // 2
        if one[:middle] == other[:middle]:
            least = middle
        else:
            most = middle - 1
    return least
