"""Capabilities: what is learned about an endpoint, and when it is tried again."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.players.llm.capabilities import (
    FIRST_REST_SECONDS,
    LONGEST_REST_SECONDS,
    Capabilities,
)
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.outcomes import Outcome
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.refusals import ANSWER_TOKENS, SYSTEM, RequestRefusal


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def capabilities(clock: Clock | None = None, **changed: Any) -> Capabilities:
    profile = Profile(name="one", base_url="http://127.0.0.1/v1", **changed)
    return Capabilities(profile, clock or Clock())


def lowered(clock: Clock) -> Capabilities:
    """After two failures of the strictest rung."""
    known = capabilities(clock)
    known.failed("json_schema")
    known.failed("json_schema")
    assert known.rung == "tool"
    return known


def test_a_rung_is_lowered_by_two_failures_in_a_row() -> None:
    known = capabilities()
    known.failed("json_schema")
    known.worked("json_schema")
    known.failed("json_schema")
    assert known.rung == "json_schema"
    known.failed("json_schema")
    assert known.rung == "tool"


def test_calls_that_began_before_a_rung_was_lowered_neither_lower_nor_raise_it() -> None:
    known = lowered(Clock())
    for _ in range(9):
        known.failed("json_schema")
    assert known.rung == "tool"
    known.worked("json_schema")
    assert known.rung == "tool"


def test_the_lowest_rung_and_one_that_the_profile_names_stay() -> None:
    known = capabilities(rung="json_schema")
    lowest = capabilities(rung="text")
    for _ in range(9):
        known.failed("json_schema")
        lowest.failed("text")
    assert (known.rung, lowest.rung) == ("json_schema", "text")
    assert known.rung_to_try() == "json_schema"


def test_after_a_rest_one_call_tries_the_rung_above() -> None:
    clock = Clock()
    known = lowered(clock)
    assert known.rung_to_try() == "tool"
    clock.seconds += FIRST_REST_SECONDS
    assert [known.rung_to_try() for _ in range(3)] == ["json_schema", "tool", "tool"]
    known.worked("tool")
    assert known.rung == "tool"
    known.worked("json_schema")
    assert known.rung == "json_schema"


def test_the_rest_doubles_each_time_that_the_rung_above_fails() -> None:
    clock = Clock()
    known = lowered(clock)
    rest = FIRST_REST_SECONDS
    for _ in range(8):
        clock.seconds += rest
        assert known.rung_to_try() == "json_schema"
        known.failed("json_schema")
        rest = min(2 * rest, LONGEST_REST_SECONDS)
        clock.seconds += rest - 1
        assert known.rung_to_try() == "tool"
        clock.seconds -= rest - 1
    assert rest == LONGEST_REST_SECONDS


def learn(
    known: Capabilities, outcome: Outcome, *parts: str, limit: int | None = None,
    used: int | None = None, estimated: int = 1000, answer: int = 1500,
) -> None:  # fmt: skip
    refusal = RequestRefusal(outcome, "", frozenset(parts), limit, used)
    known.learn(Trouble(outcome, "", refusal=refusal), estimated, answer)


def test_a_refused_name_for_the_limit_of_tokens_is_replaced() -> None:
    known = capabilities()
    assert known.max_tokens_name == "max_completion_tokens"
    learn(known, "unsupported", "max_completion_tokens", "seed")
    assert known.max_tokens_name == "max_tokens"
    assert known.omitted == {"max_completion_tokens", "seed"}


def test_a_refused_role_is_no_parameter() -> None:
    known = capabilities()
    learn(known, "unsupported", SYSTEM)
    assert not known.takes_system
    assert not known.omitted


def test_answers_get_no_more_tokens_than_the_endpoint_said() -> None:
    known = capabilities()
    assert known.answer_tokens_for(1000, 6000) == 6000
    learn(known, "unsupported", ANSWER_TOKENS, limit=4096)
    assert known.answer_tokens_for(1000, 6000) == 4096


@pytest.mark.parametrize("used", [None, 2000])
def test_a_window_is_learned_and_never_grows(used: int | None) -> None:
    known = capabilities()
    assert known.prompt_tokens(1500) is None
    learn(known, "too_long", limit=2048, used=used, estimated=1900)
    assert known.context == 2048
    learn(known, "too_long", limit=4096, used=used, estimated=1900)
    assert known.context == 2048
    room = known.prompt_tokens(1500)
    assert room is not None
    assert 0 < room < 1900
    assert room + known.answer_tokens_for(room, 1500) <= 2048


def test_prompts_are_made_smaller_than_estimated_where_estimates_are_too_low() -> None:
    known = capabilities()
    learn(known, "too_long", limit=4096, used=8000, estimated=2000)
    assert known.prompt_tokens(1500) == (4096 - 1024) // 4


def test_without_a_named_window_a_smaller_request_is_tried_each_time() -> None:
    known = capabilities()
    learn(known, "too_long", estimated=4000, answer=1000)
    assert known.context == 3750
    learn(known, "too_long", estimated=2800, answer=900)
    assert known.context == 2775


def test_S9_a_limit_of_tokens_is_sent_though_one_name_is_ignored_and_the_other_refused() -> None:
    known = capabilities()
    known.limit_ignored()
    assert known.max_tokens_name == "max_tokens"
    known.limit_ignored()
    assert known.max_tokens_name == "max_tokens", "an endpoint that obeys neither"
    learn(known, "unsupported", "max_tokens")
    assert known.max_tokens_name == "max_completion_tokens"
    assert known.max_tokens_name not in known.omitted
