"""D3, D7: questions about Moves."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from showrunner.formats.surviving_the_game.cards import is_creds, the_name_of
from showrunner.formats.surviving_the_game.questions.cards import card_options, playable
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.wording import count
from showrunner.questions import Choice, Option, Question, Ranking


class Move(Struct, frozen=True):
    """SG-4.2: up, down or stay."""

    move: str


class MoveOn(Struct, frozen=True):
    """SG-4.20: where to go with another Move, or None to stop; cards are played before it."""

    move: str | None
    play: tuple[str, ...] = ()


def _options(sheet: GameSheet, moves: Mapping[str, int]) -> tuple[Option, ...]:
    return tuple(Option(move, _place(sheet, move, level)) for move, level in moves.items())


def _place(sheet: GameSheet, move: str, level: int) -> str:
    """Where a move leads, and what is known of the obstacle there."""
    card = sheet.face_up(level)
    waits = f"{the_name_of(card)} lies open" if card else "a new obstacle"
    where = f"stay on Level {level}" if move == "stay" else f"{move} to Level {level}"
    return f"{where}: {waits}, {sheet.left_in(level)} left there"


def moving(sheet: GameSheet, seat: str) -> Question[Move] | None:
    """D3: up, down or stay; nothing to decide for who faces an open obstacle (SG-4.3)."""
    player = sheet.players[seat]
    moves = sheet.moves_from(player.level)
    if len(moves) == 1:
        return None
    return Question(
        kind="surviving_the_game.move",
        text=(
            f"Your turn, on Level {player.level} with {player.health} Health. Do you move? Either "
            "way you meet an obstacle there."
        ),
        fields={"move": Choice(label="Where you go", options=_options(sheet, moves))},
        answer=Move,
        default={"move": "stay"},
    )


def moving_on(sheet: GameSheet, seat: str) -> Question[MoveOn] | None:
    """D7: another Move and encounter, or stop. Cards can be played first (SG-4.20)."""
    player, turn = sheet.players[seat], sheet.turn
    if turn.used >= turn.moves:
        return None
    cards = [card for card in playable(sheet, seat) if not is_creds(card)]
    fields: dict[str, Choice | Ranking] = {
        "move": Choice(
            label="Where you go; null to stop and go to the Armory",
            options=_options(sheet, sheet.moves_from(player.level)),
            may_pass=True,
        )
    }
    default: dict[str, object] = {"move": None}
    if cards:
        label = "Cards to play before that, in this order; you can also play in the encounter"
        fields["play"] = Ranking(label=label, options=card_options(cards))
        default["play"] = []
    return Question(
        kind="surviving_the_game.move_on",
        text=(
            f"You have {count(turn.moves - turn.used, 'more Move', 'more Moves')}, on Level "
            f"{player.level} with {player.health} Health. Do you go on to another obstacle?"
        ),
        fields=dict(fields),
        answer=MoveOn,
        default=default,
    )
