"""S1: observers who are not told a secret see the same bytes, whatever the secret is."""

from __future__ import annotations

import os

import pytest

from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.questions import KINDS as QUESTIONS
from tests.secrecy.disclosures import disclosures
from tests.secrecy.kinds import KINDS
from tests.secrecy.pairs import Verdict, pair

FULL = os.environ.get("SHOWRUNNER_CHECK") == "full"
NAMES = [kind.name for kind in KINDS]
IN_EACH_RUN = 4
"""Pairs of each kind of secret; a hundred and more in all."""
IN_A_FULL_RUN = 40


def judged(name: str, seeds: range) -> list[Verdict]:
    return [verdict for seed in seeds if (verdict := pair(seed, name)) is not None]


@pytest.mark.parametrize("name", NAMES)
def test_only_listed_facts_disclose(name: str):
    verdicts = judged(name, range(IN_EACH_RUN))
    assert len(verdicts) == IN_EACH_RUN, "each seed has a season with such a secret"
    assert any(verdict.flipped for verdict in verdicts), "producers see what was flipped"
    leaks = [verdict for verdict in verdicts if verdict.leak]
    assert not leaks, "\n".join(map(str, leaks))


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
def test_only_listed_facts_disclose_in_many_pairs(name: str):
    verdicts = judged(name, range(IN_EACH_RUN, IN_EACH_RUN + IN_A_FULL_RUN))
    assert len(verdicts) == IN_A_FULL_RUN
    leaks = [verdict for verdict in verdicts if verdict.leak]
    assert not leaks, "\n".join(map(str, leaks))


def test_there_are_pairs_enough():
    assert len(NAMES) * IN_EACH_RUN >= 100
    assert len(NAMES) * IN_A_FULL_RUN >= 1000


def test_the_list_names_every_kind_of_secret_and_nothing_else():
    assert sorted(disclosures()) == sorted(NAMES)


def test_the_list_names_facts_and_questions_that_there_are():
    known = {kind.__name__ for kind in FORMAT.facts} | set(QUESTIONS)
    listed = {name for names in disclosures().values() for name in names}
    assert listed <= known
