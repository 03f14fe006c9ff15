"""The decisions put to a seat, read without the season in memory: open ones with their forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, and_, or_, select

from showrunner.errors import UnknownSeason
from showrunner.formats.format import load_format
from showrunner.kernel.entries import By
from showrunner.questions import Form
from showrunner.store.codec import Words, read_form
from showrunner.store.database import Database
from showrunner.store.models import AskRow, EntryRow, SeasonRow, SeatRow
from showrunner.store.past import Segment, lineage, words_behind
from showrunner.store.spoiled import decoded, reading


class Given(NamedTuple):
    """An answer to an ask: the entry that it is, and who gave it."""

    entry: int
    by: By


class OpenAsk(NamedTuple):
    """A decision that its seat can make now, with its form: see `Form` for what that can do.

    `nth` is what the seat may be shown of its number; `due` is on the season's own clock. One that
    is `answered` may be answered again.
    """

    id: str
    nth: int
    quarantined: bool
    opened: int
    due: float | None
    form: Form
    answered: Given | None

    @property
    def kind(self) -> str:
        """What is decided."""
        return self.form.kind


class ClosedAsk(NamedTuple):
    """A decision that was made, or withdrawn: then nobody has `given` an answer that counts."""

    id: str
    nth: int
    quarantined: bool
    kind: str
    opened: int
    closed: int
    given: Given | None


class AtSeat(NamedTuple):
    """What is put to a seat, at one moment: the season's row, who plays its seats, what is open."""

    row: Any
    players: dict[str, str]
    asks: list[OpenAsk]


class Asks:
    """What the seats of one database's seasons are asked."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, season: str, seat: str) -> list[OpenAsk]:
        """The decisions that a seat can make now, those opened first in front. Raises SpoiledRow.

        Only a seat that no bot plays has forms to read. An answer that producers hold counts as
        given, as its seat is to believe.
        """
        return await self._database.read(lambda connection: _open(connection, season, seat))

    async def at(self, season: str, seat: str) -> AtSeat:
        """What a seat can decide now, how the season stands, and who plays in it."""

        def work(connection: Connection) -> AtSeat:
            row = connection.execute(
                select(SeasonRow.__table__).where(SeasonRow.id == season)
            ).one_or_none()
            if row is None:
                raise UnknownSeason(season)
            seats = select(SeatRow.seat, SeatRow.player).where(SeatRow.season == season)
            players = {one.seat: one.player for one in connection.execute(seats)}
            return AtSeat(row, players, _open(connection, season, seat))

        return await self._database.read(work)

    async def find(self, season: str, seat: str, nth: int, quarantined: bool) -> str | None:
        """The id of a seat's decision, open or closed, by the number that the seat knows it by."""

        def work(connection: Connection) -> str | None:
            for part in lineage(connection, season):
                query = select(AskRow.id).where(
                    AskRow.season == part.season,
                    AskRow.seat == seat,
                    AskRow.nth == nth,
                    AskRow.quarantined.is_(quarantined),
                )
                if part.until is not None:
                    query = query.where(AskRow.opened <= part.until)
                if (found := connection.scalar(query)) is not None:
                    return found
            return None

        return await self._database.read(work)

    async def form(self, season: str, ask: str) -> Form | None:
        """The form of a decision, open or closed; None where none was kept.

        Words in it that were erased stand there as erased. Raises SpoiledRow.
        """

        def work(connection: Connection) -> Form | None:
            here = AskRow.season == season, AskRow.id == ask
            body = connection.scalar(select(AskRow.form).where(*here))
            if body is None:
                return None
            name = connection.scalar(select(SeasonRow.format).where(SeasonRow.id == season))
            load_format(str(name))
            form = _plain_form(season, ask, body)
            words = words_behind(connection, lineage(connection, season), [form])
            return _form(season, ask, form, words)

        return await self._database.read(work)

    async def closed(self, season: str, seat: str, after: int = -1) -> list[ClosedAsk]:
        """The decisions of a seat that closed after this entry, in the order in which they did."""

        def work(connection: Connection) -> list[ClosedAsk]:
            parts = lineage(connection, season)
            rows = [row for part in parts for row in _closed_rows(connection, part, seat, after)]
            given = _decided(connection, parts, seat, {row.id: row.kind for row in rows}).given
            return [
                ClosedAsk(
                    row.id,
                    row.nth,
                    row.quarantined,
                    row.kind,
                    row.opened,
                    row.closed,
                    given.get(row.id),
                )
                for row in sorted(rows, key=lambda row: (row.closed, row.opened, row.id))
            ]

        return await self._database.read(work)

    async def last_answered(self, season: str, seat: str) -> int | None:
        """The entry with which the seat's own player answered last; None where they never did."""

        def work(connection: Connection) -> int | None:
            parts = lineage(connection, season)
            query = select(AskRow.id, AskRow.kind).where(
                AskRow.season.in_([part.season for part in parts]), AskRow.seat == seat
            )
            kinds = {row.id: row.kind for row in connection.execute(query)}
            answers = _decided(connection, parts, seat, kinds).given.values()
            return max((one.entry for one in answers if one.by == "player"), default=None)

        return await self._database.read(work)


