"""A table at which scripted players sit: plays a dice season in memory, for tests.

    table = Table(4, parameters={"finalists": 2})
    table.fix("competition", 12, seat="ada", round=1)        # loaded dice
    table.on("ballot", {"name": "ben"})                      # what players answer
    table.until_told(VotedOut)                               # how far the season runs
    assert table.fact(VotedOut).seat == "ben"

The seats are `ada, ben, cal, dee, eve …`. Who is not scripted gives a question's default answer.
Every attribute is 18 unless a test says else, so that dice are results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from showrunner.formats.facts import Fact
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.facts import PhaseBegan
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import (
    Answer,
    Ask,
    EntryResult,
    Roll,
)
from tests.formats.seating import LoadedStage, Seating, matching

F = TypeVar("F", bound=Fact)
T = TypeVar("T")

NAMES = (
    "ada ben cal dee eve fay gus hal ida jon kim leo mia ned oda "
    "pam quy ray sue tom una vic wes xia yul zoe zola zora zula zuri zyta"
)

PARTS = {
    "attribute": ("attribute", "seat"),
    "competition": ("round", "time", "decides", "seat", "reroll"),
    "gathering": ("round", "time", "seat"),
    "bonus": ("round", "time", "seat", "bought"),
    "luck": ("card",),
    "survival": ("round", "time", "who", "seat", "reroll"),
}
"""What the names of the season's rolls consist of, after the kind: what `fix` can tell apart."""

Value = Mapping[str, Any] | Callable[[Ask[Any]], Mapping[str, Any] | None]
"""An answer (fields omitted are the default's), or a function that gives one (None: default)."""


class Loaded(NamedTuple):
    """Dice that are loaded: for which rolls, and the total they show."""

    kind: str
    parts: dict[str, str | int]
    total: int | Callable[..., int]


class LoadedDice(LoadedStage):
    """A stage with loaded dice. What is not loaded falls as the seed has it."""

    def roll(self, name: tuple[str | int, ...], dice: int = 3, sides: int = 6) -> Roll:
        rolled = super().roll(name, dice, sides)
        parts = dict(zip(PARTS[str(name[0])], name[1:], strict=True))
        self.table.rolls.append((name, dice, sides))
        for loaded in reversed(self.table.loaded):
            if loaded.kind == name[0] and loaded.parts.items() <= parts.items():
                total = loaded.total(**parts) if callable(loaded.total) else loaded.total
                return Roll(faces(total))
        return rolled

    def shuffle(self, name: tuple[str | int, ...], items: Sequence[T]) -> list[T]:
        shuffled = super().shuffle(name, items)
        first = [item for item in self.table.orders.get(str(name[0]), ()) if item in items]
        return [*first, *(item for item in shuffled if item not in first)]

    def draw(self, name: tuple[str | int, ...], items: Sequence[T]) -> T:
        drawn = super().draw(name, items)
        loaded = self.table.draws.get(str(name[-1]))
        return loaded if loaded in items else drawn


