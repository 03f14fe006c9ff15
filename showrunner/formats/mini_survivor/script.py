"""The script of a match, from the deal to the ranking."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.phases.assassination import assassination
from showrunner.formats.mini_survivor.phases.auction import auctions
from showrunner.formats.mini_survivor.phases.ending import ending
from showrunner.formats.mini_survivor.phases.movement import movement
from showrunner.formats.mini_survivor.phases.round_end import end_round
from showrunner.formats.mini_survivor.phases.setup import read_rules, set_up
from showrunner.formats.mini_survivor.phases.submission import submission
from showrunner.formats.mini_survivor.phases.talk import talk
from showrunner.formats.mini_survivor.phases.voting import voting
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.kernel import EVERYBODY

Phase = Callable[[MiniState], Coroutine[Any, Any, None]]


class MiniSeason(MiniState):
    """A match that plays itself."""

    async def play(self) -> None:
        """MS-1, MS-2, MS-8: set up, play rounds until the match ends, then settle the results."""
        set_up(self)
        await read_rules(self)
        while not self.sheet.ended:
            await play_round(self)
        await ending(self)


async def play_round(season: MiniState) -> None:
    """MS-2: the board, talk, submissions and three segments, with a window before each phase."""
    begin_round(season)
    for name, phase in PHASES.items():
        await open_window(season, name)
        await play_phase(season, name, phase)
    end_round(season)
    await open_window(season, END_OF_ROUND)


async def open_window(season: MiniState, before: str) -> None:
    """DS-1.8: a production window: carry out waiting orders, then hold the auctions."""
    sheet = season.sheet
    await season.window(before, sheet.round, len(sheet.in_play))
    if not sheet.ended:
        await auctions(season)


def begin_round(season: MiniState) -> None:
    """MS-2.1: show everybody the board."""
    sheet = season.sheet
    began = facts.RoundBegan(
        round=sheet.round + 1,
        tribes={letter: tuple(members) for letter, members in sheet.tribes.items()},
        outcasts=tuple(sheet.outcasts),
        alive=len(sheet.living),
    )
    season.tell(began, EVERYBODY)


PHASES: Mapping[str, Phase] = {
    "talk": talk,
    "submission": submission,
    "assassination": assassination,
    "voting": voting,
    "movement": movement,
}
"""MS-2.3: talk and submissions, then the three segments in order."""


async def play_phase(season: MiniState, name: str, phase: Phase) -> None:
    """MS-2.3: play a phase, unless producers ordered to skip it."""
    number = season.sheet.round
    if season.has_twist(f"no_{name}"):
        season.tell(facts.PhaseSkipped(round=number, phase=name), EVERYBODY)
        return
    season.tell(facts.PhaseBegan(round=number, phase=name), EVERYBODY)
    await season.stage.scene(name, phase(season))
    season.tell(facts.PhaseEnded(round=number, phase=name), EVERYBODY)
