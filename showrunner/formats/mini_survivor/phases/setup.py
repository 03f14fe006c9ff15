"""MS-1: the deal, the placement, and what each player starts with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from showrunner.formats.mini_survivor import facts, questions
from showrunner.formats.mini_survivor.grid import PIECES, SIZES, tribes_of
from showrunner.formats.mini_survivor.names import tags
from showrunner.formats.mini_survivor.questions import Read
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import EVERYBODY, Build, Dice, seats
from showrunner.questions import Question

SWAPS = 1_200
"""MS-1.3: so many exchanges are tried."""

Place = tuple[str, str]
"""A player and a tribe in which that player has a Survivor."""


def set_up(season: MiniState) -> None:
    """MS-1: the grid, the names, the Survivors, and each player's stock."""
    sheet = season.sheet
    rows, columns = SIZES[sheet.size]
    tribes = tribes_of(sheet.size)
    season.tell(facts.GridLaid(rows=rows, columns=columns, tribes=tribes), EVERYBODY)
    season.tell(facts.TagsGiven(tags=tags(sheet.names)), EVERYBODY)
    deal(season, placed(season, list(tribes)))
    parameters = sheet.parameters
    for seat in sheet.players:
        stock = facts.StockGiven(
            seat=seat, idols=parameters.starting_idols, garnets=parameters.starting_garnets
        )
        season.tell(stock, seats(seat))


async def read_rules(season: MiniState) -> None:
    """MS-1.5: time to read the rules, until everybody has."""
    hours = season.sheet.parameters.reading_time
    if not hours:
        return

    def asks(seat: str) -> Build[Read]:
        def build() -> Question[Read] | None:
            return questions.reading(hours) if seat in season.sheet.present else None

        return build

    await season.stage.ask_all({seat: asks(seat) for seat in season.sheet.players})


def placed(season: MiniState, tribes: Sequence[str]) -> list[Place]:
    """MS-1.3: who has a Survivor in which tribe, before anybody knows which Survivor it is."""
    players = list(season.sheet.players)
    places = [
        (seat, tribes[(nth + step) % len(tribes)])
        for nth, seat in enumerate(players)
        for step in range(PIECES)
    ]
    exchange(places, season.stage.dice(("placement",)))
    return places


def exchange(places: list[Place], dice: Dice) -> None:
    """MS-1.3: exchange the tribes of two Survivors where no player gets two into one tribe."""
    taken = set(places)
    for _ in range(SWAPS):
        one, other = dice.below(len(places)), dice.below(len(places))
        (seat, tribe), (second, elsewhere) = places[one], places[other]
        if seat == second or (seat, elsewhere) in taken or (second, tribe) in taken:
            continue
        taken -= {(seat, tribe), (second, elsewhere)}
        places[one], places[other] = (seat, elsewhere), (second, tribe)
        taken |= {(seat, elsewhere), (second, tribe)}


def deal(season: MiniState, places: Sequence[Place]) -> None:
    """MS-1.1: the numbers are a random order; who owns which, only the owner is told."""
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


def spread(season: MiniState) -> dict[str, list[int]]:
    """MS-1.2, as far as possible: the living, dealt anew into the open tribes.

    They are dealt round, and then exchanged wherever that brings fewer of one owner together.
    """
    sheet = season.sheet
    name = ("swap", sheet.shuffles)
    tribes = season.stage.shuffle((*name, "tribes"), list(sheet.open))
    numbers = season.stage.shuffle((*name, "survivors"), sheet.living)
    places = [tribes[nth % len(tribes)] for nth in range(len(numbers))]
    owners = [sheet.survivors[one].owner for one in numbers]
    crowd = Counter(zip(owners, places, strict=True))
    dice = season.stage.dice(name)
    for _ in range(SWAPS if numbers else 0):
        one, other = dice.below(len(numbers)), dice.below(len(numbers))
        here, there = places[one], places[other]
        if here == there or owners[one] == owners[other]:
            continue
        now = crowd[owners[one], here] + crowd[owners[other], there]
        then = crowd[owners[one], there] + crowd[owners[other], here] + 2
        if then <= now:
            crowd.subtract([(owners[one], here), (owners[other], there)])
            places[one], places[other] = there, here
            crowd.update([(owners[one], there), (owners[other], here)])
    board: dict[str, list[int]] = {letter: [] for letter in sheet.open}
    for number, tribe in zip(numbers, places, strict=True):
        board[tribe].append(number)
    return board
