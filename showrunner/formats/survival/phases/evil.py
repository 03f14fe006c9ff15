"""SV-5.4: the Evil Forces watch, the Activist peeks, and they choose their target."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import Build

PASSES = 3
"""SV-4.4: nomination passes of one night."""

CAUGHT_UP_TO = {
    ("glance", False): 1,
    ("glance", True): 3,
    ("stare", False): 3,
    ("stare", True): 5,
}
"""SV-4.19: up to which face the Activist is caught, not watched and watched."""


async def evil_step(season: SurvivalState) -> None:
    """Watch and peek at the same time; then the target; then what the peek was worth."""
    await watch_and_peek(season)
    caught = peeked(season)
    await choose_target(season)
    if season.sheet.peek in ("glance", "stare") and not caught:
        show(season)


async def watch_and_peek(season: SurvivalState) -> None:
    """SV-4.18, SV-4.19: sealed on both sides; in other modes nobody watches."""
    sheet = season.sheet
    mode = sheet.parameters.activist_mode
    activist = sheet.holder("activist") if mode != "off" else ""
    asked: dict[str, Build[Any]] = {}
    if mode == "table" and sheet.in_the_game("activist"):
        asked = dict.fromkeys(sheet.living_of("evil"), lambda: questions.watch(sheet))
    if activist:
        asked[activist] = lambda: questions.peek(sheet)
    answers = await season.stage.ask_all(asked)
    peek = answers.pop(activist, None)
    for seat, answer in answers.items():
        season.tell(facts.EvilWatched(seat=seat, name=answer.name), season.evil_channel)
    if peek is not None:
        season.tell(facts.PeekChosen(seat=activist, how=peek.how), season.only(activist))


def peeked(season: SurvivalState) -> bool:
    """SV-4.19, SV-4.20: whether the Activist is caught."""
    sheet = season.sheet
    if sheet.peek not in ("glance", "stare") or sheet.parameters.activist_mode != "table":
        return False
    activist = sheet.holder("activist")
    watched = activist in sheet.watched.values()
    die = season.stage.roll(("peek", sheet.round), dice=1).total
    caught = die <= CAUGHT_UP_TO[sheet.peek, watched]
    rolled = facts.PeekRolled(seat=activist, watched=watched, die=die, caught=caught)
    season.tell(rolled, season.only())
    if caught:
        told = season.only(activist, *sheet.living_of("evil"))
        season.tell(facts.ActivistCaught(seat=activist), told)
    return caught


async def choose_target(season: SurvivalState) -> None:
    """SV-4.4: up to three passes; who names somebody must name the same, else the most named."""
    sheet = season.sheet
    named: list[str] = []
    for turn in range(1, PASSES + 1):
        named = await nominate(season, turn)
        if len(set(named)) == 1:
            season.tell(facts.EvilAgreed(target=named[0], how="agreed"), season.evil_channel)
            return
    if not named:
        season.tell(facts.EvilAgreed(target=None, how="nobody"), season.evil_channel)
        return
    counts = Counter(named)
    tied = [seat for seat in sheet.living if counts[seat] == max(counts.values())]
    if len(tied) == 1:
        agreed = facts.EvilAgreed(target=tied[0], how="most named")
    else:
        drawn = season.stage.draw(("evil_tie", sheet.round), tied)
        agreed = facts.EvilAgreed(target=drawn, how="drawn")
    season.tell(agreed, season.evil_channel)


async def nominate(season: SurvivalState, turn: int) -> list[str]:
    """One pass: each names one or passes, and all see it."""
    sheet = season.sheet
    answers = await season.stage.ask_all(
        {seat: partial(questions.nomination, sheet, seat, turn) for seat in sheet.living_of("evil")}
    )
    for seat, answer in answers.items():
        fact = facts.EvilNominated(
            seat=seat, turn=turn, name=answer.name, words=answer.words, acts=answer.acts
        )
        season.tell(fact, season.evil_channel)
    return [answer.name for answer in answers.values() if answer.name is not None]


def show(season: SurvivalState) -> None:
    """SV-4.19: a glance shows one of the Evil Forces and the target, a stare all of them."""
    sheet = season.sheet
    activist = sheet.holder("activist")
    evil = tuple(sheet.living_of("evil"))
    if sheet.peek == "glance" or sheet.parameters.activist_mode == "always_one":
        evil = (season.stage.draw(("peek", "seen", sheet.round), evil),)
    seen = facts.PeekSucceeded(seat=activist, evil=evil, target=sheet.target)
    season.tell(seen, season.only(activist))
