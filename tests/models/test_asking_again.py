"""Asking again: the second try shows the rejected answer, and the call's record keeps it."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.players.llm.completion_reading import MAX_SAID_CHARACTERS, read_completion
from showrunner.players.llm.completions import Completion, Usage
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.prompting import DIARY, Prompt, asked_again
from showrunner.players.llm.speech_checks import Speaker
from tests.prompts.seats import templates

PROMPT = Prompt("You are Ada.", "What do you write?", {})
WRONG = '{"diary": "Ben lies."}'


def again(said: str) -> Prompt:
    return asked_again(templates(), PROMPT, DIARY, "It is not in the form.", said)


def roles(prompt: Prompt) -> list[str]:
    return [message["role"] for message in prompt.messages]


def test_the_second_try_shows_the_rejected_answer_and_what_was_wrong() -> None:
    prompt = again(WRONG)
    assert roles(prompt) == ["system", "user", "assistant", "user"]
    assert prompt.messages[2]["content"] == WRONG
    assert "It is not in the form." in prompt.messages[3]["content"]


def test_two_messages_in_a_row_never_have_the_same_role() -> None:
    prompt = again("")
    assert roles(prompt) == ["system", "user"]
    assert prompt.messages[1]["content"].startswith(PROMPT.turn)
    assert "It is not in the form." in prompt.messages[1]["content"]


def test_without_a_system_role_its_words_begin_the_first_message() -> None:
    assert roles(PROMPT.merged) == ["user"]
    assert PROMPT.merged.messages[0]["content"] == f"{PROMPT.system}\n\n{PROMPT.turn}"
    assert roles(again(WRONG).merged) == ["user", "assistant", "user"]


@pytest.mark.parametrize("said", ["", WRONG, "A nul \0 and a “quote”", "[1]", '["a","b"]'])
def test_a_record_brings_the_words_back_exactly(said: str) -> None:
    prompt = again(said)
    assert PROMPT.with_record(prompt.record) == prompt
    assert PROMPT.with_record(prompt.record).hash == prompt.hash
    assert "\0" not in prompt.record


def test_a_record_from_before_there_were_rejected_answers_is_readable() -> None:
    old = "Your reply could not be taken."
    prompt = PROMPT.with_record(old)
    assert (prompt.said, prompt.again) == ("", old)
    assert PROMPT.with_record("") == PROMPT


def test_prompts_of_different_words_or_roles_have_different_hashes() -> None:
    prompts = [PROMPT, PROMPT.merged, again(""), again(WRONG), again("").merged]
    assert len({prompt.hash for prompt in prompts}) == len(prompts)


@pytest.mark.parametrize(
    ("text", "truncated", "outcome", "said"),
    [
        (WRONG, False, "malformed", WRONG),
        ("Ben lies.", False, "malformed", "Ben lies."),
        ("<think>Hm.</think>\nBen lies.", False, "malformed", "Ben lies."),
        ("<think>Hm.</think>", False, "empty", ""),
        ('{"answer": {"diary": "Be', True, "truncated", '{"answer": {"diary": "Be'),
        ("<think>Who could it", True, "truncated", ""),
        ("x" * 3000, False, "malformed", "x" * MAX_SAID_CHARACTERS + " […]"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_rejected_answer_is_kept_without_its_thoughts(
    text: str, truncated: bool, outcome: str, said: str
) -> None:
    read: Any = read_completion(Completion(text, False, truncated, Usage(), "m"), DIARY, Speaker())
    assert isinstance(read, Fault)
    assert (read.outcome, read.said) == (outcome, said)


def test_an_answer_that_is_whole_counts_though_the_model_went_on() -> None:
    text = '{"answer": {"diary": "Ben lies."}}'
    read = read_completion(Completion(text, False, True, Usage(), "m"), DIARY, Speaker())
    assert not isinstance(read, Fault)


def test_an_answer_that_was_filtered_is_no_refusal_of_the_model() -> None:
    read: Any = read_completion(Completion("", False, False, Usage(), "m", True), DIARY, Speaker())
    assert read.outcome == "filtered"
