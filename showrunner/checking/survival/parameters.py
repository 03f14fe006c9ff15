"""The parameters of Survival: their defaults and their ranges, out of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from showrunner.checking.parameters import Parameter, choice, number, yes_or_no
from showrunner.checking.survival.cards import SPECIALS

TieStep = Literal["revote", "coin", "none"]
Special: Any = Literal[SPECIALS]

PARAMETERS: Mapping[str, Parameter] = {
    "interview_memory": choice("quarantined", "remembered"),
    "language": choice("English", "French", "German", "Italian", "Portuguese", "Spanish"),
    "reveal": choice("at_end", "never", "by_order"),
    "spotlight": choice("by_mode", "yes", "no", opening=True),
    "mode": choice("auto", "basic", "advanced", "chosen", opening=True),
    "evil_count": number(None, 1, 6, opening=True),
    "specials": Parameter([], list[Special], opening=True),
    "open_cards": yes_or_no(False, opening=True),
    "briefing": yes_or_no(True, opening=True),
    "reveal_setup_counts": yes_or_no(True, opening=True),
    "evil_may_target_evil": yes_or_no(False),
    "engineer_may_bomb_self": yes_or_no(False),
    "ppa_may_summon_self": yes_or_no(False),
    "ppa_first_mandatory": yes_or_no(False),
    "activist_mode": choice("table", "off", "always_one"),
    "buddy_chat": yes_or_no(False),
    "memories_see_all": yes_or_no(True),
    "memory_lounge": yes_or_no(False),
    "memory_scorekeeper": yes_or_no(False),
    "announce_causes": yes_or_no(False),
    "debate_rounds": number(2, 0, 5),
    "max_chars": number(600, 100, 4000),
    "whispers": yes_or_no(False),
    "self_vote": yes_or_no(False),
    "vote_visibility": choice("public", "counts", "secret"),
    "vote_mode": choice("plurality", "majority", "accuse"),
    "tie_policy": Parameter(["revote", "coin"], list[TieStep]),
    "producer_triggers": yes_or_no(False),
    "bond_vs_protection": choice("cancel", "defer", "override"),
    "gmo_default": choice("none", "random"),
    "polar_delay": number(0, 0, 1),
    "buddies_exclusive": yes_or_no(True),
    "winners_include_memories": yes_or_no(True),
    "impossible_rule": choice("structural", "parity"),
    "stall_rounds": number(3, 1, 20),
    "max_rounds": number(60, 1, 200),
    "all_dead": choice("draw", "good", "evil"),
}
