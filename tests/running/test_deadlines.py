"""Deadlines: a stand-in answers for a player who is late, or the default counts."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, cast

import msgspec
import pytest

from showrunner.formats.facts import AnsweredFor, InterviewAnswered
from showrunner.kernel import Answer, Ask
from showrunner.questions import Flag, Question
from showrunner.running.deadlines import SHORTEST_WINDOW, Deadlines, DueTimes
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import Desk, as_written, soon
from tests.running.hands import Driven, Hands, driven, must_choose
from tests.store.looking import rows
from tests.store.short_season import create, short_season

ADA = {"ada": "outside"}
TALKATIVE = {"turns_per_conversation": 8, "conversations_per_player": 2}


def limits(**seconds: float) -> str:
    """Deadlines as they are stored, without a shortest window unless one is given."""
    return msgspec.json.encode(Deadlines(**{"nothing_to_choose": 0.0, **seconds})).decode()


async def answered_for(store: Store, season: str) -> list[AnsweredFor]:
    """The decisions that others made."""
    facts = await store.past.facts(season)
    return [one.fact for one in facts if isinstance(one.fact, AnsweredFor)]


async def answer(seen: Driven, ask: Any) -> None:
    """Answer from outside: what a bot would say, so that talks go on."""
    live = await as_written(seen.store, seen.season)
    value = live.late_answer(live.kernel.asks[ask.id]).value
    terms = {"ask": ask.id, "value": dict(value)}
    await seen.store.inbox.put(seen.season, f"answer {ask.id}", "answer", terms)
    seen.runner.wake()
    await seen.closes(ask)


def test_a_decision_may_have_a_time_of_its_own() -> None:
    times = DueTimes(Deadlines(decision=5.0), {"ada": "outside", "ben": "bot:random"})
    question = Question(
        kind="reading",
        text="Ready?",
        fields={"ready": Flag()},
        answer=dict,
        default={"ready": True},
    )
    for nth, lasts in enumerate((None, 3600)):
        asked = msgspec.structs.replace(question, lasts=lasts)
        times.put(Ask(f"{nth}", "ada", asked, False, cast(Any, None)), 10.0)
        times.put(Ask(f"{nth}:ben", "ben", asked, False, cast(Any, None)), 10.0)
    assert times.times == {"0": 15.0, "1": 3610.0}


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The hands of all seasons' clocks."""
    return Hands(monkeypatch)


@pytest.mark.parametrize("kind", ["decision", "talk", "vote"])
def test_each_class_has_its_own_time(address: str, hands: Hands, kind: str) -> None:
    async def work(store: Store) -> None:
        settings = short_season(players=ADA, parameters=TALKATIVE)
        season = await create(store, settings, deadlines=limits(**{kind: 60.0}))
        late = 0
        async with driven(store, season, hands) as seen:
            while late < 2 and (ask := await seen.asked()) is not None:
                question: Any = (await as_written(store, season)).kernel.asks[ask.id].question
                assert (ask.due is not None) == (question.deadline == kind)
                if ask.due is None:
                    await seen.passes(1000)
                    await answer(seen, ask)
                    continue
                await seen.passes(59)
                assert ask.id in [row.id for row in await seen.asks()]
                await seen.passes(2)
                await seen.closes(ask)
                late += 1
        assert late
        others = await answered_for(store, season)
        assert {(one.seat, one.by) for one in others} == {("ada", "stand-in")}
        assert len(others) >= late  # a talk that is late is late as a whole, turn after turn

    with_store(address, work)


def test_bots_are_never_late(address: str) -> None:
    async def work(store: Store) -> None:
        deadlines = limits(decision=0.0, talk=0.0, vote=0.0, interview=0.0)
        season = await create(store, short_season(), deadlines=deadlines)
        await soon(Runner(store, season).run())
        assert await answered_for(store, season) == []
        assert await rows(store, "SELECT id FROM ask WHERE due IS NOT NULL") == []

    with_store(address, work)


