"""I1 to I10, checked after every decision of seasons whose players do anything that is legal."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showrunner.formats.cards.piles import kind_of, wrong_with
from showrunner.formats.format import load_format
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import TOP_LEVEL
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.kernel import PRODUCER
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from tests.every_format.seasons import settings_for

FORMAT = load_format("surviving_the_game")
BOTS = st.sampled_from(["bot:random", "bot:sensible"])
CASES = {
    "players": st.integers(2, 5),
    "bot": BOTS,
    "seed": st.integers(0, 10**6),
    "persistent": st.booleans(),
    "hand": st.integers(3, 10),
}
QUIET = {"conversations_per_player": 0, "table_talk": False}


def holds(sheet: GameSheet, before: dict[int, int], cards: int) -> None:
    """The invariants of one moment."""
    assert wrong_with(sheet.piles) == []  # I1
    assert sum(pile.size for pile in sheet.piles.values()) == cards
    for seat, player in sheet.players.items():
        own = {
            card
            for pile in ("deck", "hand", "play", "discard", "won")
            for card in sheet.pile(f"{pile}/{seat}").known
        }
        assert own == set(player.owned), "everybody knows what each player owns"
        assert sheet.pile(f"identity/{seat}").size <= 1  # I4
        if not sheet.entered:
            continue
        assert 0 <= player.health <= sheet.identity(seat).health  # I2
        assert player.health % 10 == 0
        assert (player.health == 0) == (player.status == "eliminated")
        assert 1 <= player.level <= TOP_LEVEL  # I3
    for level in sheet.areas:
        assert sheet.pile(f"area/{level}").size <= 1
        assert sheet.left_in(level) <= before.get(level, 99)  # I6
        before[level] = sheet.left_in(level)
    assert sheet.turn.purchases <= sheet.parameters.purchases_per_turn  # I4
    assert sheet.turn.creds >= 0
    if sheet.entered:
        assert sheet.left_in(TOP_LEVEL) >= len(sheet.inside)  # I9


@given(**CASES)
@settings(max_examples=20)
def test_I1_to_I7_and_I9_hold_at_every_moment(
    players: int, bot: str, seed: int, persistent: bool, hand: int
) -> None:
    parameters = {**QUIET, "persistent_damage": persistent, "hand_size": hand}
    season = Rehearsal(settings_for(FORMAT, players, bot, parameters=parameters), str(seed))
    season.start()
    sheet: GameSheet = season.kernel.rules.sheet  # type: ignore[attr-defined]
    cards = sum(pile.size for pile in sheet.piles.values())
    before: dict[int, int] = {}
    while not season.kernel.over:
        holds(sheet, before, cards)
        assert season.step()
    assert sheet.round <= sheet.parameters.max_rounds  # I7
    turn_by_turn(season, hand)


def turn_by_turn(season: Rehearsal, hand_size: int) -> None:
    """I5, I7: hands at the start of turns, and encounters in them."""
    sheet = FORMAT.sheet()
    assert isinstance(sheet, GameSheet)
    encounters, traps, seat = 0, 0, ""
    for told in season.kernel.story.told:
        fact = told.fact
        match fact:
            case facts.TurnBegan():
                encounters, traps, seat = 0, 0, fact.seat
                owned = len(sheet.players[seat].owned)
                assert sheet.pile(f"hand/{seat}").size == min(hand_size, owned)
            case facts.ObstacleMet():
                encounters += 1
            case facts.TrapSprung():
                traps += 1
            case facts.TurnEnded() if sheet.entered and sheet.turn.seat:
                assert encounters <= max(1, sheet.turn.used) + traps
            case facts.PlayerMoved():
                assert sheet.is_open(fact.target)  # I3
        sheet.take(fact)


@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
@settings(max_examples=5)
def test_I10_the_same_seed_and_decisions_tell_the_same_story(players: int, seed: int) -> None:
    season = Rehearsal(settings_for(FORMAT, players, "bot:random"), str(seed))
    season.play()
    assert replay(season.journal).story.digest == season.kernel.story.digest


@pytest.mark.full
@pytest.mark.parametrize("seed", range(100))
def test_I7_random_legal_seasons_end_in_time(seed: int) -> None:
    season = Rehearsal(
        settings_for(FORMAT, 2 + seed % 4, "bot:random", parameters=QUIET), f"{seed}"
    )
    season.play()
    sheet = FORMAT.sheet_of(season.kernel.story.told, PRODUCER)
    assert isinstance(sheet, GameSheet)
    assert sheet.decided is not None
    assert all(kind_of(card) for pile in sheet.piles.values() for card in pile.known)
