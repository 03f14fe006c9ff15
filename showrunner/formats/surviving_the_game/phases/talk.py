"""D10: private talks between the rounds."""

from __future__ import annotations

from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.formats.talk.matching import private_talks
from showrunner.kernel import EVERYBODY


async def talk(season: GameState) -> None:
    """D10: private talks of the players inside, unless there is nobody to talk to."""
    sheet = season.sheet
    if len(sheet.active) < 2 or not sheet.parameters.conversations_per_player:
        return
    season.tell(facts.PhaseBegan(round=sheet.round, phase="talk"), EVERYBODY)
    await season.stage.scene("talk", private_talks(season, sheet.active))
    season.tell(facts.PhaseEnded(round=sheet.round, phase="talk"), EVERYBODY)
