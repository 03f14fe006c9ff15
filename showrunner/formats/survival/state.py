"""The running season of Survival: its acts, each of which tells what it did."""

from __future__ import annotations

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.season import Season
from showrunner.formats.survival import facts
from showrunner.formats.survival.ending import decide
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.kernel import EVERYBODY, PRODUCERS, Audience, seats


class SurvivalState(Season[SurvivalSheet]):
    """What rule code does to a season; what is so, it reads on the `sheet`."""

    windows = ("night", "conference", "vote", END_OF_ROUND)

    @property
    def size(self) -> int:
        """SV-1.1: how many contestants the season began with."""
        return len(self.settings.cast)

    def decided(self) -> bool:
        """SV-8: whether somebody has won. To be asked only when a batch is closed."""
        return decide(self.sheet) is not None

    @property
    def windows_to_come(self) -> bool:
        """No window comes after the season is won."""
        return self.sheet.won is None

    # -- who may know ------------------------------------------------------------------------------

    @property
    def onlookers(self) -> tuple[str, ...]:
        """SV-4.25: the Memories who watch everything, where they may."""
        return tuple(self.sheet.seated) if self.sheet.parameters.memories_see_all else ()

    def only(self, *who: str) -> Audience:
        """Just these, and the Memories who see all; with neither, producers."""
        audience = (*who, *self.onlookers)
        return seats(*audience) if audience else PRODUCERS

    @property
    def evil_channel(self) -> Audience:
        """The living Evil Forces, and Memories as the information table has it."""
        return self.only(*self.sheet.living_of("evil"))

    # -- acts --------------------------------------------------------------------------------------

    def eliminate(self, seat: str, cause: facts.Cause, moment: facts.Moment) -> None:
        """SV-7.2: a Memory at once, the role open; SV-5.15: causes of the night are kept back."""
        silent = moment == "night"
        self.tell(
            facts.Eliminated(
                seat=seat,
                role=self.sheet.players[seat].role,
                round=self.sheet.round,
                moment="dawn" if silent else moment,
                cause=None if silent else cause,
            ),
            EVERYBODY,
        )
        if silent:
            self.tell(facts.CauseRecorded(seat=seat, cause=cause), self.only())

    def nobody_eliminated(self, moment: facts.Moment, why: str) -> None:
        """SV-5.14, SV-6.7: said in the open, without why the night was quiet."""
        fact = facts.NobodyEliminated(round=self.sheet.round, moment=moment, why=why)
        self.tell(fact, EVERYBODY)

    def seat_memories(self) -> None:
        """SV-4.25, SV-5.14: new Memories take their place, and see all roles where they may."""
        if not self.sheet.parameters.memories_see_all:
            return
        roles = {seat: player.role for seat, player in self.sheet.players.items()}
        for seat in self.sheet.memories:
            if seat not in self.sheet.seated:
                fact = facts.BecameMemory(seat=seat, roles=roles, buddies=self.sheet.buddies)
                self.tell(fact, seats(seat))

    # -- for orders --------------------------------------------------------------------------------

    def verify_living(self, order: ProducerOrder, seat: str) -> None:
        """Refuse seats that are Memories."""
        self.verify_seat(order, seat)
        if not self.sheet.players[seat].alive:
            raise order.refuse(f"{seat!r} is a Memory; alive are {self.sheet.living}")
