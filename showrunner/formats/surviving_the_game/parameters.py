"""The parameters of the game, with the rulebook's numbers as defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from showrunner.formats.parameters import Setting
from showrunner.formats.surviving_the_game.cards import obstacles_of
from showrunner.formats.talk.parameters import TalkParameters

MIN_CAST = 2
MAX_CAST = 5

OBSTACLES_PER_LEVEL = {1: (3, 2), 2: (3, 1), 3: (3, 0), 4: (2, 2), 5: (1, 1)}
"""SG-1.3: how many obstacles a level has for each player, and how many more."""


def _stack(level: int) -> Setting:
    cards = sum(obstacle.copies for obstacle in obstacles_of(level).values())
    each, more = OBSTACLES_PER_LEVEL[level]
    rule = f"{each} for each player" + (f" and {more} more" if more else "")
    return Setting(
        "SG-7.1",
        f"Obstacles of Level {level}; if not given, {rule}",
        1,
        cards,
        "obstacles",
        "before the start",
    )


class GameParameters(TalkParameters, frozen=True, kw_only=True):
    """The numbers and choices of the rulebook that producers can change."""

    hand_size: Annotated[
        int, Setting("SG-1.1", "Cards that a player draws at the end of a turn", 3, 10, "cards")
    ] = 5
    random_start: Annotated[
        bool,
        Setting("SG-1.2", "Whether it is drawn who begins", boundary="before the start"),
    ] = False
    id_copies: Annotated[
        int, Setting("SG-1.3", "Copies of each Character ID", 0, 5, "copies", "before the start")
    ] = 2
    injury_supply: Annotated[
        int,
        Setting("SG-1.3", "Injury cards in the supply", 0, 99, "cards", "before the start"),
    ] = 40
    purchases_per_turn: Annotated[
        int, Setting("SG-2.3", "Maximum purchases in a turn", 1, 4, "purchases")
    ] = 2
    price_change: Annotated[
        int, Setting("SG-2.3", "Added to the price of every card and ID", -2, 3, "Creds")
    ] = 0
    discount_in_barracks: Annotated[
        bool, Setting("SG-2.4", "Whether an ID's discount counts in the Barracks too")
    ] = True
    training_rounds: Annotated[
        int, Setting("SG-2.7", "Rounds of Training before all enter", 1, 10, "rounds")
    ] = 5
    forced_move_free: Annotated[
        bool, Setting("SG-4.1", "Whether leaving a closed area costs no Move action")
    ] = False
    l1_reward: Annotated[
        Literal["trophy", "creds"],
        Setting(
            "SG-4.11",
            "What a defeated obstacle of Level 1 becomes: a trophy that pays at once, or a Creds "
            "card",
        ),
    ] = "trophy"
    obstacle_damage: Annotated[
        int,
        Setting("SG-4.14", "Added to the damage of obstacles revealed from now on", -1, 1, "tens"),
    ] = 0
    eliminated_see_all: Annotated[
        bool, Setting("SG-4.15", "Whether eliminated players see all hands and stacks")
    ] = False
    persistent_damage: Annotated[
        bool, Setting("SG-4.16", "Whether an undefeated obstacle keeps the damage it took")
    ] = False
    obstacles_1: Annotated[int | None, _stack(1)] = None
    obstacles_2: Annotated[int | None, _stack(2)] = None
    obstacles_3: Annotated[int | None, _stack(3)] = None
    obstacles_4: Annotated[int | None, _stack(4)] = None
    obstacles_5: Annotated[int | None, _stack(5)] = None
    last_turn_on_exit: Annotated[
        bool,
        Setting("SG-8.5", "Whether an exit that leaves one player inside starts the last turn"),
    ] = False
    max_rounds: Annotated[
        int, Setting("SG-8.6", "The facility closes after this round", 11, 80, "rounds")
    ] = 40
    table_talk: Annotated[
        bool, Setting("D10", "Whether players may say a line to everybody in each turn")
    ] = True
    conversations_per_player: Annotated[
        int, Setting("D10", "Maximum private talks of a player in a round", 0, 5, "talks")
    ] = 1
    turns_per_conversation: Annotated[
        int, Setting("D10", "Maximum messages in a talk", 1, 30, "messages")
    ] = 4

    def obstacles(self, level: int, players: int) -> int:
        """SG-1.3: how many obstacles a level has."""
        given: int | None = getattr(self, f"obstacles_{level}")
        each, more = OBSTACLES_PER_LEVEL[level]
        return each * players + more if given is None else given
