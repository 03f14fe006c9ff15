"""The advantage timeline: each card or idol, from when somebody got it until it was gone."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts as mini
from showrunner.formats.survivor import facts as survivor
from showrunner.formats.survivor.cards.sheet import CardSheet
from showrunner.formats.wording import spaced
from showrunner.story.boards.board import Board
from showrunner.story.record import Record

Step = Literal["found", "given", "made", "bought", "transferred", "played", "void", "lost"]


class AdvantageStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What happened to an advantage: `seat` did it, `other` is who got it or whom it was played on.

    `why` says why it was void or lost, such as `holder left`.
    """

    round: int
    fact: int
    what: Step
    seat: str
    other: str = ""
    why: str = ""


class AdvantageLine(Struct, frozen=True, kw_only=True):
    """An advantage with everything that happened to it, in order."""

    name: str
    steps: tuple[AdvantageStep, ...]


class AdvantageTimeline(Board):
    """Follows cards by their id. Idols without one have a line for each player."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._names: dict[str, str] = {}
        self._steps: dict[str, list[AdvantageStep]] = {}

    def table(self) -> tuple[AdvantageLine, ...]:
        """The advantages, in the order in which somebody first had them."""
        return tuple(
            AdvantageLine(name=self._names[id], steps=tuple(steps))
            for id, steps in self._steps.items()
        )

    def take(self, number: int, fact: Fact) -> None:
        """Note what happens to a card or an idol."""
        match fact:
            case survivor.CardGained():
                self._names[fact.card] = self._name(fact.kind)
                self._add(fact.card, number, fact.how, fact.seat)
            case survivor.CardTransferred():
                self._add(fact.card, number, "transferred", fact.giver, fact.taker)
            case survivor.CardPlayed():
                self._add(fact.card, number, "played", fact.seat, fact.on)
            case survivor.CardCancelled():
                self._add(fact.card, number, "void", fact.seat, fact.on, fact.why)
            case survivor.CardLost():
                self._add(fact.card, number, "lost", fact.holder, why=fact.why)
            case mini.IdolBought():
                self._names[fact.seat] = f"{self.record.name(fact.seat)}’s idols"
                self._add(fact.seat, number, "bought", fact.seat)
            case mini.IdolPlayed():
                self._names[fact.seat] = f"{self.record.name(fact.seat)}’s idols"
                self._add(fact.seat, number, "played", fact.seat, f"#{fact.survivor}")

    def _name(self, kind: str) -> str:
        sheet = self.record.sheet
        known = sheet.kinds.get(kind) if isinstance(sheet, CardSheet) else None
        return known.name if known is not None else spaced(kind)

    def _add(
        self, id: str, number: int, what: Step, seat: str, other: str = "", why: str = ""
    ) -> None:
        if id in self._names:  # a card that nobody ever held is not an advantage
            self._steps.setdefault(id, []).append(
                AdvantageStep(
                    round=self.record.round,
                    fact=number,
                    what=what,
                    seat=seat,
                    other=other,
                    why=why,
                )
            )
