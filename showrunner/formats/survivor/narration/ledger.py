"""Points, counters, food, immunity and cards that no other chapter tells of."""

from __future__ import annotations

from collections import Counter

from typing_extensions import override

from showrunner.formats.chapters import narrated, produced, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.effects import A_CARD
from showrunner.formats.survivor.narration.chapter import Chapter, Desk, card_name
from showrunner.formats.wording import capital, count, listed, possessive, verb

FROM_PRODUCERS = ("event", "producers")
"""The causes of changes that producers made."""


class SurvivorLedgerChapter(Chapter):
    """Tells what producers give and take; other chapters tell of meals, trades and prizes."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._hiding: list[facts.CardPlanted] = []

    def notice(self, fact: Fact) -> list[Line]:
        """Tell cards that are hidden at the same time together."""
        return [] if isinstance(fact, facts.CardPlanted) else self.close()

    @override
    def close(self) -> list[Line]:
        if not self._hiding:
            return []
        planted, self._hiding = self._hiding, []
        camps = Counter((fact.kind, fact.team) for fact in planted)
        groups: dict[tuple[str, int], list[str]] = {}
        for (kind, team), number in camps.items():
            groups.setdefault((kind, number), []).append(team)
        return [
            secret(_hidden(card_name(self.sheet, kind), number, where))
            for (kind, number), where in groups.items()
        ]

    @tells(facts.PointsChanged)
    def _points(self, fact: facts.PointsChanged) -> list[Line]:
        return self._grant(fact, "reward point")

    @tells(facts.CountersChanged)
    def _counters(self, fact: facts.CountersChanged) -> list[Line]:
        return self._grant(fact, "depletion counter")

    def _grant(self, fact: facts.PointsChanged | facts.CountersChanged, unit: str) -> list[Line]:
        if fact.cause not in FROM_PRODUCERS:
            return []
        names = self.desk.names(fact.seats)
        act = verb(names, "gets", "get") if fact.amount > 0 else verb(names, "loses", "lose")
        each = " each" if len(names) > 1 else ""
        return [produced(f"{listed(names)}{each} {act} {count(abs(fact.amount), unit)}.")]

    @tells(facts.FoodChanged)
    def _food(self, fact: facts.FoodChanged) -> list[Line]:
        if fact.cause not in FROM_PRODUCERS:
            return []
        act = "gets" if fact.amount > 0 else "loses"
        now = self.sheet.food[fact.team]
        return [produced(f"{fact.team} {act} {abs(fact.amount)} food and has {now}.")]

    @tells(facts.ImmunityGiven)
    def _immunity(self, fact: facts.ImmunityGiven) -> list[Line]:
        names = self.desk.names(fact.seats)
        if fact.cause == A_CARD:
            return [narrated(f"A card makes {listed(names)} immune. Whose it was is a secret.")]
        if fact.cause not in FROM_PRODUCERS:
            return []
        is_ = verb(names, "is", "are")
        return [produced(f"By the producers’ order {listed(names)} {is_} immune this round.")]

    @tells(facts.CardPlanted)
    def _planted(self, fact: facts.CardPlanted) -> list[Line]:
        self._hiding.append(fact)
        return []

    @tells(facts.CardLost)
    def _lost(self, fact: facts.CardLost) -> list[Line]:
        card = self.sheet.cards[fact.card]
        what = card_name(
            self.sheet, card.truly or card.kind
        )  # what it really is, if the viewer knows
        if fact.why == "camp dissolved":
            return [secret(f"The {what} at the {card.camp} camp was never found.")]
        if fact.why == "joined":
            return []  # the card made of it is told
        if fact.why == "expired":
            whose = possessive(self.desk.name(fact.holder)) if fact.holder else "A hidden"
            return [secret(f"{whose} {what} is worth nothing any more: its time is over.")]
        return [secret(f"{self.desk.name(fact.holder)} leaves with an unplayed {what}.")]


def _hidden(card: str, number: int, camps: list[str]) -> str:
    are = "is" if number == 1 else "are"
    what = capital(count(number, f"{card} card"))
    if len(camps) == 1:
        return f"{what} {are} hidden at the {camps[0]} camp."
    return f"{what} {are} hidden at each of these camps: {listed(camps)}."
