"""How many decisions were the models' own, and the pause when bots make too many of them."""

from __future__ import annotations

import re

import pytest

from showrunner.cli import costs
from showrunner.house_model import HouseModel
from showrunner.players.llm.allowance import Allowance
from showrunner.running.costs import decisions_of
from showrunner.running.stand_ins import MIN_DECISIONS, StandIns
from showrunner.store import Store
from showrunner.store.own_decisions import Decisions
from tests.cli.running import run
from tests.databases import with_store
from tests.models.acting import (
    NEVER_PAUSES,
    allow,
    drive,
    faulty,
    is_over,
    lines_to,
    models,
    profile,
    stand_ins,
)
from tests.running.driving import Desk
from tests.store.looking import rows
from tests.store.short_season import create

# -- whose decisions they are ----------------------------------------------------------------------


async def asked(store: Store, season: str) -> set[str]:
    """The decisions for which models were called."""
    return {call.ask for call in await store.calls.page(season, limit=100_000) if call.ask}


def test_only_decisions_of_seats_that_models_play_count_and_while_they_do(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(players={"ben": "bot:sensible"}), seed="both stay")
        assert await decisions_of(store, season) == (0, 0)
        desk = Desk(store, season)
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await desk.control("step", by="round")
            await drive(store, season, lines)
            await desk.control("player", seat="ada", player="bot:sensible")
            await desk.control("player", seat="ben", player="model:house")
            await desk.control("run")
            await drive(store, season, lines)
        await is_over(store, season)
        own, all = await decisions_of(store, season)
        assert own == all == len(await asked(store, season))
        seats = "SELECT seat, count(model) AS modelled, count(*) AS asks FROM ask GROUP BY seat"
        by_seat = {row.seat: (row.modelled, row.asks) for row in await rows(store, seats)}
        for seat in ("ada", "ben"):
            assert 0 < by_seat[seat][0] < by_seat[seat][1]

    with_store(address, work)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("fault", ["malformed=1", "malformed=0.6", "server_error=1"])
def test_what_bots_decide_for_models_is_not_their_own_also_without_a_call(
    sqlite: str, fault: str
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, NEVER_PAUSES)
        async with (
            HouseModel(faulty(fault, latency=0.001)) as house,
            lines_to(profile(house, tries=2)) as lines,
        ):
            await drive(store, season, lines)
        await is_over(store, season)
        own, all = await decisions_of(store, season)
        stood_in = await stand_ins(store, season)
        assert stood_in > 0
        assert own == all - stood_in
        assert (own == 0) == (fault != "malformed=0.6")
        if fault == "server_error=1":
            assert len(await asked(store, season)) < all, "the breaker left it alone"

    with_store(sqlite, work)


@pytest.mark.parametrize(
    ("own", "all", "too_few"), [(0, 0, False), (95, 100, False), (94, 100, True), (0, 1, True)]
)
def test_below_95_percent_they_are_too_few(own: int, all: int, too_few: bool) -> None:
    assert Decisions(own, all).are_too_few == too_few


def test_the_command_says_first_whose_decisions_they_were_and_shows_what_came(
    sqlite: str,
) -> None:
    async def work(store: Store) -> str:
        season = await create(store, models())
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await drive(store, season, lines)
        return season

    season = with_store(sqlite, work)
    given = run("costs", season, "--by", "outcome", "--database", sqlite)
    first = given.output.splitlines()[0]
    assert re.fullmatch(r"The models made (\d+) of their \1 decisions \(100 %\)\.", first)
    shown = run("prompt", "--season", season, "--call", "1", "--database", sqlite).output
    assert '"choices"' in shown.partition("----- reply, as it arrived -----")[2]


def test_too_few_own_decisions_are_red() -> None:
    few, enough = costs.own_share(Decisions(60, 100)), costs.own_share(Decisions(97, 100))
    assert (few.style, enough.style) == ("red", "")
    assert "60 of their 100 decisions (60 %)" in few.plain


# -- the pause after stand-ins ---------------------------------------------------------------------


def test_a_season_pauses_after_stand_ins_for_three_decisions_in_a_row(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        async with HouseModel(faulty("refusal=1")) as house, lines_to(profile(house)) as lines:
            before = 0
            for _ in range(3):
                await drive(store, season, lines, go_on=True)
                row = await store.seasons.find(season)
                assert row.status == "paused"
                assert "3 times in a row (the last time: " in row.paused_for
                assert "invalid answers" in row.paused_for
                stood_in = await stand_ins(store, season) - before
                assert 3 <= stood_in <= 2 * 4 + 1, "the counts begin again"
                before += stood_in
            house.settings = faulty()
            await drive(store, season, lines, go_on=True)
        await is_over(store, season)
        assert await stand_ins(store, season) == before

    with_store(sqlite, work)


def test_stand_ins_at_a_cap_are_what_the_allowance_says_and_pause_nothing(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, Allowance(season=0.005, at_cap="stand-in"))
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await drive(store, season, lines)
        await is_over(store, season)
        assert await stand_ins(store, season) > 20
        own, all = await decisions_of(store, season)
        assert own < all == own + await stand_ins(store, season)

    with_store(sqlite, work)


ROW = Allowance(stand_in_share=0)
SHARE = Allowance(stand_ins_in_a_row=0)


def test_decisions_in_a_row_are_those_of_one_seat() -> None:
    counts = StandIns()
    told = [
        counts.count(seat, episode, why, ROW)
        for seat, episode, why in (
            *(("ada", 1, "a"), ("ben", 1, "b"), ("ada", 1, "c"), ("ada", 2, None)),
            *(("ada", 2, "d"), ("ben", 2, "e"), ("ada", 2, "f"), ("ben", 3, "g")),
        )
    ]
    assert told[:-1] == [None] * 7
    assert told[-1] is not None and told[-1].startswith(
        "bots stood in for ben 3 times in a row (the last time: g): "
    )
    again = [counts.count("ben", 3, "h", ROW) for _ in range(3)]
    assert [why is None for why in again] == [True, True, False], "the counts begin again"


@pytest.mark.parametrize("nth", [5, 7])
def test_a_share_of_an_episode_counts_when_the_episode_has_enough_decisions(nth: int) -> None:
    counts = StandIns()
    seats = ("ada", "ben", "cal")
    for number in range(MIN_DECISIONS):
        why = counts.count(seats[number % 3], 1, "why" if number % nth == 0 else None, SHARE)
        expected = nth == 5 and number == MIN_DECISIONS - 1
        assert (why is not None) == expected, number
    if why is not None:
        assert why.startswith(f"bots stood in for 4 of the {MIN_DECISIONS} decisions of models in ")


def test_a_share_of_a_short_episode_counts_when_it_is_over() -> None:
    for others, pauses in ((4, True), (5, False)):
        counts = StandIns()
        assert counts.count("ada", 1, "why", SHARE) is None
        assert [counts.count("ada", 1, None, SHARE) for _ in range(others)] == [None] * others
        why = counts.count("ada", 2, None, SHARE)
        assert (why is not None) == pauses
        if why is not None:
            assert "1 of the 5 decisions of models in episode 1" in why


def test_zero_is_never() -> None:
    counts = StandIns()
    assert {counts.count("ada", n // 30, "why", NEVER_PAUSES) for n in range(200)} == {None}
