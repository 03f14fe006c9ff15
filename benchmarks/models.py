"""P1–P6: seasons of models against the house model, which answers after 200 ms in its own process.

Wall time beside the critical path, parallelism, tokens, what a provider's cache would have, our own
processor time a call, and calls a second with many seasons in one process.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from rich.console import Console
from rich.table import Table
from sqlalchemy import select

from benchmarks.critical_path import longest_chain
from benchmarks.measuring import Figure, show
from benchmarks.model_house import House, house_model
from benchmarks.playing import CAST
from showrunner.addresses import AllowedAddresses
from showrunner.files.cast_files import library
from showrunner.formats.format import load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import luck_from_seed
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.profile import Prices, Profile
from showrunner.players.llm.prompting import Prompt, Prompter
from showrunner.players.llm.templates import TemplateFolder
from showrunner.players.llm.tokens import tokens_in
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.models import AskRow

LATENCY = 0.2
CASTS = (6, 12, 18, 30)
AT_ONCE = (1, 10, 50)
WARM_UP, WINDOW = 5.0, 20.0
"""Seconds: many seasons are watched for so long, after they have got going."""
PRICES = Prices(input=0.25, cached=0.025, output=2.0)
PROMPTS = Path(__file__).parents[1] / "prompts"


class Season(NamedTuple):
    """What one season took."""

    cast: int
    wall: float
    cpu: float
    calls: Sequence[Any]
    path: int
    common: float
    parts: Counter[str]

    @property
    def critical(self) -> float:
        """Seconds that the longest chain takes."""
        return self.path * LATENCY

    @property
    def parallelism(self) -> float:
        """How many calls were under way at a time, on average."""
        return len(self.calls) * LATENCY / self.wall

    @property
    def limit(self) -> float:
        """How many could have been."""
        return len(self.calls) / self.path

    @property
    def growth(self) -> float:
        """P3: prompt tokens of the last quarter, by those of the first."""
        tokens = [call.prompt_tokens for call in self.calls]
        quarter = max(1, len(tokens) // 4)
        return mean(tokens[-quarter:]) / mean(tokens[:quarter])

    @property
    def cached(self) -> float:
        """The share of prompt tokens that the provider's cache had."""
        return self.total("cached_tokens") / self.total("prompt_tokens")

    def total(self, column: str) -> int:
        """A column of all calls, added up."""
        return sum(getattr(call, column) for call in self.calls)


def run(console: Console, quick: bool) -> None:
    """One season of each size, then many at once."""
    casts, many = ((6, CAST), (1, 10)) if quick else (CASTS, AT_ONCE)
    with house_model(LATENCY) as house, tempfile.TemporaryDirectory() as folder:
        seasons = [asyncio.run(played(Path(folder), house, size)) for size in casts]
        rates = {number: asyncio.run(at_once(Path(folder), house, number)) for number in many}
    console.print(_table(seasons))
    standard = next((one for one in seasons if one.cast == CAST), seasons[0])
    most = max(rates)
    show(
        console,
        [
            Figure(
                "P1",
                f"wall time / critical path, {standard.cast} castaways",
                "≤ 1.10",
                f"{standard.wall / standard.critical:.3f} ({standard.wall:.1f} s / "
                f"{standard.critical:.1f} s)",
                standard.wall <= 1.1 * standard.critical,
            ),
            Figure(
                "P2",
                "parallelism / the season's own limit",
                "≥ 0.9",
                f"{standard.parallelism / standard.limit:.2f} "
                f"({standard.parallelism:.2f} / {standard.limit:.2f})",
                standard.parallelism >= 0.9 * standard.limit,
            ),
            *(
                Figure(
                    "P3",
                    f"prompt tokens, last quarter / first, {one.cast} castaways",
                    "≤ 1.3",
                    f"{one.growth:.2f}",
                    one.growth <= 1.3,
                )
                for one in seasons
            ),
            Figure(
                "P4",
                "share of a prompt that begins as the seat's one before",
                "≥ 70 %",
                f"{standard.common:.0%} exactly; {standard.cached:.0%} by the cache in blocks",
                standard.common >= 0.7,
            ),
            *(
                Figure("P5", f"own ms of processor a call, {what}", "≤ 3", f"{cpu:.2f}", cpu <= 3)
                for what, cpu in [
                    ("one season", 1000 * standard.cpu / len(standard.calls)),
                    *((f"{number} seasons", 1000 * cpu) for number, (_, cpu) in rates.items()),
                ]
            ),
            *(
                Figure(
                    "P6" if number == most else "",
                    f"calls a second, {number} seasons in one process",
                    "≥ 250" if number == most else "",
                    f"{rate:.0f}",
                    number != most or rate >= 250,
                )
                for number, (rate, _) in rates.items()
            ),
        ],
        f"Every call takes {LATENCY * 1000:.0f} ms at the house model. Load at the end "
        f"{os.getloadavg()[0]:.1f}.",
    )


