"""How the sides vote: Evil together or against one of their own, and who was one vote short."""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.wording import count, listed, score_line, verb
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder, Title
from showrunner.story.record import Council, Record
from showrunner.story.survival.roles import is_evil, role_name, role_of
from showrunner.story.told import Sentence


class Sides(Finder):
    """Looks at each vote of a Conference by the sides that the voters were really on."""

    titles = (
        Title("Coldest to their own", 68, ("bussing",), "voted against their own side, {}", "time"),
        Title("Got away", 66, ("near miss",), "came within a vote of going, {}", "time"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._dealt: dict[str, int] = {}
        """The fact by which each contestant got their card."""

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Note the cards."""
        if isinstance(fact, facts.RoleDealt):
            self._dealt[fact.seat] = number
        return iter(())

    @override
    def standing(self) -> Iterator[Sentence]:
        """Who is Evil, and who has which special card."""
        here = [seat for seat in self._dealt if seat in self.record.sheet.active]
        evil = [seat for seat in here if is_evil(self.record, seat)]
        name = self.record.name
        if evil:
            names = listed(map(name, evil))
            text = f"What only viewers know: {names} {verb(evil, 'is', 'are')} Evil."
            yield Sentence(text=text, facts=all_facts(self._dealt[seat] for seat in evil))
        special = [seat for seat in here if role_of(self.record, seat) in SPECIALS]
        special = [seat for seat in special if seat not in evil]
        if special:
            who = listed(f"{name(seat)} is {role_name(self.record, seat)}" for seat in special)
            yield Sentence(text=f"{who}.", facts=all_facts(self._dealt[seat] for seat in special))

    def council(self, council: Council) -> Iterator[Beat]:
        """What the sides did at this vote."""
        if council.decides != "out" or len(council.out) != 1:
            return
        (victim,) = council.out
        held = [vote for vote in council.votes if vote.totals]
        if not held or council.how == "polar_tie":
            return
        totals = {seat: votes for seat, votes in (held[-1].totals or {}).items() if seat}
        if held[-1].step == "verdict":
            totals = {victim: totals.get("yes", 0), "": totals.get("no", 0)}
        if is_evil(self.record, victim):
            yield from self._own_thrown(council, victim, totals)
        elif victim in totals:
            yield from self._bloc(council, victim, totals)
            yield from self._near_miss(council, victim, totals)

    def _own_thrown(self, council: Council, victim: str, totals: dict[str, int]) -> Iterator[Beat]:
        """Evil Forces voted against one of their own."""
        own = [cast for cast in council.deciding if is_evil(self.record, cast.voter)]
        who = [cast.voter for cast in own if cast.voter != victim]
        if not who:
            return
        name = self.record.name
        second = max((votes for seat, votes in totals.items() if seat != victim), default=0)
        weight = sum(cast.weight for cast in own)
        needed = totals.get(victim, 0) - weight <= second
        too = {1: "also", 2: "both"}.get(len(who), "all")
        text = f"{listed(map(name, who))}, {too} Evil, "
        text += f"voted against {name(victim)}, one of their own."
        text += f" Without them {name(victim)} would not have gone." if needed else ""
        ballots = council.ballots if needed else own
        proof = all_facts((cast.number for cast in ballots), (council.decided,))
        importance = 75 if needed else 50
        yield self.beat("bussing", importance, (*who, victim), proof, text, weight=weight)

    def _bloc(self, council: Council, victim: str, totals: dict[str, int]) -> Iterator[Beat]:
        """Evil Forces voted together, and without them somebody Good would have stayed."""
        own = [cast for cast in council.deciding if is_evil(self.record, cast.voter)]
        weight = sum(cast.weight for cast in own)
        second = max((votes for seat, votes in totals.items() if seat != victim), default=0)
        if len(own) < 2 or totals[victim] - weight > second:
            return
        name, who = self.record.name, [cast.voter for cast in own]
        text = f"{count(len(who), 'Evil Force')} voted for {name(victim)}: "
        text += f"{listed(map(name, who))}. Without them {name(victim)} would not have gone."
        text = text[:1].upper() + text[1:]
        proof = all_facts((cast.number for cast in council.ballots), (council.decided,))
        yield self.beat("evil together", 58, (victim, *who), proof, text, weight=weight)

    def _near_miss(self, council: Council, victim: str, totals: dict[str, int]) -> Iterator[Beat]:
        """An Evil Force was one vote short of a tie."""
        near = [
            seat
            for seat, votes in totals.items()
            if seat and votes == totals[victim] - 1 and is_evil(self.record, seat)
        ]
        if not near or council.how == "coin":
            return
        name = self.record.name
        text = f"{listed(map(name, near))}, Evil, came within a vote: "
        text += f"{score_line(totals.values())}. {name(victim)} went, and was Good."
        proof = all_facts((cast.number for cast in council.ballots), (council.decided,))
        yield self.beat("near miss", 66, (*near, victim), proof, text)
