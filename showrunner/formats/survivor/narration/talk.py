"""The talks, told by team."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.talk.narration import TalkChapter


class SurvivorTalkChapter(TalkChapter[SurvivorSheet]):
    """Tells the talks of a dice season."""

    def notice(self, fact: Fact) -> list[Line]:
        """Close the account of the talks when the phase ends."""
        if isinstance(fact, facts.PhaseEnded):
            return self.end_of_phase(fact.cancelled)
        return super().notice(fact)

    def place(self, seats: Iterable[str]) -> str:
        """The common team of these castaways, if there are several teams; otherwise empty."""
        teams = {self.sheet.players[seat].team for seat in seats}
        return teams.pop() if len(teams) == 1 < len(self.sheet.teams) else ""

    def others(self, seat: str) -> list[str]:
        """The other members of a castaway's team."""
        return [other for other in self.sheet.team_of(seat) if other != seat]

    def gathering(self, seats: Iterable[str]) -> str:
        """These castaways in words; a whole team by its name."""
        for team, members in self.sheet.teams.items():
            if set(members) == set(seats):
                return f"Everybody of {team}"
        return super().gathering(seats)
