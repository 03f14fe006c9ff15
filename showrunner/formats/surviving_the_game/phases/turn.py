"""SG-4 and SG-5: a turn inside the facility: encounters, then the Armory."""

from __future__ import annotations

from functools import partial

from showrunner.formats.surviving_the_game import facts, questions
from showrunner.formats.surviving_the_game.phases.armory import prepare, upgrade
from showrunner.formats.surviving_the_game.phases.encounter import encounters, move_to
from showrunner.formats.surviving_the_game.phases.playing import play_cards
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY


async def facility_turn(season: GameState, seat: str) -> None:
    """SG-4, SG-5: Phase 1, and, if the player is still inside, Phase 2 (SG-4.21)."""
    sheet = season.sheet
    identity = sheet.identity(seat)
    season.tell(facts.TurnBegan(round=sheet.round, seat=seat, moves=identity.moves), EVERYBODY)
    if sheet.players[seat].rested:
        season.change_health(seat, identity.recovery, "recovery")
    await first_move(season, seat)
    await encounters(season, seat)
    while season.plays_on(seat) and sheet.turn.used < sheet.turn.moves:
        if not await further_move(season, seat):
            break
    if season.plays_on(seat):
        await upgrade(season, seat)
        season.reload(seat)
        prepare(season)
    season.tell(facts.TurnEnded(seat=seat), EVERYBODY)
    if sheet.last_turn == seat and season.plays_on(seat):
        season.tell(facts.LastTurnOver(seat=seat), EVERYBODY)


async def first_move(season: GameState, seat: str) -> None:
    """SG-4.1 to SG-4.4: leave a closed area, or move, or stay."""
    sheet = season.sheet
    level = sheet.players[seat].level
    if level <= sheet.highest_closed:
        free = sheet.parameters.forced_move_free
        move_to(season, seat, sheet.up_from(sheet.highest_closed), "closed area", free)
        return
    stuck = bool(sheet.face_up(level))
    answer = await season.stage.ask(seat, partial(questions.moving, sheet, seat))
    move = answer.move if answer is not None else "stay"
    target = sheet.moves_from(level)[move]
    move_to(season, seat, target, "stuck" if stuck else "choice", free=False)


async def further_move(season: GameState, seat: str) -> bool:
    """SG-4.20: another Move, with cards played before it; returns False for a player who stops."""
    sheet = season.sheet
    answer = await season.stage.ask(seat, partial(questions.moving_on, sheet, seat))
    if answer is None:
        return False
    await play_cards(season, seat, answer.play)
    if answer.move is None or sheet.turn.used >= sheet.turn.moves:
        return False
    level = sheet.players[seat].level
    stuck = bool(sheet.face_up(level))
    target = sheet.moves_from(level)[answer.move]
    move_to(season, seat, target, "stuck" if stuck else "choice", free=False)
    await encounters(season, seat)
    return True
