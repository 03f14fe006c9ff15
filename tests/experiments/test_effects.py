"""A planted effect is found, with an interval that covers the truth; none is found without one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest
from msgspec.structs import replace

from showrunner.experiments.effects import (
    LEAST_BLOCKS,
    Interval,
    block_means,
    effects,
    interval,
    level_means,
    paired,
    widest,
)
from showrunner.experiments.plan import Experiment
from showrunner.exports.tables.columns import TableRow
from showrunner.formats.survivor.definition import FORMAT
from tests.experiments.small import blundering, lines_of, small
from tests.quick import chosen

OUTCOME = "standing"
BLOCKS = 60
"""The blocks of each of many experiments."""
TRUTH_BLOCKS = 1_500
"""The blocks that the true effect is measured with."""


def drawn(experiment: Experiment, folder: Path, seed: str, blocks: int = BLOCKS) -> Interval:
    """The effect that one experiment with this seed finds."""
    one = replace(experiment, seed=seed, blocks=blocks)
    (found,) = effects(one, lines_of(one, folder / seed), [OUTCOME])
    return found.difference


def planted(folder: Path, first: float, second: float) -> Experiment:
    """An experiment between two bots with these shares of blunders, each with its own coin."""
    bots = {**FORMAT.bots, **blundering(first, ["one"]), **blundering(second, ["two"])}
    object.__setattr__(FORMAT, "bots", bots)
    after = '\n[players]\none = "bot:one"\ntwo = "bot:two"\n'
    return small(folder, after=after, outcome=f'"{OUTCOME}"')


@pytest.fixture(autouse=True)
def own_bots() -> Iterator[None]:
    """The game has its own bots again after each test."""
    bots = FORMAT.bots
    yield
    object.__setattr__(FORMAT, "bots", bots)


@pytest.mark.parametrize("experiments", chosen([2], [2, 100]))
def test_a_planted_effect_is_found(tmp_path: Path, experiments: int) -> None:
    experiment = planted(tmp_path, 0.9, 0.0)
    found = [drawn(experiment, tmp_path, f"p{number}") for number in range(experiments)]
    truth = drawn(experiment, tmp_path, "truth", TRUTH_BLOCKS if experiments == 100 else 100).mean
    good = [one for one in found if one.excludes_zero and one.mean > 0 and covers(one, truth)]
    print(f"the truth is {truth:.4f}; found and covered in {len(good)} of {experiments}")
    assert len(good) >= (90 if experiments == 100 else experiments - 1)


@pytest.mark.parametrize("experiments", chosen([2], [2, 100]))
def test_no_effect_is_found_where_there_is_none(tmp_path: Path, experiments: int) -> None:
    experiment = planted(tmp_path, 0.4, 0.4)
    found = [drawn(experiment, tmp_path, f"n{number}") for number in range(experiments)]
    assert all(one.width for one in found), "the two must not play the same"
    covering = sum(covers(one, 0) for one in found)
    print(f"none found in {covering} of {experiments}")
    assert covering >= (90 if experiments == 100 else experiments - 1)


def covers(found: Interval, truth: float) -> bool:
    assert found.low is not None and found.high is not None
    return found.low <= truth <= found.high


def test_the_same_bot_differs_in_nothing_from_itself(tmp_path: Path) -> None:
    after = '\n[players]\none = "bot:sensible"\ntwo = "bot:sensible"\n'
    experiment = small(tmp_path, after=after)
    for effect in effects(experiment, lines_of(experiment, tmp_path / "out")):
        value = effect.difference
        assert abs(value.mean) < 1e-12 and not value.excludes_zero, effect


def line(trial: int, block: int, player: str, won: float | None, compared: bool = True) -> TableRow:
    return {"trial": trial, "block": block, "player": player, "won": won, "compared": compared}


def test_an_effect_is_the_mean_of_the_differences_of_blocks() -> None:
    lines = [
        line(1, 1, "a", 1.0),
        line(1, 1, "b", 0.0),
        line(2, 1, "a", 0.0),  # two seats of a season are averaged first
        line(2, 1, "a", 1.0),
        line(2, 1, "b", None),  # nothing to measure
        line(3, 2, "b", 1.0),
        line(3, 2, "a", 0.0),
        line(3, 2, "a", 1.0, compared=False),
        line(4, 3, "a", 1.0),  # a block without the other
    ]
    means = block_means(lines, "player", "won")
    assert means["a"] == {1: 0.75, 2: 0.0, 3: 1.0} and means["b"] == {1: 0.0, 2: 1.0}
    assert paired(means["a"], means["b"]) == [0.75, -1.0]


def test_few_blocks_have_no_interval() -> None:
    few = interval([0.0, 1.0] * (LEAST_BLOCKS // 2))
    assert (few.mean, few.low, few.width, few.excludes_zero) == (0.5, None, None, False)
    enough = interval([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
    assert enough.low is not None and 0.1 < enough.low < 0.35 < (enough.high or 0) < 0.6
    assert enough == interval([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])


def test_equal_blocks_have_an_interval_of_no_width() -> None:
    assert interval([0.25] * 9) == Interval(0.25, 0.25, 0.25, 9)


def test_seasons_casts_and_parameters_are_compared_as_players_are(tmp_path: Path) -> None:
    after = (
        '\n[players]\nsame = "bot:sensible"\n'
        "\n[parameters.quiet]\nconversations_per_player = 0\n"
        "\n[parameters.talking]\nconversations_per_player = 2\n"
    )
    experiment = small(tmp_path, after=after, casts="[4, 5]", seating='"every_seat"')
    lines = lines_of(experiment, tmp_path / "out")
    found = {(one.factor, one.outcome): one for one in effects(experiment, lines)}
    assert {factor for factor, _ in found} == {"cast", "parameters"}
    more = found["parameters", "messages"]
    assert (more.level, more.baseline) == ("talking", "quiet") and more.difference.excludes_zero
    said = {
        one.level: one.value.mean
        for one in level_means(experiment, lines)
        if (one.factor, one.outcome) == ("parameters", "messages")
    }
    assert more.difference.mean == pytest.approx(said["talking"] - said["quiet"])


def test_it_stops_when_every_interval_is_narrow_enough(tmp_path: Path) -> None:
    stop = (
        '\n[players]\nchance = "bot:random"\ncareful = "bot:sensible"\n'
        "\n[stop]\nwidth = 0.45\nevery = 5\n"
    )
    experiment = small(tmp_path, after=stop, blocks=200, outcome='"standing"')
    lines = lines_of(experiment, tmp_path / "out")
    blocks = len({one["block"] for one in lines})
    assert blocks % 5 == 0 and 5 <= blocks < 200
    width = widest(experiment, lines)
    assert width is not None and width <= 0.45
    for earlier in range(5, blocks, 5):
        before = [one for one in lines if int(one["block"] or 0) <= earlier]
        assert (widest(experiment, before) or 1) > 0.45


def test_each_season_has_one_winner_and_no_betrayal_is_lost(tmp_path: Path) -> None:
    lines = lines_of(small(tmp_path, casts="[8]"), tmp_path / "out")
    for trial in {one["trial"] for one in lines}:
        seats = [one for one in lines if one["trial"] == trial]
        assert fmean(float(one["won"] or 0) for one in seats) * len(seats) == pytest.approx(1)
        assert fmean(float(one["standing"] or 0) for one in seats) == pytest.approx(0.5)
        total = {
            name: sum(int(one[name] or 0) for one in seats) for name in ("betrayals", "betrayed")
        }
        assert total["betrayals"] == total["betrayed"]
        for one in seats:
            kept, broken = int(one["promises_kept"] or 0), int(one["promises_broken"] or 0)
            assert kept + broken <= int(one["promises_made"] or 0)
            assert (one["promise_keeping"] is None) == (kept + broken == 0)
