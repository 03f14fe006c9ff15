"""Seasons of Survival: sizes, parameters, and what producers do."""

from __future__ import annotations

from functools import partial
from typing import Any

from showrunner.formats.settings import Scheduled
from tests.golden.acts import END, NOTHING, Act, answered_by, order
from tests.golden.recipe import Recipe

survival = partial(Recipe, format="survival")
SHORT = {"debate_rounds": 1}


def first_living(sheet: Any) -> dict[str, Any]:
    return {"seat": sheet.living[0]}


def last_living(sheet: Any) -> dict[str, Any]:
    return {"seat": sheet.living[-1]}


SIZES = (
    *(
        survival(f"survival-sensible-{size:02}", f"{size} sensible ones at the table", size)
        for size in (8, 9, 13)
    ),
    *(
        survival(f"survival-random-{size:02}", f"{size} random ones at the table", size, "random")
        for size in (8, 16)
    ),
    survival("survival-mixed-12", "12 at the table, sensible and random by turns", 12, "mixed"),
    survival("survival-sensible-20", "20 at the table, one pass a debate", 20, "sensible", SHORT),
    survival("survival-random-24", "24 random ones, one pass a debate", 24, "random", SHORT),
    survival("survival-sensible-30", "30 at the table, one pass a debate", 30, "sensible", SHORT),
)

CHANGED = (
    survival(
        "survival-open",
        "Cards on the table, nothing explained, counts kept back",
        9,
        "mixed",
        {"open_cards": True, "briefing": False, "reveal_setup_counts": False},
    ),
    survival(
        "survival-chosen",
        "A mix of cards of the producers’ own",
        14,
        "mixed",
        {"mode": "chosen", "evil_count": 3, "specials": ["gmo", "engineer", "scientist"]},
    ),
    survival(
        "survival-free",
        "All that the rulings forbid",
        16,
        "random",
        {
            "evil_may_target_evil": True,
            "engineer_may_bomb_self": True,
            "ppa_may_summon_self": True,
            "ppa_first_mandatory": True,
            "spotlight": "yes",
            "debate_rounds": 1,
        },
    ),
    survival(
        "survival-voices",
        "Buddies, Memories and whispers",
        13,
        "random",
        {
            "memories_see_all": False,
            "memory_lounge": True,
            "memory_scorekeeper": True,
            "buddy_chat": True,
            "whispers": True,
        },
    ),
    survival(
        "survival-accuse",
        "Accused, then voted on in secret",
        13,
        "mixed",
        {"vote_mode": "accuse", "vote_visibility": "secret", "tie_policy": ["coin"]},
    ),
    survival(
        "survival-majority",
        "Majorities, counted and not shown",
        10,
        "mixed",
        {"vote_mode": "majority", "vote_visibility": "counts", "self_vote": True},
    ),
    survival(
        "survival-bonds",
        "Bonds that nothing stops",
        15,
        "random",
        {
            "bond_vs_protection": "override",
            "gmo_default": "random",
            "polar_delay": 1,
            "buddies_exclusive": False,
            "winners_include_memories": False,
        },
    ),
    survival(
        "survival-late-bonds",
        "Bonds that wait, and a dawn that says what was at work",
        16,
        "random",
        {"bond_vs_protection": "defer", "announce_causes": True, "activist_mode": "always_one"},
    ),
    survival(
        "survival-parity",
        "Even numbers are enough, and time is short",
        11,
        "mixed",
        {
            "stall_rounds": 1,
            "max_rounds": 5,
            "impossible_rule": "parity",
            "all_dead": "evil",
            "max_chars": 100,
            "producer_triggers": True,
        },
    ),
)

DIRECTED = (
    survival(
        "survival-days",
        "Days as the producers want them",
        18,
        "sensible",
        acts=(
            Act(1, "survival.speak", order("extend_debate")),
            Act(2, "survival.speak", order("call_vote")),
            Act(2, "survival.nominate", order("amnesty")),
            Act(4, "survival.nominate", order("call_vote")),
            Act(4, "survival.nominate", order("double_vote")),
        ),
    ),
    survival(
        "survival-producers",
        "Producers who ask, tell, send away and take out",
        14,
        "mixed",
        schedule=(
            Scheduled(order="event", when={"round": 2}, terms={"story": "The lights go out."}),
            Scheduled(order="amnesty", when={"round": 40}, terms={}),
        ),
        acts=(
            Act(1, "survival.speak", order("open_mic", first_living, question="Who are you?")),
            Act(1, "survival.speak", order("second_nairobi", last_living)),
            Act(1, "survival.vote", order("interview", first_living, question="Honestly?")),
            Act(1, "survival.vote", order("withdraw_scheduled", number=2)),
            Act(1, "survival.vote", order("event", story="Somebody counts the lamps.")),
            Act(2, "survival.speak", order("remove_contestant", first_living)),
            Act(2, "survival.speak", order("stop_before", phase="any")),
            Act(2, NOTHING, order("set_parameter", parameter="activist_mode", value="off")),
            Act(2, NOTHING, order("go_on")),
        ),
    ),
    survival(
        "survival-in-french",
        "A summit at which French would be spoken",
        8,
        "random",
        {"language": "French", "rating": "family"},
    ),
    survival(
        "survival-opened-by-order",
        "Secrets opened by order, and words erased",
        8,
        "sensible",
        {"reveal": "by_order", "interview_memory": "remembered"},
        acts=(
            Act(1, "survival.vote", order("interview", first_living, question="Honestly?")),
            Act(1, END, order("reveal_secrets")),
        ),
        erased=("ada", "producer"),
    ),
)

BONDED = {
    "mode": "chosen",
    "evil_count": 2,
    "specials": ["mother_nature", "ranger", "engineer", "agency"],
    "ppa_first_mandatory": True,
    "debate_rounds": 1,
}

PROTECTED = (
    survival(
        "survival-dissolved",
        "A bond that a protection ends",
        24,
        "mixed",
        {**BONDED, "bond_vs_protection": "cancel"},
    ),
    survival(
        "survival-deferred",
        "A bond that waits for a protection to end",
        16,
        "random",
        {**BONDED, "evil_count": 1, "bond_vs_protection": "defer"},
    ),
    survival(
        "survival-shots",
        "A GMO that is asked must shoot, and one that is silent does not",
        12,
        "random",
        {"mode": "chosen", "evil_count": 2, "specials": ["gmo"]},
        acts=(Act(0, "survival.gmo", answered_by("clock")),),
    ),
    survival(
        "survival-unlit",
        "Nobody is proposed for the Spotlight, and a vote is called before its debate",
        8,
        "sensible",
        {"spotlight": "yes"},
        acts=(
            *(Act(0, "survival.spotlight_nominate", answered_by("producer")) for _ in range(8)),
            Act(1, "survival.nominate", order("call_vote")),
        ),
    ),
)

SURVIVAL = (*SIZES, *CHANGED, *DIRECTED, *PROTECTED)
