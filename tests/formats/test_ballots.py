"""Counting ballots, and the order of reading that keeps the outcome open (DS-10.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.formats.ballots import count, reading_order, weigh


def open_for(order: Sequence[str]) -> int:
    """The number of ballots read before it is settled who has most (or who are tied)."""
    read = dict.fromkeys(order, 0)
    for number, name in enumerate(order):
        first, second = sorted((*read.values(), 0), reverse=True)[:2]
        if first - second > len(order) - number:
            return number
        read[name] += 1
    return len(order)


def partitions(most: int, names: str) -> Iterator[dict[str, int]]:
    """Every way of giving up to this many ballots to up to this many names, larger counts first."""

    def counts(left: int, largest: int, names: str) -> Iterator[dict[str, int]]:
        yield {}
        if names:
            for number in range(1, min(left, largest) + 1):
                for rest in counts(left - number, number, names[1:]):
                    yield {names[0]: number, **rest}

    return counts(most, most, names)


@pytest.mark.parametrize("counts", list(partitions(8, "abcd")), ids=str)
def test_DS_10_5_no_other_order_keeps_the_outcome_open_longer(counts: Mapping[str, int]) -> None:
    """Against all permutations, whatever the names are called."""
    ballots = [name for name, number in counts.items() for _ in range(number)]
    longest = max(open_for(order) for order in set(permutations(ballots)))
    for renamed in permutations(sorted(counts)):
        names = dict(zip(counts, renamed, strict=True))
        order = reading_order({names[name]: number for name, number in counts.items()})
        assert Counter(order) == {names[name]: number for name, number in counts.items()}
        assert open_for(order) == longest


def test_DS_10_5_the_measure_of_openness_is_right() -> None:
    assert open_for("aab") == 2, "after two of three for a it is settled"
    assert open_for("aba") == 3
    assert open_for("abab") == 4, "a tie is open to the end"
    assert open_for("aaab") == 3


@given(st.dictionaries(st.sampled_from("abcdefg"), st.integers(0, 6)))
def test_DS_10_5_every_ballot_is_read_once_and_the_order_does_not_depend_on_that_of_the_counts(
    counts: dict[str, int],
) -> None:
    order = reading_order(counts)
    assert Counter(order) == Counter({name: number for name, number in counts.items() if number})
    assert order == reading_order(dict(reversed(counts.items())))


@given(st.lists(st.sampled_from("abcde")))
def test_a_tally_counts_every_ballot_once_most_first(ballots: list[str]) -> None:
    tally = count(ballots)
    assert Counter(tally.counts) == Counter(ballots)
    assert list(tally.counts.values()) == sorted(tally.counts.values(), reverse=True)
    assert tally == count(sorted(ballots, reverse=True)), "who cast sooner is not to be seen"
    most = max(tally.counts.values(), default=0)
    assert set(tally.leaders) == {name for name in ballots if ballots.count(name) == most}


def test_where_no_ballot_was_cast_nobody_leads() -> None:
    assert count([]).leaders == ()


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 3))))
def test_a_ballot_of_some_weight_is_worth_as_many_of_one(ballots: list[tuple[str, int]]) -> None:
    assert weigh(ballots) == count(name for name, votes in ballots for _ in range(votes))


def test_a_weightless_ballot_leads_nobody() -> None:
    assert weigh([("a", 0)]).leaders == ()
    assert weigh([("a", 2), ("b", 1), ("b", 1), ("c", 1)]).leaders == ("a", "b")