def faces(total: int) -> tuple[int, ...]:
    """Three dice that show this total."""
    assert 3 <= total <= 18, f"three dice cannot show {total}"
    return (total // 3, (total + 1) // 3, (total + 2) // 3)


class Table(Seating[SurvivorSheet]):
    """A season whose players and dice a test holds in its hands. It starts when it is first run."""

    def __init__(
        self,
        cast: int = 4,
        *,
        parameters: Mapping[str, Any] | None = None,
        teams: Mapping[str, str] | None = None,
        attributes: Mapping[str, tuple[int, int]] | None = None,
        rolled_attributes: bool = False,
        schedule: Iterable[Scheduled] = (),
        players: Mapping[str, str] | None = None,
        seed: str = "table",
    ) -> None:
        """`teams` are names with their members in one string: `{"Red": "ada ben", "Blue": "…"}`.

        `attributes` gives (competition, survival) by seat; `rolled_attributes` leaves them to the
        dice. Raises what the format refuses.
        """
        self.seats = tuple(NAMES.split()[:cast])
        settings = SeasonSettings(
            format="survivor",
            version=FORMAT.version,
            changes=FORMAT.changes,
            title="A table",
            cast=tuple(Castaway(id=seat, name=seat.title()) for seat in self.seats),
            parameters=dict(parameters or {}),
            teams={team: tuple(members.split()) for team, members in (teams or {}).items()},
            schedule=tuple(schedule),
            players=dict(players or {}),
        )
        super().__init__(FORMAT, settings, LoadedDice, seed)
        self.loaded: list[Loaded] = []
        self.orders: dict[str, Sequence[Any]] = {}
        self.draws: dict[str, Any] = {}
        self.rolls: list[tuple[tuple[str | int, ...], int, int]] = []
        """Every roll so far: its name, and how many dice of how many sides."""
        if not rolled_attributes:
            self.fix("attribute", 18)
        for seat, (competition, survival) in (attributes or {}).items():
            self.fix("attribute", competition, seat=seat, attribute="competition")
            self.fix("attribute", survival, seat=seat, attribute="survival")

    # -- what players and dice do ------------------------------------------------------------------

    def on(self, kind: str, value: Value, seat: str = "") -> None:
        """From now on this is the answer to this kind of question (`ballot` or `survivor.ballot`).

        The last one said counts, of everybody or of one seat. A test in which it is never asked
        for fails.
        """
        self.script.say(self.full(kind), value, seat)

    def usually(self, kind: str, value: Value, seat: str = "") -> None:
        """`on` for helpers: a test need not come to such a question."""
        self.script.say_usually(self.full(kind), value, seat)

    def fix(self, kind: str, total: int | Callable[..., int], **parts: str | int) -> None:
        """From now on these rolls show this total, or what a function of the roll's parts gives.

        The kinds and their parts are in `PARTS`; parts omitted match all. The last one counts.
        """
        assert set(parts) <= set(PARTS[kind]), f"a {kind} roll is told apart by {PARTS[kind]}"
        self.loaded.append(Loaded(kind, parts, total))

    def fix_all(self, kind: str, totals: Mapping[str, int], **parts: str | int) -> None:
        """`fix` for several seats at once: `{"ada": 12, "ben": 7}`."""
        for seat, total in totals.items():
            self.fix(kind, total, seat=seat, **parts)

    def fix_order(self, kind: str, *items: Any) -> None:
        """Shuffles of this kind (`seekers`, `comments`, `pairs`, …) begin with these items."""
        self.orders[kind] = items

    def fix_draw(self, decides: str, item: Any) -> None:
        """A draw about this (the last part of its name: `reward`, `vote`, …) falls on this item."""
        self.draws[decides] = item

    # -- how far it runs ---------------------------------------------------------------------------

    def answer(self, ask: Ask[Any], value: Value | None = None, by: Any = "player") -> EntryResult:
        """Answer an ask: as scripted, or with this (fields omitted are the default's)."""
        if value is None:
            value = self.script.answer(ask.question.kind, ask.seat)
        given = value(ask) if callable(value) else value
        return self.enter(Answer(ask.id, {**ask.question.default, **(given or {})}, by))

    def event(self, *effects: Mapping[str, Any], **terms: Any) -> EntryResult:
        """Give the order of an event with these effects: `{"effect": "points", …}`."""
        return self.order("event", story="Something happens.", effects=list(effects), **terms)

    def until_told(self, fact: type[F], **fields: Any) -> F:
        """Run until such a fact has been told that was not told before, and return it."""
        looked_at = len(self.kernel.story.told) if self.steps else 0
        told = self.kernel.story.told
        found: list[F] = []

        def is_told() -> bool:
            nonlocal looked_at
            found.extend(matching((item.fact for item in told[looked_at:]), fact, fields))
            looked_at = len(told)
            return bool(found)

        self.until(is_told, f"{fact.__name__} {fields}")
        return found[0]

    def until_phase(self, phase: str, round: int = 1) -> None:
        """Run until this phase of this round has begun (up to its first decisions)."""
        begun = {"phase": phase, "round": round}
        self.until(lambda: bool(self.facts(PhaseBegan, **begun)), f"{phase} of round {round}")