def _table(seasons: Sequence[Season]) -> Table:
    table = Table(title="One season of models", title_justify="left")
    for head in ("castaways", *(str(one.cast) for one in seasons)):
        table.add_column(head)

    def row(what: str, *cells: object) -> None:
        table.add_row(what, *map(str, cells))

    row(
        "calls (diaries among them)",
        *(
            f"{len(one.calls):,} ({sum(call.kind == 'diary' for call in one.calls)})"
            for one in seasons
        ),
    )
    row("longest chain, calls", *(one.path for one in seasons))
    row("critical path, s", *(f"{one.critical:.1f}" for one in seasons))
    row("wall time, s", *(f"{one.wall:.1f}" for one in seasons))
    row("wall / critical path", *(f"{one.wall / one.critical:.3f}" for one in seasons))
    row("parallelism (limit)", *(f"{one.parallelism:.2f} ({one.limit:.2f})" for one in seasons))
    row("own ms a call", *(f"{1000 * one.cpu / len(one.calls):.2f}" for one in seasons))
    row("prompt tokens", *(f"{one.total('prompt_tokens'):,}" for one in seasons))
    row("of them cached", *(f"{one.cached:.0%}" for one in seasons))
    row("begin as the one before", *(f"{one.common:.0%}" for one in seasons))
    row("answer tokens", *(f"{one.total('answer_tokens'):,}" for one in seasons))
    row("last quarter / first", *(f"{one.growth:.2f}" for one in seasons))
    for part in PARTS:
        row(
            f"mean tokens: {part}",
            *(f"{one.parts[part] / one.parts['prompts']:,.0f}" for one in seasons),
        )
    row(
        f"dollars at {PRICES.input:g}/{PRICES.cached:g}/{PRICES.output:g}",
        *(f"{one.total('cost') / 1e6:.3f}" for one in seasons),
    )
    return table


def season_of(size: int) -> SeasonSettings:
    """A season of the library's castaways under the default rules, all played by models."""
    game, cast = load_format("survivor"), library()[:size]
    return SeasonSettings(
        format=game.name,
        version=game.version,
        title="A measured season",
        cast=cast,
        parameters={},
        changes=game.changes,
        players={person.id: "model:house" for person in cast},
    )


@asynccontextmanager
async def stage(folder: Path, house: House, name: str) -> AsyncIterator[tuple[Store, ModelLines]]:
    """A new database, and the lines to the house model."""
    profile = Profile(
        name="house", base_url=f"{house}/v1", model="house", prices=PRICES, in_flight=1000
    )
    store = await Store.open(str(folder / f"{name}.db"))
    lines = ModelLines(
        [profile], TemplateFolder(PROMPTS), AllowedAddresses(f"{house}, 127.0.0.1"), Keys({})
    )
    try:
        yield store, lines
    finally:
        await lines.close()
        await store.close()


