"""The inbox: what arrives for a season from outside, in order of arrival, each with its verdict."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from showrunner.errors import KeyReused, Refused, UnknownSeason
from showrunner.store.codec import texts_in
from showrunner.store.database import Database
from showrunner.store.listening import Notice, announce
from showrunner.store.models import EntryRow, InputRow, SeasonRow, now
from showrunner.store.past import lineage, words_behind
from showrunner.store.spoiled import decoded

InputKind = Literal["answer", "order", "memo", "hold", "ruling", "reseed", "control"]
PRODUCERS_KINDS: tuple[InputKind, ...] = ("order", "hold", "ruling", "control")
LONGEST_KEY = 200
WAITING, TAKEN, REFUSED = "waiting", "taken", "refused"

_VERDICT = InputRow.state, InputRow.entry, InputRow.reason, InputRow.code
_TRIES = 50
"""How often inputs that arrive at the same moment try for a number before that is an error."""


class Input(NamedTuple):
    """One input: its arrival number, what it is, and its plain terms."""

    number: int
    kind: str
    terms: dict[str, Any]


class Verdict(NamedTuple):
    """What became of an input: `entry` is the one that it became, `reason` why it was refused.

    `code` names the refusal's error as `errors.py` does. The reason of one that was taken is a
    warning: something that producers should know of it.
    """

    state: str
    entry: int | None
    reason: str | None
    code: str | None = None


class Received(NamedTuple):
    """An input as producers see it listed: what it says as far as that is kept, and its verdict.

    `terms` are those of the entry that it became, or its own while it waits; what was refused has
    none any more.
    """

    number: int
    key: str
    kind: str
    arrived_at: datetime
    terms: dict[str, Any]
    verdict: Verdict

    @property
    def by(self) -> str:
        """Who sent it, as the input says."""
        return str(self.terms.get("by", "producer"))


class Inbox:
    """The inboxes of the seasons of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, season: str, key: str, kind: InputKind, terms: dict[str, Any]) -> int:
        """Store an input; returns its arrival number. The same key again is the same input.

        Raises UnknownSeason, KeyReused where the key came before with other terms, and Refused for
        a key or terms that cannot be kept.
        """
        row = new_input(season, key, kind, terms)
        for _ in range(_TRIES):
            try:
                return await self._database.write(lambda connection: put_input(connection, row))
            except IntegrityError:
                continue  # another input took the number at the same moment
        raise Refused("too many inputs arrive at once: send it again with the same key")

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
        """Whether a control is among the inputs without a verdict."""
        query = select(InputRow.number).where(
            InputRow.season == season, InputRow.state == WAITING, InputRow.kind == "control"
        )
        found = await self._database.read(lambda connection: connection.scalar(query.limit(1)))
        return found is not None

    async def taken(self, season: str, *controls: str) -> list[dict[str, Any]]:
        """The terms of all controls of these names (`do`) that were taken, in order of arrival.

        Raises SpoiledRow.
        """
        query = (
            select(InputRow.number, InputRow.body)
            .where(
                InputRow.season == season,
                InputRow.kind == "control",
                InputRow.state == TAKEN,
                or_(*(InputRow.body.contains(f'"{one}"', autoescape=True) for one in controls)),
            )
            .order_by(InputRow.number)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found = [_terms(season, row.number, row.body) for row in rows]
        return [terms for terms in found if terms.get("do") in controls]

    async def refuse_controls(self, season: str, why: BaseException) -> None:
        """The same verdict on all controls that wait for a season which nobody can drive."""

        def work(connection: Connection) -> None:
            query = select(InputRow.number).where(
                InputRow.season == season, InputRow.state == WAITING, InputRow.kind == "control"
            )
            for number in connection.scalars(query).all():
                refuse_input(connection, season, number, why)
            announce(connection, Notice("standing", season))

        await self._database.write(work)

    async def verdict(self, season: str, number: int) -> Verdict:
        """What has become of an input so far. Raises Refused where there is none of this number."""
        return await self._verdict(season, InputRow.number == number, f"{number}")

    async def verdict_of(self, season: str, key: str) -> Verdict:
        """What has become of the input with this key. Raises Refused where there is none."""
        return await self._verdict(season, InputRow.key == key, f"with the key {key[:20]!r}")

    async def _verdict(self, season: str, meant: ColumnElement[bool], name: str) -> Verdict:
        query = select(*_VERDICT).where(InputRow.season == season, meant)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise Refused(f"the season {season} has no input {name} in its inbox")
        return Verdict(*row)

    async def received(
        self, season: str, kinds: Collection[InputKind] = PRODUCERS_KINDS
    ) -> list[Received]:
        """The inputs of these kinds that came for a season itself, in order of arrival.

        What a fork shares of its parent's past came for its parent. Raises SpoiledRow.
        """
        became = and_(EntryRow.season == InputRow.season, EntryRow.number == InputRow.entry)
        query = (
            select(InputRow.__table__, EntryRow.body.label("kept"))
            .outerjoin(EntryRow, became)
            .where(InputRow.season == season, InputRow.kind.in_(kinds))
            .order_by(InputRow.number)
        )

        def work(connection: Connection) -> list[Received]:
            rows = connection.execute(query).all()
            terms = [_terms(season, row.number, row.body or row.kept or "{}") for row in rows]
            words = words_behind(connection, lineage(connection, season), terms)
            return [
                Received(
                    row.number,
                    row.key,
                    row.kind,
                    row.arrived_at,
                    texts_in(one, words),
                    Verdict(row.state, row.entry, row.reason, row.code),
                )
                for row, one in zip(rows, terms, strict=True)
            ]

        return await self._database.read(work)


def _terms(season: str, number: int, body: str) -> dict[str, Any]:
    right = "it is refused: let the season go on, and send it again under another key"
    terms: dict[str, Any] = decoded(season, "the input", number, body, right=right)
    return terms


def new_input(season: str, key: str, kind: InputKind, terms: dict[str, Any]) -> dict[str, Any]:
    """The row of an input that arrives now. Raises Refused for what cannot be kept."""
    if not (0 < len(key) <= LONGEST_KEY and key.isprintable()):
        raise Refused(f"the key {key[:20]!r}…: give 1 to {LONGEST_KEY} printable characters")
    try:
        body = msgspec.json.encode(terms).decode()
    except UnicodeEncodeError:
        raise Refused("the input holds half a character: give whole ones (UTF-8)") from None
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
    """The verdict on an input that is not taken, unless it has one."""
    said = str(why).replace("\0", "").encode(errors="replace").decode()
    connection.execute(
        update(InputRow)
        .where(InputRow.season == season, InputRow.number == number, InputRow.state == WAITING)
        .values(body="", state=REFUSED, code=type(why).__name__, reason=said)
    )


def put_input(connection: Connection, row: dict[str, Any]) -> int:
    """Store an input under the next number, or find that its key is there; returns the number.

    Raises KeyReused, UnknownSeason, and IntegrityError where another took the number meanwhile.
    """
    of_season = InputRow.season == row["season"]
    same = select(InputRow.number, InputRow.body_hash).where(of_season, InputRow.key == row["key"])
    before = connection.execute(same).one_or_none()
    if before is not None:
        if before.body_hash not in (row["body_hash"], ""):
            raise KeyReused(row["key"])
        return int(before.number)
    if connection.scalar(select(SeasonRow.id).where(SeasonRow.id == row["season"])) is None:
        raise UnknownSeason(row["season"])
    last = connection.scalar(select(func.max(InputRow.number)).where(of_season))
    number = (last or 0) + 1
    connection.execute(insert(InputRow), {**row, "number": number})
    announce(connection, Notice("input", row["season"]))
    return number
