"""The tables of the database."""

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
    """The current time in UTC, for rows."""
    return datetime.now(UTC)


class UtcTime(TypeDecorator[datetime]):
    """A time in UTC, even if the database stores no time zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    @property
    def python_type(self) -> type[datetime]:
        """The type of a column's values."""
        return datetime

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Add the time zone to a value from the database."""
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


class Base(DeclarativeBase):
    """Base of all tables. Constraints have names, so that migrations can refer to them."""

    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {str: Text, datetime: UtcTime, bytes: LargeBinary}  # noqa: RUF012


def part_of_season() -> Mapped[str]:
    """A column with the season that a row belongs to; deleting the season deletes the row."""
    return mapped_column(ForeignKey("season.id", ondelete="CASCADE"), primary_key=True)


class SeasonRow(Base):
    """One season and its state.

    - A fork has a `parent`, and shares the parent's entries up to and including `forked_at`. `root`
      is the season that all forks of a family come from (for a season that is not a fork, itself).
    - `epoch` is the fence: a runner that takes the season over increases it, and may write only
      while it has not changed again. `driver` (host and process) is who drives the season now, and
      `driven_at` the time of a driver's last sign of life.
    - `head` is the number of the last entry (-1 before the start), `facts` the number of facts, and
      `digest` covers these facts.
    - `clock` is the number of seconds for which the season has been running, `pace` the pause after
      each decision in seconds, and `step` the unit at whose end a stepped season pauses.
    - `settings`, `deadlines` and `allowance` (what models may cost) are JSON.
    - `paused_for` says why a season paused by itself.
    - `goes_on_in` is the fork to which everybody who played or watched has moved (an undo).
    - `owner` is the producer who owns the season; it is empty if it was made by command line.
    - `viewers` says who may watch from home (`nobody`, `link`: everybody with a link, `everybody`),
      and `release` when they see what happened (`live`, `episode`, `end`). `broadcast` is the same
      for what is kept from players (`auto`, `episode`, `end`, `never`): see `Seasons.airs`. What is
      released by episode or at the end is released `delay_minutes` later.
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
    broadcast: Mapped[str] = mapped_column(server_default=text("'auto'"))
    delay_minutes: Mapped[int] = mapped_column(server_default=text("0"))
    goes_on_in: Mapped[str | None]


class RoomLeaseRow(Base):
    """The lease to drive seasons (see `room_lease.py`): a single row.

    `driver` last renewed it at `renewed_at`, by the database's clock. An empty `driver` means that
    it was given back.
    """

    __tablename__ = "room_lease"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    driver: Mapped[str | None]
    renewed_at: Mapped[datetime]


class SeatRow(Base):
    """Who plays a seat now, and how many facts of the seat's view they have `seen`."""

    __tablename__ = "seat"

    season: Mapped[str] = part_of_season()
    seat: Mapped[str] = mapped_column(primary_key=True)
    player: Mapped[str]
    seen: Mapped[int] = mapped_column(server_default=text("0"))


WAITS = text("state = 'waiting'")
"""Selects inputs without a verdict. They are few among many, so they have their own index."""


class InputRow(Base):
    """An input in a season's inbox, with its verdict. `number` is the order of arrival.

    The verdict empties the body, because an input that was taken is in the journal, and one that
    was refused is not needed. Only a control that was taken keeps its body, because it does not
    become an entry. `body_hash` still tells whether another input with the same key is the same.
    `code` is the name of the refusal's class in `errors.py`.
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
    """One fact. Its texts are stored as seals, and their words in the table `text`."""

    __tablename__ = "fact"

    season: Mapped[str] = part_of_season()
    number: Mapped[int] = mapped_column(primary_key=True)
    entry: Mapped[int]
    audience: Mapped[str]
    reveals: Mapped[bool]
    body: Mapped[str]


class AskRow(Base):
    """A decision put to a seat.

    `opened` and `closed` are numbers of entries; `due` is a time on the season's own clock. `form`
    is the question's form as JSON, with texts as seals; it is stored only if somebody outside
    answers. `model` is the player name of the model that was asked (NULL: nobody, or not a model).
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
    model: Mapped[str | None]


class TextRow(Base):
    """The words of a seal, and the salt that it was made with. Erasing sets both to NULL."""

    __tablename__ = "text"

    season: Mapped[str] = part_of_season()
    entry: Mapped[int] = mapped_column(primary_key=True)
    seal: Mapped[str] = mapped_column(primary_key=True, index=True)
    words: Mapped[str | None]
    salt: Mapped[str | None]


class ProducerRow(Base):
    """Somebody who produces seasons on this server; an `operator` also runs the server."""

    __tablename__ = "producer"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    operator: Mapped[bool]
    created_at: Mapped[datetime]


class TokenRow(Base):
    """A token to use the API with, or an invitation to get a token. Only its hash is stored.

    `kind` is `token` or `invitation` (which can be exchanged for one token, until `expires_at`).
    `role` is `producer` (with `producer`), `contestant` (with `season` and `seat`) or `viewer`
    (with `season`); `origin` is the invitation that a token came from.
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
    """The response to a request that changed something, to repeat it for the same `key`."""

    __tablename__ = "receipt"

    actor: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    request_hash: Mapped[str]
    status: Mapped[int]
    body: Mapped[str]
    created_at: Mapped[datetime]


class PictureRow(Base):
    """A picture. `hash` is the hash of its bytes, and `kind` its media type."""

    __tablename__ = "picture"

    hash: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    content: Mapped[bytes]


class PersonaRow(Base):
    """A castaway in a producer's own library.

    `body` is the castaway, and `card` the complete character card that it came from, both as JSON.
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


