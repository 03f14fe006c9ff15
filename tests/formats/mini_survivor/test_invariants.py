"""I1 to I11: whatever players do, a match keeps its books, ends, and replays."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showrunner.formats.mini_survivor import FORMAT, facts
from showrunner.formats.mini_survivor.grid import SIZES
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Order, contestant, view
from showrunner.players.random_bot import RandomBot
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from tests.formats.mini_survivor.invariants import audit
from tests.formats.mini_survivor.strategies import QUIET, matches, settings_of

FEW = settings(max_examples=settings.default.max_examples // 4)  # type: ignore[union-attr]
"""Where each example is whole matches."""
SUBMISSION = "mini_survivor.submission"


def played(season: SeasonSettings, seed: str, bots: Any = None) -> Rehearsal:
    everybody = {person.id: RandomBot() for person in season.cast}
    return Rehearsal(season, seed, bots=bots or everybody)


def facts_of(match: Rehearsal) -> list[Any]:
    return [told.fact for told in match.kernel.story.told]


@settings(max_examples=settings.default.max_examples // 2)
@given(season=matches(), seed=st.integers(0, 999))
def test_I1_to_I8_and_I11_every_match_ends_with_its_books_in_order(
    season: SeasonSettings, seed: int
):
    match = played(season, str(seed))
    match.play()
    assert match.kernel.over
    audit(facts_of(match))
    sheet: MiniSheet = match.kernel.rules.sheet  # type: ignore[attr-defined]
    assert FORMAT.outcome(sheet) is not None
    assert {seat for place in sheet.ranking for seat in place} == set(sheet.names)
    assert sheet.candidate is not None
    assert all(not fact.refused for fact in facts_of(match) if type(fact) is facts.SubmissionSent)


class Silent:
    """Always sends the default: nobody votes, so that all tribes fall."""

    def see(self, fact: Any) -> None:
        pass

    def answer(self, question: Any, dice: Any) -> dict[str, Any]:
        return dict(question.default)


class Passive:
    """Does nothing but keep its own in tribes of two, as long as it can."""

    def see(self, fact: Any) -> None:
        pass

    def answer(self, question: Any, dice: Any) -> dict[str, Any]:
        if question.kind != SUBMISSION:
            return dict(question.default)
        context = question.fields["submission"].context
        lines = []
        for nth, one in enumerate(context.living):
            if (targets := context.targets(one)) and context.places[one]:
                lines.append(f"{one} v {targets[0]}")
            letters = context.destinations(one) or ("A",)
            lines.append(f"{one} m {letters[(nth + one) % len(letters)]}")
        return {"submission": "\n".join(lines)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bot", [Silent, Passive])
@pytest.mark.parametrize("end_at", [0, 5])
def test_I8_also_among_players_who_do_nothing(size: int, bot: type, end_at: int):
    season = settings_of(size, **QUIET, end_at=end_at)
    match = played(season, "still", {person.id: bot() for person in season.cast})
    match.play()
    audit(facts_of(match))


@FEW
@given(season=matches(), seed=st.integers(0, 99))
def test_I9_nobody_sees_what_is_not_theirs(season: SeasonSettings, seed: int):
    match = played(season, str(seed))
    match.play()
    told = match.kernel.story.told
    hidden_until_the_end = season.parameters.get("reveal") == "at_end"
    for person in season.cast[:2]:
        seat = person.id
        seen = [item.fact for item in view(told, contestant(seat))]
        if hidden_until_the_end:
            end = next(n for n, f in enumerate(seen) if type(f).__name__ == "SecretsRevealed")
            seen = seen[:end]
        own = (
            facts.SurvivorsDealt,
            facts.StockGiven,
            facts.IdolBought,
            facts.SubmissionSent,
            facts.CandidateVoteCast,
        )
        assert {fact.seat for fact in seen if isinstance(fact, own)} <= {seat}
        secret = (facts.AttackJudged, facts.VotesResolved, facts.BonusCounted)
        assert not [fact for fact in seen if isinstance(fact, secret)]
        sheet = MiniSheet()
        for fact in seen:
            sheet.take(fact)
            for one, survivor in sheet.survivors.items():
                assert survivor.owner in ("", seat) or survivor.public, one


@FEW
@given(order=st.permutations(range(6)), seed=st.integers(0, 20))
def test_I10_the_order_in_which_submissions_come_in_changes_nothing(order: list[int], seed: int):
    def match(order: list[int]) -> list[Any]:
        season = settings_of(6, **QUIET, max_rounds=2)
        rehearsal = played(season, str(seed))
        rehearsal.start()
        while not rehearsal.kernel.over:
            asks = [a for a in rehearsal.kernel.asks.values() if a.answer is None]
            if asks[0].question.kind == SUBMISSION:
                asks = sorted(asks, key=lambda ask: order[int(ask.seat[1:])])
                for ask in asks:
                    rehearsal.answer(ask)
            else:
                rehearsal.answer(asks[0])
        return facts_of(rehearsal)

    assert match(order) == match(list(range(6)))


@FEW
@given(season=matches(), seed=st.integers(0, 99))
def test_a_journal_tells_the_same_match_again(season: SeasonSettings, seed: int):
    match = played(season, str(seed))
    match.play()
    assert replay(match.journal).story.digest == match.kernel.story.digest


@FEW
@given(
    seed=st.integers(0, 99),
    orders=st.lists(
        st.tuples(
            st.integers(0, 60),
            st.sampled_from(
                [
                    "give_idol",
                    "idol_auction",
                    "swap_tribes",
                    "merge_tribes",
                    "reveal_owner",
                    "no_assassination",
                    "double_elimination",
                    "skip_talk",
                    "remove_player",
                    "change_garnets",
                ]
            ),
            st.integers(0, 29),
        ),
        max_size=8,
    ),
)
def test_the_books_are_in_order_whatever_producers_order(seed: int, orders: list[Any]):
    season = settings_of(6, **QUIET)
    match = played(season, str(seed))
    match.start()
    for after, name, number in orders:
        for _ in range(after):
            if (ask := match.next_ask()) is not None:
                match.answer(ask)
        seat = season.cast[number % 6].id
        terms: dict[str, Any] = {
            "give_idol": {"seat": seat},
            "idol_auction": {"least": 1 + number % 4},
            "reveal_owner": {"survivor": 1 + number},
            "remove_player": {"seat": seat},
            "change_garnets": {"seat": seat, "amount": number - 3},
        }.get(name, {})
        order = Order(name, terms, salt="s")
        try:
            match.kernel.check(order)
        except Exception as refusal:
            assert type(refusal).__name__ in ("OrderRefused", "SeasonOver")
            continue
        match.enter(order)
    match.play()
    assert match.kernel.over
    told = facts_of(match)
    if not any(isinstance(fact, facts.PlayerRemoved) for fact in told):
        audit(told)
    sheet: MiniSheet = match.kernel.rules.sheet  # type: ignore[attr-defined]
    assert all(player.idols >= 0 and player.garnets >= 0 for player in sheet.players.values())
    assert replay(match.journal).story.digest == match.kernel.story.digest