def test_a_talk_has_one_time_as_a_whole(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        settings = short_season(players={**ADA, "ben": "outside"}, parameters=TALKATIVE)
        season = await create(store, settings, deadlines=limits(talk=1e6))
        async with driven(store, season, hands) as seen:
            for _ in range(14):
                ask = await seen.asked()
                if ask is None:
                    break
                await seen.passes(10)
                await answer(seen, ask)
        await one_time_a_talk(store)

    with_store(address, work)


async def one_time_a_talk(store: Store) -> None:
    """Fail if the asks of one talk were due at different times."""
    talks: dict[str, list[float]] = defaultdict(list)
    for row in await rows(store, "SELECT id, due FROM ask WHERE kind = 'survivor.talk'"):
        if row.due is not None:
            talks[row.id.rpartition("/")[0]].append(row.due)
    assert max(map(len, talks.values())) > 1
    assert {talk: len(set(due)) for talk, due in talks.items()} == dict.fromkeys(talks, 1)


def test_a_talk_keeps_its_time_over_a_rebuild_while_a_bot_speaks(
    address: str, hands: Hands
) -> None:
    async def work(store: Store) -> None:
        settings = short_season(players=ADA, parameters=TALKATIVE)
        season = await create(store, settings, deadlines=limits(talk=1e6))
        async with driven(store, season, hands) as seen:
            for _ in range(14):
                ask = await seen.asked()
                if ask is None:
                    break
                await seen.passes(10)
                await seen.looks()
                live = await as_written(store, season)
                value = live.late_answer(live.kernel.asks[ask.id]).value
                terms = {"ask": ask.id, "value": dict(value)}
                await store.inbox.put(season, f"answer {ask.id}", "answer", terms)
                await store.inbox.put(season, f"reload {ask.id}", "control", {"do": "reload"})
                seen.runner.wake()
                await seen.closes(ask)
        await one_time_a_talk(store)

    with_store(address, work)


@pytest.mark.parametrize(("absent", "by"), [("abstain", "clock"), ("understudy", "stand-in")])
def test_an_absent_voter_abstains_or_has_an_understudy(
    address: str, hands: Hands, absent: str, by: str
) -> None:
    async def work(store: Store) -> None:
        settings = short_season(players=ADA, parameters={"absent_vote": absent})
        season = await create(store, settings, deadlines=limits(vote=60.0))
        async with driven(store, season, hands) as seen:
            while (ask := await seen.asked()) is not None:
                if ask.kind == "survivor.ballot":
                    await seen.passes(61)
                    await seen.closes(ask)
                    break
                await answer(seen, ask)
        (ballot,) = await answered_for(store, season)
        assert (ballot.seat, ballot.kind, ballot.by) == ("ada", "survivor.ballot", by)
        kept = await store.past.entries(season)
        (vote,) = [
            one.entry for one in kept if isinstance(one.entry, Answer) and one.entry.by == by
        ]
        assert (vote.value["name"] is None) == (absent == "abstain")

    with_store(address, work)


def test_who_is_late_in_an_interview_has_said_nothing(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA), deadlines=limits(interview=60.0))
        terms = {"seat": "ada", "question": "Whom do you trust?"}
        await Desk(store, season).put("order", name="interview", terms=terms)
        async with driven(store, season, hands) as seen:
            while not (found := [row for row in await seen.asks() if row.kind == "interview"]):
                await asyncio.sleep(0.005)
            (ask,) = found
            await seen.passes(61)
            await seen.closes(ask)
        (fact,) = [
            one.fact
            for one in await store.past.facts(season)
            if isinstance(one.fact, InterviewAnswered)
        ]
        assert (fact.seat, fact.words) == ("ada", None)
        assert [one.by for one in await answered_for(store, season)] == ["clock"]

    with_store(address, work)


def test_what_has_one_legal_answer_stays_open_where_somebody_could_watch(
    address: str, hands: Hands
) -> None:
    async def work(store: Store) -> None:
        deadlines = limits(nothing_to_choose=7.0)
        season = await create(store, short_season(players=ADA), deadlines=deadlines)
        waited = 0
        async with driven(store, season, hands) as seen:
            while waited < 3:
                asks = await seen.all_asks()
                if (ask := await seen.asks()) != []:
                    await answer(seen, ask[0])
                elif asks and not any(map(must_choose, asks)):
                    (first, *_) = asks
                    await seen.passes(6)
                    await seen.looks()
                    assert first.id in [row.id for row in await store.past.open_asks(season)]
                    await seen.passes(2)
                    while first.id in [row.id for row in await store.past.open_asks(season)]:
                        await seen.looks()
                    waited += 1
        kept = await store.past.entries(season)
        by_engine = [
            one for one in kept if isinstance(one.entry, Answer) and one.entry.by == "engine"
        ]
        assert len(by_engine) >= waited
        assert await answered_for(store, season) == []

    with_store(address, work)


