"""The bot plays well, from its own view, and says what it does by acts."""

from __future__ import annotations

from collections import Counter

from benchmarks.bots_surviving_the_game import final_sheet
from showrunner.formats.format import load_format
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.talk.facts import MessageSaid
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.seasons import settings_for

FORMAT = load_format("surviving_the_game")


def test_sensible_players_beat_random_legal_ones_three_to_one_in_equal_seats() -> None:
    wins: Counter[str] = Counter()
    for number in range(12):
        size = 2 + number % 2 * 2
        names = [("sensible", "random")[(place + number // 2) % 2] for place in range(size)]
        sheet = final_sheet(size, names, f"test {number}")
        assert sheet.decided is not None
        by_seat = dict(zip(sheet.names, names, strict=True))
        wins.update(by_seat[seat] for seat in sheet.decided.seats)
    assert wins["sensible"] >= 3 * max(1, wins["random"])


def test_sensible_players_buy_an_id_and_climb() -> None:
    sheets = [final_sheet(4, ["sensible"], f"climb {number}") for number in range(4)]
    players = [player for sheet in sheets for player in sheet.players.values()]
    assert sum(player.identity != "recruit" for player in players) >= len(players) * 0.9
    assert sum(player.level >= 3 for player in players) >= len(players) * 0.5


def test_it_makes_deals_and_speaks_in_its_turns() -> None:
    acts: Counter[str] = Counter()
    for seed in range(3):
        season = Rehearsal(settings_for(FORMAT, 4, "bot:sensible"), f"deals {seed}")
        season.play()
        for told in season.kernel.story.told:
            if isinstance(told.fact, MessageSaid | facts.LineSaid):
                acts.update(act.act for act in told.fact.acts)
    assert {"want", "agree", "climb", "leave", "warn"} <= set(acts)


def test_a_season_asks_a_player_few_questions() -> None:
    """Play of cards, Guard and purchases are single forms: about four a turn, talks apart."""
    parameters = {"conversations_per_player": 0}
    season = Rehearsal(settings_for(FORMAT, 4, "bot:sensible", parameters=parameters), "few")
    season.play()
    turns = sum(isinstance(told.fact, facts.TurnBegan) for told in season.kernel.story.told)
    assert season.kernel.entries <= 4.5 * turns
