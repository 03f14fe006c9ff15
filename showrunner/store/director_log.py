"""A model that directs a season: what it was told, and all that it did, with reasons."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, select, update

from showrunner.errors import Refused, UnknownName
from showrunner.formats.orders import GoOn
from showrunner.store.database import Database
from showrunner.store.inbox import REFUSED, TAKEN, new_input, put_input, write_input
from showrunner.store.models import DirectorMoveRow, DirectorRow, InputRow, now

Mode = Literal["direct", "approve", "person"]
State = Literal[
    "thinking",
    "giving",
    "given",
    "refused",
    "dropped",
    "held",
    "denied",
    "nothing",
    "away",
    "spent",
]
MODES: Final[dict[Mode, str]] = {
    "direct": "the model gives orders",
    "approve": "the model's orders wait for a producer's approval",
    "person": "a person has taken over: the model gives no orders",
}
STATES: Final[dict[State, str]] = {
    "thinking": "the model is deciding, or could not end that",
    "giving": "it was sent to the season, which has not ruled on it yet",
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
MAX_PROPOSALS: Final = 3
"""Orders that a model may propose at one stop."""
_LAST: Final = ("nothing", "away", "spent")
"""What a model does last at a stop."""


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
        return await self._database.read(lambda connection: _directing(connection, season))

    async def direct(self, season: str, directing: Directing) -> None:
        """Set what a season's director is told from now on."""
        await self._database.write(lambda connection: set_directing(connection, season, directing))

    async def moves(self, season: str) -> list[Move]:
        """All that a season's director did, in order."""
        return await self._database.read(lambda connection: _moves(connection, season))

    async def put(self, season: str, move: Move) -> Move:
        """Write a move down, again if it has a number; returns it with its number."""
        return await self._database.write(lambda connection: _put(connection, season, move))

    async def decide(self, season: str, move: Move) -> Move:
        """Write down an order that the model decided to give, and do what the mode now says.

        The order is sent to the season in the same transaction, waits for approval, or is dropped
        because a person has taken over.
        """

        def work(connection: Connection) -> Move:
            match _directing(connection, season).mode:
                case "direct":
                    sent = _put(connection, season, replace(move, state="giving"))
                    send_order(connection, season, sent)
                    return sent
                case "approve":
                    return _put(connection, season, replace(move, state="held"))
                case "person":
                    taken_over = "a person had taken over"
                    left = replace(move, state="dropped", detail=taken_over)
                    return _put(connection, season, left)

        return await write_input(self._database, work)

    async def settle(self, season: str) -> list[Move]:
        """Write down what the season has ruled on the orders sent to it; returns all moves."""

        def work(connection: Connection) -> list[Move]:
            for move in _moves(connection, season):
                if move.state == "giving":
                    _settle(connection, season, move)
            return _moves(connection, season)

        return await self._database.write(work)


def _settle(connection: Connection, season: str, move: Move) -> None:
    query = select(InputRow.state, InputRow.reason).where(
        InputRow.season == season, InputRow.key == _key(move)
    )
    ruling = connection.execute(query).one_or_none()
    if ruling is not None and ruling.state == TAKEN:
        _put(connection, season, replace(move, state="given"))
    elif ruling is not None and ruling.state == REFUSED:
        reason = ruling.reason or "the season refused it"
        _put(connection, season, replace(move, state="refused", detail=reason))


def _key(move: Move) -> str:
    return f"director {move.stop}.{move.number}"


def _directing(connection: Connection, season: str) -> Directing:
    query = select(*(getattr(DirectorRow, name) for name in Directing.__struct_fields__))
    row = connection.execute(query.where(DirectorRow.season == season)).first()
    return Directing() if row is None else msgspec.convert(row._asdict(), Directing)


def _moves(connection: Connection, season: str) -> list[Move]:
    query = (
        select(*(getattr(DirectorMoveRow, name) for name in Move.__struct_fields__))
        .where(DirectorMoveRow.season == season)
        .order_by(DirectorMoveRow.number)
    )
    rows = connection.execute(query).all()
    return [Move(**{**row._asdict(), "terms": msgspec.json.decode(row.terms)}) for row in rows]


def _put(connection: Connection, season: str, move: Move) -> Move:
    if not move.number:
        highest = select(func.max(DirectorMoveRow.number)).where(DirectorMoveRow.season == season)
        move = replace(move, number=(connection.scalar(highest) or 0) + 1)
    here = (DirectorMoveRow.season == season) & (DirectorMoveRow.number == move.number)
    connection.execute(delete(DirectorMoveRow).where(here))
    terms = msgspec.json.encode(move.terms).decode()
    row = {**msgspec.structs.asdict(move), "season": season, "terms": terms, "at": now()}
    connection.execute(insert(DirectorMoveRow), row)
    return move


def send_order(connection: Connection, season: str, move: Move) -> int:
    """Put a move's order into the season's inbox, once; returns the input's number."""
    return _send(connection, season, _key(move), move.order, move.terms, move.director)


def send_go_on(connection: Connection, season: str, stop: int, director: str) -> int:
    """Let the season go on after a stop of its director, once; returns the input's number."""
    return _send(connection, season, f"director go on {stop}", GoOn.name, {}, director)


def _send(
    connection: Connection, season: str, key: str, order: str, terms: dict[str, Any], by: str
) -> int:
    body = {"name": order, "terms": terms, "by": by}
    return put_input(connection, new_input(season, key, "order", body))


def spending(moves: list[Move]) -> Spending:
    """What these moves have used."""
    return Spending(sum(move.calls for move in moves), sum(move.cost for move in moves))


def set_directing(connection: Connection, season: str, directing: Directing) -> None:
    """Set what a season's director is told."""
    connection.execute(delete(DirectorRow).where(DirectorRow.season == season))
    connection.execute(insert(DirectorRow), {"season": season, **msgspec.structs.asdict(directing)})


def rule_on(
    connection: Connection, season: str, number: int, *, approve: bool, by: str
) -> int | None:
    """Approve or deny a held move. Raises UnknownName, and Refused if the move is not held.

    An approved order is sent to the season. If this was the last that its stop waited for, the
    season goes on. Returns the number of the approved order's input.
    """
    moves = {move.number: move for move in _moves(connection, season)}
    if number not in moves:
        raise UnknownName("move of the director", str(number), list(map(str, moves)))
    move = moves.pop(number)
    if move.state != "held":
        raise Refused(f"the move {number} of the director is not held: it is {move.state}")
    ruling = f"{'approved' if approve else 'denied'} by {by}"
    state: State = "giving" if approve else "denied"
    ruled = _put(connection, season, replace(move, state=state, detail=ruling))
    sent = send_order(connection, season, ruled) if approve else None
    here = [other for other in (*moves.values(), ruled) if other.stop == move.stop]
    is_person = _directing(connection, season).mode == "person"
    if (is_person or has_decided(here)) and not any(other.state == "held" for other in here):
        send_go_on(connection, season, move.stop, move.director)
    return sent


def has_decided(moves: list[Move]) -> bool:
    """Whether these moves are all that the director does at their stop."""
    proposals = [move for move in moves if move.state != "thinking"]
    return len(proposals) >= MAX_PROPOSALS or any(move.state in _LAST for move in proposals)


def forget_moves(connection: Connection, seasons: list[str]) -> None:
    """Blank the words of these seasons' directors, as an erased text may stand in them."""
    connection.execute(
        update(DirectorMoveRow)
        .where(DirectorMoveRow.season.in_(seasons))
        .values(terms="{}", reason=ERASED, detail=ERASED)
    )
