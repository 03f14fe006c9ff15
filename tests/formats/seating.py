"""What the tables of all games have in common: a season in memory that a test runs step by step.

A game's own table seats its players, says what they answer, and loads the stage with luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from showrunner.formats.facts import Fact, encode_sealed
from showrunner.formats.format import Format
from showrunner.formats.season import Season
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.sheet import Sheet
from showrunner.formats.table import Place
from showrunner.kernel import (
    PRODUCER,
    PUBLIC,
    Ask,
    Audience,
    Entry,
    EntryResult,
    Kernel,
    Order,
    Stage,
    Viewer,
    contestant,
    luck_from_seed,
    view,
)
from tests.scripting import Script

F = TypeVar("F", bound=Fact)
S = TypeVar("S", bound=Sheet)

MOST_ENTRIES = 20_000
"""No season of a test is as long; one that would never end fails."""


class LoadedStage(Stage):
    """A stage whose luck a table has in its hands; what is not loaded falls as the seed has it."""

    def __init__(self, stage: Stage, table: Any) -> None:
        super().__init__(stage._kernel)
        self.table = table


class Seating(Generic[S]):
    """A season whose players and luck a test holds in its hands. It starts when it is first run."""

    def __init__(
        self,
        format: Format,
        settings: SeasonSettings,
        stage: Callable[[Stage, Any], LoadedStage],
        seed: str,
    ) -> None:
        """Raises what the format refuses."""
        table = self

        class SeatedSeason(format.season):  # type: ignore[name-defined, misc]
            async def script(self, given: Stage) -> None:
                await super().script(stage(given, table))

        self.format = format
        self.settings = settings
        self.season: Season[S] = replace(format, season=SeatedSeason).staged(settings)
        self.seed = seed
        self.steps: list[EntryResult] = []
        self.script = Script()
        self.looked_at = 0
        """How many facts `until_told` has looked at."""

    # -- how far it runs ---------------------------------------------------------------------------

    @cached_property
    def kernel(self) -> Kernel:
        """The running season; it starts when it is first looked at."""
        luck, changes = luck_from_seed(self.seed), self.format.changes
        kernel = Kernel(self.season, luck, encode_sealed, changes, known=changes)
        self.steps.append(kernel.start())
        return kernel

    def start(self) -> Self:
        """Play up to the first decisions."""
        assert self.kernel
        return self

    @property
    def sheet(self) -> S:
        """The season's state."""
        self.start()
        return self.season.sheet

    @property
    def over(self) -> bool:
        """Whether the season has ended."""
        return self.kernel.over

    @property
    def open_asks(self) -> list[Ask[Any]]:
        """The decisions that wait for an answer, the oldest first."""
        return [ask for ask in self.kernel.asks.values() if not ask.answer]

    def asked(self, kind: str, seat: str = "") -> list[Ask[Any]]:
        """The open decisions of this kind, of everybody or of one seat."""
        return [
            ask
            for ask in self.open_asks
            if ask.question.kind == self.full(kind) and seat in ("", ask.seat)
        ]

    @property
    def kinds_asked(self) -> set[str]:
        """The kinds of all decisions that were ever put to anybody."""
        return {ask.question.kind for step in self.steps for ask in step.opened}

    def full(self, kind: str) -> str:
        """A question's kind by its short name: `survivor.ballot` by `ballot`."""
        named = f"{self.format.name}.{kind}"
        return named if named in self.format.decisions else kind

    def options(self, ask: Ask[Any], field: str = "") -> list[str]:
        """The values that may be chosen in a field (the first) of an open decision."""
        chosen = ask.question.fields[field or next(iter(ask.question.fields))]
        return [option.value for option in chosen.options]

    def enter(self, entry: Entry) -> EntryResult:
        """Enter anything. Raises Refused before anything changes."""
        self.start()
        assert len(self.steps) < MOST_ENTRIES, "the season goes on and on"
        step = self.kernel.apply(entry)
        self.steps.append(step)
        return step

    def order(self, name: str, **terms: Any) -> EntryResult:
        """Give a producers' order; `when={…}` schedules it."""
        return self.enter(Order(name, terms))

    def answer(self, ask: Ask[Any]) -> EntryResult:
        """Answer an ask as scripted."""
        raise NotImplementedError

    def play(self) -> Self:
        """Run until the season is over or waits for producers."""
        while self.open_asks:
            self.answer(self.open_asks[0])
        return self

    def until(self, holds: Callable[[], bool], what: str = "what the test waits for") -> None:
        """Run until this holds. Fails where the season ends or waits before that."""
        while not holds():
            assert self.open_asks, f"the season {'is over' if self.over else 'waits'} before {what}"
            self.answer(self.open_asks[0])

    def until_told(self, fact: type[F], **fields: Any) -> F:
        """Run until such a fact has been told after the one that was last waited for."""
        told = self.kernel.story.told

        def found() -> bool:
            while self.looked_at < len(told):
                self.looked_at += 1
                if matching([told[self.looked_at - 1].fact], fact, fields):
                    return True
            return False

        self.until(found, f"{fact.__name__} {fields}")
        return told[self.looked_at - 1].fact  # type: ignore[no-any-return]

    def until_asked(self, kind: str, seat: str = "") -> Ask[Any]:
        """Run until such a decision is open, and return it unanswered."""
        self.until(lambda: bool(self.asked(kind, seat)), f"anybody is asked {kind} {seat}")
        return self.asked(kind, seat)[0]

    # -- what happened, and who knows it -----------------------------------------------------------

    def view(self, viewer: str = "producers") -> list[Fact]:
        """The facts that a seat, the `public` or the `producers` may know."""
        known: dict[str, Viewer] = {"public": PUBLIC, "producers": PRODUCER}
        who = known.get(viewer) or contestant(viewer)
        return [seen.fact for seen in view(self.kernel.story.told, who)]

    def facts(self, fact: type[F], viewer: str = "producers", **fields: Any) -> list[F]:
        """The facts of this type, with just these field values, that a viewer may know."""
        return matching(self.view(viewer), fact, fields)

    def fact(self, fact: type[F], viewer: str = "producers", **fields: Any) -> F:
        """The only such fact."""
        found = self.facts(fact, viewer, **fields)
        assert len(found) == 1, f"{len(found)} facts {fact.__name__} {fields}, not one: {found}"
        return found[0]

    def sheet_of(self, viewer: str) -> S:
        """The state as a seat, the `public` or the `producers` know it."""
        sheet: Any = self.format.sheet()
        for fact in self.view(viewer):
            sheet.take(fact)
        return sheet

    def place(self, name: str, viewer: str = "producers") -> Place:
        """A place of the table that pages draw, as this viewer knows it."""
        assert self.format.table
        table = self.format.table(self.sheet_of(viewer))
        return next(place for place in table.places if place.name == name)

    def audience(self, fact: type[Fact], **fields: Any) -> Audience:
        """The audience of the first such fact."""
        wanted = self.facts(fact, **fields)[0]
        return next(told.audience for told in self.kernel.story.told if told.fact is wanted)


def matching(facts: Iterable[Fact], kind: type[F], fields: Mapping[str, Any]) -> list[F]:
    """Those of this type and with these field values."""
    return [
        fact
        for fact in facts
        if isinstance(fact, kind)
        and all(getattr(fact, name) == value for name, value in fields.items())
    ]
