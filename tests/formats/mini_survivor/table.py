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

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from showrunner.formats.facts import Fact
from showrunner.formats.mini_survivor import FORMAT, facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.kernel import (
    EVERYBODY,
    Answer,
    Ask,
    Audience,
    Dice,
)
from tests.formats.seating import LoadedStage, Seating

F = TypeVar("F", bound=Fact)
T = TypeVar("T")

NAMES = ["ana", "ben", "cal", "dee", "eve", "fay", "gus", "hal", "ida", "jon", "kim", "leo"]
FAR = {"end_at": 0}
"""A parameter with which a match on a small board goes on."""


class Still(Dice):
    """Dice with which nothing is exchanged."""

    def below(self, limit: int) -> int:
        return 0


SUBMISSION = "mini_survivor.submission"


class LoadedBoard(LoadedStage):
    """A stage with a scripted board and loaded draws."""

    def dice(self, name: tuple[str | int, ...]) -> Dice:
        rolled = super().dice(name)
        still = name == ("placement",) and self.table.still
        return Still(b"", name) if still else rolled

    def shuffle(self, name: tuple[str | int, ...], items: Sequence[T]) -> list[T]:
        shuffled = super().shuffle(name, items)
        return list(items) if name == ("ids",) and self.table.still else shuffled

    def draw(self, name: tuple[str | int, ...], items: Sequence[T]) -> T:
        drawn = super().draw(name, items)
        self.table.drawn.append((name, list(items)))
        loaded = self.table.draws.get(str(name[0]))
        return loaded if loaded in items else drawn

    def tell(self, fact: object, to: Audience, reveals: bool = False) -> None:
        table = self.table
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


class Table(Seating[MiniSheet]):
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
        settings = SeasonSettings(
            format="mini_survivor",
            version=FORMAT.version,
            changes=FORMAT.changes,
            title="A table",
            cast=tuple(
                Castaway(id=seat, name=(names or {}).get(seat, seat.title())) for seat in self.seats
            ),
            parameters=dict(parameters or {}),
            schedule=tuple(schedule),
        )
        super().__init__(FORMAT, settings, LoadedBoard, seed)
        self.draws: dict[str, Any] = {}
        self.drawn: list[tuple[tuple[str | int, ...], list[Any]]] = []

    def _read(self, members: str) -> list[int]:
        numbers = []
        for word in members.split():
            seat, number = word.rstrip("0123456789"), int(word.lstrip("abcdefghijklmnopqrstuvwxyz"))
            self.owners[number] = seat
            numbers.append(number)
        return numbers

    def prepare(self, stage: LoadedBoard) -> None:
        """What the board is to have besides: tribes that are gone, Survivors that are cast out."""
        for letter in [] if not self.open else self.season.sheet.open[:]:
            if letter not in self.open:
                stage.tell(facts.TribeRemoved(tribe=letter, why="too few"), EVERYBODY)
        if self.outcasts:
            out = tuple(self.outcasts)
            stage.tell(facts.SurvivorsCastOut(round=0, survivors=out, why="too few"), EVERYBODY)

    # -- what players do ---------------------------------------------------------------------------

    def send(self, seat: str, *lines: str) -> None:
        """This is the seat's submission in the round that is played next."""
        self.script.say(SUBMISSION, "\n".join(lines), seat, once=True)

    def vote(self, **targets: int) -> None:
        """Votes by number: `vote(s3=22)`."""
        by_seat: dict[str, list[str]] = {}
        for name, target in targets.items():
            one = int(name[1:])
            by_seat.setdefault(self.owner(one), []).append(f"{one} v {target}")
        for seat, lines in by_seat.items():
            said = self.script.said(SUBMISSION, seat)
            self.send(seat, *([] if said is None else [said]), *lines)

    def owner(self, one: int) -> str:
        return self.owners.get(one) or self.sheet.survivors[one].owner

    def on(self, kind: str, value: Any, seat: str = "") -> None:
        """This is the answer to this kind of question, of everybody or of one seat."""
        self.script.say(self.full(kind), value, seat)

    def fix_draw(self, kind: str, item: Any) -> None:
        """Draws of this kind (`removal`, `merge`, `outcast`, `ec`, …) fall on this item."""
        self.draws[kind] = item

    # -- how far it runs ---------------------------------------------------------------------------

    def value(self, ask: Ask[Any]) -> Mapping[str, Any]:
        kind = ask.question.kind
        said = self.script.answer(kind, ask.seat)
        given = said(ask) if callable(said) else said
        if isinstance(given, str):
            given = {"submission": given}
        return {**ask.question.default, **(given or {})}

    def answer(self, ask: Ask[Any], value: Mapping[str, Any] | None = None, by: Any = "player"):
        return self.enter(Answer(ask.id, self.value(ask) if value is None else value, by))

    def play_round(self, times: int = 1) -> Table:
        """To the end of the round that is being played, or not begun."""
        for _ in range(times):
            assert self.kernel
            number = self.sheet.round
            self.until(lambda: bool(self.facts(facts.RoundEnded, round=number)), "the round's end")  # noqa: B023
        return self

    # -- what happened, and who knows it -----------------------------------------------------------

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
