"""Decisions read without the season in memory: forms, answers checked, and who answered what."""

from __future__ import annotations

from typing import Any

from showrunner.formats.format import load_format
from showrunner.kernel import Text, luck_from_seed
from showrunner.running.forking import fork
from showrunner.store import Store
from showrunner.store.asks import AnswerRecord, OpenAsk
from tests.databases import with_store
from tests.every_format.seasons import settings_for
from tests.running.driving import Desk, as_written, idle
from tests.store.looking import rows
from tests.store.short_season import SEATS, create, short_season

ADA = {"ada": "outside"}


def unsealed(words: str) -> Text:
    """A text without a seal."""
    return Text("", words)


async def with_forms(store: Store) -> set[str]:
    """The seats of the asks whose form is stored."""
    return {row.seat for row in await rows(store, "SELECT seat FROM ask WHERE form IS NOT NULL")}


async def asked(store: Store, season: str, seat: str = "ada") -> OpenAsk:
    """The one decision that a seat can make now."""
    (found,) = await store.asks.open(season, seat)
    return found


async def stands_in(store: Store, season: str, desk: Desk) -> None:
    """Let a stand-in answer the oldest open ask."""
    live = await as_written(store, season)
    answer = live.late_answer(live.open_asks[0])
    await desk.put("answer", ask=answer.ask, value=dict(answer.value), by=answer.by)
    await idle(store, season)


async def question(store: Store, season: str, ask: OpenAsk) -> Any:
    """The question of the rules for this ask."""
    return (await as_written(store, season)).kernel.asks[ask.id].question


def test_the_forms_of_outside_seats_are_kept_and_no_others(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA))
        await idle(store, season)
        assert await with_forms(store) == {"ada"}
        ask = await asked(store, season)
        put = await question(store, season, ask)
        assert ask.form.form() == put.form()
        assert ask.form.schema() == put.schema()
        assert next(ask.form.legal()) == next(put.legal())
        (row,) = await store.past.open_asks(season)
        assert (ask.id, ask.nth, ask.kind) == (row.id, row.nth, row.kind)
        assert (ask.opened, ask.due, ask.quarantined) == (row.opened, None, False)
        assert ask.answered is None
        assert await store.asks.open(season, "ben") == []

    with_store(address, work)


def test_an_answer_is_checked_without_being_given(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA))
        await idle(store, season)
        form = (await asked(store, season)).form
        _, problems = form.read({**form.default, "trade": "much", "colour": "red"}, unsealed)
        assert {problem.field for problem in problems} == {"trade", "colour"}
        assert form.read(form.default, unsealed)[1] == []
        assert await rows(store, "SELECT * FROM inbox") == []

    with_store(sqlite, work)


def test_a_seat_that_goes_to_somebody_outside_has_its_open_forms_kept(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA))
        await idle(store, season)
        desk = Desk(store, season)
        await desk.control("pause")
        await desk.control("player", seat="ada", player="bot:random")
        await idle(store, season)
        (held,) = await store.past.open_asks(season)
        await store.database.write(lambda one: one.exec_driver_sql("UPDATE ask SET form = NULL"))
        await desk.control("player", seat="ada", player="outside")
        await idle(store, season)
        assert (await asked(store, season)).id == held.id

    with_store(address, work)


def test_a_question_of_a_quote_forgets_the_words_with_everybody(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA))
        terms = {"seat": "ada", "question": "Whom does Xanthippe trust?"}
        await Desk(store, season).put("order", name="interview", terms=terms)
        await idle(store, season)
        forked = await fork(store, season, (await store.seasons.find(season)).head)
        await idle(store, forked)

        async def quotes(one: str) -> list[str | None]:
            asks = await store.asks.open(one, "ada")
            return [ask.form.form()["quote"] for ask in asks if ask.kind == "interview"]

        for one in (season, forked):
            assert await quotes(one) == ["Whom does Xanthippe trust?"]
        (found,) = await store.eraser.find(season, "xanthippe")
        await store.eraser.erase(season, found.seal)
        for one in (season, forked):
            assert await quotes(one) == ["[erased]"]
        stored = await rows(store, "SELECT form FROM ask WHERE form IS NOT NULL")
        assert "Xanthippe" not in str(stored)

    with_store(address, work)


