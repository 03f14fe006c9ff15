"""P1–P6: seasons of models, played by a house model that answers after 200 ms in its own process.

Measures wall time against the critical path, parallelism, tokens, what a provider's cache would
hold, and our own processor time per call and calls per second with many seasons in one process,
both against the bare `openai` client that sends the same.
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
from statistics import mean, median
from typing import Any, NamedTuple
from unittest.mock import patch
from uuid import uuid4

import msgspec
from rich.console import Console
from rich.table import Table
from sqlalchemy import select

from benchmarks.bare_client import Request, Sent, collected_requests, send_again
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
SEASONS_AT_ONCE = (1, 10, 50)
IN_FLIGHT = 200
"""Calls that many seasons may have in flight together."""
SEASONS_IN_FLIGHT = 4
"""Calls that the bare client has in flight when it is compared with one season."""
EACH_SINGLE = 10
"""One in so many of a season's requests is sent again by itself, to see how long a call takes."""
ROUNDS = 3
"""How often ours and the bare client are measured in turn; the median of the ratios is printed."""
WARM_UP_SECONDS, MEASURED_SECONDS = 5.0, 20.0
"""Seconds that many seasons run before they are measured, and that they are measured for."""
PRICES = Prices(input=0.25, cached=0.025, output=2.0)
PROMPTS = Path(__file__).parents[1] / "prompts"


class ModelSeason(NamedTuple):
    """Measurements of one season."""

    cast: int
    wall: float
    cpu: float
    calls: Sequence[Any]
    chain_calls: int
    repeated_share: float
    parts: Counter[str]

    @property
    def critical(self) -> float:
        """Seconds that the longest chain of calls takes."""
        return self.chain_calls * LATENCY

    @property
    def parallelism(self) -> float:
        """Average number of calls in progress."""
        return len(self.calls) * LATENCY / self.wall

    @property
    def limit(self) -> float:
        """Average number of calls that could have been in progress."""
        return len(self.calls) / self.chain_calls

    @property
    def growth(self) -> float:
        """P3: prompt tokens of the last quarter, divided by those of the first."""
        tokens = [call.prompt_tokens for call in self.calls]
        quarter = max(1, len(tokens) // 4)
        return mean(tokens[-quarter:]) / mean(tokens[:quarter])

    @property
    def cached(self) -> float:
        """Share of prompt tokens that were in the provider's cache."""
        return self.total("cached_tokens") / self.total("prompt_tokens")

    def total(self, column: str) -> int:
        """Sum of a column over all calls."""
        return sum(getattr(call, column) for call in self.calls)


def run(console: Console, quick: bool) -> None:
    """Measure one season of each size, then many at once."""
    casts, numbers = ((6, CAST), (1, 10)) if quick else (CASTS, SEASONS_AT_ONCE)
    rounds = 1 if quick else ROUNDS
    with house_model(LATENCY) as house, tempfile.TemporaryDirectory() as folder:
        seasons = [asyncio.run(played(Path(folder), house, size)) for size in casts]
        standards = [asyncio.run(play_standard(Path(folder), house)) for _ in range(rounds)]
        rates = {
            number: [
                asyncio.run(compare_rate(Path(folder), house, number, turn))
                for turn in range(rounds if number == max(numbers) else 1)
            ]
            for number in numbers
        }
    console.print(_table(seasons))
    standard = next((season for season in seasons if season.cast == CAST), seasons[0])
    largest = max(rates)
    show(
        console,
        [
            _wall_figure(standards),
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
                    f"prompt tokens, last quarter / first, {season.cast} castaways",
                    "≤ 1.3",
                    f"{season.growth:.2f}",
                    season.growth <= 1.3,
                )
                for season in seasons
            ),
            Figure(
                "P4",
                "share of a prompt that begins as the seat's one before",
                "≥ 70 %",
                f"{standard.repeated_share:.0%} exactly; "
                f"{standard.cached:.0%} by the cache in blocks",
                standard.repeated_share >= 0.7,
            ),
            _cost_figure(standards),
            *(
                _rate_figure("P6" if number == largest else "", number, measured)
                for number, measured in rates.items()
            ),
        ],
        f"Every call takes {LATENCY * 1000:.0f} ms at the house model. Load at the end "
        f"{os.getloadavg()[0]:.1f}.",
    )