async def played(folder: Path, house: House, size: int) -> Season:
    """One season from its start to its end."""
    house.reset()
    async with stage(folder, house, f"one {size}") as (store, lines):
        season = await store.seasons.create(season_of(size), luck_from_seed(f"models {size}"))
        with watched() as seen:
            wall, cpu = time.perf_counter(), time.process_time()
            await Runner(store, season, hires=Agency(lines)).run(until_idle=True)
            wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        assert (await store.seasons.find(season)).status == "over"
        calls = await store.calls.page(season, limit=1_000_000)
        assert {call.outcome for call in calls} <= {"answered", "withdrawn"}
        query = select(AskRow.id, AskRow.opened).where(AskRow.season == season)
        asks = await store.database.read(lambda connection: connection.execute(query).all())
        chain = longest_chain(
            await store.past.entries(season),
            {row.id: row.opened for row in asks},
            {call.ask for call in calls},
        )
        common, parts = _compared(seen)
        done = [call for call in calls if call.outcome == "answered"]
        return Season(size, wall, cpu, done, chain.calls, common, parts)


async def at_once(folder: Path, house: House, number: int) -> tuple[float, float]:
    """Calls a second of so many seasons while they are under way, and seconds of processor each."""
    async with stage(folder, house, f"{number} at once") as (store, lines):
        settings = season_of(CAST)
        seasons = [
            await store.seasons.create(settings, luck_from_seed(f"many {one}"))
            for one in range(number)
        ]
        hires = Agency(lines)
        driven = [asyncio.create_task(Runner(store, one, hires=hires).run()) for one in seasons]
        await asyncio.sleep(WARM_UP)
        began, cpu, wall = await _answered(house), time.process_time(), time.perf_counter()
        await asyncio.sleep(WINDOW)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        calls = await _answered(house) - began
        for task in driven:
            task.cancel()
        await asyncio.gather(*driven, return_exceptions=True)
        return calls / wall, cpu / calls


async def _answered(house: House) -> int:
    return int((await asyncio.to_thread(house.stats))["answered"])


# -- what is in the prompts ------------------------------------------------------------------------

PARTS = ("system", "memory", "news", "talk", "standing", "question", "schema")
_HEADS = {
    "## What you remember": "memory",
    "## You are talking with": "talk",
    "## Where things stand": "standing",
    "## Your turn": "question",
}


@contextmanager
def watched() -> AsyncIterator[dict[Prompter, list[Prompt]]]:  # type: ignore[misc]
    """Every prompt that is made meanwhile, by who made it."""
    seen: dict[Prompter, list[Prompt]] = {}
    make = Prompter.prompt

    def kept(self: Prompter, *rest: Any) -> Prompt:
        prompt = make(self, *rest)
        seen.setdefault(self, []).append(prompt)
        return prompt

    with patch.object(Prompter, "prompt", kept):
        yield seen


def _compared(seen: dict[Prompter, list[Prompt]]) -> tuple[float, Counter[str]]:
    """The share of all prompts that is the beginning of the seat's one before; tokens by part."""
    same = total = 0
    parts: Counter[str] = Counter()
    for prompts in seen.values():
        before = ""
        for prompt in prompts:
            words = f"{prompt.system}\n{prompt.turn}"
            same += _common(before, words)
            total += len(words)
            before = words
            parts["prompts"] += 1
            parts["system"] += tokens_in(prompt.system)
            parts["schema"] += len(msgspec.json.encode(prompt.schema)) // 4
            for part, size in _parts(prompt.turn):
                parts[part] += size
    return same / total, parts


def _parts(turn: str) -> list[tuple[str, int]]:
    found = []
    for section in ("\n" + turn).split("\n## ")[1:]:
        head = f"## {section}"
        name = next((part for start, part in _HEADS.items() if head.startswith(start)), "news")
        found.append((name, tokens_in(head)))
    return found


def _common(first: str, second: str) -> int:
    """How many characters both begin with."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(first), len(second)))
