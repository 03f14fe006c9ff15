"""Seasons as a checker reads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from showrunner.checking import CheckedFact, Checker, read_facts
from showrunner.checking.checks import check
from showrunner.checking.i_am_survivor import IAmSurvivorChecker
from showrunner.checking.mini_survivor import MiniSurvivorChecker
from showrunner.checking.survival import SurvivalChecker
from showrunner.checking.surviving_the_game import SurvivingTheGameChecker
from showrunner.checking.survivor import SurvivorChecker
from showrunner.files.season_files import load_season, settings
from showrunner.kernel import Kernel
from showrunner.running.fact_lines import fact_line
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from tests.golden.files import read_golden

CHECKERS: Mapping[str, type[Checker]] = {
    "i_am_survivor": IAmSurvivorChecker,
    "mini_survivor": MiniSurvivorChecker,
    "survival": SurvivalChecker,
    "surviving_the_game": SurvivingTheGameChecker,
    "survivor": SurvivorChecker,
}


def facts_of(kernel: Kernel) -> list[CheckedFact]:
    """The facts of a season, by way of the lines of its file."""
    return read_facts(fact_line(told) for told in kernel.story.told)


def rehearsed(
    season: str,
    size: int | None = None,
    player: str | None = None,
    seed: str = "a season",
) -> list[CheckedFact]:
    """The facts of a season file, played by bots to its end."""
    played = Rehearsal(settings(load_season(season), cast_size=size, player=player), seed)
    played.play()
    return facts_of(played.kernel)


@cache
def stored(name: str) -> tuple[CheckedFact, ...]:
    """The facts of a stored season."""
    return tuple(facts_of(replay(read_golden(name))))


def assert_in_order(facts: list[CheckedFact]) -> None:
    """A season breaks no law: neither those of every format nor, where it has any, its own."""
    findings = check(facts, CHECKERS)
    assert findings.own_laws == (findings.format in CHECKERS)
    assert not findings.violations, "\n".join(map(str, findings.violations[:5]))
