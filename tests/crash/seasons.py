"""The small season that is killed, and what it must tell however often that happens."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from msgspec.structs import replace

from showrunner.files.season_files import load_season
from showrunner.files.season_files import settings as settings_of
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Ask, AskState, EntryResult, Text, luck_from_seed
from showrunner.players.casting import OUTSIDE
from showrunner.running.fact_lines import fact_line
from showrunner.running.rehearsal import Rehearsal
from showrunner.store import Store
from showrunner.store.codec import entry_of
from showrunner.store.inbox import InputKind

SEED = "crash"


@dataclass(frozen=True)
class Scripted:
    """An input that comes when the season has reached entry `at`."""

    at: int
    key: str
    kind: InputKind
    terms: dict[str, Any] = field(hash=False)


@dataclass(frozen=True)
class Scenario:
    """How a season is driven: steps in one commit, the seat somebody outside plays, inputs."""

    name: str
    most_steps: int
    outside: str | None = None
    inputs: tuple[Scripted, ...] = ()
    title: str = "Ebb"


def control(at: int, key: str, do: str, **terms: Any) -> Scripted:
    return Scripted(at, key, "control", {"do": do, **terms})


def order(at: int, key: str, name: str, **terms: Any) -> Scripted:
    return Scripted(at, key, "order", {"name": name, "terms": terms})


DIRECTED = (
    order(0, "story", "event", story="A storm takes the tarp.", effects=[]),
    control(9, "pace", "pace", seconds=0),
    control(12, "pause", "pause"),
    order(20, "nonsense", "dance"),
    order(31, "question", "interview", seat="rokeya", question="Whom do you trust?"),
    control(44, "step", "step", by="phase"),
    control(52, "waltz", "waltz"),
    order(60, "boost", "set_parameter", parameter="food_per_player", value=6),
)
SCENARIOS = (
    Scenario("alone", most_steps=32),
    Scenario("step-by-step", most_steps=1),
    Scenario("directed", most_steps=1, inputs=DIRECTED),
    Scenario("visited", most_steps=32, outside="rokeya", inputs=DIRECTED[:3:2]),
)
NAMED = {scenario.name: scenario for scenario in SCENARIOS}
ALONE, STEP_BY_STEP, DIRECTING, VISITED = SCENARIOS


@cache
def small_season(title: str) -> SeasonSettings:
    """Five castaways, two talks each, two messages a talk: a good hundred entries."""
    quick = settings_of(load_season("quick"))
    cast = quick.cast[:5]
    shorter = {"turns_per_conversation": 2, "conversations_per_player": 2, "finalists": 2}
    return replace(
        quick,
        title=title,
        cast=cast,
        players={person.id: "bot:sensible" for person in cast},
        parameters={**quick.parameters, **shorter, "comments_per_vote": 1},
    )


async def new_season(store: Store, scenario: Scenario) -> str:
    """Store the small season, ready to be driven; returns its id."""
    settings = small_season(scenario.title)
    at_once = {"deadlines": '{"nothing_to_choose": 0}'}
    season = await store.seasons.create(settings, luck_from_seed(SEED), seed=SEED, **at_once)
    if scenario.outside:
        await store.seasons.set_player(season, scenario.outside, OUTSIDE)
    return season


@dataclass(frozen=True)
class Tale:
    """What a season tells when nothing ever goes wrong.

    `ends` is the number of facts after each entry; `asks` when each opened and closed; `answers`
    are those of the seat that is played from outside, by ask, in their order.
    """

    lines: list[bytes]
    ends: list[int]
    digest: list[str]
    asks: dict[str, tuple[int, int | None]]
    answers: list[tuple[str, dict[str, Any]]]


Taken = tuple[tuple[int, str], ...]
"""The scripted inputs that became entries: the entry's number, and the input's key."""


@cache
def tale(scenario: Scenario, taken: Taken = ()) -> Tale:
    """The season played in memory, never killed: bots in turn, the outside player when all wait."""
    told = Tale([], [], [], {}, [])
    open_before: set[str] = set()

    def watch(step: EntryResult) -> None:
        asks = played.kernel.asks.keys()
        for closed in open_before - asks:
            told.asks[closed] = (told.asks[closed][0], step.entry)
        told.asks.update({ask.id: (step.entry, None) for ask in step.opened})
        open_before.clear()
        open_before.update(asks)
        told.lines.extend(map(fact_line, step.told))
        told.ends.append(len(told.lines))
        told.digest.append(played.kernel.story.digest)
        if step.normal_form is not None and getattr(step.normal_form, "ask", None) in asked_outside:
            told.answers.append((step.normal_form.ask, _words(step.normal_form.value)))  # type: ignore[union-attr]

    asked_outside: set[str] = set()
    played = Rehearsal(small_season(scenario.title), SEED, watch=watch)
    inputs = {one.key: one for one in scenario.inputs}
    at = {number: inputs[key] for number, key in taken}
    played.start()
    while not played.kernel.over:
        if (given := at.get(played.kernel.entries + 1)) is not None:
            played.enter(entry_of(given.kind, given.terms))
            continue
        if (memo := played.next_memo(without=scenario.outside)) is not None:
            played.enter(memo)
            continue
        asks = [ask for ask in played.kernel.asks.values() if ask.state is AskState.OPEN]
        ask = next((ask for ask in asks if not _is_outside(scenario, ask)), asks[0])
        answer = played.answer_to(ask)
        if _is_outside(scenario, ask):  # who plays from outside sends no thoughts
            asked_outside.add(ask.id)
            answer = dataclasses.replace(answer, thought={})
        played.enter(answer)
    return told


def _is_outside(scenario: Scenario, ask: Ask[Any]) -> bool:
    return ask.seat == scenario.outside and ask.question.only_answer() is None


def _words(value: Any) -> Any:
    """An answer as its player gave it: with words, not seals."""
    if isinstance(value, Text):
        return value.words
    if isinstance(value, Mapping):
        return {name: _words(inner) for name, inner in value.items()}
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [_words(inner) for inner in value]
    return value
