"""MS-1: setup: the placement and deal of Survivors, and what each player starts with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from showrunner.formats.mini_survivor import facts, questions
from showrunner.formats.mini_survivor.grid import SIZES, SURVIVORS_PER_PLAYER, tribes_of
from showrunner.formats.mini_survivor.names import tags
from showrunner.formats.mini_survivor.questions import RulesRead
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import EVERYBODY, Dice, seats
from showrunner.questions import Question

MAX_EXCHANGES = 1_200
"""MS-1.3: how many random exchanges of two Survivors are tried."""

Place = tuple[str, str]
"""A player, and a tribe in which this player has a Survivor."""


def set_up(season: MiniState) -> None:
    """MS-1: lay the grid, give tags, deal Survivors, and give idols and garnets."""
    sheet = season.sheet
    rows, columns = SIZES[sheet.size]
    tribes = tribes_of(sheet.size)
    season.tell(facts.GridLaid(rows=rows, columns=columns, tribes=tribes), EVERYBODY)
    season.tell(facts.TagsGiven(tags=tags(sheet.names)), EVERYBODY)
    deal(season, place_survivors(season, list(tribes)))
    parameters = sheet.parameters
    for seat in sheet.players:
        stock = facts.StockGiven(
            seat=seat, idols=parameters.starting_idols, garnets=parameters.starting_garnets
        )
        season.tell(stock, seats(seat))


async def read_rules(season: MiniState) -> None:
    """MS-1.5: wait until everybody has read the rules, or the reading time is over."""
    hours = season.sheet.parameters.reading_time
    if not hours:
        return

    def build(seat: str) -> Question[RulesRead] | None:
        return questions.reading(hours) if seat in season.sheet.present else None

    await season.stage.ask_all({seat: partial(build, seat) for seat in season.sheet.players})


def place_survivors(season: MiniState, tribes: Sequence[str]) -> list[Place]:
    """MS-1.3: place each player's Survivors in tribes; they get their numbers later."""
    players = list(season.sheet.players)
    places = [
        (seat, tribes[(nth + step) % len(tribes)])
        for nth, seat in enumerate(players)
        for step in range(SURVIVORS_PER_PLAYER)
    ]
    exchange_places(places, season.stage.dice(("placement",)))
    return places


def exchange_places(places: list[Place], dice: Dice) -> None:
    """MS-1.3: exchange random pairs of Survivors, unless a player would get two into one tribe."""
    taken = set(places)
    for _ in range(MAX_EXCHANGES):
        first, second = dice.below(len(places)), dice.below(len(places))
        (seat, tribe), (other_seat, other_tribe) = places[first], places[second]
        if seat == other_seat or (seat, other_tribe) in taken or (other_seat, tribe) in taken:
            continue
        taken -= {(seat, tribe), (other_seat, other_tribe)}
        places[first], places[second] = (seat, other_tribe), (other_seat, tribe)
        taken |= {(seat, other_tribe), (other_seat, tribe)}


def deal(season: MiniState, places: Sequence[Place]) -> None:
    """MS-1.1: number the placed Survivors at random. Only their owner is told which they own."""
    sheet = season.sheet
    numbers = season.stage.shuffle(("ids",), range(1, len(places) + 1))
    board: dict[str, list[int]] = {letter: [] for letter in sheet.open}
    owned: dict[str, list[int]] = {seat: [] for seat in sheet.players}
    for (seat, tribe), number in zip(places, numbers, strict=True):
        board[tribe].append(number)
        owned[seat].append(number)
    season.show_board(board, (), "start")
    for seat, survivors in owned.items():
        fact = facts.SurvivorsDealt(seat=seat, survivors=tuple(sorted(survivors)))
        season.tell(fact, seats(seat))


def place_again(season: MiniState) -> dict[str, list[int]]:
    """Place the living Survivors in the open tribes again, following MS-1.2 as far as possible.

    They are placed in turn, then pairs are exchanged unless more Survivors of one owner would meet.
    """
    sheet = season.sheet
    roll = ("swap", sheet.shuffles)
    tribes = season.stage.shuffle((*roll, "tribes"), list(sheet.open))
    numbers = season.stage.shuffle((*roll, "survivors"), sheet.living)
    places = [tribes[nth % len(tribes)] for nth in range(len(numbers))]
    owners = [sheet.survivors[number].owner for number in numbers]
    survivors_of = Counter(zip(owners, places, strict=True))
    dice = season.stage.dice(roll)
    for _ in range(MAX_EXCHANGES if numbers else 0):
        first, second = dice.below(len(numbers)), dice.below(len(numbers))
        here, there = places[first], places[second]
        owner, other = owners[first], owners[second]
        if here == there or owner == other:
            continue
        together_now = survivors_of[owner, here] + survivors_of[other, there]
        together_then = survivors_of[owner, there] + survivors_of[other, here] + 2
        if together_then <= together_now:
            survivors_of.subtract([(owner, here), (other, there)])
            places[first], places[second] = there, here
            survivors_of.update([(owner, there), (other, here)])
    board: dict[str, list[int]] = {letter: [] for letter in sheet.open}
    for number, tribe in zip(numbers, places, strict=True):
        board[tribe].append(number)
    return board