def _open(connection: Connection, season: str, seat: str) -> list[OpenAsk]:
    parts = lineage(connection, season)
    here = AskRow.season == season, AskRow.seat == seat, AskRow.closed.is_(None)
    query = select(AskRow.__table__).where(*here, AskRow.form.is_not(None))
    rows = connection.execute(query.order_by(AskRow.opened, AskRow.id)).all()
    if not rows:
        return []
    load_format(str(connection.scalar(select(SeasonRow.format).where(SeasonRow.id == season))))
    decided = _decided(connection, parts, seat, {row.id: row.kind for row in rows})
    forms = [_plain_form(season, row.id, row.form) for row in rows]
    words = words_behind(connection, parts, forms)
    return [
        OpenAsk(
            row.id,
            row.nth,
            row.quarantined,
            row.opened,
            row.due,
            _form(season, row.id, form, words),
            decided.given.get(row.id),
        )
        for row, form in zip(rows, forms, strict=True)
        if row.id not in decided.held
    ]


def _plain_form(season: str, ask: str, body: str) -> dict[str, Any]:
    form: dict[str, Any] = decoded(season, _FORM, ask, body, right=_MAKE_AGAIN)
    return form


def _form(season: str, ask: str, plain: dict[str, Any], words: Words) -> Form:
    with reading(season, _FORM, ask, _MAKE_AGAIN):
        return read_form(plain, words)


_FORM = "the form of the decision"
_MAKE_AGAIN = "let the season go on: that makes the forms of open decisions again"


def _closed_rows(connection: Connection, part: Segment, seat: str, after: int) -> Sequence[Any]:
    query = select(AskRow.__table__).where(
        AskRow.season == part.season, AskRow.seat == seat, AskRow.closed > max(part.after, after)
    )
    if part.until is not None:
        query = query.where(AskRow.closed <= part.until)
    return connection.execute(query).all()


# -- what the journal says of answers --------------------------------------------------------------


class _Decided(NamedTuple):
    """The last answer to each ask that was not thrown out, and the asks whose answers are held."""

    given: dict[str, Given]
    held: set[str]


class _Answer(Struct):
    """What matters here of an answer. Of all entries, only an answer's `by` is one of `By`."""

    ask: str
    by: By = "player"


class _Ruling(Struct):
    """What matters here of a ruling; its `by` is a producer's name, which may be anything."""

    ask: str
    verdict: str


class _Hold(Struct):
    """What matters here of a hold; its `by` is a producer's name, which may be anything."""

    kinds: tuple[str, ...]


_READ_AS: Mapping[str, Any] = {"answer": _Answer, "ruling": _Ruling, "hold": _Hold}


def _decided(
    connection: Connection, parts: Sequence[Segment], seat: str, kinds: Mapping[str, str]
) -> _Decided:
    """What the journal says of these asks of a seat, given with the kind of each."""
    given: dict[str, Given] = {}
    held: set[str] = set()
    holding: tuple[str, ...] = ()
    for row in _entries(connection, parts, seat) if kinds else ():
        kind = _READ_AS[row.kind]
        match decoded(parts[-1].season, "the journal entry", row.number, row.body, kind):
            case _Hold(kinds=now_held):
                holding = now_held
            case _Answer(ask=ask, by=by) if ask in kinds:
                given[ask] = Given(row.number, by)
                if kinds[ask] in holding and by != "engine":
                    held.add(ask)
            case _Ruling(ask=ask, verdict=verdict) if ask in kinds:
                held.discard(ask)
                if verdict == "veto":
                    del given[ask]
                elif verdict == "replace":
                    given[ask] = Given(row.number, "producer")
    return _Decided(given, held)


def _entries(connection: Connection, parts: Iterable[Segment], seat: str) -> list[Any]:
    """The holds of a season, and the answers and rulings of this seat (and perhaps of others)."""
    by_seat = EntryRow.body.contains(f":{seat}", autoescape=True)
    wanted = or_(EntryRow.kind == "hold", and_(EntryRow.kind.in_(("answer", "ruling")), by_seat))
    found: list[Any] = []
    for part in parts:
        query = select(EntryRow.number, EntryRow.kind, EntryRow.body).where(
            EntryRow.season == part.season, EntryRow.number > part.after, wanted
        )
        if part.until is not None:
            query = query.where(EntryRow.number <= part.until)
        found += connection.execute(query.order_by(EntryRow.number))
    return found
