"""Blind casts: neither the order nor the times of facts show who is a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import Connection, update

from showrunner.formats.facts import INSTRUCTIONS, AnsweredFor, Fact, SecretsRevealed, encode_words
from showrunner.kernel import PRODUCER, PUBLIC, Told, View, Viewer, contestant, view
from showrunner.players.player import PlayerTurn
from showrunner.running.feeds import Feeds
from showrunner.running.live import LiveSeason
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.models import SeasonRow
from tests.databases import with_store
from tests.running.driving import as_written, replayed
from tests.running.hands import Hands
from tests.running.test_deadlines import limits
from tests.store.looking import rows
from tests.store.short_season import SEATS, create, short_season

BLIND = limits(blind=True, decision=10.0, message=4.0, vote=7.0, interview=3.0)
WORDS = "Keep Ben, whatever it costs."
Seen = dict[str, list[tuple[float, bytes]]]


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The hands of all seasons' clocks."""
    return Hands(monkeypatch)


class Others:
    """What the other contestants learn before the reveal, with the times on the season's clock."""

    def __init__(self, hands: Hands) -> None:
        self.seen: Seen = {seat: [] for seat in SEATS if seat != "ada"}
        self._start = hands.seconds
        self._hands = hands
        self._revealed = False
        self._views: dict[str, View[Fact]] = {seat: View(contestant(seat)) for seat in self.seen}

    async def publish(self, live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
        for one in told:
            self._revealed |= isinstance(one.fact, SecretsRevealed)
            if self._revealed:
                return
            for seat, through in self._views.items():
                for seen in through.take(one):
                    words = msgspec.json.encode(seen.fact, enc_hook=str)
                    self.seen[seat].append((self._hands.seconds - self._start, words))


class Blind:
    """A blind season that is driven; a test lets its time pass, from one due time to the next."""

    def __init__(self, store: Store, season: str, runner: Runner, hands: Hands) -> None:
        self.store = store
        self.season = season
        self.numbers: list[int] = []
        self._runner = runner
        self._hands = hands
        self._start = hands.seconds
        self.task = asyncio.create_task(runner.run())

    async def asks(self) -> list[Any]:
        """The open asks, after the runner has done everything that it can do now."""
        self._runner.wake()
        while not self.task.done():
            runner = self._runner
            if runner.heartbeat is not None and not runner._woken.is_set() and not runner._calls:
                return list(await self.store.past.open_asks(self.season))
            await asyncio.sleep(0.001)
        await self.task
        return []

    async def own(self) -> list[Any]:
        """The open asks of `ada`."""
        return [ask for ask in await self.asks() if ask.seat == "ada"]

    def time_is(self, seconds: float) -> None:
        """Set the season's clock to this time."""
        self._hands.seconds = self._start + seconds

    async def value(self, ask: Any) -> dict[str, Any]:
        """What the stand-in would answer."""
        live = await as_written(self.store, self.season)
        return dict(live.late_answer(live.kernel.asks[ask.id]).value)

    async def send(self, ask: str, value: Mapping[str, Any]) -> int:
        """Send an answer from outside."""
        key = f"answer {len(self.numbers)}"
        terms = {"ask": ask, "value": dict(value)}
        self.numbers.append(await self.store.inbox.put(self.season, key, "answer", terms))
        return self.numbers[-1]

    async def state(self, number: int) -> tuple[str, str | None]:
        """The verdict on an input."""
        await self.asks()
        verdict = await self.store.inbox.verdict(self.season, number)
        return verdict.state, verdict.reason


@asynccontextmanager
async def blind(
    store: Store, hands: Hands, player: str = "outside", **others: Any
) -> AsyncIterator[Blind]:
    """A blind season with this player for `ada`, driven while this context lasts."""
    season = await create(store, short_season(players={"ada": player}), deadlines=BLIND)
    one = Blind(store, season, Runner(store, season, **others), hands)
    try:
        yield one
    finally:
        one.task.cancel()
        await asyncio.gather(one.task, return_exceptions=True)


class Thinker:
    """A player of this process that says at once what the stand-in would say."""

    def __init__(self) -> None:
        self.stage: Blind | None = None

    def see(self, fact: Fact) -> None:
        """It needs no facts."""

    async def answer(self, turn: PlayerTurn) -> Mapping[str, Any]:
        assert self.stage is not None
        live = await as_written(self.stage.store, self.stage.season)
        return dict(live.late_answer(live.kernel.asks[turn.ask]).value)


class Played(NamedTuple):
    """A season that was played: what the others saw, and who answered for `ada`."""

    season: str
    seen: Seen
    by: set[str]


async def played(store: Store, hands: Hands, way: str) -> Played:
    """Play a whole season."""
    others, thinker = Others(hands), Thinker()
    player = {"bot": "bot:sensible", "thinks": "model"}.get(way, "outside")
    hires = {"model": lambda part: thinker}
    async with blind(store, hands, player, publish=others.publish, hires=hires) as stage:
        thinker.stage = stage
        answered: set[str] = set()
        if player == "outside":
            memo = {"seat": "ada", "kind": INSTRUCTIONS, "text": WORDS}
            await store.inbox.put(stage.season, "instructions", "memo", memo)
        while asks := await stage.asks():
            due = min(ask.due for ask in asks)
            own = [ask for ask in asks if ask.seat == "ada" and ask.id not in answered]
            if way == "late":
                own = [ask for ask in own if ask.due == due]
            values = {ask.id: await stage.value(ask) for ask in own}
            if way == "late":
                stage.time_is(due - 0.5)
                await stage.asks()
            if way in ("at once", "late"):
                for ask, value in values.items():
                    await stage.send(ask, value)
                    answered.add(ask)
                await stage.asks()
            stage.time_is(due)
            if way == "too late":
                await stage.asks()
                for ask in [ask for ask in own if ask.due == due]:
                    await stage.send(ask.id, values[ask.id])
        await replayed(store, stage.season)
        facts = await store.past.facts(stage.season)
        by = {one.fact.by for one in facts if isinstance(one.fact, AnsweredFor)}
        verdicts = {(await stage.state(number))[0] for number in stage.numbers[:-1]}
        assert verdicts <= {"refused" if way == "too late" else "taken"}
        assert bool(stage.numbers) == (way in ("at once", "late", "too late"))
        return Played(stage.season, others.seen, by)


@pytest.mark.parametrize("way", ["at once", "late", "too late", "never", "thinks"])
def test_nobody_can_tell_a_person_from_a_bot_by_when_things_happen(
    sqlite: str, hands: Hands, way: str
) -> None:
    async def work(store: Store) -> None:
        _, expected, _ = await played(store, hands, "bot")
        _, seen, by = await played(store, hands, way)
        assert all(expected.values())
        assert len({at for at, _ in expected["ben"]}) > 10
        assert seen == expected
        assert by == (set() if way in ("at once", "late", "thinks") else {"stand-in"})

    with_store(sqlite, work)


@pytest.mark.parametrize("way", ["at once", "never"])
def test_the_reveal_opens_nothing_that_tells_a_person_from_a_bot(
    address: str, hands: Hands, way: str
) -> None:
    async def work(store: Store) -> None:
        seasons = [(await played(store, hands, one)).season for one in ("bot", way)]
        bots, persons = [await store.past.facts(season) for season in seasons]
        for viewer in (PUBLIC, *(contestant(seat) for seat in SEATS if seat != "ada")):
            assert said(persons, viewer) == said(bots, viewer)
        assert b"SecretsRevealed" in said(persons, PUBLIC)
        assert b"MessageSaid" in said(persons, PUBLIC), "what others said in private is open"
        assert WORDS.encode() in said(persons, contestant("ada"))
        assert (b"AnsweredFor" in said(persons, PRODUCER)) == (way == "never")
        assert b"ThoughtHad" in said(bots, PRODUCER)

    with_store(address, work)


def said(told: Sequence[Told[Fact]], viewer: Viewer) -> bytes:
    """Everything that somebody knows in the end."""
    return b"\n".join(encode_words(seen.fact) for seen in view(told, viewer))


def test_a_season_that_is_not_blind_any_more_opens_all_that_was_revealed(sqlite: str) -> None:
    async def work(store: Store) -> None:
        feeds = Feeds(store)
        season = await create(store, short_season())
        await Runner(store, season).run()

        async def public() -> bytes:
            feed = await feeds.open(season)
            return b"".join(line.json for line in feed.of(PUBLIC).lines)

        assert b"SecretsRevealed" in (before := await public())
        assert b"ThoughtHad" in before
        for deadlines, closed in ((BLIND, True), (limits(), False)):
            await store.database.write(partial(set_deadlines, season, deadlines))
            assert (b"ThoughtHad" not in await public()) is closed

    with_store(sqlite, work)


def set_deadlines(season: str, deadlines: str, connection: Connection) -> None:
    changed = update(SeasonRow).where(SeasonRow.id == season).values(deadlines=deadlines)
    connection.execute(changed)


def test_every_decision_takes_its_whole_time(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        async with blind(store, hands, "bot:sensible") as stage:
            lasts: dict[str, set[float]] = {}
            opened: dict[str, float] = {}
            now = 0.0
            while asks := await stage.asks():
                for ask in asks:
                    opened.setdefault(ask.id, now)
                    lasts.setdefault(ask.kind, set()).add(ask.due - opened[ask.id])
                now = min(ask.due for ask in asks)
                stage.time_is(now)
        kinds = {"survivor.talk": {4.0}, "survivor.ballot": {7.0}, "survivor.preferences": {10.0}}
        assert kinds.items() <= lasts.items()
        assert set().union(*lasts.values()) == {4.0, 7.0, 10.0}

    with_store(address, work)


def test_an_answer_is_checked_when_it_comes_and_counts_when_it_is_due(
    address: str, hands: Hands
) -> None:
    async def work(store: Store) -> None:
        async with blind(store, hands) as stage:
            (ask,) = await stage.own()
            first, wrong = await stage.send(ask.id, {}), await stage.send("nothing", {})
            assert (await stage.state(first))[0] == "refused"
            assert (await stage.state(wrong))[0] == "refused"
            value = await stage.value(ask)
            early = await stage.send(ask.id, value)
            assert await stage.state(early) == ("waiting", None)
            later = await stage.send(ask.id, value)
            assert await stage.state(early) == ("refused", "answered again later")
            await store.inbox.put(stage.season, "reload", "control", {"do": "reload"})
            assert (await stage.own())[0].id == ask.id
            stage.time_is(ask.due - 0.5)
            assert await stage.state(later) == ("waiting", None)
            stage.time_is(ask.due)
            assert (await stage.state(later))[0] == "taken"
            (given,) = await store.asks.closed(stage.season, "ada")
            assert given.given is not None
            assert given.given.by == "player"

    with_store(address, work)


def test_an_answer_that_is_sent_just_in_time_counts(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        async with blind(store, hands) as stage:
            (ask,) = await stage.own()
            number = await stage.send(ask.id, await stage.value(ask))
            stage.time_is(ask.due)  # nobody has told the runner of the answer before
            assert (await stage.state(number))[0] == "taken"

    with_store(address, work)


def test_an_answer_to_what_an_order_took_back_is_refused(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        async with blind(store, hands) as stage:
            (ask,) = await stage.own()
            number = await stage.send(ask.id, await stage.value(ask))
            assert (await stage.state(number))[0] == "waiting"
            terms = {"name": "remove_castaway", "terms": {"seat": "ada"}}
            order = await store.inbox.put(stage.season, "order", "order", terms)
            assert (await stage.state(order))[0] == "taken"
            assert (await stage.state(number))[0] == "refused"

    with_store(address, work)


def test_answers_that_wait_are_there_after_a_restart(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        async with blind(store, hands) as stage:
            (ask,) = await stage.own()
            number = await stage.send(ask.id, await stage.value(ask))
            assert (await stage.state(number))[0] == "waiting"
            season, due = stage.season, ask.due
        hands.seconds += 1000  # nobody drives it meanwhile
        again = Blind(store, season, Runner(store, season), hands)
        (ask,) = await again.own()
        assert ask.due == due
        again.time_is(due)
        assert (await again.state(number))[0] == "taken"
        again.task.cancel()
        await asyncio.gather(again.task, return_exceptions=True)
        assert len(await rows(store, "SELECT * FROM inbox")) == 1

    with_store(address, work)
