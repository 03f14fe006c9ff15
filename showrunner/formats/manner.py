"""How somebody talks, in words that a program can go by: one out of each of five groups."""

from __future__ import annotations

from showrunner.kernel import Dice

MANNER: dict[str, tuple[str, ...]] = {
    "length": ("short", "middle", "long"),
    "warmth": ("warm", "cool"),
    "directness": ("blunt", "roundabout"),
    "humour": ("dry", "broad", "earnest"),
    "habit": ("asks", "counts", "names", "repeats", "trails"),
}
"""The groups, and the words of each."""


def derived_manner(seat: str) -> tuple[str, ...]:
    """The manner of somebody who was given none: always the same for the same seat."""
    dice = Dice(b"showrunner manner", (seat,))
    return tuple(dice.pick(words) for words in MANNER.values())
