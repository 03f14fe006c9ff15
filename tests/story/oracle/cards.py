"""Where each card of a card game lies, and what its kind is, from the lines and the card files."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import showrunner
from tests.story.oracle.plain import Fact


@cache
def card_file(game: str, name: str) -> dict[str, Any]:
    """A file of a game's cards."""
    folder = Path(showrunner.__file__).with_name("formats") / game
    return tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8"))


def kind(card: str) -> str:
    """The kind of a card, such as `unarmed.3`."""
    return card.rsplit(".", 1)[0]


class Cards:
    """The pile on which each card lies."""

    def __init__(self) -> None:
        self.pile: dict[str, str] = {}
        self.picked: list[str] = []

    def take(self, fact: Fact) -> None:
        if fact["fact"] == "CardsLaid":
            self.pile |= dict.fromkeys(fact["cards"], fact["pile"])
        elif fact["fact"] == "CardsPicked":
            self.picked = fact["cards"]
        elif fact["fact"] == "CardsMoved":
            moved = fact.get("cards") or self.picked or self.on(fact["source"])
            self.pile |= dict.fromkeys(moved, fact["target"])
            self.picked = []

    def on(self, *piles: str) -> list[str]:
        """The cards on these piles."""
        return [card for card, pile in self.pile.items() if pile in piles]
