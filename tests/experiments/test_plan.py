"""The plan of an experiment: the same luck in a block, and every player in every seat."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from showrunner.experiments.plan import Experiment, settings_of, trial, trials
from tests.experiments.small import small

THREE = '\n[players]\na = "bot:random"\nb = "bot:sensible"\nc = "bot:random"\n'
SETS = "\n[parameters.plain]\n\n[parameters.poor]\nfood_per_player = 9\n"


@pytest.fixture(scope="module")
def experiment(tmp_path_factory: pytest.TempPathFactory) -> Experiment:
    folder = tmp_path_factory.mktemp("plan")
    return small(folder, after=THREE + SETS, casts="[6, 4]", blocks=24)


def test_all_combinations_are_played_in_each_block(experiment: Experiment) -> None:
    found = list(trials(experiment))
    assert [one.number for one in found] == list(range(1, 24 * 2 * 2 * 3 + 1))
    by_block = Counter(
        (one.block, one.arrangement.cast, one.arrangement.parameters) for one in found
    )
    assert len(by_block) == 24 * 2 * 2 and set(by_block.values()) == {3}


def test_what_is_not_compared_is_the_same_in_a_block(experiment: Experiment) -> None:
    for block in range(3):
        of_block = [one for one in trials(experiment) if one.block == block]
        assert {one.seed for one in of_block} == {f"small-{block + 1}"}
        same = [one for one in of_block if one.arrangement is experiment.arrangements[0]]
        without_players = {replace(settings_of(experiment, one), players={}).title for one in same}
        assert len(without_players) == 1 and len({one.players for one in same}) == 3


def test_together_every_player_has_every_seat_once_in_a_block(experiment: Experiment) -> None:
    for block in range(6):
        for arrangement in experiment.arrangements:
            of_block = [
                one.players
                for one in trials(experiment)
                if one.block == block and one.arrangement is arrangement
            ]
            for seat in zip(*of_block, strict=True):
                assert Counter(seat) == Counter("abc")


def test_in_one_seat_each_seat_is_compared_equally_often(tmp_path: Path) -> None:
    experiment = small(tmp_path, seating='"one_seat"', blocks=12)
    found = list(trials(experiment))
    seats = Counter((one.compared, one.players[min(one.compared)]) for one in found)
    assert len(seats) == 4 * 2 and set(seats.values()) == {3}
    for one, other in zip(found[::2], found[1::2], strict=True):
        different = {seat for seat in range(4) if one.players[seat] != other.players[seat]}
        assert different == one.compared == other.compared


def test_in_every_seat_one_player_has_them_all(tmp_path: Path) -> None:
    experiment = small(tmp_path, seating='"every_seat"')
    assert [set(one.players) for one in trials(experiment)] == [{"chance"}, {"careful"}] * 6


@given(st.integers(1, 24 * 12))
def test_a_trial_is_a_function_of_its_number(experiment: Experiment, number: int) -> None:
    longer = replace(experiment, blocks=1000)
    assert trial(longer, number) == trial(experiment, number)
    assert longer.digest == experiment.digest
    assert replace(experiment, seed="other").digest != experiment.digest


def test_the_digest_is_the_same_in_every_process(tmp_path: Path) -> None:
    experiment = small(tmp_path)
    assert pickle.loads(pickle.dumps(experiment)).digest == experiment.digest
    assert small(tmp_path, blocks=7).digest == experiment.digest
    assert small(tmp_path, seed='"other"').digest != experiment.digest
