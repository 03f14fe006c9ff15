"""The script of a season, from the deal to the score."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.ending import places, score, tie_break
from showrunner.formats.i_am_survivor.phases.morning import departures, morning
from showrunner.formats.i_am_survivor.phases.night import night
from showrunner.formats.i_am_survivor.phases.setup import set_up
from showrunner.formats.i_am_survivor.phases.turn import turn
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.kernel import EVERYBODY

Phase = Callable[[IslandState], Coroutine[Any, Any, None]]


class IslandSeason(IslandState):
    """A season that plays itself."""

    async def play(self) -> None:
        """IS-1, IS-2, IS-13: set up, play the days, let the last rescuers leave, and count."""
        await set_up(self)
        while self.sheet.active and self.sheet.round < self.sheet.parameters.days:
            await play_day(self)
        self.rounds_over = True
        if self.sheet.active and self.sheet.parameters.final_departure:
            await departures(self, last=True)
        end(self)


async def play_day(season: IslandState) -> None:
    """IS-2.1 to IS-2.6: morning, a turn for each player, night; with a window before each."""
    sheet = season.sheet
    number = sheet.round + 1
    seats = list(sheet.players)
    start = seats[(number - 1) % len(seats)]
    season.tell(facts.RoundBegan(round=number, start=start), EVERYBODY)
    for name, phase in PHASES.items():
        await season.window(name, number, len(sheet.active))
        remove_players(season)
        if not sheet.active:
            return
        season.tell(facts.PhaseBegan(round=number, phase=name), EVERYBODY)
        await phase(season)
        season.tell(facts.PhaseEnded(round=number, phase=name), EVERYBODY)
    season.tell(facts.RoundEnded(round=number), EVERYBODY)
    await season.window(END_OF_ROUND, number, len(sheet.active))
    remove_players(season)


async def day(season: IslandState) -> None:
    """IS-2.5, IS-2.8: one turn for each player with characters, clockwise from the start seat."""
    for seat in season.sheet.from_start():
        if season.sheet.here(seat):
            await turn(season, seat)


PHASES: Mapping[str, Phase] = {"morning": morning, "day": day, "night": night}
"""IS-2: the parts of a day."""


def remove_players(season: IslandState) -> None:
    """Take out players whom producers removed: their characters leave, without Souls."""
    sheet = season.sheet
    while sheet.removals:
        seat = sheet.removals[0]
        for character in sheet.here(seat):
            season.tell(facts.CharacterRemoved(character=character), EVERYBODY)
        season.tell(facts.PlayerTakenOut(seat=seat), EVERYBODY)
    season.empty_seats()


def end(season: IslandState) -> None:
    """IS-13: count the points and name the winners."""
    sheet = season.sheet
    ranking = places(sheet)
    season.tell(
        facts.GameEnded(
            scores={seat: score(sheet, seat) for seat in sheet.players},
            winners=ranking[0],
            ranking=ranking,
            tie_break=tie_break(sheet),
        ),
        EVERYBODY,
    )
