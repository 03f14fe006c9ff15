"""A running season of Survival: what rule code can do to it, each act recorded as facts."""

from __future__ import annotations

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.season import Season
from showrunner.formats.survival import facts
from showrunner.formats.survival.ending import decide
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.kernel import EVERYBODY, PRODUCERS, Audience, seats


class SurvivalState(Season[SurvivalSheet]):
    """What rule code can do to a season. The state itself is on the `sheet`."""

    windows = ("night", "conference", "vote", END_OF_ROUND)

    @property
    def size(self) -> int:
        """SV-1.1: the number of contestants at the start."""
        return len(self.settings.cast)

    def is_decided(self) -> bool:
        """SV-8: whether the game is decided. Not to be called in the middle of a batch (SV-7.3)."""
        return decide(self.sheet) is not None

    @property
    def windows_to_come(self) -> bool:
        """Whether the season is not won yet, so that production windows still come."""
        return self.sheet.won is None

    # -- audiences ---------------------------------------------------------------------------------

    @property
    def onlookers(self) -> tuple[str, ...]:
        """SV-4.25: the Memories who see everything, if `memories_see_all` is on."""
        return tuple(self.sheet.seated) if self.sheet.parameters.memories_see_all else ()

    def only(self, *listeners: str) -> Audience:
        """These seats and the Memories who see everything; producers alone if there is neither."""
        audience = (*listeners, *self.onlookers)
        return seats(*audience) if audience else PRODUCERS

    @property
    def evil_channel(self) -> Audience:
        """The living Evil Forces, and the Memories who see everything."""
        return self.only(*self.sheet.living_of("evil"))

    # -- acts --------------------------------------------------------------------------------------

    def eliminate(self, seat: str, cause: facts.Cause, moment: facts.Moment) -> None:
        """SV-7.2: eliminate and publish the role. SV-5.15: causes of the night stay secret."""
        at_night = moment == "night"
        self.tell(
            facts.Eliminated(
                seat=seat,
                role=self.sheet.players[seat].role,
                round=self.sheet.round,
                moment="dawn" if at_night else moment,
                cause=None if at_night else cause,
            ),
            EVERYBODY,
        )
        if at_night:
            self.tell(facts.CauseRecorded(seat=seat, cause=cause), self.only())

    def nobody_eliminated(self, moment: facts.Moment, why: str) -> None:
        """SV-5.14, SV-6.7: announce that nobody was eliminated by this night or vote."""
        fact = facts.NobodyEliminated(round=self.sheet.round, moment=moment, why=why)
        self.tell(fact, EVERYBODY)

    def seat_memories(self) -> None:
        """SV-4.25, SV-5.14: new Memories take their place and see all roles, if they may."""
        if not self.sheet.parameters.memories_see_all:
            return
        roles = {seat: player.role for seat, player in self.sheet.players.items()}
        for seat in self.sheet.memories:
            if seat not in self.sheet.seated:
                fact = facts.BecameMemory(seat=seat, roles=roles, buddies=self.sheet.buddies)
                self.tell(fact, seats(seat))

    # -- for orders --------------------------------------------------------------------------------

    def verify_living(self, order: ProducerOrder, seat: str) -> None:
        """Raise OrderRefused for a Memory, or for somebody who is not in the cast."""
        self.verify_seat(order, seat)
        if not self.sheet.players[seat].alive:
            raise order.refuse(f"{seat!r} is a Memory; alive are {self.sheet.living}")