class PortraitRow(Base):
    """The picture of a castaway in one season, kept since the season was made or imported.

    Castaways without one have the picture that they have in the library of the season's owner.
    """

    __tablename__ = "portrait"

    season: Mapped[str] = part_of_season()
    seat: Mapped[str] = mapped_column(primary_key=True)
    picture: Mapped[str] = mapped_column(ForeignKey("picture.hash"))


class ContactRow(Base):
    """Where a person who plays a seat wants to get reminders.

    `secret` signs what is sent to the webhook; the person is shown it once. `browsers` are the
    push addresses of their browsers, one a line. `language` is that of the browser in which they
    left an address, and of the letters to them.
    """

    __tablename__ = "contact"

    season: Mapped[str] = part_of_season()
    seat: Mapped[str] = mapped_column(primary_key=True)
    email: Mapped[str | None]
    webhook: Mapped[str | None]
    secret: Mapped[str]
    browsers: Mapped[str] = mapped_column(server_default=text("''"))
    language: Mapped[str] = mapped_column(server_default=text("'en'"))


class ServerKeyRow(Base):
    """A key that this server made for itself, such as the one that signs push notifications."""

    __tablename__ = "server_key"

    name: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str]


class ReminderRow(Base):
    """A reminder that was sent: by `email`, `webhook` or `push`; `what` is `asked` or `due`."""

    __tablename__ = "reminder"

    season: Mapped[str] = part_of_season()
    ask: Mapped[str] = mapped_column(primary_key=True)
    way: Mapped[str] = mapped_column(primary_key=True)
    what: Mapped[str] = mapped_column(primary_key=True)
    sent_at: Mapped[datetime]


class CallRow(Base):
    """A call to a model; the columns are described at `players.llm.callbook.Call`."""

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


class ReplyRow(Base):
    """The raw reply to a call, with the endpoint's key redacted. Deleted after a number of days."""

    __tablename__ = "reply"

    season: Mapped[str] = part_of_season()
    number: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str]
    at: Mapped[datetime]


class EpisodeRow(Base):
    """An episode as a model wrote it, as JSON; written once. `cost` is in millionths of a dollar.

    Deleted if a text of its season is erased. Without `for_viewers` it was written, by an earlier
    version, from all that producers know, and is never shown.
    """

    __tablename__ = "episode"

    season: Mapped[str] = part_of_season()
    number: Mapped[int] = mapped_column(primary_key=True)
    told: Mapped[str]
    profile: Mapped[str]
    prompt_tokens: Mapped[int]
    answer_tokens: Mapped[int]
    cost: Mapped[int]
    at: Mapped[datetime]
    for_viewers: Mapped[bool | None]


class CareerRow(Base):
    """A seat's result in a season that is over; the columns are described at `SeatResult`.

    `player` had the seat from the season's beginning to its end (`several` if it changed), and
    `model` is the one that was called for it. `produced` says whether producers touched the season.
    """

    __tablename__ = "career"

    season: Mapped[str] = part_of_season()
    seat: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    player: Mapped[str]
    model: Mapped[str]
    produced: Mapped[bool]
    place: Mapped[int | None]
    among: Mapped[int]
    won: Mapped[bool]
    jury_votes: Mapped[int]
    promises_kept: Mapped[int]
    promises_broken: Mapped[int]
    betrayals_given: Mapped[int]
    betrayals_received: Mapped[int]


class ForecastRow(Base):
    """What futures say of a season's moment, as JSON; `what` is a `ForecastKind`.

    It can be computed again, so season files leave it out.
    """

    __tablename__ = "forecast"

    season: Mapped[str] = part_of_season()
    what: Mapped[str] = mapped_column(primary_key=True)
    entry: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str]


class DirectorRow(Base):
    """What a season's producers have told the model that directs it.

    `mode` is one of `director_log.MODES`, `brief` is in words; `cost` (in millionths of a dollar)
    and `calls` are its budget for the season.
    """

    __tablename__ = "director"

    season: Mapped[str] = part_of_season()
    mode: Mapped[str]
    brief: Mapped[str]
    cost: Mapped[int]
    calls: Mapped[int]


class DirectorMoveRow(Base):
    """One thing that a model did as director, with its reason.

    `stop` is the number of the entry with which it asked the season to stop, and `round` the round.
    An empty `order` is a decision to give none. `terms` is JSON, `state` one of
    `director_log.STATES`, and `detail` says what came of it. `calls` and `cost` (in millionths of
    a dollar) are those of the calls that led to it.
    """

    __tablename__ = "director_move"

    season: Mapped[str] = part_of_season()
    number: Mapped[int] = mapped_column(primary_key=True)
    stop: Mapped[int]
    round: Mapped[int]
    director: Mapped[str]
    order: Mapped[str]
    terms: Mapped[str]
    reason: Mapped[str]
    state: Mapped[str]
    detail: Mapped[str]
    calls: Mapped[int]
    cost: Mapped[int]
    at: Mapped[datetime]


class TemplatesRow(Base):
    """A set of prompt templates that calls were made with, as JSON."""

    __tablename__ = "templates"

    hash: Mapped[str] = mapped_column(primary_key=True)
    files: Mapped[str]


class ProfileRow(Base):
    """A model profile that an operator set up over the API, as JSON."""

    __tablename__ = "profile"

    name: Mapped[str] = mapped_column(primary_key=True)
    body: Mapped[str]
    changed_at: Mapped[datetime]


class EndpointRow(Base):
    """What was learned of the endpoint of a profile, as JSON, and `since` when.

    It holds for the very profile whose hash it has.
    """

    __tablename__ = "endpoint"

    profile: Mapped[str] = mapped_column(primary_key=True)
    profile_hash: Mapped[str]
    body: Mapped[str]
    since: Mapped[datetime]
