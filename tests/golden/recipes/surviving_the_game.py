"""Seasons of Surviving the G.A.M.E.: every size, parameter and order."""

from __future__ import annotations

from typing import Any

from showrunner.formats.settings import Scheduled
from tests.golden.acts import END, NOTHING, Act, order
from tests.golden.acts import parameter as changed
from tests.golden.recipe import Recipe

SHORT = {"turns_per_conversation": 2}
"""So that talk does not fill the repository."""
QUIET = {"conversations_per_player": 0}
TRAIN = "surviving_the_game.train"
PLAY = "surviving_the_game.play"
TALK = "surviving_the_game.talk"


def game(name: str, title: str, size: int, bots: str = "sensible", **more: Any) -> Recipe:
    """A season with short talks, unless it says else."""
    parameters = {**SHORT, **more.pop("parameters", {})}
    return Recipe(
        f"game-{name}", title, size, bots, parameters, format="surviving_the_game", **more
    )


def first_inside(sheet: Any) -> dict[str, Any]:
    return {"seat": sheet.inside[0]}


def hurt(sheet: Any) -> dict[str, Any]:
    """Somebody whose Health is not full."""
    inside = sheet.inside
    return {"seat": min(inside, key=lambda seat: sheet.players[seat].health)}


SIZES = (
    *(game(f"sensible-{size}", f"{size} sensible players go in", size) for size in (2, 3, 4, 5)),
    game("random-3", "Three random players go in", 3, "random", parameters=QUIET),
    game("random-5", "Five random players go in", 5, "random", parameters=QUIET),
)

CHANGED = (
    game(
        "other-rulings",
        "All rulings the other way around",
        4,
        parameters={
            **QUIET,
            "persistent_damage": True,
            "forced_move_free": True,
            "last_turn_on_exit": True,
            "discount_in_barracks": False,
            "eliminated_see_all": True,
            "l1_reward": "creds",
            "random_start": True,
        },
    ),
    game(
        "small",
        "A small facility, and little time",
        3,
        parameters={
            **QUIET,
            "obstacles_1": 3,
            "obstacles_2": 3,
            "obstacles_3": 2,
            "obstacles_4": 2,
            "obstacles_5": 4,
            "max_rounds": 14,
            "training_rounds": 7,
            "table_talk": False,
        },
    ),
    game(
        "rich",
        "Large hands, low prices, hard obstacles",
        4,
        "mixed",
        parameters={
            **QUIET,
            "hand_size": 7,
            "price_change": -1,
            "purchases_per_turn": 3,
            "obstacle_damage": 1,
            "id_copies": 1,
            "injury_supply": 2,
        },
    ),
    game(
        "talkative",
        "They talk more than they fight",
        3,
        parameters={
            "conversations_per_player": 2,
            "conversations_per_pair": 2,
            "turns_per_conversation": 6,
            "words_per_message": 40,
            "language": "Italian",
            "rating": "family",
        },
    ),
)

DIRECTED = (
    game(
        "producers",
        "Producers who give, sell, warn and lock",
        4,
        schedule=(
            Scheduled(order="event", when={"round": 2}, terms={"story": "The lights flicker."}),
            Scheduled(order="flash_sale", when={"round": 3}, terms={}),
            Scheduled(order="flash_sale", when={"round": 60}, terms={}),
        ),
        acts=(
            Act(1, TALK, order("end_talks")),
            Act(2, TRAIN, order("supply_drop", first_inside, card="b_shield")),
            Act(2, TRAIN, order("withdraw_scheduled", number=3)),
            Act(3, TRAIN, order("interview", first_inside, question="Ready?", claims=["guard"])),
            Act(6, PLAY, order("interview", first_inside, question="Where next?", claims=["move"])),
            Act(6, PLAY, order("surge", obstacle="war_mech")),
            Act(6, PLAY, order("swap_top", stack=2)),
            Act(7, PLAY, order("sponsor_gift", hurt, health=30)),
            Act(7, PLAY, changed("purchases_per_turn", 1)),
            Act(8, PLAY, order("event", story="Somebody counts the doors.")),
            Act(9, PLAY, order("lockdown_warning", rounds=6)),
            Act(9, PLAY, order("stop_before", phase="any")),
            Act(9, NOTHING, changed("obstacle_damage", -1, announce=False)),
            Act(9, NOTHING, order("go_on")),
        ),
    ),
    game(
        "removed",
        "Taken out, and opened by order",
        3,
        parameters={"reveal": "by_order", "interview_memory": "remembered"},
        acts=(
            Act(6, PLAY, order("interview", first_inside, question="Honestly?")),
            Act(7, PLAY, order("remove_player", first_inside)),
            Act(1, END, order("reveal_secrets")),
        ),
        erased=("ada", "producer"),
    ),
)

SURVIVING_THE_GAME = (*SIZES, *CHANGED, *DIRECTED)
