"""A table of Survival whose players, cards and luck a test holds in its hands.

    table = Table()                                    # eight seats: A … H as in the examples
    table.on("nominate", "f")                          # both Evil name f, every night
    table.on("protect", "f", round=1)
    table.until_told(NobodyEliminated)

The seats are `a, b, c …`; by default two Evil (a, b), Scientist c, Ranger d, Activist e and
Elements. Who is not scripted gives a question's default answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import ascii_lowercase
from typing import Any, TypeVar

from showrunner.formats.facts import Fact
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.formats.survival import FORMAT
from showrunner.formats.survival.cards import CARDS, ELEMENTS, EVIL, SPECIALS
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.kernel import (
    Answer,
    Ask,
    EntryResult,
    Roll,
)
from tests.formats.seating import LoadedStage, Seating

F = TypeVar("F", bound=Fact)
T = TypeVar("T")

SEATS = (*ascii_lowercase, "za", "zb", "zc", "zd")
BASIC = ("pollution", "waste", "scientist", "ranger", "activist", "clean_water", "fish", "peace")
Value = str | None | Mapping[str, Any] | Callable[[Ask[Any]], Any]


class LoadedCards(LoadedStage):
    """A stage on which cards, dice and draws fall as the test wants; what is not said, by luck."""

    def roll(self, name: tuple[str | int, ...], dice: int = 3, sides: int = 6) -> Roll:
        rolled = super().roll(name, dice, sides)
        self.table.rolls.append(name)
        loaded = self.table.dice.get(str(name[0]))
        return rolled if loaded is None else Roll((loaded,))

    def shuffle(self, name: tuple[str | int, ...], items: Sequence[T]) -> list[T]:
        shuffled = super().shuffle(name, items)
        if name == ("deal", "cards") and self.table.roles:
            return list(self.table.roles)  # type: ignore[arg-type]
        return shuffled

    def draw(self, name: tuple[str | int, ...], items: Sequence[T]) -> T:
        drawn = super().draw(name, items)
        self.table.drawn.append((name, tuple(items)))
        loaded = self.table.draws.get(str(name[0]))
        return loaded if loaded in items else drawn


class Table(Seating[SurvivalSheet]):
    """A season that starts when it is first run."""

    def __init__(
        self,
        roles: Sequence[str] | int = BASIC,
        *,
        seed: str = "table",
        schedule: Sequence[Scheduled] = (),
        **parameters: Any,
    ) -> None:
        """`roles` are the cards by seat (or a number of seats, dealt by luck)."""
        self.roles: tuple[str, ...] = ()
        size = roles if isinstance(roles, int) else len(roles)
        given: dict[str, Any] = dict(parameters)
        if not isinstance(roles, int):
            self.roles = tuple(roles)
            given.setdefault("mode", "chosen")
            given.setdefault("evil_count", sum(role in EVIL for role in roles))
            given.setdefault("specials", [role for role in SPECIALS if role in roles])
        self.seats = SEATS[:size]
        settings = SeasonSettings(
            format="survival",
            version=FORMAT.version,
            changes=FORMAT.changes,
            title="A table",
            cast=tuple(Castaway(id=seat, name=seat.upper()) for seat in self.seats),
            parameters=given,
            schedule=tuple(schedule),
        )
        super().__init__(FORMAT, settings, LoadedCards, seed)
        self.dice: dict[str, int] = {}
        self.draws: dict[str, Any] = {}
        self.rolls: list[Any] = []
        self.drawn: list[Any] = []
        self.asked_of: list[tuple[int, str, str, tuple[str, ...]]] = []
        """Every answer: round, seat, kind, and the values its first field offered."""

    # -- what players and luck do ------------------------------------------------------------------

    def on(self, kind: str, value: Value, seat: str = "", round: int = 0) -> Table:
        """This is the answer to this kind of question (`vote`); the last one said counts.

        A plain value fills the first field. Round 0 is every round.
        """
        self.script.say(self.full(kind), value, seat, round)
        return self

    def votes(self, text: str, round: int = 0, kind: str = "vote") -> Table:
        """`a>c b>c d>` : a and b vote for c, d abstains."""
        for pair in text.split():
            seat, _, name = pair.partition(">")
            self.on(kind, name or None, seat, round)
        return self

    # -- how far it runs ---------------------------------------------------------------------------

    def answer(self, ask: Ask[Any], value: Value = ()) -> EntryResult:  # type: ignore[assignment]
        given: Any = value
        if value == ():
            given = self.script.answer(ask.question.kind, ask.seat, self.sheet.round)
        if callable(given):
            given = given(ask)
        first = next(iter(ask.question.fields))
        if not isinstance(given, Mapping):
            given = {first: given}
        offered = tuple(
            option.value for option in getattr(ask.question.fields[first], "options", ())
        )
        self.asked_of.append((self.sheet.round, ask.seat, ask.question.kind, offered))
        silent = ask.question.forfeits and not given
        by = "clock" if silent else "player"
        return self.enter(Answer(ask.id, {**ask.question.default, **given}, by))

    def ever_asked(self, kind: str) -> list[str]:
        """The seats that answered this kind of question so far, in order."""
        return [seat for _, seat, asked, _ in self.asked_of if asked == self.full(kind)]

    # -- what happened, and who knows it -----------------------------------------------------------

    @property
    def out(self) -> list[tuple[str, str]]:
        """Who was eliminated and why, in order."""
        return [(gone.seat, self.sheet.causes[gone.seat]) for gone in self.sheet.eliminated]

    @property
    def living(self) -> str:
        return "".join(self.sheet.living)


def cast_of(size: int, evil: int, *specials: str) -> tuple[str, ...]:
    """Cards in order: this many Evil Forces, then these specials, then Elements."""
    return (*EVIL[:evil], *specials, *ELEMENTS[: size - evil - len(specials)])


assert set(BASIC) <= set(CARDS)
