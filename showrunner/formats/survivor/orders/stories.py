"""DS-9.3: events."""

from __future__ import annotations

from typing import ClassVar

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
        """A story alone touches nothing."""
        return bool(self.effects)

    @property
    def waits_for_window(self) -> bool:
        """An event that brings somebody back or moves them waits for the next window."""
        return any(effect.waits_for_window for effect in self.effects)

    def foresee(self, season: SurvivorState) -> None:
        """Whom it names is in the cast, and every effect is one that there can be."""
        super().foresee(season)
        for effect in self.effects:
            effect.foresee(season, self)

    def verify(self, season: SurvivorState) -> None:
        """The team that it is told to is there, and every effect can be had."""
        if self.team is not None:
            season.verify_team(self, self.team)
        verify_all(self.effects, season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        sheet = season.sheet
        members = sheet.teams.get(self.team or "", [])
        if season.stage.since(FINALISTS_HEAR):
            members = [one for one in sheet.hearing if sheet.players[one].team == self.team]
        listeners = (*self.seats, *members)
        whom = seats(*listeners) if self.team or self.seats else EVERYBODY
        season.tell(StoryTold(story=self.story), whom)
        for effect in self.effects:
            effect.happen(season)
