"""What is at stake in a dice season: the alliance with the numbers, and a card nobody counts on."""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.survivor import facts
from showrunner.formats.wording import count, listed, number
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.record import Record
from showrunner.story.told import Sentence


class Stakes(Finder):
    """Follows who has the numbers once all vote together, and who is close to the end unbeaten."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._wins: dict[str, list[int]] = {}
        """The competitions that each castaway has won alone."""
        self._last = ""
        self._teams = False

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Sentence]:
        """A camp that goes hungry; who wins is noted."""
        match fact:
            case facts.CampHungry(team=team, needed=needed, had=had):
                text = f"{team} goes hungry: a meal takes {needed}, and there is {had}."
                yield Sentence(text=text, facts=(number,))
            case facts.CompetitionWon():
                self._teams = bool(fact.team)
                yield from self._safe(number, fact)
                if not fact.team and fact.winners:
                    self._last = fact.winners[0]
                    self._wins.setdefault(self._last, []).append(number)

    def _safe(self, won: int, fact: facts.CompetitionWon) -> Iterator[Sentence]:
        """Winners who had ballots against them at the last vote, and may not be written now."""
        out = [one for one in self.record.councils if one.decides == "out"]
        if fact.stakes == "reward" or not out:
            return
        against: dict[str, list[int]] = {}
        for cast in out[-1].ballots:
            if cast.name in fact.winners and cast.voter != cast.name:
                against.setdefault(cast.name, []).append(cast.number)
        for seat in sorted(against, key=lambda one: -len(against[one]))[:1]:
            text = f"{self.record.name(seat)} had {count(len(against[seat]), 'ballot')} against at "
            text += "the last vote, and cannot be written now."
            yield Sentence(text=text, facts=all_facts(against[seat], (won,)))

    @override
    def open_questions(self) -> Iterator[Sentence]:
        """An alliance that has half of all votes, and the one who keeps winning immunity."""
        record, here = self.record, {*self.record.sheet.active}
        name = record.name
        groups = [
            (alliance, still)
            for alliance in record.alliances
            if len(still := sorted(here & alliance.members.keys(), key=name)) >= 2
        ]
        if groups and not self._teams and len(here) > 3:
            alliance, still = max(groups, key=lambda one: len(one[1]))
            if 2 * len(still) >= len(here):
                most = "most" if 2 * len(still) > len(here) else "half"
                text = f"“{alliance.title}” has {most} of the votes: {listed(map(name, still))}, "
                text += f"{number(len(still))} of {number(len(here))}."
                proof = all_facts((alliance.members[one] for one in still), record.comings)
                yield Sentence(text=text, facts=proof)
        wins = self._wins.get(self._last, [])
        if len(wins) >= 2 and self._last in here:
            text = f"{name(self._last)} has won {count(len(wins), 'competition')} alone. "
            text += f"Without the next one {name(self._last)} can be voted out."
            yield Sentence(text=text, facts=all_facts(wins))
