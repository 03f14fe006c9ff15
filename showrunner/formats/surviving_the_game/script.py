"""The script of a season, from Training to the last survivor."""

from __future__ import annotations

from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.ending import decide, ranking, scores, winners
from showrunner.formats.surviving_the_game.phases.setup import enter, set_up
from showrunner.formats.surviving_the_game.phases.talk import talk
from showrunner.formats.surviving_the_game.phases.training import training_turn
from showrunner.formats.surviving_the_game.phases.turn import facility_turn
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY


class GameSeason(GameState):
    """A season that plays itself."""

    async def play(self) -> None:
        """Set up, then play rounds until the game is over."""
        set_up(self)
        while not self.is_decided():
            await play_round(self)
        tell_winners(self)


async def play_round(season: GameState) -> None:
    """SG-2.7, SG-5.9: talks, then a turn of each player inside."""
    begin_round(season)
    for window, phase in (("talk", talk), ("turns", turns), (END_OF_ROUND, None)):
        await season.window(window, season.sheet.round, len(season.sheet.inside))
        remove_players(season)
        if season.is_decided():
            return
        if phase is not None:
            await phase(season)
        if season.is_decided():
            return


def begin_round(season: GameState) -> None:
    """SG-2.7, SG-3: a new round; after the last one of Training all enter."""
    sheet = season.sheet
    number = sheet.round + 1
    left = sheet.parameters.training_rounds + 1 - number
    tokens = 0 if sheet.entered else max(0, left)
    began = facts.RoundBegan(round=number, inside=tuple(sheet.inside), tokens=tokens)
    season.tell(began, EVERYBODY)
    if not tokens and not sheet.entered:
        enter(season)


async def turns(season: GameState) -> None:
    """SG-2.7, SG-3.6, SG-5.9: each player inside takes a turn, clockwise."""
    sheet = season.sheet
    season.tell(facts.PhaseBegan(round=sheet.round, phase="turns"), EVERYBODY)
    for seat in list(sheet.order):
        if season.plays_on(seat):
            await (facility_turn if sheet.entered else training_turn)(season, seat)
    season.tell(facts.PhaseEnded(round=sheet.round, phase="turns"), EVERYBODY)
    season.tell(facts.RoundEnded(round=sheet.round), EVERYBODY)
    if sheet.round >= sheet.ends_after and not season.is_decided():
        season.tell(facts.FacilityLocked(round=sheet.round), EVERYBODY)


def remove_players(season: GameState) -> None:
    """Take out the players whom producers removed; they count as eliminated."""
    for seat in list(season.sheet.removals):
        if season.plays_on(seat):
            season.eliminate(seat, "producer")


def tell_winners(season: GameState) -> None:
    """SG-8: tell who has won and why, with points, scores and ranking."""
    sheet = season.sheet
    over = decide(sheet)
    assert over is not None, "a season ends only when it is decided"
    season.tell(
        facts.GameDecided(
            seats=winners(sheet),
            rule=over.rule,
            reason=over.reason,
            survivors=tuple(sheet.survivors),
            points={seat: sheet.points(seat) for seat in sheet.players},
            scores=scores(sheet),
            ranking=ranking(sheet),
        ),
        EVERYBODY,
    )
