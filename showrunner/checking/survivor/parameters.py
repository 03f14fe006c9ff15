"""The parameters of the dice season: their defaults and their ranges, out of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from showrunner.checking.parameters import Parameter, choice, number, yes_or_no
from showrunner.checking.survivor.deck import DECK, MOMENTS, VOTES


def _some(*names: str, of: Iterable[str], least: int = 0) -> Parameter:
    one: Any = Literal[tuple(of)]
    return Parameter(list(names), Annotated[list[one], Meta(min_length=least)])


Step = Literal["revote_tied", "revote_untied", "survival_roll"]
STEPS: tuple[Step, ...] = ("revote_tied", "revote_untied", "survival_roll")

PARAMETERS: Mapping[str, Parameter] = {
    "finalists": number(3, 2, 5),
    "teams": number(2, 1, 6, opening=True),
    "merge_at": number(None, 2, 30),
    "min_team_size": number(2, 1, 10),
    "starting_reward_points": number(0, 0, 50, opening=True),
    "starting_resources_per_player": number(7, 0, 100, opening=True),
    "competition_trade": number(3, 0, 18),
    "team_roll": choice("mean", "sum", "best", "median"),
    "team_reward": number(1, 0, 50),
    "individual_reward": number(2, 0, 50),
    "max_rerolls": number(10, 0, 100),
    "food_per_player": number(5, 0, 50),
    "camp_bonus_trade": number(3, 0, 18),
    "camp_point_trade": number(5, 0, 18),
    "bonus_target": number(12, 3, 18),
    "bonus_match": choice("exact", "at_least"),
    "camp_advantages": number(1, 0, 5),
    "restock": choice("when_played", "each_round", "never"),
    "camp_deck": _some("hidden_immunity", of=DECK, least=1),
    "card_moments": _some(*VOTES, of=MOMENTS),
    "conversations_per_pair": number(1, 0, 5),
    "conversations_per_player": number(3, 0, 20),
    "turns_per_conversation": number(6, 1, 30),
    "words_per_message": number(80, 5, 500),
    "cross_team_talk": yes_or_no(False),
    "who_talks": choice("all", "voting_team"),
    "talks_are_seen": choice("team", "public", "nobody"),
    "group_talk": yes_or_no(False),
    "bonus_roll_price": number(1, 0, 50),
    "counter_price": number(1, 0, 50),
    "small_boost": number(2, 0, 30),
    "small_boost_price": number(1, 0, 50),
    "large_boost": number(7, 0, 30),
    "large_boost_price": number(3, 0, 50),
    "boost_applies": choice("outcome", "roll"),
    "deduction_applies": choice("outcome", "roll"),
    "beyond_seven": choice("stay", "repeat"),
    "interview_memory": choice("quarantined", "remembered"),
    "language": choice("English", "French", "German", "Italian", "Portuguese", "Spanish"),
    "comments_per_vote": number(None, 0, 30),
    "words_per_comment": number(80, 5, 500),
    "tie_break": Parameter(list(STEPS), list[Step]),
    "absent_vote": choice("understudy", "abstain"),
    "jury_size": number(7, 1, 29),
    "jury_questions": yes_or_no(False),
    "stall_votes": number(3, 1, 20),
    "reveal": choice("at_end", "never", "by_order"),
}
