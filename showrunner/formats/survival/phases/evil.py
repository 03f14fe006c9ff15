"""SV-5.4: the Evil Forces watch, the Activist peeks, and the Evil Forces choose a target."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import Build

MAX_NOMINATION_PASSES = 3
"""SV-4.4: how many times a night the Evil Forces nominate, unless they agree earlier."""

CAUGHT_UP_TO = {
    ("glance", False): 1,
    ("glance", True): 3,
    ("stare", False): 3,
    ("stare", True): 5,
}
"""SV-4.19: the highest roll of the die that catches the Activist.

The keys are how the Activist peeks, and whether an Evil Force watches them.
"""


async def evil_step(season: SurvivalState) -> None:
    """SV-5.4: watch and peek at the same time, then choose the target, then show what was seen."""
    await watch_and_peek(season)
    caught = roll_peek(season)
    await choose_target(season)
    if season.sheet.peek in ("glance", "stare") and not caught:
        reveal_peek(season)


async def watch_and_peek(season: SurvivalState) -> None:
    """SV-4.18, SV-4.19: both choose in secret. Evil watches only in `activist_mode` `table`."""
    sheet = season.sheet
    mode = sheet.parameters.activist_mode
    activist = sheet.holder("activist") if mode != "off" else ""
    builders: dict[str, Build[Any]] = {}
    if mode == "table" and sheet.in_the_game("activist"):
        builders = dict.fromkeys(sheet.living_of("evil"), lambda: questions.watch(sheet))
    if activist:
        builders[activist] = lambda: questions.peek(sheet)
    answers = await season.stage.ask_all(builders)
    peek = answers.pop(activist, None)
    for seat, answer in answers.items():
        season.tell(facts.EvilWatched(seat=seat, name=answer.name), season.evil_channel)
    if peek is not None:
        season.tell(facts.PeekChosen(seat=activist, how=peek.how), season.only(activist))


def roll_peek(season: SurvivalState) -> bool:
    """SV-4.19, SV-4.20: roll whether the Activist is caught peeking, and return it."""
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
        audience = season.only(activist, *sheet.living_of("evil"))
        season.tell(facts.ActivistCaught(seat=activist), audience)
    return caught


async def choose_target(season: SurvivalState) -> None:
    """SV-4.4: nominate until all who name a target agree; after three passes the most named."""
    sheet = season.sheet
    nominees: list[str] = []
    for turn in range(1, MAX_NOMINATION_PASSES + 1):
        nominees = await nominate(season, turn)
        if len(set(nominees)) == 1:
            season.tell(facts.EvilAgreed(target=nominees[0], how="agreed"), season.evil_channel)
            return
    if not nominees:
        season.tell(facts.EvilAgreed(target=None, how="nobody"), season.evil_channel)
        return
    counts = Counter(nominees)
    tied = [seat for seat in sheet.living if counts[seat] == max(counts.values())]
    if len(tied) == 1:
        agreed = facts.EvilAgreed(target=tied[0], how="most named")
    else:
        drawn = season.stage.draw(("evil_tie", sheet.round), tied)
        agreed = facts.EvilAgreed(target=drawn, how="drawn")
    season.tell(agreed, season.evil_channel)


async def nominate(season: SurvivalState, turn: int) -> list[str]:
    """One pass: each Evil Force names a target or passes, and all of them see the answers."""
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


def reveal_peek(season: SurvivalState) -> None:
    """SV-4.19: a glance shows one Evil Force and the target, a stare all of them and the target."""
    sheet = season.sheet
    activist = sheet.holder("activist")
    evil = tuple(sheet.living_of("evil"))
    if sheet.peek == "glance" or sheet.parameters.activist_mode == "always_one":
        evil = (season.stage.draw(("peek", "seen", sheet.round), evil),)
    seen = facts.PeekSucceeded(seat=activist, evil=evil, target=sheet.target)
    season.tell(seen, season.only(activist))