@pytest.mark.parametrize("holder", ["ada", "ben", None])
@pytest.mark.parametrize("thinks", [0.0, 20.0])
def test_how_long_the_holder_of_a_card_thinks_shows_in_no_waiting(
    sqlite: str, hands: Hands, holder: str | None, thinks: float
) -> None:
    """With the settings that a season has by itself; `ada` is a person, `ben` a bot."""

    async def work(store: Store) -> None:
        by_itself = msgspec.json.encode(Deadlines()).decode()
        season = await create(store, short_season(players=ADA), deadlines=by_itself)
        if holder is not None:
            effect = {"effect": "card", "seat": holder, "kind": "hidden_immunity"}
            terms = {"story": "A parcel lies in the sand.", "effects": [effect]}
            await Desk(store, season).put("order", name="event", terms=terms)
        async with driven(store, season, hands) as seen:
            while "survivor.card" not in (kinds := await open_kinds(store, season)):
                for ask in await seen.asks():
                    if ask.kind != "survivor.card":
                        await answer(seen, ask)
                await seen.looks()
            assert set(kinds) == {"survivor.card"}
            await seen.passes(thinks)
            asked = [ask.kind for ask in await seen.asks()]
            assert asked == (["survivor.card"] if holder == "ada" else [])
            for ask in await seen.asks():
                await answer(seen, ask)
            await seen.passes(SHORTEST_WINDOW - thinks - 1)
            await seen.looks()
            first = await open_ids(store, season)
            assert set(await open_kinds(store, season)) == {"survivor.card"}
            await seen.passes(2)
            while await open_ids(store, season) & first:
                await seen.looks()

    with_store(sqlite, work)


async def open_kinds(store: Store, season: str) -> list[str]:
    """What is decided now."""
    if not await begun(store, season):
        return []
    return [row.kind for row in await store.past.open_asks(season)]


async def open_ids(store: Store, season: str) -> set[str]:
    """The decisions that are open now."""
    return {row.id for row in await store.past.open_asks(season)}


def test_no_shortest_window_is_longer_than_its_class_has_or_kept_where_no_people_play() -> None:
    given = Deadlines(vote=10.0, decision=100.0)
    assert given.shortest_window("vote", people=True) == 10.0
    assert given.shortest_window("decision", people=True) == SHORTEST_WINDOW
    assert given.shortest_window("talk", people=True) == SHORTEST_WINDOW
    assert given.shortest_window("vote", people=False) == 0.0
    asked_for = Deadlines(vote=10.0, nothing_to_choose=60.0)
    assert asked_for.shortest_window("vote", people=True) == 60.0
    assert asked_for.shortest_window("vote", people=False) == 60.0
    assert Deadlines(nothing_to_choose=0.0).shortest_window("vote", people=True) == 0.0


async def begun(store: Store, season: str) -> bool:
    """Whether it has."""
    return (await store.seasons.find(season)).head >= 0


def test_without_players_from_outside_nothing_is_hidden(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(), deadlines=limits(nothing_to_choose=3600.0))
        await soon(Runner(store, season).run())
        assert (await store.seasons.find(season)).status == "over"

    with_store(address, work)


def test_a_runner_does_not_spin_over_a_held_answer_whose_time_is_over(
    address: str, hands: Hands
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA), deadlines=limits(decision=60.0))
        desk = Desk(store, season)
        async with driven(store, season, hands) as seen:
            ask = await seen.asked()
            await desk.put("hold", kinds=[ask.kind])
            live = await as_written(store, season)
            value = dict(live.late_answer(live.kernel.asks[ask.id]).value)
            await desk.put("answer", ask=ask.id, value=value)
            await seen.passes(100)
            await seen.looks()
            before = hands.looked
            for _ in range(500):
                await asyncio.sleep(0)
            assert hands.looked - before < 50

    with_store(address, work)
