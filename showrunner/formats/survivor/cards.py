"""DS-8: advantage cards as data. So far the deck is the source's one card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

Moment = Literal["before the votes", "after the votes"]


class CardKind(Struct, frozen=True):
    """A kind of card: its name, the text shown to its holder, and when it may be played."""

    name: str
    text: str
    playable: tuple[Moment, ...]


HIDDEN_IMMUNITY: Final = "hidden_immunity"

CARDS: Mapping[str, CardKind] = {
    HIDDEN_IMMUNITY: CardKind(
        "Hidden Immunity",
        "Play it at a vote, before or after the ballots are cast, and give somebody present "
        "immunity: no ballot against them counts.",
        ("before the votes", "after the votes"),
    ),
}
"""Every kind of card by its id (DS-8.2)."""
