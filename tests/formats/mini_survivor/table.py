"""A table at which scripted players sit: plays a match in memory, for tests.

    table = Table({"F": "ana3 ben17 cal22 dee41 eve58"})   # who stands where, and whose it is
    table.send("ana", "3 a 17 ben", "3 v 22")              # a submission for the next round
    table.play_round()
    assert table.fell("assassination") == {17}

The seats are `ana, ben, cal, dee …`. Without a board all are placed as the rules do it, in the
order of seats and numbers: ana has 1 to 5 in A to E, ben 6 to 10 in B to F, and so on. Who is not
scripted sends the default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

from showrunner.formats.facts import Fact, encode_sealed
from showrunner.formats.mini_survivor import FORMAT, facts
from showrunner.formats.mini_survivor.script import MiniSeason
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.kernel import (
    EVERYBODY,
    PRODUCER,
    PUBLIC,
    Answer,
    Ask,
    Audience,
    Dice,
    Entry,
    Kernel,
    Order,
    Stage,
    Step,
    Viewer,
    contestant,
    luck_from_seed,
    view,
)

F = TypeVar("F", bound=Fact)
T = TypeVar("T")

NAMES = ["ana", "ben", "cal", "dee", "eve", "fay", "gus", "hal", "ida", "jon", "kim", "leo"]
FAR = {"end_at": 0}
"""A parameter with which a match on a small board goes on."""


class Still(Dice):
    """Dice with which nothing is exchanged."""

    def below(self, limit: int) -> int:
        return 0


class LoadedStage(Stage):
    """A stage with a scripted board and loaded draws."""

    def __init__(self, stage: Stage, table: Table) -> None:
        super().__init__(stage._kernel)
        self._table = table

    def dice(self, name: tuple[str | int, ...]) -> Dice:
        rolled = super().dice(name)
        still = name == ("placement",) and self._table.still
        return Still(b"", name) if still else rolled

    def shuffle(self, name: tuple[str | int, ...], items: Sequence[T]) -> list[T]:
        shuffled = super().shuffle(name, items)
        return list(items) if name == ("ids",) and self._table.still else shuffled

    def draw(self, name: tuple[str | int, ...], items: Sequence[T]) -> T:
        drawn = super().draw(name, items)
        self._table.drawn.append((name, list(items)))
        loaded = self._table.draws.get(str(name[0]))
        return loaded if loaded in items else drawn

    def tell(self, fact: object, to: Audience, reveals: bool = False) -> None:
        table = self._table
        if table.board and isinstance(fact, facts.BoardShown) and fact.why == "start":
            tribes = {letter: tuple(table.board.get(letter, ())) for letter in fact.tribes}
            super().tell(facts.BoardShown(tribes=tribes, outcasts=(), why="start"), to)
            return
        if table.board and isinstance(fact, facts.SurvivorsDealt):
            owned = tuple(one for one, seat in table.owners.items() if seat == fact.seat)
            fact = facts.SurvivorsDealt(seat=fact.seat, survivors=owned)
        super().tell(fact, to, reveals)
        if isinstance(fact, facts.StockGiven) and fact.seat == table.seats[-1]:
            table.prepare(self)


class SeatedSeason(MiniSeason):
    table: Table

    async def script(self, stage: Stage) -> None:
        await super().script(LoadedStage(stage, self.table))


class Table:
    """A match whose players and draws a test holds in its hands."""

    def __init__(
        self,
        board: Mapping[str, str] | None = None,
        *,
        outcasts: str = "",
        open: str = "",
        players: int = 12,
        parameters: Mapping[str, Any] | None = None,
        names: Mapping[str, str] | None = None,
        schedule: Iterable[Scheduled] = (),
        rounds: Mapping[str, str] | None = None,
        still: bool = True,
        seed: str = "table",
    ) -> None:
        """`board` has the members of each tribe, as seat and number; `open` names the tribes that
        are still open (none: all). `still` leaves the placement as it is before its exchanges.
        """
        self.seats = tuple(NAMES[:players])
        self.still = still
        self.owners: dict[int, str] = {}
        self.board = {letter: self._read(members) for letter, members in (board or {}).items()}
        self.outcasts = self._read(outcasts)
        if self.outcasts:  # they are shown in some tribe first, and cast out of it then
            first = next(iter(open or "A"))
            self.board[first] = [*self.board.get(first, ()), *self.outcasts]
        self.open = open
        self.settings = SeasonSettings(
            format="mini_survivor",
            version=FORMAT.version,
            title="A table",
            cast=tuple(
                Castaway(id=seat, name=(names or {}).get(seat, seat.title())) for seat in self.seats
            ),
            parameters=dict(parameters or {}),
            schedule=tuple(schedule),
        )
        FORMAT.verify(self.settings)
        self.season = SeatedSeason(self.settings)
        self.season.table = self
        self.seed = seed
        self.draws: dict[str, Any] = {}
        self.drawn: list[tuple[tuple[str | int, ...], list[Any]]] = []
        self.script: dict[tuple[str, str], Any] = {}
        self.sent: dict[str, Any] = {}
        self.steps: list[Step] = []

    def _read(self, members: str) -> list[int]:
        numbers = []
        for word in members.split():
            seat, number = word.rstrip("0123456789"), int(word.lstrip("abcdefghijklmnopqrstuvwxyz"))
            self.owners[number] = seat
            numbers.append(number)
        return numbers

    def prepare(self, stage: LoadedStage) -> None:
        """What the board is to have besides: tribes that are gone, Survivors that are cast out."""
        for letter in [] if not self.open else self.sheet.open[:]:
            if letter not in self.open:
                stage.tell(facts.TribeRemoved(tribe=letter, why="too few"), EVERYBODY)
        if self.outcasts:
            out = tuple(self.outcasts)
            stage.tell(facts.SurvivorsCastOut(round=0, survivors=out, why="too few"), EVERYBODY)

    # -- what players do ---------------------------------------------------------------------------

    def send(self, seat: str, *lines: str) -> None:
        """This is the seat's submission in the round that is played next."""
        self.sent[seat] = "\n".join(lines)

    def vote(self, **targets: int) -> None:
        """Votes by number: `vote(s3=22)`."""
        by_seat: dict[str, list[str]] = {}
        for name, target in targets.items():
            one = int(name[1:])
            by_seat.setdefault(self.owner(one), []).append(f"{one} v {target}")
        for seat, lines in by_seat.items():
            self.send(seat, *([self.sent[seat]] if seat in self.sent else []), *lines)

    def owner(self, one: int) -> str:
        return self.owners.get(one) or self.sheet.survivors[one].owner

    def on(self, kind: str, value: Any, seat: str = "") -> None:
        """This is the answer to this kind of question, of everybody or of one seat."""
        self.script[f"mini_survivor.{kind}", seat] = value

    def fix_draw(self, kind: str, item: Any) -> None:
        """Draws of this kind (`removal`, `merge`, `outcast`, `ec`, …) fall on this item."""
        self.draws[kind] = item

    # -- how far it runs ---------------------------------------------------------------------------

    @cached_property
    def kernel(self) -> Kernel:
        kernel = Kernel(self.season, luck_from_seed(self.seed), encode_sealed, FORMAT.changes)
        self.steps.append(kernel.start())
        return kernel

    @property
    def sheet(self) -> MiniSheet:
        return self.season.sheet

    @property
    def over(self) -> bool:
        return self.kernel.over

    @property
    def open_asks(self) -> list[Ask[Any]]:
        return [ask for ask in self.kernel.asks.values() if not ask.answer]

    def enter(self, entry: Entry) -> Step:
        assert self.kernel
        step = self.kernel.apply(entry)
        self.steps.append(step)
        return step

    def value(self, ask: Ask[Any]) -> Mapping[str, Any]:
        kind = ask.question.kind
        if kind == "mini_survivor.submission":
            if ask.seat in self.sent:
                return {"submission": self.sent.pop(ask.seat)}
            return ask.question.default
        said = self.script.get((kind, ask.seat), self.script.get((kind, ""), {}))
        given = said(ask) if callable(said) else said
        return {**ask.question.default, **(given or {})}

    def answer(self, ask: Ask[Any], value: Mapping[str, Any] | None = None, by: Any = "player"):
        return self.enter(Answer(ask.id, self.value(ask) if value is None else value, by))

    def order(self, name: str, **terms: Any) -> Step:
        return self.enter(Order(name, terms))

    def until(self, holds: Callable[[], bool], what: str = "what the test waits for") -> None:
        while not holds():
            assert self.open_asks, f"the season {'is over' if self.over else 'waits'} before {what}"
            self.answer(self.open_asks[0])

    def until_asked(self, kind: str, seat: str = "") -> Ask[Any]:
        def asked() -> list[Ask[Any]]:
            full = kind if kind == "interview" else f"mini_survivor.{kind}"
            return [
                ask
                for ask in self.open_asks
                if ask.question.kind == full and seat in ("", ask.seat)
            ]

        self.until(lambda: bool(asked()), f"{kind} {seat}")
        return asked()[0]

    def play_round(self, times: int = 1) -> Table:
        """To the end of the round that is being played, or not begun."""
        for _ in range(times):
            assert self.kernel
            number = self.sheet.round
            self.until(lambda: bool(self.facts(facts.RoundEnded, round=number)), "the round's end")  # noqa: B023
        return self

    def play(self) -> Table:
        """To the end of the match, or until it waits for producers."""
        assert self.kernel
        while self.open_asks:
            self.answer(self.open_asks[0])
        return self

    # -- what happened, and who knows it -----------------------------------------------------------

    def view(self, viewer: str = "producers") -> list[Fact]:
        known: dict[str, Viewer] = {"public": PUBLIC, "producers": PRODUCER}
        who = known.get(viewer) or contestant(viewer)
        return [seen.fact for seen in view(self.kernel.story.told, who)]

    def facts(self, fact: type[F], viewer: str = "producers", **fields: Any) -> list[F]:
        return list(matching(self.view(viewer), fact, fields))

    def fact(self, fact: type[F], viewer: str = "producers", **fields: Any) -> F:
        found = self.facts(fact, viewer, **fields)
        assert len(found) == 1, f"{len(found)} facts {fact.__name__} {fields}, not one: {found}"
        return found[0]

    def audience(self, fact: type[Fact], **fields: Any) -> Audience:
        wanted = self.facts(fact, **fields)[0]
        return next(told.audience for told in self.kernel.story.told if told.fact is wanted)

    def sheet_of(self, viewer: str) -> MiniSheet:
        sheet = MiniSheet()
        for fact in self.view(viewer):
            sheet.take(fact)
        return sheet

    def fell(self, cause: str, round: int = 1) -> set[int]:
        """Who fell so, in this round."""
        found = self.facts(facts.SurvivorsFell, cause=cause, round=round)
        return {one for fact in found for one in fact.owners}

    def totals(self, tribe: str) -> dict[int, int]:
        """The last count of a tribe."""
        return self.facts(facts.VotesCounted, tribe=tribe)[-1].totals

    def removed(self, round: int | None = None) -> list[str]:
        """The tribes removed since the match began."""
        begun = next(
            at for at, fact in enumerate(self.view()) if isinstance(fact, facts.RoundBegan)
        )
        return [f.tribe for f in self.view()[begun:] if isinstance(f, facts.TribeRemoved)]

    def refused(self, seat: str) -> tuple[str, ...]:
        return self.facts(facts.SubmissionSent, seat=seat)[-1].refused

    def lines(self, seat: str) -> tuple[str, ...]:
        return self.facts(facts.SubmissionSent, seat=seat)[-1].lines


def matching(told: Iterable[Fact], kind: type[F], fields: Mapping[str, Any]) -> Iterator[F]:
    for fact in told:
        if isinstance(fact, kind) and all(getattr(fact, n) == v for n, v in fields.items()):
            yield fact
