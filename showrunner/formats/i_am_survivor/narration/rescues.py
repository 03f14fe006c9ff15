"""Narration of rescuers, bids and departures."""

from __future__ import annotations

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.chapters import narrated, tells
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import RESCUERS, name_of
from showrunner.formats.i_am_survivor.narration.chapter import Chapter, cards, those, who
from showrunner.formats.i_am_survivor.questions.rescues import PRICES
from showrunner.formats.narration import Line, Tone
from showrunner.formats.wording import count, number


class Rescues(Chapter):
    """Tells rescuers, bids and who leaves the island."""

    @tells(facts.RescuerArrived)
    def _arrived(self, fact: facts.RescuerArrived) -> list[Line]:
        rescuer = RESCUERS[kind_of(fact.card)]
        places = (
            "as many places as qualify" if rescuer.quota is None else count(rescuer.quota, "place")
        )
        terms = f" It has {places}: {PRICES[rescuer.price]}."
        return [Line(Tone.RESULT, f"A rescuer appears: {rescuer.name}.{terms}")]

    @tells(facts.RescuerReplaced)
    def _replaced(self, fact: facts.RescuerReplaced) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [narrated(f"{name} looks through binoculars, and {name_of(fact.card)} is gone.")]

    @tells(facts.DepartureDelayed)
    def _delayed(self, fact: facts.DepartureDelayed) -> list[Line]:
        return [narrated(f"{name_of(fact.card)} stays a day longer.")]

    @tells(facts.BoardingBegan)
    def _boarding(self, fact: facts.BoardingBegan) -> list[Line]:
        return [narrated(f"The time to board has come: {name_of(fact.card)}.")]

    @tells(facts.BidsRevealed)
    def _bids(self, fact: facts.BidsRevealed) -> list[Line]:
        if not fact.bids:
            return [narrated("Nobody bids.")]
        lines = []
        for character, bid in fact.bids.items():
            offer = cards(bid) if bid else "ready to go"
            lines.append(Line(Tone.ITEM, f"{who(self.desk, character)}: {offer}."))
        return lines

    @tells(facts.BidRaised)
    def _raised(self, fact: facts.BidRaised) -> list[Line]:
        return [narrated(f"{who(self.desk, fact.character)} adds {cards(fact.cards)}.")]

    @tells(facts.BidWithdrawn)
    def _withdrawn(self, fact: facts.BidWithdrawn) -> list[Line]:
        return [narrated(f"{who(self.desk, fact.character)} stands back.")]

    @tells(facts.CandidateRefused)
    def _refused(self, fact: facts.CandidateRefused) -> list[Line]:
        return [Line(Tone.RESULT, f"There is no place for {who(self.desk, fact.character)}.")]

    @tells(facts.CharacterRescued)
    def _rescued(self, fact: facts.CharacterRescued) -> list[Line]:
        treasures = f" with {cards(fact.treasures)}" if fact.treasures else ""
        return [Line(Tone.RESULT, f"{who(self.desk, fact.character)} is rescued{treasures}.")]

    @tells(facts.RescuerLeft)
    def _left(self, fact: facts.RescuerLeft) -> list[Line]:
        return [narrated(f"{name_of(fact.card)} is gone.")]

    @tells(facts.RescueTeamNamed)
    def _named(self, fact: facts.RescueTeamNamed) -> list[Line]:
        if not fact.order:
            return [narrated("Nobody is named.")]
        places = number(3)
        return [narrated(f"In order of need: {those(self.desk, fact.order)}; {places} can go.")]
