"""Narration of private talks, offers and trades."""

from __future__ import annotations

from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.narration.chapter import cards
from showrunner.formats.i_am_survivor.questions.trades import terms_in_words
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.i_am_survivor.wants import RIGHTS
from showrunner.formats.narration import Line, Tone
from showrunner.formats.talk.narration import TalkChapter
from showrunner.formats.wording import count

ANSWERS = {
    "accept": "accepts",
    "refuse": "refuses",
    "counter": "makes a counter-offer",
    "later": "leaves it open until the night",
    "lapsed": "cannot take it any more",
}


class IslandTalk(TalkChapter[IslandSheet]):
    """Tells talks in pairs, offers, trades and permissions."""

    def notice(self, fact: Fact) -> list[Line]:
        """When the morning ends, also tell the talks that are still open."""
        lines = super().notice(fact)
        if isinstance(fact, facts.PhaseEnded) and fact.phase == "morning":
            lines += self.end_of_phase(everything=True)
        return lines

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
        return [
            Line(
                Tone.RESULT,
                f"{pair} trade: {count(fact.gave, 'card')} for {count(fact.got, 'card')}.",
            )
        ]

    @tells(facts.TradeDone)
    def _done(self, fact: facts.TradeDone) -> list[Line]:
        first, second = self.desk.name(fact.first), self.desk.name(fact.second)
        return [secret(f"{first} gives {cards(fact.gave)}, {second} gives {cards(fact.got)}.")]

    @tells(facts.PermissionGiven)
    def _permission(self, fact: facts.PermissionGiven) -> list[Line]:
        giver, taker = self.desk.name(fact.seat), self.desk.name(fact.to)
        return [secret(f"{giver} grants {taker} the {RIGHTS[fact.right]}.")]

    @tells(facts.OffersExpired)
    def _expired(self, fact: facts.OffersExpired) -> list[Line]:
        return [narrated("Offers that stood open are void now.")]
