"""The tables that seasons live in."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


def now() -> datetime:
    """The time that rows are stamped with, in UTC."""
    return datetime.now(UTC)


class UtcTime(TypeDecorator[datetime]):
    """A time in UTC, also where the database keeps no zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    @property
    def python_type(self) -> type[datetime]:
        """What such a column holds."""
        return datetime

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time as it is read."""
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


class Base(DeclarativeBase):
    """Base of all tables. Constraints have names, so that migrations can speak of them."""

    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {str: Text, datetime: UtcTime, bytes: LargeBinary}  # noqa: RUF012


def part_of_season() -> Mapped[str]:
    """A column that says which season a row belongs to; with the season the row goes."""
    return mapped_column(ForeignKey("season.id", ondelete="CASCADE"), primary_key=True)


class SeasonRow(Base):
    """One season, and where it stands.

    - A fork has a `parent`, whose entries up to and with `forked_at` are its own past, too; `root`
      is the season that all forks of a family go back to (itself, if it is none).
    - `epoch` is the fence: whoever takes the season over raises it, and may write only while it
      stands. `driver` (host and process) drives it now, if anybody does; at `driven_at` a driver
      was last heard of.
    - `head` is the number of the last entry (−1 before the start), `facts` how many facts were told
      and `digest` covers them.
    - `clock` counts the seconds for which the season has been running; `pace` is how many pass
      between two decisions, and `step` where a season that is being stepped through stops.
    - `settings`, `deadlines` and `allowance` (what models may cost) are JSON.
    - `paused_for` says why a season paused by itself.
    - `owner` is the producer whose season it is; those of the command line are the operators'.
    - `viewers` says who at home may watch (`nobody`, `link`: whoever has one, `everybody`), and
      `release` when they see what happened (`live`, `episode`, `end`).
    """

    __tablename__ = "season"

    id: Mapped[str] = mapped_column(primary_key=True)
    root: Mapped[str] = mapped_column(index=True)
    parent: Mapped[str | None] = mapped_column(ForeignKey("season.id"), index=True)
    forked_at: Mapped[int | None]
    format: Mapped[str]
    version: Mapped[int]
    title: Mapped[str]
    settings: Mapped[str]
    luck: Mapped[str]
    seed: Mapped[str]
    status: Mapped[str] = mapped_column(index=True)
    fault: Mapped[str | None]
    epoch: Mapped[int]
    driver: Mapped[str | None]
    driven_at: Mapped[datetime | None]
    head: Mapped[int]
    facts: Mapped[int]
    digest: Mapped[str]
    clock: Mapped[float]
    pace: Mapped[float]
    step: Mapped[str | None]
    deadlines: Mapped[str]
    allowance: Mapped[str] = mapped_column(server_default=text("'{}'"))
    paused_for: Mapped[str | None]
    archived: Mapped[bool]
    created_at: Mapped[datetime]
    changed_at: Mapped[datetime]
    owner: Mapped[str | None] = mapped_column(index=True)
    viewers: Mapped[str] = mapped_column(server_default=text("'nobody'"))
    release: Mapped[str] = mapped_column(server_default=text("'live'"))


class RoomLeaseRow(Base):
    """The lease on driving, a single row: `driver` holds it since `renewed_at` (database's clock).

    Without a driver it was given back. See `room_lease.py`.
    """

    __tablename__ = "room_lease"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    driver: Mapped[str | None]
    renewed_at: Mapped[datetime]


class SeatRow(Base):
    """Who plays a seat now, and how far they have read (`seen` counts the facts of their view)."""

    __tablename__ = "seat"

    season: Mapped[str] = part_of_season()
    seat: Mapped[str] = mapped_column(primary_key=True)
    player: Mapped[str]
    seen: Mapped[int] = mapped_column(server_default=text("0"))


WAITS = text("state = 'waiting'")
"""An input that has no verdict yet: few of many, so that they have an index of their own."""


class InputRow(Base):
    """An input in a season's inbox, in order of arrival, with the verdict on it.

    With the verdict the body is blanked: what was taken is in the journal, and what was refused
    need not be kept. Only that of a control stays, which becomes no entry. `body_hash` still tells
    a repeated input from another one. `code` names the error of one that was refused, as
    `errors.py` calls it.
    """

    __tablename__ = "inbox"
    __table_args__ = (
        UniqueConstraint("season", "key"),
        Index("ix_inbox_waiting", "season", sqlite_where=WAITS, postgresql_where=WAITS),
    )

    season: Mapped[str] = part_of_season()
    number: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str]
    kind: Mapped[str]
    body: Mapped[str]
    body_hash: Mapped[str]
    state: Mapped[str]
    code: Mapped[str | None]
    reason: Mapped[str | None]
    entry: Mapped[int | None]
    arrived_at: Mapped[datetime]


class EntryRow(Base):
    """One entry of a journal; number 0 is the start. `digest` covers all facts told so far."""

    __tablename__ = "journal"

    season: Mapped[str] = part_of_season()
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    body: Mapped[str]
    digest: Mapped[str]
    at: Mapped[datetime]


class FactRow(Base):
    """One fact. Its texts stand as seals; the words are in `text`."""

    __tablename__ = "fact"

    season: Mapped[str] = part_of_season()
    number: Mapped[int] = mapped_column(primary_key=True)
    entry: Mapped[int]
    audience: Mapped[str]
    reveals: Mapped[bool]
    body: Mapped[str]


class AskRow(Base):
    """A decision put to a seat.

    `opened` and `closed` are entries; `due` is a time on the season's own clock. `form` is the
    question as JSON, texts by their seals, where it is put to somebody who answers from outside.
    """

    __tablename__ = "ask"

    season: Mapped[str] = part_of_season()
    id: Mapped[str] = mapped_column(primary_key=True)
    seat: Mapped[str]
    nth: Mapped[int]
    quarantined: Mapped[bool]
    kind: Mapped[str]
    opened: Mapped[int]
    closed: Mapped[int | None]
    due: Mapped[float | None]
    form: Mapped[str | None]


class TextRow(Base):
    """The words behind a seal, and the salt it was made with; both are gone once erased."""

    __tablename__ = "text"

    season: Mapped[str] = part_of_season()
    entry: Mapped[int] = mapped_column(primary_key=True)
    seal: Mapped[str] = mapped_column(primary_key=True, index=True)
    words: Mapped[str | None]
    salt: Mapped[str | None]


class ProducerRow(Base):
    """Somebody who produces seasons on this server; an `operator` also looks after the server."""

    __tablename__ = "producer"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    operator: Mapped[bool]
    created_at: Mapped[datetime]


class TokenRow(Base):
    """A token that somebody shows to be let in, or an invitation to get one; only its hash is kept.

    `kind` is `token` or `invitation` (which is good for one token, until `expires_at`). `role` is
    `producer` (with `producer`), `contestant` (with `season` and `seat`) or `viewer` (with
    `season`); `origin` is the invitation that it came from. One that is revoked lets nobody in.
    """

    __tablename__ = "token"

    id: Mapped[str] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(index=True, unique=True)
    kind: Mapped[str]
    role: Mapped[str]
    producer: Mapped[str | None] = mapped_column(ForeignKey("producer.id", ondelete="CASCADE"))
    season: Mapped[str | None] = mapped_column(
        ForeignKey("season.id", ondelete="CASCADE"), index=True
    )
    seat: Mapped[str | None]
    label: Mapped[str]
    origin: Mapped[str | None]
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime | None]
    used_at: Mapped[datetime | None]
    revoked_at: Mapped[datetime | None]


class ReceiptRow(Base):
    """What a request that changed something was answered, for when it comes again (same `key`)."""

    __tablename__ = "receipt"

    actor: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    request_hash: Mapped[str]
    status: Mapped[int]
    body: Mapped[str]
    created_at: Mapped[datetime]


class PictureRow(Base):
    """A picture, by the hash of its bytes; `kind` is its media type."""

    __tablename__ = "picture"

    hash: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    content: Mapped[bytes]


class PersonaRow(Base):
    """A castaway in a producer's own library.

    `body` is the castaway, and `card` the character card that it came from, whole; both are JSON.
    """

    __tablename__ = "persona"

    owner: Mapped[str] = mapped_column(
        ForeignKey("producer.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(primary_key=True)
    body: Mapped[str]
    card: Mapped[str | None]
    picture: Mapped[str | None] = mapped_column(ForeignKey("picture.hash"))
    created_at: Mapped[datetime]
    changed_at: Mapped[datetime]


class ContactRow(Base):
    """Where a person who plays a seat wants to be reminded: by e-mail, by webhook, or both.

    `secret` signs what the webhook is sent; they are shown it once.
    """

    __tablename__ = "contact"

    season: Mapped[str] = part_of_season()
    seat: Mapped[str] = mapped_column(primary_key=True)
    email: Mapped[str | None]
    webhook: Mapped[str | None]
    secret: Mapped[str]


class ReminderRow(Base):
    """A reminder that was sent: `way` is email or webhook, `what` is asked or due."""

    __tablename__ = "reminder"

    season: Mapped[str] = part_of_season()
    ask: Mapped[str] = mapped_column(primary_key=True)
    way: Mapped[str] = mapped_column(primary_key=True)
    what: Mapped[str] = mapped_column(primary_key=True)
    sent_at: Mapped[datetime]


class CallRow(Base):
    """An attempt to have a model answer, as `players.llm.callbook.Call` tells it."""

    __tablename__ = "call"

    season: Mapped[str] = part_of_season()
    number: Mapped[int] = mapped_column(primary_key=True)
    ask: Mapped[str] = mapped_column(index=True)
    seat: Mapped[str]
    kind: Mapped[str]
    entry: Mapped[int]
    episode: Mapped[int]
    profile: Mapped[str]
    model: Mapped[str]
    rung: Mapped[str]
    again: Mapped[str]
    templates: Mapped[str]
    prompt: Mapped[str]
    prompt_tokens: Mapped[int]
    cached_tokens: Mapped[int]
    answer_tokens: Mapped[int]
    thinking_tokens: Mapped[int]
    cost: Mapped[int]
    latency: Mapped[int]
    outcome: Mapped[str]
    detail: Mapped[str]
    at: Mapped[datetime]


class TemplatesRow(Base):
    """A set of prompt templates by its hash, as JSON: what past calls were asked with."""

    __tablename__ = "templates"

    hash: Mapped[str] = mapped_column(primary_key=True)
    files: Mapped[str]


class ProfileRow(Base):
    """A model profile that an operator set up over the API, as JSON."""

    __tablename__ = "profile"

    name: Mapped[str] = mapped_column(primary_key=True)
    body: Mapped[str]
    changed_at: Mapped[datetime]
