"""Checks that every season ends: thousands of random-legal seasons of each game.

The bounds are the rulebooks': Survival ends within 3 x (cast - 1) + 3 rounds, Mini-Survivor within
168, Surviving the G.A.M.E. by its parameter `max_rounds`, I AM SURVIVOR! on day 10. In the dice
season somebody goes home in every round in which no card saves them all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.playing import played, settings_for
from showrunner.formats.format import load_format
from showrunner.kernel import Dice

SEASONS = 10_000
BATCH = 50


class GameVariations(NamedTuple):
    """How a game is varied, and the most rounds that a cast of this size may take."""

    casts: Sequence[int]
    parameters: Mapping[str, tuple[Any, ...]]
    max_rounds: Callable[[int], int]


GAMES: Mapping[str, GameVariations] = {
    "survivor": GameVariations(
        range(4, 31),
        {
            "finalists": (2, 3),
            "camp_advantages": (0, 1, 3),
            "camp_deck": (
                ("hidden_immunity",),
                ("hidden_immunity", "extra_vote", "idol_nullifier"),
            ),
            "conversations_per_player": (0, 1),
            "words_per_message": (5,),
        },
        lambda cast: 2 * cast,
    ),
    "mini_survivor": GameVariations(
        (6, 8, 9, 10, 12),
        {
            "starting_idols": (0, 1, 2),
            "empty_tribe_rule": ("on_drop", "sweep"),
            "turns_per_conversation": (1, 3),
        },
        lambda cast: 168,
    ),
    "survival": GameVariations(
        range(8, 31),
        {"mode": ("basic", "advanced", "auto"), "vote_mode": ("plurality", "majority", "accuse")},
        lambda cast: 3 * (cast - 1) + 3,
    ),
    "surviving_the_game": GameVariations(
        range(2, 6),
        {
            "persistent_damage": (True, False),
            "forced_move_free": (True, False),
            "last_turn_on_exit": (True, False),
            "l1_reward": ("trophy", "creds"),
            "id_copies": (0, 2, 5),
            "obstacle_damage": (-1, 0, 1),
            "conversations_per_player": (0, 1),
        },
        lambda cast: 40,
    ),
    "i_am_survivor": GameVariations(
        range(3, 7),
        {
            "two_strike": (True, False),
            "offers_per_window": (0, 2, 5),
            "rescue_days": ((), ("3", "6", "9"), ("1", "2", "3", "4", "5", "6", "7", "8", "9")),
            "steal": ("random", "choose"),
            "extinguish": ("discard", "unfuel"),
            "characters": ("deal3",),
        },
        lambda cast: 10,
    ),
}


def run(console: Console, quick: bool) -> None:
    """Play every game; a season that fails or does not end stops the benchmark with its seed."""
    number = 200 if quick else SEASONS
    table = Table("game", "seasons", "casts", "rounds, median (most)", "most of its bound", "ended")
    for name in GAMES:
        game = load_format(name)
        first_numbers = range(0, number, BATCH)
        with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
            batches = pool.map(play_batch, [name] * len(first_numbers), first_numbers)
            seasons = sorted(season for batch in batches for season in batch)
        rounds = [season.rounds for season in seasons]
        share_of_bound = max(season.rounds / season.bound for season in seasons)
        table.add_row(
            name,
            f"{len(seasons):,}",
            f"{game.fewest} to {game.most}",
            f"{rounds[len(rounds) // 2]} ({rounds[-1]})",
            f"{share_of_bound:.0%}",
            "[green]all[/]" if share_of_bound <= 1 else "[red]not in time[/]",
        )
    console.print(table)


class EndedSeason(NamedTuple):
    """A season that ended: its number of rounds, and the most it might have taken."""

    rounds: int
    bound: int


def play_batch(name: str, first: int) -> list[EndedSeason]:
    """Play a batch of seasons, beginning with this number."""
    return list(_play(name, first))


def _play(name: str, first: int) -> Iterator[EndedSeason]:
    game = load_format(name)
    for number in range(first, first + BATCH):
        dice = Dice(b"endings", (name, number))
        size = dice.pick(GAMES[name].casts)
        parameters = {key: dice.pick(values) for key, values in GAMES[name].parameters.items()}
        settings = settings_for(size, "bot:random", format=name, **parameters)
        season = played(settings, f"ending {number}")
        told = season.kernel.story.told
        rounds = sum(isinstance(item.fact, game.opens_round) for item in told)
        yield EndedSeason(rounds, GAMES[name].max_rounds(size))
