"""SG-2: a turn of Training: play cards, buy, discard everything and draw a new hand."""

from __future__ import annotations

from functools import partial

from showrunner.formats.surviving_the_game import facts, questions
from showrunner.formats.surviving_the_game.phases.armory import buy, say
from showrunner.formats.surviving_the_game.phases.playing import play_cards
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY


async def training_turn(season: GameState, seat: str) -> None:
    """SG-2.2 to SG-2.6: cards that draw are asked about first, then the others and purchases."""
    sheet = season.sheet
    season.tell(facts.TurnBegan(round=sheet.round, seat=seat, moves=0), EVERYBODY)
    while True:
        first = await season.stage.ask(seat, partial(questions.drawing, sheet, seat))
        if first is None or not first.play:
            break
        await play_cards(season, seat, first.play)
    answer = await season.stage.ask(seat, partial(questions.training, sheet, seat))
    if answer is not None:
        await play_cards(season, seat, answer.play)
        had_identity = sheet.players[seat].identity
        buy(season, seat, answer.buy)
        if not had_identity and sheet.players[seat].identity:
            await buy_with_discount(season, seat)
        say(season, seat, answer.say, answer.acts)
    season.reload(seat)
    season.tell(facts.TurnEnded(seat=seat), EVERYBODY)


async def buy_with_discount(season: GameState, seat: str) -> None:
    """SG-2.4: a new ID's discount counts at once, so there may be something more to buy."""
    answer = await season.stage.ask(seat, partial(questions.more_training, season.sheet, seat))
    if answer is not None:
        buy(season, seat, answer.buy)
