"""Futures: what has happened stays, the rest is drawn again; chances are counted over outcomes."""

from __future__ import annotations

import os
from typing import Any

import pytest

from showrunner.errors import FutureFailed, Refused, UnknownSeason
from showrunner.futures.bot_season import BotSeason
from showrunner.futures.branches import Branch, Job, outcomes_of, play_branches
from showrunner.futures.chances import branches_at, chance, chances_of
from showrunner.futures.outcome import Exit, Outcome, outcome_of
from showrunner.futures.stored import chances_at, river, stored_chances
from showrunner.futures.worker import play
from showrunner.kernel import Answer, Ask, Entry
from showrunner.players.company import Company
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.store.short_season import SEATS, create, short_season

SETTINGS = short_season()


def played(seed: str = "f") -> tuple[Rehearsal, tuple[Entry, ...]]:
    """A season that bots have played, and its entries."""
    season = Rehearsal(SETTINGS, seed)
    season.play()
    return season, tuple(season.taken)


def job(season: Rehearsal, entries: tuple[Entry, ...], *branches: Branch, **others: Any) -> Job:
    return Job(
        settings=SETTINGS,
        luck=season.luck,
        players=SETTINGS.players,
        entries=entries,
        branches=branches,
        **others,
    )


def test_what_has_happened_stays_and_the_rest_is_drawn_again() -> None:
    season, entries = played()
    gone = [told.fact.seat for told in season.kernel.story.told if _is_exit(told.fact)]
    late = len(entries) * 2 // 3
    futures = outcomes_of(
        list(play_branches(job(season, entries, *branches_at(season.luck, late, 30))))
    )
    out_before = {
        told.fact.seat
        for told in season.kernel.story.told
        if _is_exit(told.fact) and told.entry <= late
    }
    assert out_before and len(out_before) < len(gone)
    for outcome in futures:
        later = {exit.seat for exit in outcome.left}
        assert not out_before & {*later, *outcome.reached_end, *outcome.winners}
        assert {*later, *outcome.reached_end} == {*SEATS} - out_before
    from_start = branches_at(season.luck, 0, 30)
    starts = outcomes_of(list(play_branches(job(season, entries, *from_start))))
    assert len({outcome.winners for outcome in starts}) > 1
    assert len({outcome.left for outcome in starts}) > 5


def _is_exit(fact: Any) -> bool:
    return type(fact).__name__ == "VotedOut"


def test_the_same_luck_gives_the_same_future_on_any_number_of_cores_and_in_any_order() -> None:
    season, entries = played()
    branches = [*branches_at(season.luck, 40, 4), *branches_at(season.luck, 10, 4)]
    first = outcomes_of(list(play_branches(job(season, entries, *branches))))
    again = outcomes_of(list(play_branches(job(season, entries, *branches[::-1], cores=3))))
    assert first == again[::-1]


def test_a_future_can_begin_with_another_answer() -> None:
    season, entries = played()
    place, ballot = next(
        (number, entry)
        for number, entry in enumerate(entries)
        if isinstance(entry, Answer) and "name" in entry.value
    )
    season_then = BotSeason(SETTINGS, season.luck)
    season_then.replay(entries[:place])
    question: Any = season_then.kernel.asks[ballot.ask].question
    other = next(legal for legal in question.legal() if legal != ballot.value)
    key = "ab" * 32
    same = Branch(at=place, luck=key, instead=(ballot,))
    changed = Answer(ballot.ask, other, "player", ballot.salt)
    outcomes = play_branches(
        job(season, entries, same, Branch(at=place, luck=key, instead=(changed,)))
    )
    assert len(outcomes_of(list(outcomes))) == 2
    refused = Branch(at=place, luck=key, instead=(Answer("none", {}),))
    with pytest.raises(FutureFailed, match="StaleAsk"):
        outcomes_of(list(play_branches(job(season, entries, refused))))


