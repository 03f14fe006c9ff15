"""Reads the decisions put to a seat from the database; the season need not be in memory."""

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


class AnswerRecord(NamedTuple):
    """An answer to an ask: the number of its entry, and who gave it."""

    entry: int
    by: By


class OpenAsk(NamedTuple):
    """A decision that its seat can make now, with its form.

    `nth` is the number that may be shown to the seat. `due` is a time on the season's own clock. An
    ask that is `answered` but still open may be answered again.
    """

    id: str
    nth: int
    quarantined: bool
    opened: int
    due: float | None
    form: Form
    answered: AnswerRecord | None

    @property
    def kind(self) -> str:
        """The kind of decision, such as `survivor.ballot`."""
        return self.form.kind


class ClosedAsk(NamedTuple):
    """A decision that was made or withdrawn. `given` is None if no answer counted."""

    id: str
    nth: int
    quarantined: bool
    kind: str
    opened: int
    closed: int
    given: AnswerRecord | None


class SeatState(NamedTuple):
    """A seat's open asks, with the season's row and the players of all its seats."""

    row: Any
    players: dict[str, str]
    asks: list[OpenAsk]


class Asks:
    """Reads asks of the seasons in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, season: str, seat: str) -> list[OpenAsk]:
        """The decisions that a seat can make now, the oldest first. Raises SpoiledRow.

        Seats that a bot plays have none, because no forms are stored for them. An ask whose answer
        producers hold back is left out, so that its seat does not learn of the hold.
        """
        return await self._database.read(lambda connection: _open(connection, season, seat))

    async def at(self, season: str, seat: str) -> SeatState:
        """A seat's open decisions, the season's row and its players, read in one transaction."""

        def work(connection: Connection) -> SeatState:
            season_row = connection.execute(
                select(SeasonRow.__table__).where(SeasonRow.id == season)
            ).one_or_none()
            if season_row is None:
                raise UnknownSeason(season)
            seats = select(SeatRow.seat, SeatRow.player).where(SeatRow.season == season)
            players = {row.seat: row.player for row in connection.execute(seats)}
            return SeatState(season_row, players, _open(connection, season, seat))

        return await self._database.read(work)

    async def find(self, season: str, seat: str, nth: int, quarantined: bool) -> str | None:
        """The id of a seat's decision, open or closed, from the number that the seat sees."""

        def work(connection: Connection) -> str | None:
            for segment in lineage(connection, season):
                query = select(AskRow.id).where(
                    AskRow.season == segment.season,
                    AskRow.seat == seat,
                    AskRow.nth == nth,
                    AskRow.quarantined.is_(quarantined),
                )
                if segment.until is not None:
                    query = query.where(AskRow.opened <= segment.until)
                if (ask_id := connection.scalar(query)) is not None:
                    return ask_id
            return None

        return await self._database.read(work)

    async def form(self, season: str, ask: str) -> Form | None:
        """The form of a decision, open or closed; None if no form is stored for it.

        Texts in it that were erased have no words. Raises SpoiledRow.
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
        """A seat's decisions that closed after this entry, in the order in which they closed."""

        def work(connection: Connection) -> list[ClosedAsk]:
            segments = lineage(connection, season)
            rows = [
                row
                for segment in segments
                for row in _closed_rows(connection, segment, seat, after)
            ]
            kinds = {row.id: row.kind for row in rows}
            given = _read_answers(connection, segments, seat, kinds).given
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
        """The last entry in which the seat's own player answered; None if they never did."""

        def work(connection: Connection) -> int | None:
            segments = lineage(connection, season)
            query = select(AskRow.id, AskRow.kind).where(
                AskRow.season.in_([segment.season for segment in segments]), AskRow.seat == seat
            )
            kinds = {row.id: row.kind for row in connection.execute(query)}
            answers = _read_answers(connection, segments, seat, kinds).given.values()
            return max((answer.entry for answer in answers if answer.by == "player"), default=None)

        return await self._database.read(work)


