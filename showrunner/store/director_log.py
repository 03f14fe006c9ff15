"""A model that directs a season: what it was told, and all that it did, with reasons."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from showrunner.errors import Refused
from showrunner.store.database import Database
from showrunner.store.models import DirectorMoveRow, DirectorRow, now

Mode = Literal["direct", "approve", "person"]
State = Literal["given", "refused", "dropped", "held", "denied", "nothing", "away", "spent"]
MODES: Final[dict[Mode, str]] = {
    "direct": "the model gives orders",
    "approve": "the model's orders wait for a producer's approval",
    "person": "a person has taken over: the model gives no orders",
}
STATES: Final[dict[State, str]] = {
    "given": "the season took it",
    "refused": "it was not possible; the model was told why",
    "dropped": "the model saw the preview and left it",
    "held": "it waits for a producer's approval",
    "denied": "a producer said no",
    "nothing": "the model wants no more orders at this stop",
    "away": "the model could not be reached",
    "spent": "the budget does not allow another call",
}
ERASED: Final = "(erased)"


class Directing(Struct, frozen=True, kw_only=True):
    """What the model that directs is told: `brief` in words, and its budget.

    `cost` is in millionths of a dollar.
    """

    mode: Mode = "direct"
    brief: str = ""
    cost: int = 1_000_000
    calls: int = 300


class Move(Struct, frozen=True, kw_only=True):
    """One thing that the model did (see `DirectorMoveRow`)."""

    number: int = 0
    stop: int
    round: int
    director: str
    order: str = ""
    terms: dict[str, Any] = {}
    reason: str
    state: State
    detail: str = ""
    calls: int = 0
    cost: int = 0
    at: Any = None


class Spending(NamedTuple):
    """The calls that a season's director has made, and their cost in millionths of a dollar."""

    calls: int
    cost: int


class DirectorLog:
    """The directors of one database's seasons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def directing(self, season: str) -> Directing:
        """What a season's director is told; the defaults if nobody has said anything."""
        names = Directing.__struct_fields__
        query = select(*(getattr(DirectorRow, name) for name in names)).where(
            DirectorRow.season == season
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return Directing() if row is None else msgspec.convert(row._asdict(), Directing)

    async def direct(self, season: str, directing: Directing) -> None:
        """Set what a season's director is told from now on."""
        await self._database.write(lambda connection: set_directing(connection, season, directing))

    async def moves(self, season: str) -> list[Move]:
        """All that a season's director did, in order."""
        query = (
            select(*(getattr(DirectorMoveRow, name) for name in Move.__struct_fields__))
            .where(DirectorMoveRow.season == season)
            .order_by(DirectorMoveRow.number)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Move(**{**row._asdict(), "terms": msgspec.json.decode(row.terms)}) for row in rows]

    async def add(self, season: str, move: Move) -> int:
        """Write a move down; returns its number."""
        terms = {**msgspec.structs.asdict(move), "season": season, "at": now()}
        terms["terms"] = msgspec.json.encode(move.terms).decode()

        def work(connection: Connection) -> int:
            highest = select(func.coalesce(func.max(DirectorMoveRow.number), 0)).where(
                DirectorMoveRow.season == season
            )
            terms["number"] = int(connection.scalar(highest) or 0) + 1
            connection.execute(insert(DirectorMoveRow), terms)
            return int(terms["number"])

        return await self._database.write(work)


def spending(moves: list[Move]) -> Spending:
    """What these moves have used."""
    return Spending(sum(move.calls for move in moves), sum(move.cost for move in moves))


def set_directing(connection: Connection, season: str, directing: Directing) -> None:
    """Set what a season's director is told."""
    connection.execute(delete(DirectorRow).where(DirectorRow.season == season))
    connection.execute(insert(DirectorRow), {"season": season, **msgspec.structs.asdict(directing)})


def settle(connection: Connection, season: str, number: int, *, approve: bool, by: str) -> None:
    """Approve or deny a held move. Raises Refused if it is not held."""
    here = (DirectorMoveRow.season == season) & (DirectorMoveRow.number == number)
    state: State = "given" if approve else "denied"
    change = (
        update(DirectorMoveRow)
        .where(here, DirectorMoveRow.state == "held")
        .values(state=state, detail=f"{'approved' if approve else 'denied'} by {by}")
    )
    if connection.execute(change).rowcount != 1:
        now_is = connection.scalar(select(DirectorMoveRow.state).where(here))
        raise Refused(f"the move {number} of the director is not held: it is {now_is}")


def forget_moves(connection: Connection, seasons: list[str]) -> None:
    """Blank the words of these seasons' directors, as an erased text may stand in them."""
    connection.execute(
        update(DirectorMoveRow)
        .where(DirectorMoveRow.season.in_(seasons))
        .values(terms="{}", reason=ERASED, detail=ERASED)
    )
