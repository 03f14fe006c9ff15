"""A model as reader of what people say: before the answer is taken, or the built-in reader's acts.

The house model reads a proposal to vote out the person named; the built-in reader finds nothing
in `HINT`.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from showrunner.formats.past_season import NOTHING_PAST
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import Said
from showrunner.house_model import HouseModel
from showrunner.kernel import Ask, contestant, view
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.allowance import Allowance, Purse
from showrunner.players.llm.answer_reading import ReadAnswer
from showrunner.players.llm.asking import Asking
from showrunner.players.llm.callbook import CallBook
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.message import SpokenMessage
from showrunner.players.llm.model_lines import ModelLine, ModelLines
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.voice import spoken
from showrunner.players.player import PlayerTurn, SeatPart
from showrunner.running import readings
from showrunner.running.inputs import answer_terms
from showrunner.running.prompts import prompt_of
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.formats.mini_survivor.table import Table
from tests.models.acting import allow, faulty, is_over, lines_to, profile
from tests.running.driving import as_written, soon
from tests.store.short_season import SEATS, create, short_season

FULL = pytest.mark.full
PERSON = "eve"
HINT = "Cal, Cal, Cal. You know how I feel."
PLAIN = "Vote for Ben with me."
BY_THE_HOUSE = (Act("propose", "cal"),)
BY_THE_READER = (Act("propose", "ben"),)


def answered(ask: Ask[Any], words: str | None, acts: Any = None) -> dict[str, Any]:
    """The terms of a person's answer to an ask, as the API puts them into the inbox."""
    question: Any = ask.question
    value = dict(question.default)
    parts = spoken(question)
    if parts is not None and words is not None:
        value |= {parts.words: words, parts.acts: acts}
    return answer_terms(ask.id, question, value, ask.seat)


async def played(
    store: Store, lines: ModelLines, words: str | None, allowance: Allowance, acts: Any = None
) -> tuple[str, list[Any]]:
    """A season in which a person always says the same; what they were heard to say."""
    settings = short_season(
        players={**dict.fromkeys(SEATS, "bot:random"), PERSON: "outside"},
        parameters={"words_per_message": 60},
    )
    season = await create(store, settings)
    await allow(store, season, allowance, lines)
    while (await store.seasons.find(season)).status != "over":
        await soon(Runner(store, season, hires=Agency(lines)).run(until_idle=True))
        for ask in (await as_written(store, season)).open_asks:
            if ask.seat == PERSON:
                terms = answered(ask, words, acts)
                await store.inbox.put(season, f"answer {ask.id}", "answer", terms)
    await is_over(store, season)
    facts = [one.fact for one in await store.past.facts(season)]
    said = [fact for fact in facts if isinstance(fact, Said) and fact.words]  # type: ignore[attr-defined]
    return season, [one for one in said if getattr(one, "seat", "") == PERSON]


async def kinds(store: Store, season: str) -> Counter[str]:
    """How many calls of each kind there were."""
    return Counter({one.what: one.calls for one in await store.calls.sums(season, "kind")})


