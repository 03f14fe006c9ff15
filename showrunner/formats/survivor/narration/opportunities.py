"""DS-9.5: opportunities that producers offer, and who takes them."""

from __future__ import annotations

from showrunner.formats.chapters import PRODUCTION, produced, secret, speech, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.chapter import Chapter
from showrunner.formats.wording import capital, count

MISSED_IN_WORDS = {
    "sold out": "and does not get it",
    "points": "and has not the points for it any more",
    "left": "and is out of the game",
    "impossible": "and cannot have it any more",
}


class OpportunitiesChapter(Chapter):
    """Tells open opportunities to everybody, secret ones to those they are offered to."""

    @tells(facts.OpportunityOpened)
    def _opened(self, fact: facts.OpportunityOpened) -> list[Line]:
        """Told with the offers, which follow."""
        return []

    @tells(facts.OpportunityOffered)
    def _offered(self, fact: facts.OpportunityOffered) -> list[Line]:
        whom = self.desk.those(fact.seats)
        offer = speech(PRODUCTION, fact.story, "" if fact.open else f"to {whom} in secret")
        return [offer, produced(f"{capital(self._terms(fact))}, for {whom}.")]

    def _terms(self, fact: facts.OpportunityOffered) -> str:
        price = count(fact.price, "reward point")
        match fact.way:
            case "everyone":
                return f"it costs {price} and everybody asked can have it"
            case "first_come":
                lots = count(fact.stock or 1, "castaway")
                return f"it costs {price}, and {lots} can have it, drawn from those who want it"
            case "auction":
                bids = "the highest sealed bid gets" if fact.stock == 1 else "the highest bids get"
                lots = "" if fact.stock == 1 else f" (there are {count(fact.stock or 1, 'lot')})"
                return f"it is auctioned off from {price} on, and {bids} it{lots}"

    @tells(facts.OpportunityAnswered)
    def _answered(self, fact: facts.OpportunityAnswered) -> list[Line]:
        name = self.desk.name(fact.seat)
        if fact.bid is None:
            return [secret(f"{name} passes.")]
        return [secret(f"{name} would pay {count(fact.bid, 'reward point')}.")]

    @tells(facts.OpportunityTaken)
    def _taken(self, fact: facts.OpportunityTaken) -> list[Line]:
        name, price = self.desk.name(fact.seat), count(fact.price, "reward point")
        return [Line(Tone.RESULT, f"{name} takes the producers’ offer for {price}.")]

    @tells(facts.OpportunityMissed)
    def _missed(self, fact: facts.OpportunityMissed) -> list[Line]:
        return [secret(f"{self.desk.name(fact.seat)} wanted it, {MISSED_IN_WORDS[fact.why]}.")]

    @tells(facts.OpportunityClosed)
    def _closed(self, fact: facts.OpportunityClosed) -> list[Line]:
        return [] if fact.takers else [produced("Nobody takes the producers’ offer.")]
