"""The chronicle: who left when, tribes, competitions and advantages, as tables list them.

Like the sheet, it is a fold over the facts of a viewer's view, so it contains nothing that the
viewer was not told. It holds what happened; the sheet holds only how things stand now. A game that
has tribes, competitions or advantages extends `Chronicle` and names it as its `Format.chronicle`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct, field

from showrunner.formats.facts import CastawayIntroduced, InterviewAnswered, MemoWritten
from showrunner.formats.fold import Fold, folds
from showrunner.formats.lifecycle import RoundBegan

HowOut = Literal["voted out", "Medically evacuated", "Quit", "Eliminated"]
Stakes = Literal["both", "reward", "immunity"]
AdvantageEvent = Literal[
    "Found",
    "Received",
    "Played",
    "Expired",
    "Absorbed",
    "Voted out with advantage",
    "Medically evacuated with advantage",
    "Quit with advantage",
    "Left with advantage",
]


class GameMoment(Struct, frozen=True):
    """When something happened.

    `boots` is how many castaways had left, and `stage` counts the stages of the game: a new one
    begins with a round, and whenever somebody leaves, comes back or changes tribe.
    """

    round: int
    boots: int
    stage: int


class Membership(Struct, frozen=True):
    """The tribe that a castaway belongs to, and how it was formed (`Original`, `Merged` …)."""

    tribe: str
    status: str


class Departure(Struct, frozen=True):
    """A castaway left the game."""

    seat: str
    how: HowOut
    moment: GameMoment


class Contest(Struct):
    """A competition. `ranks` are the places of the tribes; empty if castaways compete alone.

    `safe` are the castaways who won immunity, `rewarded` those who won the reward.
    """

    number: int
    moment: GameMoment
    stakes: Stakes
    members: dict[str, Membership]
    competed: set[str]
    ranks: dict[str, int] = field(default_factory=dict)
    rewarded: set[str] = field(default_factory=set)
    safe: set[str] = field(default_factory=set)
    name: str = ""


class Movement(Struct):
    """Something happened to an advantage: it was found, received, played or lost by a castaway.

    `council` is the number of the vote at which it was played (0: at none), and `failed` says
    whether the play had no effect.
    """

    advantage: int
    event: AdvantageEvent
    seat: str
    moment: GameMoment
    on: str = ""
    council: int = 0
    failed: bool = False


class AdvantageOrigin(Struct):
    """An advantage: what it is and does, and where it came from."""

    name: str
    text: str
    origin: str
    immunity: bool = False
    """Whether it makes somebody immune at a vote."""


class VoteCircumstances(Struct, frozen=True):
    """The circumstances of one vote in the voting grid; `number` is shared by its re-votes.

    `immunity` is how each immune castaway became immune, and `contest` the number of the last
    competition for immunity (0: none).
    """

    number: int
    moment: GameMoment
    members: Mapping[str, Membership]
    immunity: Mapping[str, str]
    contest: int


class Chronicle(Fold):
    """Folds a viewer's facts into what happened. This base class knows what all games share."""

    def __init__(self) -> None:
        self.people: dict[str, CastawayIntroduced] = {}
        self.round = 0
        self.rosters: dict[int, list[str]] = {}
        """The castaways in the game at the beginning of each round."""
        self.members: dict[str, Membership] = {}
        """The present tribe of each castaway in the game."""
        self.tribes_by_round: dict[int, dict[str, Membership]] = {}
        """The last tribe in each round of each castaway who began it."""
        self.original_tribes: dict[str, str] = {}
        self.departures: list[Departure] = []
        self.confessionals: Counter[tuple[int, str]] = Counter()
        """How many diary entries and interview answers each castaway gave in each round."""
        self.contests: list[Contest] = []
        self.advantages: dict[int, AdvantageOrigin] = {}
        self.movements: list[Movement] = []
        self.councils = 0
        self.immunity: dict[str, str] = {}
        """How each castaway who is immune now became immune."""
        self.finalists: tuple[str, ...] = ()
        self.jury: tuple[str, ...] = ()
        self.ranking: tuple[tuple[str, ...], ...] = ()
        """The seats of each place, best first, in games that rank everybody."""
        self._in_game: dict[str, None] = {}
        self._stage = 0
        self._stage_is_new = True

    @property
    def in_game(self) -> list[str]:
        """The castaways who are in the game, in seat order."""
        return list(self._in_game)

    @property
    def departed(self) -> dict[str, Departure]:
        """The last departure of each castaway who is out, the first to leave first."""
        last = {departure.seat: departure for departure in self.departures}
        out = [gone for gone in self.departures if gone is last[gone.seat]]
        return {gone.seat: gone for gone in out if gone.seat not in self._in_game}

    def now(self) -> GameMoment:
        """The present moment."""
        if self._stage_is_new:
            self._stage += 1
            self._stage_is_new = False
        return GameMoment(max(self.round, 1), len(self.departures), self._stage)

    def council(self) -> VoteCircumstances:
        """The circumstances of a vote that begins now. Immunity gained later is still added."""
        held = [contest.number for contest in self.contests if contest.stakes != "reward"]
        return VoteCircumstances(
            number=self.councils,
            moment=self.now(),
            members=dict(self.members),
            immunity=self.immunity,
            contest=held[-1] if held else 0,
        )

    # -- for the games' chronicles -----------------------------------------------------------------

    def begin_round(self, number: int) -> None:
        """Begin a round, or what is counted as one, such as a final."""
        self.round = number
        self.rosters[number] = self.in_game
        self.tribes_by_round[number] = dict(self.members)
        self._stage_is_new = True

    def leave(self, seat: str, how: HowOut) -> None:
        """Record that a castaway leaves the game."""
        if seat in self._in_game:
            self.departures.append(Departure(seat, how, self.now()))
            del self._in_game[seat]
            self.members.pop(seat, None)
            self._stage_is_new = True

    def come_back(self, seat: str) -> None:
        """Record that a castaway is in the game again."""
        self._in_game = {
            each: None for each in self.people if each in self._in_game or each == seat
        }
        self._stage_is_new = True

    def set_tribes(self, tribes: Mapping[str, Iterable[str]], status: str) -> None:
        """Set the tribe of each of these castaways; those whose tribe stays keep its status."""
        for tribe, seats in tribes.items():
            for seat in seats:
                before = self.members.get(seat)
                if before is None or before.tribe != tribe or status == "Merged":
                    self.members[seat] = Membership(tribe, status)
                self.original_tribes.setdefault(seat, tribe)
        self._stage_is_new = True
        if self.round:
            self.tribes_by_round[self.round] |= self.members

    # -- the fold ----------------------------------------------------------------------------------

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        self.people[fact.seat] = fact
        self._in_game[fact.seat] = None

    @folds(RoundBegan)
    def _round_began(self, fact: RoundBegan) -> None:
        self.begin_round(fact.round)

    @folds(MemoWritten)
    def _memo(self, fact: MemoWritten) -> None:
        if fact.kind == "diary":
            self._confess(fact.seat)

    @folds(InterviewAnswered)
    def _interview(self, fact: InterviewAnswered) -> None:
        if fact.words is not None:
            self._confess(fact.seat)

    def _confess(self, seat: str) -> None:
        self.confessionals[max(self.round, 1), seat] += 1
