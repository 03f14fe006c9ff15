"""Offers of water and food that somebody refused and lacked that same night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import food_of, name_of, water_of
from showrunner.formats.i_am_survivor.wants import WANTS, grantable, tradable
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.i_am_survivor.names import led
from showrunner.story.record import Record

MISSED = {"thirst": water_of, "hunger": food_of}
"""What a card has of what somebody died for."""


class Trades(Finder):
    """Remembers the offers that were refused today."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._made: dict[str, tuple[int, facts.OfferMade]] = {}
        self._refused: dict[str, list[tuple[int, int, facts.OfferMade]]] = {}
        """What each player could have paid for and refused today: offer and answer."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Offers, refusals, and who died at night of what had been offered."""
        match fact:
            case facts.RoundBegan():
                self._refused = {}
            case facts.OfferMade():
                self._made[fact.offer] = number, fact
            case facts.OfferAnswered(answer="refuse") if self._could_pay(fact):
                refused = (self._made[fact.offer][0], number, self._made[fact.offer][1])
                self._refused.setdefault(fact.seat, []).append(refused)
            case facts.CharacterDied(cause="thirst" | "hunger") if not fact.instead_of:
                yield from self._regretted(number, fact)

    def _could_pay(self, fact: facts.OfferAnswered) -> bool:
        """Whether who refuses has enough of each thing that the offer asks for."""
        sheet: Any = self.record.sheet
        has, rights = tradable(sheet, fact.seat), grantable(sheet, fact.seat)
        return all(
            sum(map(WANTS[want].fits, has)) >= WANTS[want].number
            if want in WANTS
            else want in rights
            for want in self._made[fact.offer][1].terms.want
        )

    def _regretted(self, number: int, died: facts.CharacterDied) -> Iterator[Beat]:
        """The last such offer of the day that had what would have saved the character."""
        for made, answered, offer in reversed(self._refused.get(died.seat, ())):
            cards = [card for card in offer.terms.give if MISSED[died.cause](card)]
            if cards:
                name = self.record.name
                what = listed(f"the {name_of(card)}" for card in cards)
                text = f"{name(died.seat)} had refused {what} that {name(offer.seat)} offered "
                text += f"that day. At night {led(self.record, died.character)} died of "
                text += f"{died.cause}."
                proof, people = (made, answered, number), (died.seat, offer.seat)
                kind = "trade refused and regretted"
                yield self.beat(kind, 70, people, proof, text, cause=died.cause)
                return
