"""DS-9.3: the order that tells a story with effects."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.formats.facts import StoryTold
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor.changes import FINALISTS_HEAR
from showrunner.formats.survivor.effects import AnyEffect, verify_all
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, Text, seats


class Event(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.3: tell a story to everybody, a team or some players, with any list of effects."""

    name: ClassVar[str] = "event"
    story: Text
    team: str | None = None
    seats: tuple[str, ...] = ()
    effects: tuple[AnyEffect, ...] = ()

    @property
    def touches(self) -> bool:
        """Whether the event changes anything; a story alone does not."""
        return bool(self.effects)

    @property
    def waits_for_window(self) -> bool:
        """Whether the event has an effect (a return or a move) that waits for the next window."""
        return any(effect.waits_for_window for effect in self.effects)

    def foresee(self, season: SurvivorState) -> None:
        """The castaways named are in the cast, and every effect is possible at some time."""
        super().foresee(season)
        for effect in self.effects:
            effect.foresee(season, self)

    def verify(self, season: SurvivorState) -> None:
        """The team that hears the story exists, and every effect is possible now."""
        if self.team is not None:
            season.verify_team(self, self.team)
        verify_all(self.effects, season, self)

    @override
    def obey(self, season: SurvivorState) -> None:
        sheet = season.sheet
        members = sheet.teams.get(self.team or "", [])
        if season.stage.since(FINALISTS_HEAR):
            members = [seat for seat in sheet.hearing if sheet.players[seat].team == self.team]
        listeners = (*self.seats, *members)
        audience = seats(*listeners) if self.team or self.seats else EVERYBODY
        season.tell(StoryTold(story=self.story), audience)
        for effect in self.effects:
            effect.happen(season)
