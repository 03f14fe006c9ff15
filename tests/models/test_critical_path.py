"""How long a season of models must take: the longest chain of decisions of which each waits."""

from __future__ import annotations

from benchmarks.critical_path import Chain, longest_chain
from showrunner.kernel import Answer
from showrunner.store.past import StoredEntry


def journal(*asks: str) -> list[StoredEntry]:
    """The start, then these answers, in their order."""
    answers = [
        StoredEntry(number, Answer(ask, {}, "player"), "") for number, ask in enumerate(asks, 1)
    ]
    return [StoredEntry(0, None, ""), *answers]


def test_decisions_beside_each_other_take_as_long_as_one() -> None:
    opened = {"a": 0, "b": 0, "c": 0}
    assert longest_chain(journal("a", "b", "c"), opened, opened) == Chain(1, ["a"])


def test_a_decision_waits_for_the_answer_that_opened_it() -> None:
    opened = {"a": 0, "b": 0, "c": 2, "d": 3, "e": 1}
    chain = longest_chain(journal("a", "b", "c", "d", "e"), opened, opened)
    assert chain == Chain(3, ["b", "c", "d"])


def test_who_decides_at_once_takes_no_time_and_passes_the_chain_on() -> None:
    opened = {"a": 0, "bot": 1, "c": 2}
    chain = longest_chain(journal("a", "bot", "c"), opened, {"a", "c"})
    assert chain == Chain(2, ["a", "c"])


def test_a_season_without_models_takes_no_time() -> None:
    assert longest_chain(journal("a"), {"a": 0}, ()) == Chain(0, [])
    assert longest_chain(journal(), {}, ()) == Chain(0, [])
