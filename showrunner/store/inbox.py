"""The inbox: inputs that arrive for a season, in order of arrival, each with its verdict."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from showrunner.errors import KeyReused, Refused, UnknownSeason
from showrunner.store.codec import restore_texts
from showrunner.store.database import Database
from showrunner.store.limits import verify_input_room
from showrunner.store.models import EntryRow, InputRow, SeasonRow, now
from showrunner.store.notices import Notice, announce
from showrunner.store.past import lineage, words_behind
from showrunner.store.spoiled import decoded

InputKind = Literal["answer", "order", "memo", "hold", "ruling", "reseed", "control"]
PRODUCERS_KINDS: tuple[InputKind, ...] = ("order", "hold", "ruling", "control")
MAX_KEY_CHARACTERS = 200
WAITING, TAKEN, REFUSED = "waiting", "taken", "refused"

_VERDICT_COLUMNS = InputRow.state, InputRow.entry, InputRow.reason, InputRow.code
T = TypeVar("T")
_MAX_TRIES = 50
"""How many times an input tries to get the next number while others take it."""


class Input(NamedTuple):
    """An input: its number in the order of arrival, its kind, and its terms (plain data)."""

    number: int
    kind: str
    terms: dict[str, Any]


class InputVerdict(NamedTuple):
    """What became of an input: the number of the `entry` that it became, or why it was refused.

    `code` is the name of the refusal's class in `errors.py`. If the input was taken, `reason` is a
    warning for producers, or None.
    """

    state: str
    entry: int | None
    reason: str | None
    code: str | None = None


class ReceivedInput(NamedTuple):
    """An input in the list for producers.

    `terms` are those of the entry that it became, or its own while it waits. The terms of a refused
    input are not kept.
    """

    number: int
    key: str
    kind: str
    arrived_at: datetime
    terms: dict[str, Any]
    verdict: InputVerdict

    @property
    def by(self) -> str:
        """Who sent it, according to its terms."""
        return str(self.terms.get("by", "producer"))


class Inbox:
    """The inboxes of all seasons in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, season: str, key: str, kind: InputKind, terms: dict[str, Any]) -> int:
        """Store an input once per key; returns its number.

        Raises UnknownSeason, KeyReused if the key came before with other terms, and Refused for a
        key or terms that cannot be stored.
        """
        row = new_input(season, key, kind, terms)
        return await write_input(
            self._database, lambda connection: put_input(connection, row, limited=True)
        )

    async def waiting(self, season: str) -> list[Input]:
        """The inputs without a verdict, in order of arrival. Raises SpoiledRow."""
        query = (
            select(InputRow.number, InputRow.kind, InputRow.body)
            .where(InputRow.season == season, InputRow.state == WAITING)
            .order_by(InputRow.number)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Input(row.number, row.kind, _terms(season, row.number, row.body)) for row in rows]

    async def has_control(self, season: str) -> bool:
        """Whether one of the inputs without a verdict is a control."""
        query = select(InputRow.number).where(
            InputRow.season == season, InputRow.state == WAITING, InputRow.kind == "control"
        )
        number = await self._database.read(lambda connection: connection.scalar(query.limit(1)))
        return number is not None

    async def taken_controls(self, season: str, *names: str) -> list[dict[str, Any]]:
        """The terms of all controls with these names (`do`) that were taken, in order of arrival.

        Raises SpoiledRow.
        """
        query = (
            select(InputRow.number, InputRow.body)
            .where(
                InputRow.season == season,
                InputRow.kind == "control",
                InputRow.state == TAKEN,
                or_(*(InputRow.body.contains(f'"{name}"', autoescape=True) for name in names)),
            )
            .order_by(InputRow.number)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        candidates = [_terms(season, row.number, row.body) for row in rows]
        return [terms for terms in candidates if terms.get("do") in names]

    async def refuse_controls(self, season: str, why: BaseException) -> None:
        """Refuse all controls that wait, because the season cannot be driven."""

        def work(connection: Connection) -> None:
            query = select(InputRow.number).where(
                InputRow.season == season, InputRow.state == WAITING, InputRow.kind == "control"
            )
            for number in connection.scalars(query).all():
                refuse_input(connection, season, number, why)
            announce(connection, Notice("standing", season))

        await self._database.write(work)

    async def verdict(self, season: str, number: int) -> InputVerdict:
        """The verdict on an input so far. Raises Refused if there is no input with this number."""
        return await self._verdict(season, InputRow.number == number, f"{number}")

    async def verdict_of(self, season: str, key: str) -> InputVerdict:
        """The verdict on the input with this key so far. Raises Refused if there is none."""
        return await self._verdict(season, InputRow.key == key, f"with the key {key[:20]!r}")

    async def _verdict(self, season: str, is_meant: ColumnElement[bool], name: str) -> InputVerdict:
        query = select(*_VERDICT_COLUMNS).where(InputRow.season == season, is_meant)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise Refused(f"the season {season} has no input {name} in its inbox")
        return InputVerdict(*row)

    async def received(
        self, season: str, kinds: Collection[InputKind] = PRODUCERS_KINDS
    ) -> list[ReceivedInput]:
        """The inputs of these kinds that came for this season, in order of arrival.

        The inputs before a fork came for its parent, and are not listed. Raises SpoiledRow.
        """
        became = and_(EntryRow.season == InputRow.season, EntryRow.number == InputRow.entry)
        query = (
            select(InputRow.__table__, EntryRow.body.label("entry_body"))
            .outerjoin(EntryRow, became)
            .where(InputRow.season == season, InputRow.kind.in_(kinds))
            .order_by(InputRow.number)
        )

        def work(connection: Connection) -> list[ReceivedInput]:
            rows = connection.execute(query).all()
            all_terms = [
                _terms(season, row.number, row.body or row.entry_body or "{}") for row in rows
            ]
            words = words_behind(connection, lineage(connection, season), all_terms)
            return [
                ReceivedInput(
                    row.number,
                    row.key,
                    row.kind,
                    row.arrived_at,
                    restore_texts(terms, words),
                    InputVerdict(row.state, row.entry, row.reason, row.code),
                )
                for row, terms in zip(rows, all_terms, strict=True)
            ]

        return await self._database.read(work)


def _terms(season: str, number: int, body: str) -> dict[str, Any]:
    right = "it will be refused: let the season go on, and send the input with another key"
    terms: dict[str, Any] = decoded(season, "the input", number, body, right=right)
    return terms


def new_input(season: str, key: str, kind: InputKind, terms: dict[str, Any]) -> dict[str, Any]:
    """The row of an input that arrives now. Raises Refused for what cannot be stored."""
    if not (0 < len(key) <= MAX_KEY_CHARACTERS and key.isprintable()):
        raise Refused(f"the key {key[:20]!r}…: give 1 to {MAX_KEY_CHARACTERS} printable characters")
    try:
        body = msgspec.json.encode(terms).decode()
    except UnicodeEncodeError:
        raise Refused(
            "the input holds half a character (a lone surrogate): give valid UTF-8"
        ) from None
    return {
        "season": season,
        "key": key,
        "kind": kind,
        "body": body,
        "body_hash": sha256(f"{key}\0{kind}\0{body}".encode()).hexdigest(),
        "state": WAITING,
        "arrived_at": now(),
    }


def refuse_input(connection: Connection, season: str, number: int, why: BaseException) -> None:
    """Write that an input was refused, unless it has a verdict already."""
    reason = str(why).replace("\0", "").encode(errors="replace").decode()
    connection.execute(
        update(InputRow)
        .where(InputRow.season == season, InputRow.number == number, InputRow.state == WAITING)
        .values(body="", state=REFUSED, code=type(why).__name__, reason=reason)
    )


async def write_input(database: Database, work: Callable[[Connection], T]) -> T:
    """Do something in one transaction that stores an input; again if its number was taken."""
    for _ in range(_MAX_TRIES):
        try:
            return await database.write(work)
        except IntegrityError:
            continue  # another input took the number at the same moment
    raise Refused("too many inputs arrive at once: send it again with the same key")


def put_input(connection: Connection, row: dict[str, Any], *, limited: bool = False) -> int:
    """Store an input under the next number, unless its key is stored already; returns its number.

    With `limited`, raises LimitReached if the season has too many. Raises KeyReused, UnknownSeason,
    and IntegrityError if another input took the number meanwhile.
    """
    of_season = InputRow.season == row["season"]
    query = select(InputRow.number, InputRow.body_hash).where(of_season, InputRow.key == row["key"])
    earlier = connection.execute(query).one_or_none()
    if earlier is not None:
        if earlier.body_hash not in (row["body_hash"], ""):
            raise KeyReused(row["key"])
        return int(earlier.number)
    if connection.scalar(select(SeasonRow.id).where(SeasonRow.id == row["season"])) is None:
        raise UnknownSeason(row["season"])
    last = connection.scalar(select(func.max(InputRow.number)).where(of_season))
    number = (last or 0) + 1
    if limited:
        verify_input_room(connection, row["season"], row["kind"], number)
    connection.execute(insert(InputRow), {**row, "number": number})
    announce(connection, Notice("input", row["season"]))
    return number