def test_who_answered_is_known_of_each_decision(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA))
        await idle(store, season)
        desk = Desk(store, season)
        assert await store.asks.last_answered(season, "ada") is None
        await desk.answer_default()
        await idle(store, season)
        own = await desk.verdict(desk.numbers[-1])
        assert await store.asks.last_answered(season, "ada") == own.entry
        for _ in range(3):
            await stands_in(store, season, desk)
        closed = await store.asks.closed(season, "ada")
        assert closed[0].given == AnswerRecord(own.entry or 0, "player")
        by = [one.given.by for one in closed if one.given and one.given.by != "engine"]
        assert by == ["player", *["stand-in"] * 3]
        assert [one.nth for one in closed] == list(range(1, len(closed) + 1))
        assert await store.asks.last_answered(season, "ada") == own.entry
        later = await store.asks.closed(season, "ada", after=own.entry or 0)
        assert later == closed[1:]
        forked = await fork(store, season, later[0].closed)
        assert await store.asks.closed(forked, "ada") == closed[:2]
        assert await store.asks.last_answered(forked, "ada") == own.entry

    with_store(address, work)


def test_a_held_answer_counts_as_given_until_it_is_thrown_out(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA))
        await idle(store, season)
        desk = Desk(store, season)
        ask = await asked(store, season)
        await desk.put("hold", kinds=[ask.kind])
        await desk.answer_default()
        await idle(store, season)
        assert await store.asks.open(season, "ada") == []
        assert await store.asks.closed(season, "ada") == []
        await desk.put("ruling", ask=ask.id, verdict="veto")
        await idle(store, season)
        again = await asked(store, season)
        assert (again.kind, again.nth, again.answered) == (ask.kind, 2, None)
        assert [one.given for one in await store.asks.closed(season, "ada")] == [None]
        await desk.answer_default()
        await desk.put("ruling", ask=again.id, verdict="replace", value=dict(again.form.default))
        await idle(store, season)
        last = (await store.asks.closed(season, "ada"))[-1]
        assert last.given == AnswerRecord(last.closed, "producer")

    with_store(address, work)


def test_an_answer_that_may_be_given_again_stays_open(address: str) -> None:
    async def work(store: Store) -> None:
        settings = settings_for(load_format("mini_survivor"), 6, "bot:random")
        first, other = list(settings.players)[:2]
        season = await store.seasons.create(settings, luck_from_seed("again"))
        for seat in (first, other):
            await store.seasons.set_player(season, seat, "outside")
        await idle(store, season)
        desk = Desk(store, season)
        while not [
            one
            for one in await store.asks.open(season, first)
            if one.kind == "mini_survivor.submission"
        ]:
            await stands_in(store, season, desk)
        ask = await asked(store, season, first)
        for _ in range(2):
            await desk.put("answer", ask=ask.id, value=dict(ask.form.default))
            await idle(store, season)
            answered = (await asked(store, season, first)).answered
            assert answered == AnswerRecord(
                (await desk.verdict(desk.numbers[-1])).entry or 0, "player"
            )

    with_store(address, work)


def test_no_form_is_kept_where_bots_play(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(), deadlines="{}")
        await idle(store, season)
        assert len(await rows(store, "SELECT DISTINCT seat FROM ask")) == len(SEATS)
        assert await with_forms(store) == set()

    with_store(sqlite, work)


def test_a_seat_that_goes_to_somebody_outside_has_its_time_kept(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA), deadlines='{"decision": 1000}')
        await idle(store, season)
        desk = Desk(store, season)
        await desk.control("pause")
        await desk.control("player", seat="ada", player="bot:random")
        await idle(store, season)
        await store.database.write(lambda one: one.exec_driver_sql("UPDATE ask SET due = NULL"))
        await desk.control("player", seat="ada", player="outside")
        await idle(store, season)
        first = (await asked(store, season)).due
        assert first is not None
        await desk.control("reload")
        await idle(store, season)
        assert (await asked(store, season)).due == first

    with_store(address, work)
