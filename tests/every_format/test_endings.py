"""R9: every season of every game ends, with any players and any producers' acts in any phase."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from showrunner.formats.format import load_format
from showrunner.kernel import Dice
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.order import is_in_order
from tests.every_format.players import PLAYERS
from tests.every_format.producing import Producers, other_values
from tests.every_format.seasons import bots, every_format, playable, settings_for, sizes
from tests.quick import first_of

QUICK = {"conversations_per_player": 1, "turns_per_conversation": 2, "debate_rounds": 1}
"""Talks are what takes time; most seasons have few of them."""
FEW, MANY = 20, 667
"""How many seasons of each game the quick and the long check play."""
PARTS = 14


def drawn_season(name: str, number: int) -> Producers:
    """The season of this number: its players, producers, cast and rules are drawn by it."""
    dice = Dice(b"endings", (name, number))
    players = list(PLAYERS.values())[number % len(PLAYERS)]
    format = load_format(name)
    any_size = number >= FEW and dice.chance(1, 10)
    size = dice.pick(sizes(name) if any_size else sizes(name)[:6])
    settings = settings_for(
        format, size, dice.pick(bots(name)), parameters=drawn_rules(name, size, dice)
    )
    if format.directors and dice.chance(1, 2):
        director = "bot:" + dice.pick(list(format.directors))
        settings = msgspec.structs.replace(settings, director=director)
    season = Rehearsal(settings, f"endings {number}")
    producers = Producers(season, dice, players)
    producers.play(1, dice.pick((3, 6, 20, 60)))
    return producers


def drawn_rules(name: str, size: int, dice: Dice) -> dict[str, Any]:
    """Parameters: short talks mostly, and some others drawn."""
    format = load_format(name)
    known = format.parameters.declared()
    rules = {one: value for one, value in QUICK.items() if one in known and dice.chance(5, 6)}
    for _ in range(dice.below(4)):
        one = dice.pick(list(known))
        values = other_values(format, one, known[one].default)
        drawn = {**rules, one: dice.pick(values)} if values else rules
        rules = drawn if playable(format, size, drawn) else rules
    return rules


@every_format
@pytest.mark.parametrize("number", first_of(12, range(FEW)))
def test_R9_a_season_ends(name: str, number: int) -> None:
    is_in_order(drawn_season(name, number).season)


@pytest.mark.full
@every_format
@pytest.mark.parametrize("part", range(PARTS))
def test_R9_many_seasons_end(name: str, part: int) -> None:
    for number in range(FEW + part, MANY, PARTS):
        is_in_order(drawn_season(name, number).season)