def _wall_figure(standards: Sequence[Standard]) -> Figure:
    ratio = median(
        each.season.wall / (each.season.chain_calls * each.single.seconds) for each in standards
    )
    nominal = median(each.season.wall / each.season.critical for each in standards)
    single = median(1000 * each.single.seconds for each in standards)
    return Figure(
        "P1",
        f"wall time / critical path, {CAST} castaways",
        "≤ 1.05",
        f"{ratio:.3f} with {single:.1f} ms a call, as the bare client takes for one alone; "
        f"{nominal:.3f} with {LATENCY * 1000:.0f} ms",
        ratio <= 1.05,
    )


def _cost_figure(standards: Sequence[Standard]) -> Figure:
    ours = [each.season.cpu / len(each.season.calls) for each in standards]
    ratio = median(cost / each.bare.cost for cost, each in zip(ours, standards, strict=True))
    bare = median(1000 * each.bare.cost for each in standards)
    return Figure(
        "P5",
        "own processor time a call / the bare client's",
        "≤ 1.5",
        f"{ratio:.2f} ({1000 * median(ours):.2f} ms / {bare:.2f} ms)",
        ratio <= 1.5,
    )


def _rate_figure(figure: str, number: int, rates: Sequence[Compared]) -> Figure:
    ratio = median(rate.ours.rate / rate.bare.rate for rate in rates)
    ours = median(rate.ours.rate for rate in rates)
    bare = median(rate.bare.rate for rate in rates)
    return Figure(
        figure,
        f"calls a second, {number} seasons in one process / the bare client's",
        "≥ 0.8" if figure else "",
        f"{ratio:.2f} ({ours:.0f} / {bare:.0f})",
        not figure or ratio >= 0.8,
    )


def _table(seasons: Sequence[ModelSeason]) -> Table:
    table = Table(title="One season of models", title_justify="left")
    for heading in ("castaways", *(str(season.cast) for season in seasons)):
        table.add_column(heading)

    def row(what: str, *cells: object) -> None:
        table.add_row(what, *map(str, cells))

    row(
        "calls (diaries among them)",
        *(
            f"{len(season.calls):,} ({sum(call.kind == 'diary' for call in season.calls)})"
            for season in seasons
        ),
    )
    row("longest chain, calls", *(season.chain_calls for season in seasons))
    row("critical path, s", *(f"{season.critical:.1f}" for season in seasons))
    row("wall time, s", *(f"{season.wall:.1f}" for season in seasons))
    row("wall / critical path", *(f"{season.wall / season.critical:.3f}" for season in seasons))
    row(
        "parallelism (limit)",
        *(f"{season.parallelism:.2f} ({season.limit:.2f})" for season in seasons),
    )
    row("own ms a call", *(f"{1000 * season.cpu / len(season.calls):.2f}" for season in seasons))
    row("prompt tokens", *(f"{season.total('prompt_tokens'):,}" for season in seasons))
    row("of them cached", *(f"{season.cached:.0%}" for season in seasons))
    row("begin as the one before", *(f"{season.repeated_share:.0%}" for season in seasons))
    row("answer tokens", *(f"{season.total('answer_tokens'):,}" for season in seasons))
    row("last quarter / first", *(f"{season.growth:.2f}" for season in seasons))
    for part in PARTS:
        row(
            f"mean tokens: {part}",
            *(f"{season.parts[part] / season.parts['prompts']:,.0f}" for season in seasons),
        )
    row(
        f"dollars at {PRICES.input:g}/{PRICES.cached:g}/{PRICES.output:g}",
        *(f"{season.total('cost') / 1e6:.3f}" for season in seasons),
    )
    return table