def _open(connection: Connection, season: str, seat: str) -> list[OpenAsk]:
    segments = lineage(connection, season)
    is_open = AskRow.season == season, AskRow.seat == seat, AskRow.closed.is_(None)
    query = select(AskRow.__table__).where(*is_open, AskRow.form.is_not(None))
    rows = connection.execute(query.order_by(AskRow.opened, AskRow.id)).all()
    if not rows:
        return []
    load_format(str(connection.scalar(select(SeasonRow.format).where(SeasonRow.id == season))))
    answers = _read_answers(connection, segments, seat, {row.id: row.kind for row in rows})
    forms = [_plain_form(season, row.id, row.form) for row in rows]
    words = words_behind(connection, segments, forms)
    return [
        OpenAsk(
            row.id,
            row.nth,
            row.quarantined,
            row.opened,
            row.due,
            _form(season, row.id, form, words),
            answers.given.get(row.id),
        )
        for row, form in zip(rows, forms, strict=True)
        if row.id not in answers.held
    ]


def _plain_form(season: str, ask: str, body: str) -> dict[str, Any]:
    form: dict[str, Any] = decoded(season, _FORM, ask, body, right=_MAKE_AGAIN)
    return form


def _form(season: str, ask: str, plain: dict[str, Any], words: Words) -> Form:
    with reading(season, _FORM, ask, _MAKE_AGAIN):
        return read_form(plain, words)


_FORM = "the form of the decision"
_MAKE_AGAIN = "let the season go on: that writes the forms of open decisions again"


def _closed_rows(connection: Connection, segment: Segment, seat: str, after: int) -> Sequence[Any]:
    query = select(AskRow.__table__).where(
        AskRow.season == segment.season,
        AskRow.seat == seat,
        AskRow.closed > max(segment.after, after),
    )
    if segment.until is not None:
        query = query.where(AskRow.closed <= segment.until)
    return connection.execute(query).all()


# -- answers in the journal ------------------------------------------------------------------------


class _Answers(NamedTuple):
    """The last answer to each ask that was not vetoed, and the asks whose answers are held."""

    given: dict[str, AnswerRecord]
    held: set[str]


class AnswerFields(Struct):
    """The fields of an answer that are needed here. Other values of `by` are refused."""

    ask: str
    by: By = "player"


class _RulingFields(Struct):
    """The fields of a ruling that are needed here (not its `by`, which can be any name)."""

    ask: str
    verdict: str


class _HoldFields(Struct):
    """The fields of a hold that are needed here (not its `by`, which can be any name)."""

    kinds: tuple[str, ...]


_FIELDS: Mapping[str, Any] = {
    "answer": AnswerFields,
    "ruling": _RulingFields,
    "hold": _HoldFields,
}


def _read_answers(
    connection: Connection, segments: Sequence[Segment], seat: str, kinds: Mapping[str, str]
) -> _Answers:
    """What the journal says about these asks of a seat; `kinds` gives the kind of each ask."""
    given: dict[str, AnswerRecord] = {}
    held: set[str] = set()
    held_kinds: tuple[str, ...] = ()
    for row in _entries(connection, segments, seat) if kinds else ():
        fields = _FIELDS[row.kind]
        match decoded(segments[-1].season, "the journal entry", row.number, row.body, fields):
            case _HoldFields(kinds=new_held_kinds):
                held_kinds = new_held_kinds
            case AnswerFields(ask=ask, by=by) if ask in kinds:
                given[ask] = AnswerRecord(row.number, by)
                if kinds[ask] in held_kinds and by != "engine":
                    held.add(ask)
            case _RulingFields(ask=ask, verdict=verdict) if ask in kinds:
                held.discard(ask)
                if verdict == "veto":
                    del given[ask]
                elif verdict == "replace":
                    given[ask] = AnswerRecord(row.number, "producer")
    return _Answers(given, held)


def _entries(connection: Connection, segments: Iterable[Segment], seat: str) -> list[Any]:
    """All holds, and the answers and rulings that name this seat (or one that begins like it)."""
    names_seat = EntryRow.body.contains(f":{seat}", autoescape=True)
    wanted = or_(EntryRow.kind == "hold", and_(EntryRow.kind.in_(("answer", "ruling")), names_seat))
    rows: list[Any] = []
    for segment in segments:
        query = select(EntryRow.number, EntryRow.kind, EntryRow.body).where(
            EntryRow.season == segment.season, EntryRow.number > segment.after, wanted
        )
        if segment.until is not None:
            query = query.where(EntryRow.number <= segment.until)
        rows += connection.execute(query.order_by(EntryRow.number))
    return rows
