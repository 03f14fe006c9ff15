"""Seasons of I AM SURVIVOR!: sizes, parameters, and what producers do."""

from __future__ import annotations

from functools import partial
from typing import Any

from showrunner.formats.settings import Scheduled
from tests.golden.acts import END, NOTHING, Act, order
from tests.golden.recipe import Recipe

island = partial(Recipe, format="i_am_survivor")
TURN = "i_am_survivor.plan"


def first_here(sheet: Any) -> dict[str, Any]:
    return {"seat": sheet.active[0]}


def last_here(sheet: Any) -> dict[str, Any]:
    return {"seat": sheet.active[-1]}


def somebody_ill(sheet: Any) -> dict[str, Any]:
    return next(
        {"character": name, "impairment": state.impairments[0]}
        for name, state in sheet.characters.items()
        if state.impairments
    )


SIZES = (
    *(
        island(f"island-sensible-{size:02}", f"{size} sensible ones on the island", size)
        for size in (3, 4, 6)
    ),
    island("island-random-05", "5 random ones on the island", 5, "random"),
    island("island-mixed-06", "6 on the island, sensible and random by turns", 6, "mixed"),
)

CHANGED = (
    island(
        "island-picked",
        "Teams of their own choice, and a long stay",
        5,
        "sensible",
        {
            "characters": "pick3of4",
            "start_supplies": 7,
            "flotsam": 3,
            "days": 12,
            "rescue_days": ["2", "5", "8", "11"],
            "fishing_yield": 3,
        },
    ),
    island(
        "island-hard",
        "One missed meal kills",
        4,
        "mixed",
        {
            "two_strike": False,
            "end_values": "nothing",
            "final_departure": False,
            "rescuer_strength": 2,
            "raise_rounds": 2,
            "ufo_price": "any_two",
        },
    ),
    island(
        "island-fights",
        "Fights by other rules",
        6,
        "random",
        {
            "steal": "choose",
            "defender_chooses": True,
            "butcher_scope": "team",
            "revolutionary_any": True,
            "weapons_discard_always": False,
            "extinguish": "unfuel",
            "natives_trade_scope": "all",
        },
    ),
    island(
        "island-peace",
        "No fights, and trades that everybody sees",
        5,
        "random",
        {
            "allow_pvp": False,
            "allow_pvp_assist": False,
            "trade_windows": ["turn", "ration"],
            "trade_visibility": "cards",
            "offers_per_window": 3,
        },
    ),
    island(
        "island-talkative",
        "Much talk, in French",
        4,
        "sensible",
        {
            "table_talk": 2,
            "words_of_table_talk": 40,
            "conversations_per_player": 2,
            "conversations_per_pair": 2,
            "turns_per_conversation": 6,
            "words_per_message": 50,
            "language": "French",
            "rating": "family",
        },
    ),
)

DIRECTED = (
    island(
        "island-producers",
        "Producers who give, send and change the weather",
        4,
        "sensible",
        schedule=(
            Scheduled(order="event", when={"round": 2}, terms={"story": "A plane in the sky."}),
            Scheduled(order="flotsam_crate", when={"round": 3}, terms={"number": 2}),
            Scheduled(order="merge_camps", when={"round": 40}, terms={}),
        ),
        acts=(
            Act(1, TURN, order("interview", first_here, question="Whom do you trust?")),
            Act(1, TURN, order("withdraw_scheduled", number=3)),
            Act(1, TURN, order("explore_event", event="heavy_rain")),
            Act(1, TURN, order("send_rescuer", rescuer="smuggler")),
            Act(2, TURN, order("delay_departure")),
            Act(2, TURN, order("rescuer_places", places=5)),
            Act(2, TURN, order("bounty", beast="wolf", number=3)),
            Act(2, TURN, order("merge_camps")),
            Act(3, TURN, order("flotsam_crate", last_here, number=1)),
            Act(4, TURN, order("stop_before", phase="any")),
            Act(4, NOTHING, order("set_parameter", parameter="flotsam", value=1)),
            Act(4, NOTHING, order("go_on")),
        ),
    ),
    island(
        "island-removed",
        "Medicine for one, and an end for another; secrets opened by order",
        5,
        "sensible",
        {"reveal": "by_order", "interview_memory": "remembered"},
        acts=(
            Act(3, TURN, order("medicine_drop", somebody_ill)),
            Act(4, TURN, order("remove_player", last_here)),
            Act(1, END, order("reveal_secrets")),
        ),
    ),
)

ISLAND = (*SIZES, *CHANGED, *DIRECTED)
