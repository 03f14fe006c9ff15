"""SV-6: how long the debate is, and how many votes a Conference has."""

from __future__ import annotations

from typing import ClassVar

from showrunner.formats.orders import TouchingOrder
from showrunner.formats.survival import facts
from showrunner.formats.survival.parameters import MOST_PASSES
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, PRODUCERS


class ExtendDebate(TouchingOrder, frozen=True, kw_only=True):
    """SV-6.2: one more pass for the debate that runs, or that comes next; five at most."""

    name: ClassVar[str] = "extend_debate"

    def verify(self, season: SurvivalState) -> None:
        """Within the limit of passes."""
        season.verify_windows_to_come(self)
        sheet = season.sheet
        if sheet.parameters.debate_rounds + sheet.extra_passes >= MOST_PASSES:
            raise self.refuse(f"a debate has {MOST_PASSES} passes at most")
        if sheet.debate_over and sheet.phase == "conference":
            raise self.refuse("this Conference is past its debate: wait for the next round")

    def obey(self, season: SurvivalState) -> None:
        """See ProducerOrder."""
        season.tell(facts.DebateExtended(), EVERYBODY)


class CallVote(TouchingOrder, frozen=True, kw_only=True):
    """SV-6.2: close the debate that runs and call the vote; else the next debate is left out."""

    name: ClassVar[str] = "call_vote"

    def verify(self, season: SurvivalState) -> None:
        """Once for each debate."""
        season.verify_windows_to_come(self)
        if season.sheet.vote_called:
            raise self.refuse("the vote is called already")

    def obey(self, season: SurvivalState) -> None:
        """See ProducerOrder."""
        if not season.stage.cut("debate"):
            season.tell(facts.VoteCalled(), PRODUCERS)


class _DayOrder(TouchingOrder, frozen=True, kw_only=True):
    """What the next vote of a Conference is to be."""

    def verify(self, season: SurvivalState) -> None:
        """One such order a day, and not in the middle of a vote."""
        season.verify_windows_to_come(self)
        if season.sheet.day:
            raise self.refuse(f"that day has {season.sheet.day} already")
        if season.sheet.votes_held and season.sheet.phase == "conference":
            raise self.refuse("today’s vote has begun: wait for the next round")

    def announce(self, season: SurvivalState, what: facts.DayKind) -> None:
        """In the open at once during a Conference, else when it comes."""
        if season.sheet.phase == "conference":
            season.tell(facts.DayAnnounced(what=what), EVERYBODY)
        else:
            season.tell(facts.DayOrdered(what=what), PRODUCERS)


class Amnesty(_DayOrder, frozen=True, kw_only=True):
    """SV-6.12: no vote at this Conference, or at the next one."""

    name: ClassVar[str] = "amnesty"

    def obey(self, season: SurvivalState) -> None:
        """See ProducerOrder."""
        self.announce(season, "amnesty")


class DoubleVote(_DayOrder, frozen=True, kw_only=True):
    """SV-6.12: two votes at this Conference, or at the next one."""

    name: ClassVar[str] = "double_vote"

    def obey(self, season: SurvivalState) -> None:
        """See ProducerOrder."""
        self.announce(season, "double vote")
