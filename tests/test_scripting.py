"""A script knows which of its answers were asked for, and a test with others fails."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import pytest

from tests import scripting
from tests.scripting import Script


def outcome(test: Callable[[], None]) -> str:
    """Why a test fails for what its scripts hold; "" where it passes."""
    call: Generator[None, Any, Any] = scripting.pytest_runtest_call()
    next(call)
    test()
    try:
        call.send(None)
    except StopIteration:
        return ""
    except AssertionError as failed:
        return str(failed)
    finally:
        scripting.SCRIPTS.clear()
    raise AssertionError("the hook waits for a second call")


def test_the_last_answer_that_fits_counts() -> None:
    script = Script()
    script.say("vote", 1, "ada")
    script.say("vote", 2)
    script.say("vote", 3, "ben", 2)
    assert script.answer("vote", "ben", 2) == 3
    assert script.answer("vote", "ada", 2) == 2
    script.say("vote", 1, "ada")
    assert script.answer("vote", "ada") == 1
    assert script.answer("talk", "ada") == {}


def test_what_is_said_once_is_answered_once() -> None:
    script = Script()
    script.say("vote", 1, "ada", once=True)
    assert script.said("vote", "ada") == 1
    assert [script.answer("vote", "ada") for _ in range(2)] == [1, {}]
    assert script.said("vote", "ada") is None


def used(say: Callable[[Script], None], *asked: str) -> Callable[[], None]:
    """A test that says this, and in which these are asked to vote."""

    def test() -> None:
        script = Script()
        say(script)
        for seat in asked:
            script.answer("vote", seat)

    return test


@pytest.mark.parametrize(
    ("say", "asked", "unused"),
    [
        (lambda script: script.say("vote", 1), ["ada"], ""),
        (lambda script: script.say("vote", 1), [], "vote of everybody"),
        (lambda script: script.say("vote", 1, "ada"), ["ben"], "vote of ada"),
        (lambda script: script.say("vote", 1, "ada", 2), ["ada"], "vote of ada in round 2"),
        (lambda script: script.say("vote", 1, "ada", once=True), ["ada"], ""),
        (lambda script: script.say("vote", 1, "ada", once=True), [], "vote of ada"),
        (lambda script: script.say_usually("vote", 1), [], ""),
    ],
)
def test_a_test_in_which_an_answer_was_not_asked_for_fails(
    say: Callable[[Script], None], asked: list[str], unused: str
) -> None:
    failed = outcome(used(say, *asked))
    assert failed.startswith(f"scripted, and never asked for: {unused}" if unused else failed)
    assert bool(failed) == bool(unused)


def test_what_one_of_several_seasons_asked_for_is_used() -> None:
    def test() -> None:
        used(lambda script: script.say("vote", 1), "ada")()
        used(lambda script: script.say("vote", 1))()

    assert outcome(test) == ""
