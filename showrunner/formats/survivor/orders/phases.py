"""DS-3.9, DS-9.8: orders that stage a competition, and cancel or repeat a phase."""

from __future__ import annotations

from typing import ClassVar, Literal

from typing_extensions import override

from showrunner.formats.orders import ProducerOrder, TouchingOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, PRODUCERS, Text

Phase = Literal["competition", "camp", "conversation", "vote"]


class StageCompetition(ProducerOrder, frozen=True, kw_only=True):
    """DS-3.9: name and describe the coming competition, sit players out, say what is at stake."""

    name: ClassVar[str] = "stage_competition"
    title: Text | None = None
    story: Text | None = None
    stakes: Literal["both", "reward", "immunity"] = "both"
    sits_out: tuple[str, ...] = ()

    def verify(self, season: SurvivorState) -> None:
        """Every team has somebody who competes, and the competition (or its repeat) is to come."""
        season.verify_windows_to_come(self)
        season.verify_active(self, self.sits_out)
        for team, members in season.sheet.teams.items():
            if set(members) <= set(self.sits_out):
                raise self.refuse(f"nobody of {team} would compete: let one of them in")
        is_to_be_repeated = season.sheet.phase_orders.get("competition") == "repeat"
        if season.sheet.phase == "competition" and not is_to_be_repeated:
            raise self.refuse(
                "the competition has begun: have it repeated, stage the second one, and cancel the "
                "first if you like; or wait for the next"
            )

    @override
    def obey(self, season: SurvivorState) -> None:
        season.tell(
            facts.CompetitionAnnounced(
                name=self.title, story=self.story, stakes=self.stakes, sits_out=self.sits_out
            ),
            EVERYBODY,
        )


class CancelPhase(TouchingOrder, frozen=True, kw_only=True):
    """DS-9.8, DS-3.9: cut the phase that runs, or skip it when it comes."""

    name: ClassVar[str] = "cancel_phase"
    phase: Phase

    def verify(self, season: SurvivorState) -> None:
        """The phase is running, or it is still to come and no other order waits for it."""
        season.verify_windows_to_come(self)
        if season.sheet.phase != self.phase:
            verify_no_order_waits(season, self, self.phase)

    @override
    def obey(self, season: SurvivorState) -> None:
        if season.sheet.phase == self.phase:
            season.stage.cut(self.phase)
        else:
            season.tell(facts.PhaseOrdered(phase=self.phase, what="cancel"), PRODUCERS)


class RepeatPhase(TouchingOrder, frozen=True, kw_only=True):
    """DS-9.8: play a phase once more when it has ended (a second vote is a double elimination)."""

    name: ClassVar[str] = "repeat_phase"
    phase: Phase

    def verify(self, season: SurvivorState) -> None:
        """The phase is still to come, and no other order waits for it."""
        season.verify_windows_to_come(self)
        verify_no_order_waits(season, self, self.phase)

    @override
    def obey(self, season: SurvivorState) -> None:
        season.tell(facts.PhaseOrdered(phase=self.phase, what="repeat"), PRODUCERS)


def verify_no_order_waits(season: SurvivorState, order: ProducerOrder, phase: Phase) -> None:
    """DS-9.8: refuse a second order for the same phase, because the two would contradict."""
    match season.sheet.phase_orders.get(phase):
        case "cancel":
            raise order.refuse(f"the next {phase} is called off already: order it after that")
        case "repeat":
            raise order.refuse(
                f"the {phase} is to be repeated already: cancel one of the two while it runs, or "
                "have it repeated once more while the second runs"
            )
