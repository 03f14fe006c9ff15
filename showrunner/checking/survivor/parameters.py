"""The parameters of the dice season: their defaults and their ranges, out of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from showrunner.checking.survivor.deck import DECK, MOMENTS, VOTES


class Parameter(NamedTuple):
    """A parameter's default and the values it may have; `opening` ones are fixed at the start."""

    default: Any
    values: Any
    opening: bool = False

    def takes(self, value: Any) -> bool:
        """Whether the parameter may have this value."""
        try:
            msgspec.convert(value, self.values)
        except msgspec.ValidationError:
            return False
        return True


def _number(default: int | None, least: int, most: int, opening: bool = False) -> Parameter:
    number: Any = Annotated[int, Meta(ge=least, le=most)]
    return Parameter(default, number if default is not None else number | None, opening)


def _yes_or_no(default: bool) -> Parameter:
    return Parameter(default, bool)


def _choice(*names: str) -> Parameter:
    return Parameter(names[0], Literal[names])


def _some(*names: str, of: Iterable[str], least: int = 0) -> Parameter:
    one: Any = Literal[tuple(of)]
    return Parameter(list(names), Annotated[list[one], Meta(min_length=least)])


Step = Literal["revote_tied", "revote_untied", "survival_roll"]
STEPS: tuple[Step, ...] = ("revote_tied", "revote_untied", "survival_roll")

PARAMETERS: Mapping[str, Parameter] = {
    "finalists": _number(3, 2, 5),
    "teams": _number(2, 1, 6, opening=True),
    "merge_at": _number(None, 2, 30),
    "min_team_size": _number(2, 1, 10),
    "starting_reward_points": _number(0, 0, 50, opening=True),
    "starting_resources_per_player": _number(7, 0, 100, opening=True),
    "competition_trade": _number(3, 0, 18),
    "team_roll": _choice("mean", "sum", "best", "median"),
    "team_reward": _number(1, 0, 50),
    "individual_reward": _number(2, 0, 50),
    "max_rerolls": _number(10, 0, 100),
    "food_per_player": _number(5, 0, 50),
    "camp_bonus_trade": _number(3, 0, 18),
    "camp_point_trade": _number(5, 0, 18),
    "bonus_target": _number(12, 3, 18),
    "bonus_match": _choice("exact", "at_least"),
    "camp_advantages": _number(1, 0, 5),
    "restock": _choice("when_played", "each_round", "never"),
    "camp_deck": _some("hidden_immunity", of=DECK, least=1),
    "card_moments": _some(*VOTES, of=MOMENTS),
    "conversations_per_pair": _number(1, 0, 5),
    "conversations_per_player": _number(3, 0, 20),
    "turns_per_conversation": _number(6, 1, 30),
    "words_per_message": _number(80, 5, 500),
    "cross_team_talk": _yes_or_no(False),
    "who_talks": _choice("all", "voting_team"),
    "talks_are_seen": _choice("team", "public", "nobody"),
    "group_talk": _yes_or_no(False),
    "bonus_roll_price": _number(1, 0, 50),
    "counter_price": _number(1, 0, 50),
    "small_boost": _number(2, 0, 30),
    "small_boost_price": _number(1, 0, 50),
    "large_boost": _number(7, 0, 30),
    "large_boost_price": _number(3, 0, 50),
    "boost_applies": _choice("outcome", "roll"),
    "deduction_applies": _choice("outcome", "roll"),
    "beyond_seven": _choice("stay", "repeat"),
    "interview_memory": _choice("quarantined", "remembered"),
    "comments_per_vote": _number(None, 0, 30),
    "words_per_comment": _number(80, 5, 500),
    "tie_break": Parameter(list(STEPS), list[Step]),
    "absent_vote": _choice("understudy", "abstain"),
    "jury_size": _number(7, 1, 29),
    "jury_questions": _yes_or_no(False),
    "stall_votes": _number(3, 1, 20),
    "reveal": _choice("at_end", "never", "by_order"),
}


def in_force(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every parameter: as given, where it may be that; else its default."""
    return {
        name: given[name] if name in given and parameter.takes(given[name]) else parameter.default
        for name, parameter in PARAMETERS.items()
    }