def test_a_model_reads_what_a_person_says_once_and_a_replay_needs_none(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            season, said = await played(store, lines, HINT, Allowance(reader="house"))
            assert len(said) > 3
            assert {one.acts for one in said} == {BY_THE_HOUSE}
            assert await kinds(store, season) == {"reading": house.stats.requests}
            assert house.stats.requests >= len(said)
        calls = await store.calls.page(season, limit=1000)
        assert len({call.ask for call in calls}) == len(calls), "no message is read twice"
        assert {call.seat for call in calls} == {PERSON}
        for call in calls:
            assert (await prompt_of(store, season, call)).exact

    with_store(sqlite, work)


@pytest.mark.parametrize(
    ("words", "acts", "allowance"),
    [
        (HINT, None, Allowance()),
        (HINT, [{"act": "warn", "about": "ben"}], Allowance(reader="house")),
        (HINT, [], Allowance(reader="house")),
        (None, None, Allowance(reader="house")),
        (PLAIN, None, Allowance(reader="house", reading=0.0)),
        pytest.param(PLAIN, None, Allowance(reader="house", season=0.0), marks=FULL),
    ],
    ids=["not asked for", "acts given", "no acts given", "silence", "own cap", "the season's cap"],
)
def test_no_model_reads_where_it_is_not_to(
    sqlite: str, words: str | None, acts: Any, allowance: Allowance
) -> None:
    async def work(store: Store) -> None:
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            _, said = await played(store, lines, words, allowance, acts)
            assert house.stats.requests == 0
        right = (Act("warn", "ben"),) if acts else BY_THE_READER if words == PLAIN else ()
        assert {one.acts for one in said} <= {right}
        assert bool(said) == (words is not None)

    with_store(sqlite, work)


@pytest.mark.parametrize(
    "fault", ["server_error", *(pytest.param(one, marks=FULL) for one in ("malformed", "cut"))]
)
def test_where_the_model_fails_the_built_in_readers_acts_stand(sqlite: str, fault: str) -> None:
    async def work(store: Store) -> None:
        async with HouseModel(faulty(f"{fault}=1")) as house, lines_to(profile(house)) as lines:
            _, said = await played(store, lines, PLAIN, Allowance(reader="house"))
            assert house.stats.requests > 0
        assert {one.acts for one in said} == {BY_THE_READER}

    with_store(sqlite, work)


def test_no_act_that_a_model_reads_out_of_a_letter_names_its_writer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table({"F": "ana3 ben17 cal22 dee41 eve58"}, parameters={"tribe_letterbox": True})
    ask = table.until_asked("letterbox", "ana")
    memory = SeatMemory(table.format, "ana")
    for seen in view(table.kernel.story.told, contestant("ana")):
        memory.take(seen.fact)
    target = {"act": "target", "what": "22"}
    acts = [{"act": "spare", "about": "ana"}, target, {"act": "warn", "about": "ben", "by": "ana"}]

    async def reply(self: Asking, line: ModelLine, tries: int) -> ReadAnswer:
        assert "Ana:" not in self.prompt_within(None).turn
        assert tries == 1
        return ReadAnswer({"acts": acts}, cut=False, private={})

    monkeypatch.setattr(Asking, "reply_of", reply)

    async def work() -> None:
        person = next(one for one in table.settings.cast if one.id == "ana")
        book = CallBook(Purse(Allowance()))
        part = SeatPart("", table.format, person, book, NOTHING_PAST, pytest.fail)
        async with lines_to(Profile(name="house", base_url="http://127.0.0.1:9/v1")) as lines:
            message = SpokenMessage(memory, ask.question, {"survivor": "3", "words": "Not me. 22!"})
            turn = PlayerTurn(ask.id, ask.question, 0)
            assert await message.acts(part, lines, "house", turn) == [target]

    asyncio.run(work())


class SlowReader:
    """A model's player that reads when it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go_on = asyncio.Event()

    def __call__(self, part: Any) -> SlowReader:
        return self

    def see(self, fact: Any) -> None:
        """It needs to know nothing."""

    async def answer(self, turn: PlayerTurn) -> Mapping[str, Any]:
        raise AssertionError("it reads, and plays nobody")

    async def acts_in(self, turn: PlayerTurn, answer: Mapping[str, Any]) -> list[dict[str, Any]]:
        self.asked.append(turn.ask)
        await self.go_on.wait()
        return [{"act": "spare", "about": "dee"}]


@pytest.mark.parametrize("comes", [True, False])
def test_while_a_message_is_read_others_play_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, comes: bool
) -> None:
    if not comes:
        monkeypatch.setattr(readings, "READING_SECONDS", 0.3)

    async def work(store: Store) -> None:
        slow = SlowReader()
        season = await create(
            store,
            short_season(
                players={**dict.fromkeys(SEATS, "bot:random"), PERSON: "outside", "ben": "outside"},
                parameters={"words_per_message": 60},
            ),
        )
        terms = {"do": "allowance", "allowance": {"reader": "slow"}}
        await store.inbox.put(season, "allow", "control", terms)
        runner = Runner(store, season, hires={"model:slow": slow})
        await runner.attend()
        driving = asyncio.create_task(runner.run())
        answers: dict[str, int] = {}
        try:
            async with asyncio.timeout(20):
                while not slow.asked:
                    await put_answers(store, season, answers)
                    runner.wake()
                    await asyncio.sleep(0.02)
                (ask,) = slow.asked
                for other in answers.keys() - {ask}:
                    await settled(store, season, answers[other])
                if comes:
                    waiting = await store.inbox.verdict(season, answers[ask])
                    assert waiting.state == "waiting"
                    slow.go_on.set()
                await settled(store, season, answers[ask])
        finally:
            driving.cancel()
            await asyncio.gather(driving, return_exceptions=True)
        said = [one.fact for one in await store.past.facts(season)]
        mine = [one for one in said if isinstance(one, Said) and getattr(one, "seat", "") == PERSON]
        assert [one.acts for one in mine[:1]] == [
            (Act("spare", "dee"),) if comes else BY_THE_READER
        ]

    with_store(sqlite, work)


async def settled(store: Store, season: str, number: int) -> None:
    """Wait until an input has its verdict."""
    while (await store.inbox.verdict(season, number)).state == "waiting":
        await asyncio.sleep(0.02)


async def put_answers(store: Store, season: str, answers: dict[str, int]) -> None:
    """Answer what the two people are asked, each ask once; only one of them speaks."""
    for ask in (await as_written(store, season)).open_asks:
        if ask.seat in (PERSON, "ben") and ask.id not in answers:
            terms = answered(ask, PLAIN if ask.seat == PERSON else None)
            answers[ask.id] = await store.inbox.put(season, f"a {ask.id}", "answer", terms)
