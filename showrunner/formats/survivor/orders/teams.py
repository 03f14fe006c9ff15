"""DS-1.7: orders that change the teams."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.formats.orders import WindowOrder
from showrunner.formats.survivor.state import SurvivorState


class SetTeams(WindowOrder, frozen=True, kw_only=True):
    """DS-1.7: these are the teams from the next window on: a merge, a swap, a split."""

    name: ClassVar[str] = "set_teams"
    teams: dict[str, tuple[str, ...]]

    def foresee(self, season: SurvivorState) -> None:
        """Nobody is in two teams, and every team has a name and a member."""
        placed = [seat for members in self.teams.values() for seat in members]
        for seat in placed:
            season.verify_seat(self, seat)
        if len(placed) > len(set(placed)):
            raise self.refuse("somebody is in two teams: name each castaway once")
        if not all(self.teams.values()) or not all(name.strip() for name in self.teams):
            raise self.refuse("a team needs a name and at least one member")

    def verify(self, season: SurvivorState) -> None:
        """Exactly the castaways who are in the game are in a team."""
        placed = [seat for members in self.teams.values() for seat in members]
        season.verify_active(self, placed)
        missing = [seat for seat in season.sheet.active if seat not in placed]
        if missing:
            raise self.refuse(
                f"{', '.join(missing)} would be in no team: name everybody in the game"
            )

    @override
    def obey(self, season: SurvivorState) -> None:
        season.form_teams(self.teams, "merge" if len(self.teams) == 1 else "producers")


class DealTeams(WindowOrder, frozen=True, kw_only=True):
    """DS-1.7: deal everybody at random into these teams at the next window (one is a merge)."""

    name: ClassVar[str] = "deal_teams"
    names: tuple[str, ...]

    def foresee(self, season: SurvivorState) -> None:
        """The teams have different names."""
        if len(set(self.names)) < len(self.names) or not all(name.strip() for name in self.names):
            raise self.refuse("each team needs a name of its own")

    def verify(self, season: SurvivorState) -> None:
        """Each team gets at least one castaway."""
        if not 1 <= len(self.names) <= len(season.sheet.active):
            raise self.refuse(
                f"{len(self.names)} teams cannot be dealt: give 1 to {len(season.sheet.active)}"
            )

    @override
    def obey(self, season: SurvivorState) -> None:
        season.deal_teams(self.names, "merge" if len(self.names) == 1 else "producers")
