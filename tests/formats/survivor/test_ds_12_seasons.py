"""DS-12: whatever players and producers do, a season keeps its books, ends, and replays."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import Refused
from showrunner.formats.facts import (
    Fact,
    InterviewAsked,
    OrderScheduled,
    OrderTaken,
    OrderWithdrawn,
    ParameterChanged,
    SecretsRevealed,
    StoryTold,
    WindowStopped,
)
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.survivor import FORMAT, facts
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import Entry, Kernel, Order, Ruling
from showrunner.running.journal import encode_line, entry_of, read_journal
from showrunner.running.rehearsal import Rehearsal
from tests.formats.survivor.invariants import Books, audit
from tests.formats.survivor.producing import ACTS, Act, acts, made_of
from tests.formats.survivor.strategies import PLAYERS, seasons
from tests.quick import whole_seasons

ROUNDS = 600
"""More rounds than any season has: 30 castaways, 20 quiet votes (`stall_votes`) before each."""

EFFECTS: dict[str, type[Fact] | tuple[type[Fact], ...]] = {
    "set_parameter": ParameterChanged,
    "interview": InterviewAsked,
    "stop_before": WindowStopped,
    "go_on": WindowStopped,
    "withdraw_scheduled": OrderWithdrawn,
    "reveal_secrets": SecretsRevealed,
    "event": StoryTold,
    "remove_castaway": facts.CastawayRemoved,
    "grant_immunity": facts.ImmunityGiven,
    "set_comment_order": facts.CommentOrderSet,
    "choose_jury": facts.JuryOrdered,
    "stage_competition": facts.CompetitionAnnounced,
    "cancel_phase": (facts.PhaseOrdered, facts.PhaseEnded),
    "repeat_phase": facts.PhaseOrdered,
    "open_group_talk": facts.GroupTalkBegan,
    "fix_roll": facts.RollFixed,
    "define_card": facts.CardDefined,
    "offer_opportunity": facts.OpportunityOffered,
}
"""The fact by which an order that takes effect at once is known. Others wait for a window."""


def rehearsal(season: SeasonSettings, players: str, seed: str = "seed") -> Rehearsal:
    bots = {person.id: PLAYERS[players]() for person in season.cast}
    return Rehearsal(season, seed, bots=bots)


def sheet_of(kernel: Kernel) -> SurvivorSheet:
    rules: Any = kernel.rules
    found: SurvivorSheet = rules.sheet
    return found


def books_of(kernel: Kernel) -> Books:
    """The books of a season, compared with its sheet."""
    books, sheet = audit(told.fact for told in kernel.story.told), sheet_of(kernel)
    assert books.accounts.points == {seat: p.points for seat, p in sheet.players.items()}
    assert books.accounts.counters == {seat: p.counters for seat, p in sheet.players.items()}
    assert books.accounts.food == sheet.food
    assert books.cards.held == {
        name: (card.holder, card.kind) for name, card in sheet.cards.items() if card.holder
    }
    return books


def finish(played: Rehearsal) -> None:
    """To the end: held answers are released, a stopped season goes on."""
    while not played.kernel.over:
        assert sheet_of(played.kernel).round <= ROUNDS, "the season does not end"
        if (ask := played.next_ask()) is not None:
            played.answer(ask)
        elif played.kernel.asks:
            played.enter(Ruling(next(iter(played.kernel.asks)), "release"))
        else:
            played.enter(Order("go_on"))


def state(kernel: Kernel) -> tuple[object, ...]:
    """All of a season that an entry could change."""
    asks = [(ask.id, ask.state, ask.answer) for ask in kernel.asks.values()]
    return kernel.entries, kernel.story.digest, asks, repr(vars(sheet_of(kernel)))


def enter(played: Rehearsal, entry: Entry) -> bool:
    """DS-9.1: an entry is refused and changes nothing, or it is taken and recorded."""
    kernel = played.kernel
    before, told = state(kernel), len(kernel.story.told)
    try:
        kernel.check(entry)
        refused = False
    except Refused:
        refused = True
    assert state(kernel) == before, "looking at an entry changed the season"
    if refused:
        with pytest.raises(Refused):
            kernel.apply(entry)
        assert state(kernel) == before, "a refused entry changed the season"
        return False
    played.enter(entry)
    new = [each.fact for each in kernel.story.told[told:]]
    assert kernel.entries == before[0] + 1  # type: ignore[operator]
    if isinstance(entry, Order):
        recorded = next(fact for fact in new if isinstance(fact, OrderTaken | OrderScheduled))
        assert (recorded.name, recorded.by) == (entry.name, entry.by)
        if isinstance(recorded, OrderTaken):
            effects = EFFECTS[entry.name]
            assert any(isinstance(fact, effects) for fact in new), f"{entry} has no effect"
    return True


def interfere(played: Rehearsal, plan: list[Act]) -> int:
    """Play on with what producers do meanwhile; how many of their acts were taken."""
    taken = 0
    for act in plan:
        for _ in range(act.after):
            if (ask := played.next_ask()) is not None:
                played.answer(ask)
        entry = made_of(act, played.kernel)
        taken += entry is not None and enter(played, entry)
    return taken


def replay(played: Rehearsal) -> Kernel:
    """The season again, from its journal as it would be stored."""
    journal = read_journal(list(played.journal.lines()), "season.jsonl")
    assert [encode_line(kept) for kept in journal.records] == list(played.journal.lines())[1:]
    kernel = played.format.kernel(journal.header.settings, journal.header.luck)
    kernel.start()
    for kept in journal.records:
        kernel.apply(entry_of(kept))
        assert kernel.story.digest[:16] == kept.digest, f"entry {kept.number} tells another story"
    return kernel


@whole_seasons
@given(season=seasons(), players=st.sampled_from(sorted(PLAYERS)), seed=st.integers(0, 99))
def test_DS_12_7_every_season_ends_with_its_books_in_order(
    season: SeasonSettings, players: str, seed: int
) -> None:
    played = rehearsal(season, players, str(seed))
    played.start()
    finish(played)
    books_of(played.kernel).close()
    assert sheet_of(played.kernel).winner == books_of(played.kernel).people.winners[0]


@whole_seasons
@given(season=seasons(most=12), players=st.sampled_from(sorted(PLAYERS)), plan=acts(most=30))
def test_DS_12_holds_whatever_producers_order(
    season: SeasonSettings, players: str, plan: list[Act]
) -> None:
    played = rehearsal(season, players)
    played.start()
    interfere(played, plan)
    books_of(played.kernel)
    finish(played)
    books_of(played.kernel).close()


@whole_seasons
@given(season=seasons(most=9), plan=acts(most=20), seed=st.integers(0, 99))
def test_DS_12_6_a_journal_tells_the_same_story_again(
    season: SeasonSettings, plan: list[Act], seed: int
) -> None:
    played = rehearsal(season, "random", str(seed))
    played.start()
    interfere(played, plan)
    finish(played)
    again = replay(played)
    assert again.over
    assert again.story.digest == played.kernel.story.digest
    assert repr(vars(sheet_of(again))) == repr(vars(sheet_of(played.kernel)))


def test_R4_every_kind_of_order_is_given_at_arbitrary_moments() -> None:
    assert {order.name for order in FORMAT.orders} <= set(ACTS)
