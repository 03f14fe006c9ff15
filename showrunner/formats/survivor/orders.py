"""DS-9: what producers can order in a dice season."""

from __future__ import annotations

from typing import ClassVar, Literal

from showrunner.formats.facts import StoryTold
from showrunner.formats.orders import COMMON_ORDERS, ProducerOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.effects import (
    AnyEffect,
    Castaways,
    Immunity,
    Remove,
    Return,
    verify_all,
)
from showrunner.formats.survivor.parameters import permitted_jury
from showrunner.formats.survivor.phases.talk import group_talk
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, PRODUCERS, Text, seats

Phase = Literal["competition", "camp", "conversation", "vote"]


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

    def verify(self, season: SurvivorState) -> None:
        """Whoever it is told to is there, and every effect can be had."""
        if self.team is not None:
            season.verify_team(self, self.team)
        for seat in self.seats:
            season.verify_seat(self, seat)
        verify_all(self.effects, season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        listeners = (*self.seats, *season.sheet.teams.get(self.team or "", ()))
        whom = seats(*listeners) if self.team or self.seats else EVERYBODY
        season.tell(StoryTold(story=self.story), whom)
        for effect in self.effects:
            effect.happen(season)


class RemoveCastaway(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.8: take a castaway out of the game."""

    name: ClassVar[str] = "remove_castaway"
    seat: str
    why: Literal["medical", "quit"] = "medical"

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """DS-1.3: at least two are left."""
        verify_all((self._effect,), season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        self._effect.happen(season)

    @property
    def _effect(self) -> Remove:
        return Remove(seats=(self.seat,), why=self.why)


class ReturnCastaway(ProducerOrder, frozen=True, kw_only=True):
    """DS-1.9, DS-9.8: bring a castaway back into the game at the next window, into a team."""

    name: ClassVar[str] = "return_castaway"
    seat: str
    team: str

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    @property
    def waits_for_window(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """Only who is out can return."""
        self._effect.verify(season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        self._effect.happen(season)

    @property
    def _effect(self) -> Return:
        return Return(seats=(self.seat,), team=self.team)


class GrantImmunity(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.3: make castaways immune until the end of the round's vote."""

    name: ClassVar[str] = "grant_immunity"
    seats: Castaways

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """Only who is in the game can be immune."""
        verify_all((self._effect,), season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        self._effect.happen(season)

    @property
    def _effect(self) -> Immunity:
        return Immunity(seats=self.seats)


class SetTeams(ProducerOrder, frozen=True, kw_only=True):
    """DS-1.7: these are the teams from the next window on: a merge, a swap, a split."""

    name: ClassVar[str] = "set_teams"
    teams: dict[str, tuple[str, ...]]

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    @property
    def waits_for_window(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """Everybody in the game is in just one team, and no team is empty."""
        placed = [seat for members in self.teams.values() for seat in members]
        season.verify_active(self, placed)
        missing = [seat for seat in season.sheet.active if seat not in placed]
        if missing:
            raise self.refuse(
                f"{', '.join(missing)} would be in no team: name everybody in the game"
            )
        if len(placed) > len(set(placed)):
            raise self.refuse("somebody is in two teams: name each castaway once")
        if not all(self.teams.values()) or not all(name.strip() for name in self.teams):
            raise self.refuse("a team needs a name and at least one member")

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        season.form_teams(self.teams, "merge" if len(self.teams) == 1 else "producers")


class DealTeams(ProducerOrder, frozen=True, kw_only=True):
    """DS-1.7: everybody is dealt anew into so many teams at the next window (1 is a merge)."""

    name: ClassVar[str] = "deal_teams"
    names: tuple[str, ...]

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    @property
    def waits_for_window(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """Each team gets at least one castaway."""
        if not 1 <= len(self.names) <= len(season.sheet.active):
            raise self.refuse(
                f"{len(self.names)} teams cannot be dealt: give 1 to {len(season.sheet.active)}"
            )
        if len(set(self.names)) < len(self.names) or not all(name.strip() for name in self.names):
            raise self.refuse("each team needs a name of its own")

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        sheet = season.sheet
        dealt = season.stage.shuffle(("deal", sheet.teams_formed), sheet.active)
        number = len(self.names)
        season.form_teams(
            {name: tuple(dealt[place::number]) for place, name in enumerate(self.names)},
            "merge" if number == 1 else "producers",
        )


class SetCommentOrder(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.6: who gets to comment at the next occasion, and in what order."""

    name: ClassVar[str] = "set_comment_order"
    seats: tuple[str, ...]
    occasion: Literal["vote", "jury", "finalists"] = "vote"

    def verify(self, season: SurvivorState) -> None:
        """Each is in the cast and named once."""
        for seat in self.seats:
            season.verify_seat(self, seat)
        if len(set(self.seats)) < len(self.seats):
            raise self.refuse("somebody is named twice: name each castaway once")
        if not self.seats:
            raise self.refuse("nobody is named: set comments_per_vote to 0 to have no comments")
        if self.occasion == "vote":
            season.verify_windows_to_come(self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        season.tell(facts.CommentOrderSet(occasion=self.occasion, seats=self.seats), PRODUCERS)


class ChooseJury(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.7, DS-11.1: choose the jurors out of those who are out of the game."""

    name: ClassVar[str] = "choose_jury"
    seats: tuple[str, ...]

    def verify(self, season: SurvivorState) -> None:
        """DS-11.1: an odd number that is not divisible by 3."""
        season.verify_windows_to_come(self)
        for seat in self.seats:
            season.verify_seat(self, seat)
            if season.sheet.players[seat].status not in ("voted out", "removed"):
                raise self.refuse(
                    f"{seat!r} is {season.sheet.players[seat].status}, not out of the game"
                )
        if len(set(self.seats)) < len(self.seats):
            raise self.refuse("somebody is named twice: name each juror once")
        if not permitted_jury(len(self.seats)):
            raise self.refuse(
                f"a jury of {len(self.seats)} is even or divisible by 3: choose 1, 5, 7, 11, 13 …"
            )

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        season.tell(facts.JuryOrdered(seats=self.seats), PRODUCERS)


class StageCompetition(ProducerOrder, frozen=True, kw_only=True):
    """DS-3.9: name and describe the coming competition, sit players out, say what is at stake."""

    name: ClassVar[str] = "stage_competition"
    title: Text | None = None
    story: Text | None = None
    stakes: Literal["both", "reward", "immunity"] = "both"
    sits_out: tuple[str, ...] = ()

    def verify(self, season: SurvivorState) -> None:
        """Every team keeps somebody who competes, and the competition has not begun."""
        season.verify_windows_to_come(self)
        season.verify_active(self, self.sits_out)
        for team, members in season.sheet.teams.items():
            if set(members) <= set(self.sits_out):
                raise self.refuse(f"nobody of {team} would compete: let one of them in")
        if season.sheet.phase == "competition":
            raise self.refuse(
                "the competition has begun: cancel it and repeat it, or wait for the next"
            )

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        season.tell(
            facts.CompetitionAnnounced(
                name=self.title, story=self.story, stakes=self.stakes, sits_out=self.sits_out
            ),
            EVERYBODY,
        )


class CancelPhase(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.8, DS-3.9: cut the phase that runs, or skip it when it comes."""

    name: ClassVar[str] = "cancel_phase"
    phase: Phase

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """Only a phase that may yet come can be cancelled."""
        season.verify_windows_to_come(self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        if season.sheet.phase == self.phase:
            season.stage.cut(self.phase)
        else:
            season.tell(facts.PhaseOrdered(phase=self.phase, what="cancel"), PRODUCERS)


class RepeatPhase(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.8: play a phase once more when it has ended (a second vote is a double elimination)."""

    name: ClassVar[str] = "repeat_phase"
    phase: Phase

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """Only a phase that may yet come can be repeated."""
        season.verify_windows_to_come(self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        season.tell(facts.PhaseOrdered(phase=self.phase, what="repeat"), PRODUCERS)


class OpenGroupTalk(ProducerOrder, frozen=True, kw_only=True):
    """DS-5.9: let some castaways talk all together now, beside whatever else goes on."""

    name: ClassVar[str] = "open_group_talk"
    seats: tuple[str, ...]

    def verify(self, season: SurvivorState) -> None:
        """Two or more who are in the game."""
        season.verify_active(self, self.seats)
        if len(set(self.seats)) < max(2, len(self.seats)):
            raise self.refuse("a group talk needs two or more castaways, each named once")

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        season.stage.aside("group-talk", group_talk(season, self.seats))


SURVIVOR_ORDERS: tuple[type[ProducerOrder], ...] = (
    *COMMON_ORDERS,
    Event,
    RemoveCastaway,
    ReturnCastaway,
    GrantImmunity,
    SetTeams,
    DealTeams,
    SetCommentOrder,
    ChooseJury,
    StageCompetition,
    CancelPhase,
    RepeatPhase,
    OpenGroupTalk,
)
"""Every order of the dice season. Cards (DS-8.3) and opportunities (DS-9.5) belong here, too."""
