"""Narration of the cast, what is said and traded, producers' orders, the end, and the secrets."""

from __future__ import annotations

from typing_extensions import override

from showrunner.formats.cards.narration import CardsChapter
from showrunner.formats.chapters import Desk, narrated, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.frame import CastChapter, RevelationsChapter, RoundsChapter
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import EXPLORE
from showrunner.formats.i_am_survivor.ending import tie_in_words
from showrunner.formats.i_am_survivor.narration.island import cards
from showrunner.formats.i_am_survivor.questions import KINDS
from showrunner.formats.i_am_survivor.questions.trades import terms_in_words
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.narration import Line, Tone
from showrunner.formats.production import ProductionChapter
from showrunner.formats.talk.narration import TalkChapter
from showrunner.formats.wording import count, ranked

ANSWERS = {
    "accept": "accepts",
    "refuse": "refuses",
    "counter": "makes a counter-offer",
    "later": "leaves it open until the night",
    "lapsed": "cannot take it any more",
}


class IslandTalk(TalkChapter[IslandSheet]):
    """Tells talks in pairs, what is said to everybody, offers and trades."""

    def notice(self, fact: Fact) -> list[Line]:
        """When the morning ends, also tell the talks that are still open."""
        lines = super().notice(fact)
        if isinstance(fact, facts.PhaseEnded) and fact.phase == "morning":
            lines += self.end_of_phase(everything=True)
        return lines

    @tells(facts.SpokeUp)
    def _spoke(self, fact: facts.SpokeUp) -> list[Line]:
        if fact.words is None:
            return []
        return [self.desk.says(fact.seat, fact.words, acts=fact.acts)]

    @tells(facts.OfferMade)
    def _offer(self, fact: facts.OfferMade) -> list[Line]:
        giver, taker = self.desk.name(fact.seat), self.desk.name(fact.to)
        until = ", good until the night" if fact.until == "night" else ""
        terms = terms_in_words(fact.terms.give, fact.terms.want)
        lines = [secret(f"{giver} offers {taker}: {terms}{until}.")]
        if fact.words is not None:
            lines.append(self.desk.says(fact.seat, fact.words, f"to {taker}", acts=fact.acts))
        return lines

    @tells(facts.OfferAnswered)
    def _answered(self, fact: facts.OfferAnswered) -> list[Line]:
        lines = [secret(f"{self.desk.name(fact.seat)} {ANSWERS[fact.answer]}.")]
        if fact.words is not None:
            lines.append(self.desk.says(fact.seat, fact.words, "in private", acts=fact.acts))
        return lines

    @tells(facts.TradeSettled)
    def _settled(self, fact: facts.TradeSettled) -> list[Line]:
        pair = self.desk.those((fact.first, fact.second))
        gave, got = count(fact.gave, "card"), count(fact.got, "card")
        return [Line(Tone.RESULT, f"{pair} trade: {gave} for {got}.")]


class IslandFrame(
    CastChapter[IslandSheet],
    RoundsChapter[IslandSheet],
    CardsChapter[IslandSheet],
    ProductionChapter[IslandSheet],
):
    """Tells the cast, the parts of a day, producers' orders, and the end."""

    decisions = KINDS

    @tells(facts.BountySet)
    def _bounty(self, fact: facts.BountySet) -> list[Line]:
        prize = count(fact.number, "Supplies card")
        text = f"A bounty is set: {prize} for whoever defeats a {EXPLORE[fact.kind].name}."
        return [Line(Tone.RESULT, text)]

    @tells(facts.QuotaSet)
    def _quota(self, fact: facts.QuotaSet) -> list[Line]:
        return [Line(Tone.RESULT, f"The next rescuer has {count(fact.places, 'place')}.")]

    @tells(facts.GameEnded)
    def _ended(self, fact: facts.GameEnded) -> list[Line]:
        names = self.desk.those(fact.winners)
        best = count(fact.scores[fact.winners[0]], "point")
        verdict = f"{names} {'wins' if len(fact.winners) == 1 else 'win'} with {best}."
        lines = [Line(Tone.PHASE, "The end"), Line(Tone.RESULT, verdict)]
        if fact.tie_break:
            lines.append(narrated(f"{tie_in_words(fact.tie_break)}."))
        return [*lines, Line(Tone.SCORES, ranked(self.desk.named(fact.scores)))]


class IslandRevelations(RevelationsChapter[IslandSheet]):
    """Tells the trades and thefts that nobody else had seen."""

    def __init__(self, desk: Desk[IslandSheet]) -> None:
        super().__init__(desk)
        self._trades: list[str] = []
        self._thefts: list[str] = []

    def notice(self, fact: Fact) -> list[Line]:
        """Collect the secrets that follow the revealing fact."""
        if not self.open:
            return []
        match fact:
            case facts.TradeDone():
                first, second = self.desk.name(fact.first), self.desk.name(fact.second)
                self._trades.append(
                    f"{first} gave {second} {cards(fact.gave)} for {cards(fact.got)}."
                )
            case facts.CardsStolen():
                thief, victim = self.desk.name(fact.seat), self.desk.name(fact.loser)
                self._thefts.append(f"{thief} stole {cards(fact.cards)} from {victim}.")
        return []

    @override
    def revelations(self) -> dict[str, list[str]]:
        return {"The trades": self._trades, "What was stolen": self._thefts}
