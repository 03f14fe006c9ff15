"""The breaker: an endpoint that keeps failing is left alone, longer and longer."""

from __future__ import annotations

from showrunner.players.llm.breaker import (
    FAILURES_TO_OPEN,
    FIRST_REST_SECONDS,
    LONGEST_REST_SECONDS,
    Breaker,
)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def broken() -> tuple[Breaker, Clock]:
    """One that has just opened."""
    clock = Clock()
    breaker = Breaker(clock)
    for _ in range(FAILURES_TO_OPEN):
        assert not breaker.is_open
        assert breaker.rest == 0
        breaker.begin()
        breaker.failed()
    assert breaker.is_open
    return breaker, clock


def test_it_opens_after_so_many_failures_in_a_row() -> None:
    breaker = Breaker(Clock())
    for _ in range(4 * FAILURES_TO_OPEN):
        for _ in range(FAILURES_TO_OPEN - 1):
            breaker.failed()
        breaker.succeeded()
        assert not breaker.is_open
    breaker, _ = broken()
    assert breaker.rest == FIRST_REST_SECONDS


def test_after_its_rest_one_call_tries_and_a_success_closes_it() -> None:
    breaker, clock = broken()
    clock.now += FIRST_REST_SECONDS
    assert not breaker.is_open
    breaker.begin()
    assert breaker.is_open, "all others wait for the one that tries"
    assert breaker.rest == 1.0
    breaker.succeeded()
    assert not breaker.is_open
    for _ in range(FAILURES_TO_OPEN - 1):
        breaker.failed()
    assert not breaker.is_open


def test_each_failed_try_doubles_the_rest_up_to_the_longest() -> None:
    breaker, clock = broken()
    rests = []
    for _ in range(7):
        clock.now += breaker.rest
        assert not breaker.is_open
        breaker.begin()
        breaker.failed()
        rests.append(breaker.rest)
    assert rests == [
        30.0,
        60.0,
        120.0,
        240.0,
        LONGEST_REST_SECONDS,
        LONGEST_REST_SECONDS,
        LONGEST_REST_SECONDS,
    ]


def test_a_try_that_was_withdrawn_lets_the_next_one_try() -> None:
    breaker, clock = broken()
    clock.now += FIRST_REST_SECONDS
    breaker.begin()
    breaker.gave_up()
    assert not breaker.is_open


def test_calls_that_were_in_flight_when_it_opened_do_not_lengthen_its_rest() -> None:
    breaker, _ = broken()
    for _ in range(20):
        breaker.failed()
    assert breaker.rest == FIRST_REST_SECONDS
