"""DS-9.4: what a player can claim in an interview.

A `move` claim is judged by the player's next Move of their own choice.
"""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.facts import Fact
from showrunner.formats.interviews.book import ClaimMade
from showrunner.formats.interviews.claims import (
    UNVERIFIABLE,
    Claim,
    Claims,
    Judgement,
    SuggestedQuestion,
    met,
    one_of,
)
from showrunner.formats.interviews.secrets import Secret
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import CARDS, name_of
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.questions import Choice, options


def _guard(sheet: GameSheet, seat: str) -> Choice | None:
    return one_of("Whether you hold a Guard", options(("yes", "no")))


def holds_guard(sheet: GameSheet, seat: str) -> str:
    """Whether there is a Guard in a player's hand."""
    kinds = [kind_of(card) for card in sheet.hand(seat)]
    guards = any(kind in CARDS and CARDS[kind].guard is not None for kind in kinds)
    return "yes" if guards else "no"


def _move(sheet: GameSheet, seat: str) -> Choice | None:
    if not sheet.entered or sheet.players[seat].status != "inside":
        return None
    return one_of("Where you mean to go next", options(("up", "down", "stay")))


def _move_follows(sheet: GameSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    match fact:
        case facts.PlayerMoved(seat=claim.seat, why="choice"):
            went = "up" if fact.target > fact.source else "down"
            return met(claim, "stay" if fact.target == fact.source else went)
        case facts.PlayerMoved(seat=claim.seat, why="stuck" | "closed area"):
            return UNVERIFIABLE
        case facts.PlayerEliminated(seat=claim.seat) | facts.PlayerExited(seat=claim.seat):
            return UNVERIFIABLE
        case facts.GameDecided():
            return UNVERIFIABLE
    return None


CLAIMS: Claims = {
    "guard": Claim(help="whether they hold a Guard", field=_guard, truth=holds_guard),
    "move": Claim(
        help="where they will go next",
        field=_move,
        follows=_move_follows,
        asked_in=("surviving_the_game.move", "surviving_the_game.move_on"),
        told_as=(facts.PlayerMoved,),
    ),
}

SUGGESTED: tuple[SuggestedQuestion, ...] = (
    SuggestedQuestion("How safe are you against the next Assault?", ("guard",)),
    SuggestedQuestion("Where do you go from here?", ("move",)),
)


def secrets(sheet: GameSheet) -> Iterator[Secret]:
    """CM-25: the cards in each player's hand."""
    for seat, name in sheet.names.items():
        for card in sheet.hand(seat):
            yield name, name_of(card)
