"""DS-5.9, DS-9.6, DS-9.7: orders for comments, group talks and the jury."""

from __future__ import annotations

from typing import ClassVar, Literal

from typing_extensions import override

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.parameters import permitted_jury
from showrunner.formats.survivor.state import SurvivorState
from showrunner.formats.talk.scenes import group_talk
from showrunner.kernel import PRODUCERS


class SetCommentOrder(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.6: who gets to comment at the next occasion, and in what order."""

    name: ClassVar[str] = "set_comment_order"
    seats: tuple[str, ...]
    occasion: Literal["vote", "jury", "finalists"] = "vote"

    def foresee(self, season: SurvivorState) -> None:
        """At least one castaway is named, each is in the cast, and nobody is named twice."""
        super().foresee(season)
        if len(set(self.seats)) < len(self.seats):
            raise self.refuse("somebody is named twice: name each castaway once")
        if not self.seats:
            raise self.refuse("nobody is named: set comments_per_vote to 0 to have no comments")

    def verify(self, season: SurvivorState) -> None:
        """The occasion is still to come; once the final has begun, only finalists are named."""
        finalists = season.sheet.finalists
        if self.occasion == "vote":
            season.verify_windows_to_come(self)
        elif self.occasion in season.settled_occasions:
            raise self.refuse("it comes too late: they have begun to speak")
        elif finalists and not set(self.seats) <= set(finalists):
            raise self.refuse(f"the finalists alone speak: name some of {', '.join(finalists)}")

    @override
    def obey(self, season: SurvivorState) -> None:
        season.tell(facts.CommentOrderSet(occasion=self.occasion, seats=self.seats), PRODUCERS)


class ChooseJury(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.7, DS-11.1: choose the jurors out of those who are out of the game."""

    name: ClassVar[str] = "choose_jury"
    seats: tuple[str, ...]

    def foresee(self, season: SurvivorState) -> None:
        """DS-11.1: nobody is named twice, and the number is odd and not divisible by 3."""
        super().foresee(season)
        if len(set(self.seats)) < len(self.seats):
            raise self.refuse("somebody is named twice: name each juror once")
        if not permitted_jury(len(self.seats)):
            raise self.refuse(
                f"a jury of {len(self.seats)} is even or divisible by 3: choose 1, 5, 7, 11, 13 …"
            )

    def verify(self, season: SurvivorState) -> None:
        """The final has not begun, and every juror is out of the game."""
        season.verify_windows_to_come(self)
        for seat in self.seats:
            if season.sheet.players[seat].status not in ("voted out", "removed"):
                raise self.refuse(
                    f"{seat!r} is {season.sheet.players[seat].status}, not out of the game"
                )

    @override
    def obey(self, season: SurvivorState) -> None:
        season.tell(facts.JuryOrdered(seats=self.seats), PRODUCERS)


class OpenGroupTalk(ProducerOrder, frozen=True, kw_only=True):
    """DS-5.9: let some castaways talk all together now, beside whatever else goes on."""

    name: ClassVar[str] = "open_group_talk"
    seats: tuple[str, ...]

    def foresee(self, season: SurvivorState) -> None:
        """Two or more castaways, each named once."""
        super().foresee(season)
        if len(set(self.seats)) < max(2, len(self.seats)):
            raise self.refuse("a group talk needs two or more castaways, each named once")

    def verify(self, season: SurvivorState) -> None:
        """The castaways are in the game and not in exile."""
        season.verify_active(self, self.seats)
        for seat in self.seats:
            if season.sheet.players[seat].exiled:
                raise self.refuse(f"{seat!r} is in exile; here are {season.sheet.here}")

    @override
    def obey(self, season: SurvivorState) -> None:
        season.stage.aside("group-talk", group_talk(season, self.seats))