def season_of(size: int) -> SeasonSettings:
    """Return the settings of a season of the library's castaways, all played by models."""
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
async def open_stage(
    folder: Path, house: House, name: str
) -> AsyncIterator[tuple[Store, ModelLines]]:
    """Open a new database and the lines to the house model."""
    profile = Profile(
        name="house", base_url=f"{house}/v1", model="house", prices=PRICES, in_flight=IN_FLIGHT
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


async def played(folder: Path, house: House, size: int) -> ModelSeason:
    """Play one season from start to end and measure it."""
    house.reset()
    async with open_stage(folder, house, f"{size} {uuid4().hex}") as (store, lines):
        season = await store.seasons.create(season_of(size), luck_from_seed(f"models {size}"))
        with collected_prompts() as seen:
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
        repeated_share, parts = _compare_prompts(seen)
        done = [call for call in calls if call.outcome == "answered"]
        return ModelSeason(size, wall, cpu, done, chain.calls, repeated_share, parts)


class Standard(NamedTuple):
    """The standard season, and the bare client that sent the same requests after it.

    `bare` sent all of them, `single` some, one at a time.
    """

    season: ModelSeason
    bare: Sent
    single: Sent


async def play_standard(folder: Path, house: House) -> Standard:
    """Play a season, then send its requests again with the bare client."""
    with collected_requests() as requests:
        season = await played(folder, house, CAST)
    bare = await send_again(house, requests, SEASONS_IN_FLIGHT)
    return Standard(season, bare, await send_again(house, requests[::EACH_SINGLE], 1))


class Compared(NamedTuple):
    """Our own calls, and those of the bare client that sent the same requests after them."""

    ours: Sent
    bare: Sent


async def compare_rate(folder: Path, house: House, number: int, turn: int) -> Compared:
    """Measure many running seasons, then the bare client with the very requests that they made."""
    with collected_requests() as requests:
        ours = await measure_many(folder, house, number, turn, requests)
    in_flight = min(IN_FLIGHT, SEASONS_IN_FLIGHT * number)
    return Compared(ours, await send_again(house, requests, in_flight))


async def measure_many(
    folder: Path, house: House, number: int, turn: int, requests: list[Request]
) -> Sent:
    """Measure many running seasons for some seconds; only `requests` of these seconds are kept."""
    house.reset()
    async with open_stage(folder, house, f"{number} at once {turn}") as (store, lines):
        settings = season_of(CAST)
        seasons = [
            await store.seasons.create(settings, luck_from_seed(f"many {season}"))
            for season in range(number)
        ]
        hires = Agency(lines)
        driven = [
            asyncio.create_task(Runner(store, season, hires=hires, looked_after="bench").run())
            for season in seasons  # a server drives its seasons so: not each looks for inputs
        ]
        await asyncio.sleep(WARM_UP_SECONDS)
        requests.clear()
        began, cpu, wall = await _count_answered(house), time.process_time(), time.perf_counter()
        await asyncio.sleep(MEASURED_SECONDS)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        calls = await _count_answered(house) - began
        del requests[calls:]
        for task in driven:
            task.cancel()
        await asyncio.gather(*driven, return_exceptions=True)
        return Sent(calls, wall, cpu)


async def _count_answered(house: House) -> int:
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
def collected_prompts() -> AsyncIterator[dict[Prompter, list[Prompt]]]:  # type: ignore[misc]
    """Collect every prompt that is made meanwhile, by prompter."""
    prompts_by_maker: dict[Prompter, list[Prompt]] = {}
    make = Prompter.prompt

    def collecting(self: Prompter, *rest: Any) -> Prompt:
        prompt = make(self, *rest)
        prompts_by_maker.setdefault(self, []).append(prompt)
        return prompt

    with patch.object(Prompter, "prompt", collecting):
        yield prompts_by_maker


def _compare_prompts(seen: dict[Prompter, list[Prompt]]) -> tuple[float, Counter[str]]:
    """Return the share of prompt text that repeats the seat's last prompt, and tokens by part."""
    same = total = 0
    parts: Counter[str] = Counter()
    for prompts in seen.values():
        before = ""
        for prompt in prompts:
            words = f"{prompt.system}\n{prompt.turn}"
            same += _common_length(before, words)
            total += len(words)
            before = words
            parts["prompts"] += 1
            parts["system"] += tokens_in(prompt.system)
            parts["schema"] += len(msgspec.json.encode(prompt.schema)) // 4
            for part, size in _parts(prompt.turn):
                parts[part] += size
    return same / total, parts


def _parts(turn: str) -> list[tuple[str, int]]:
    parts = []
    for section in ("\n" + turn).split("\n## ")[1:]:
        titled_section = f"## {section}"
        name = next(
            (part for start, part in _HEADS.items() if titled_section.startswith(start)), "news"
        )
        parts.append((name, tokens_in(titled_section)))
    return parts


def _common_length(first: str, second: str) -> int:
    """Return the length of the common start of two texts."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(first), len(second)))
