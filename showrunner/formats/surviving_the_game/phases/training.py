"""SG-2: a turn of Training: play cards, buy, discard everything and draw a new hand."""

from __future__ import annotations

from functools import partial

from showrunner.formats.surviving_the_game import facts, questions
from showrunner.formats.surviving_the_game.phases.armory import buy, say
from showrunner.formats.surviving_the_game.phases.playing import play_cards, play_creds
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY


async def training_turn(season: GameState, seat: str) -> None:
    """SG-2.2 to SG-2.6: play cards, as long as new ones draw others, and all Creds; then buy."""
    sheet = season.sheet
    season.tell(facts.TurnBegan(round=sheet.round, seat=seat, moves=0), EVERYBODY)
    while True:
        answer = await season.stage.ask(seat, partial(questions.training_play, sheet, seat))
        if answer is None or not answer.play:
            break
        await play_cards(season, seat, answer.play)
    await play_creds(season, seat)
    shopping = await season.stage.ask(seat, partial(questions.training, sheet, seat))
    if shopping is not None:
        had_identity = sheet.players[seat].identity
        buy(season, seat, shopping.buy)
        if not had_identity and sheet.players[seat].identity:
            await buy_with_discount(season, seat)
        say(season, seat, shopping.say, shopping.acts)
    season.reload(seat)
    season.tell(facts.TurnEnded(seat=seat), EVERYBODY)


async def buy_with_discount(season: GameState, seat: str) -> None:
    """SG-2.4: a new ID's discount counts at once, so there may be something more to buy."""
    answer = await season.stage.ask(seat, partial(questions.more_training, season.sheet, seat))
    if answer is not None:
        buy(season, seat, answer.buy)