def test_leaving_out_thoughts_and_checks_changes_no_outcome() -> None:
    _, entries = played()
    outcomes = []
    for thoughtless in (False, True):
        season = BotSeason(SETTINGS, played()[0].luck)
        season.thoughtless = thoughtless
        season.replay(entries[: len(entries) // 2])
        departed = len(season.chronicle.departures)
        season.draw_fresh_luck("ab" * 32)
        season.play_on()
        outcomes.append(outcome_of(season, departed))
    assert outcomes[0] == outcomes[1] and outcomes[0].winners


def test_a_bot_that_wishes_what_is_illegal_gets_the_nearest_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer, luck = Company.answer, played()[0].luck

    def wild(self: Company, ask: Ask[Any], by: Any = "player", *, checked: bool = True) -> Answer:
        legal = answer(self, ask, by, checked=checked)
        return Answer(ask.id, {**legal.value, "no such field": 1}, legal.by, legal.salt)

    monkeypatch.setattr(Company, "answer", wild)
    season = BotSeason(SETTINGS, luck)
    season.thoughtless = True
    season.play_on()
    assert season.kernel.over


def test_the_end_of_a_season_has_one_future() -> None:
    season, entries = played()
    branches = branches_at(season.luck, len(entries), 3)
    outcomes = outcomes_of(list(play_branches(job(season, entries, *branches))))
    assert len(set(outcomes)) == 1 and outcomes[0].winners and not outcomes[0].left


def test_chances_are_shares_with_an_interval_around_them() -> None:
    def went(winner: str, *left: tuple[str, int]) -> Outcome:
        exits = tuple(Exit(seat, round) for seat, round in left)
        stay = tuple(seat for seat in "abc" if seat not in {one.seat for one in exits})
        return Outcome(winners=(winner,), left=exits, reached_end=stay)

    outcomes = [went("a", ("c", 4), ("b", 5))] * 3 + [went("b", ("c", 4), ("a", 4))]
    found = chances_of(7, 4, ["a", "b", "c"], outcomes)
    assert [found.seats[seat].win.share for seat in "abc"] == [0.75, 0.25, 0]
    assert [found.seats[seat].tonight.share for seat in "abc"] == [0.25, 0, 1]
    assert [found.seats[seat].end.share for seat in "abc"] == [0.75, 0.25, 0]
    assert chance(50, 100).low == pytest.approx(0.4038, abs=1e-4)  # Wilson, from the tables
    assert chance(0, 100).low == 0 and 0.03 < chance(0, 100).high < 0.04
    assert chance(4, 4).high == pytest.approx(1) and chance(4, 4).low > 0.5


def test_chances_of_a_stored_season_are_computed_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []

    async def counting(work: Job, progress: Any) -> list[Outcome]:
        counted.append(len(work.branches))
        return await play(work, progress)

    monkeypatch.setattr("showrunner.futures.stored.play", counting)

    async def work(store: Store) -> None:
        season = await create(store, short_season(), seed="stored")
        with pytest.raises(Refused, match="has not begun"):
            await chances_at(store, season)
        with pytest.raises(UnknownSeason):
            await chances_at(store, "nowhere")
        await Runner(store, season).run()
        first = await chances_at(store, season[:8], at=20, number=6)
        assert first.number == 6 and first.round == 1 and {*first.seats} == {*SEATS}
        assert sum(own.win.share for own in first.seats.values()) == pytest.approx(1)
        assert await chances_at(store, season, at=20, number=5) == first
        assert counted == [6]
        more = await chances_at(store, season, at=20, number=8)
        assert more.number == 8 and counted == [6, 8]
        with pytest.raises(Refused, match="no entry 9999"):
            await chances_at(store, season, at=9999)
        flow = await river(store, season, number=4)
        assert [each.round for each in flow] == sorted(each.round for each in flow)
        assert len(flow) > 2 and max(own.win.share for own in flow[-1].seats.values()) == 1
        counted.clear()
        assert await river(store, season, number=4) == flow and not counted
        assert [each.at for each in await stored_chances(store, season)] == sorted(
            {20, *(each.at for each in flow)}
        )

    with_store(sqlite, work)


def test_no_child_is_left_behind() -> None:
    season, entries = played()
    list(play_branches(job(season, entries, *branches_at(season.luck, 30, 5), cores=2)))
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
