"""Bodies of requests and responses on whole seasons."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from showrunner.api.access import Seat
from showrunner.api.paging import MOST_COUNTED
from showrunner.api.practice import is_practice
from showrunner.errors import RAISE_THE_CAP
from showrunner.files.drawn_faces import drawn_portrait
from showrunner.files.toml_limits import MAX_CHARACTERS
from showrunner.formats.settings import (
    MAX_SCHEDULED_ORDERS,
    Castaway,
    Scheduled,
    SeasonSettings,
)
from showrunner.players.llm.allowance import Allowance
from showrunner.running.control import Unit
from showrunner.running.deadlines import Deadlines
from showrunner.running.forking import Luck
from showrunner.running.stand_ins import LOOK_AT
from showrunner.store.models import now
from showrunner.store.seasons import HALTED, NOT_STARTED, PAUSED, undriven_for
from showrunner.store.spoiled import column_of

Viewers = Literal["nobody", "link", "everybody"]
PausedBy = Literal["cap", "stand_ins", "other"]
Release = Literal["live", "episode", "end"]
Airs = Literal["episode", "end", "never"]
Broadcast = Literal["auto", Airs]
Delay = Annotated[int, Meta(ge=0, le=7 * 24 * 60)]
Title = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(max_length=200)]
MAX_ITEMS = 200
"""Castaways, teams or parameters in one request."""
Seats = Annotated[list[Word], Meta(max_length=MAX_ITEMS)]

SLOWEST_PACE_SECONDS = 3600.0


class NewSeason(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new season.

    It is based on a season file shipped with Showrunner (`season`), on the text of a season file
    (`toml`), or on a bare `format`; other fields override the file's. `cast` is a number of
    castaways from the library, or their ids. `player` plays all seats that are not in `players`: a
    bot such as `bot:sensible`, a model such as `model:NAME`, or `outside` for people and programs.
    `allowance` is what models may cost. `viewers` says who may watch from home; `release` says when
    they see what everybody in the season knows, and `broadcast` when they see the secrets, too:
    `auto` is each episode when it is over, but nothing before the end while people play. What is
    not released live is released `delay_minutes` later.
    `remembers` is an earlier season of yours: castaways who were in it bring their
    diaries along, and know who kept their promises to them.
    With `practice` the season has exactly one person and nobody who returns: round by round this
    person is told what the others hid from them.
    With `start` it begins at once; `pace` is the seconds between two decisions.
    """

    season: Word | None = None
    toml: Annotated[str, Meta(max_length=MAX_CHARACTERS)] | None = None
    format: Word | None = None
    title: Title | None = None
    cast: Annotated[int, Meta(ge=1, le=MAX_ITEMS)] | Seats | None = None
    player: Word | None = None
    players: Annotated[dict[Word, Word], Meta(max_length=MAX_ITEMS)] = {}
    parameters: Annotated[dict[Word, Any], Meta(max_length=MAX_ITEMS)] = {}
    teams: Annotated[dict[Word, Seats], Meta(max_length=MAX_ITEMS)] = {}
    schedule: Annotated[list[Scheduled], Meta(max_length=MAX_SCHEDULED_ORDERS)] = []
    director: Word | None = None
    remembers: Word | None = None
    practice: bool = False
    seed: Word | None = None
    deadlines: Deadlines = Deadlines()
    allowance: Allowance | None = None
    pace: Annotated[float, Meta(ge=0, le=SLOWEST_PACE_SECONDS)] = 0.0
    viewers: Viewers = "nobody"
    release: Release = "live"
    broadcast: Broadcast = "auto"
    delay_minutes: Delay = 0
    start: bool = False


class SeasonChange(Struct, forbid_unknown_fields=True, kw_only=True):
    """Fields to change. Omitted fields keep their value."""

    title: Title | None = None
    viewers: Viewers | None = None
    release: Release | None = None
    broadcast: Broadcast | None = None
    delay_minutes: Delay | None = None
    archived: bool | None = None
    deadlines: Deadlines | None = None


class NewStep(Struct, forbid_unknown_fields=True):
    """How far to continue before pausing again."""

    by: Unit = "decision"


class Pace(Struct, forbid_unknown_fields=True):
    """The seconds between two decisions, so that people can follow; 0 is as fast as possible."""

    seconds: Annotated[float, Meta(ge=0, le=SLOWEST_PACE_SECONDS)]


class Fork(Struct, forbid_unknown_fields=True, kw_only=True):
    """A fork: a new season that shares the entries up to `at`, with the same or fresh luck.

    With `take_people` (to undo something), everybody who plays or watches goes on in the fork with
    the token or link that they have, and the season that they leave is stopped and stays so.
    """

    at: Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
    luck: Luck = "same"
    title: Title | None = None
    start: bool = False
    take_people: bool = False


class PublicCastaway(Struct, kw_only=True):
    """A castaway's public fields; `portrait` is the address of their picture or drawn face."""

    seat: str
    name: str
    full_name: str
    age: int
    home: str
    work: str
    biography: str
    portrait: str | None


class Hand(Struct, kw_only=True):
    """How a season runs, for its producers only.

    `entries` and `facts` are counts; `step` is the unit after which it pauses; `fault` is why it
    halted, and `paused_for` why it paused by itself, with `paused_by` for pages that offer help:
    a `cap` on costs, too many `stand_ins`, or `other`; `driver` is the process that drives it now.
    `undriven_for` is the seconds for which it should have been driven but was not; null if it is
    driven, or waits for an answer. Lists omit `deadlines`, `players` and `director`.
    """

    owner: str | None
    seed: str
    entries: int | None
    facts: int
    digest: str
    pace: float
    step: str | None
    fault: str | None
    paused_for: str | None
    paused_by: PausedBy | None
    driver: str | None
    undriven_for: int | None
    parent: str | None
    forked_at: int | None
    viewers: str
    release: str
    broadcast: str
    delay_minutes: int
    archived: bool
    created_at: datetime
    changed_at: datetime
    deadlines: dict[str, Any] | UnsetType = UNSET
    players: dict[str, str] | UnsetType = UNSET
    director: str | UnsetType | None = UNSET


class SeasonCard(Struct, kw_only=True):
    """A season as far as you may know it.

    `role` is your role in it: producer, contestant (with `seat`) or viewer. `status` is ready,
    running, paused, stopped, halted (only shown to producers) or over. `airs` says when the
    broadcast is released: by `episode`, at the `end` or `never`. In a `practice` season the one
    person who plays sees what others hid; others, lists and viewers omit `practice`. Lists omit
    `cast` and `airs`; `goes_on_in` is the fork in which its people play on. `hand` is only for
    producers who do not play in the season themselves.
    """

    id: str
    title: str
    format: str
    status: str
    role: Literal["producer", "contestant", "viewer"]
    seat: str | None
    cast: list[PublicCastaway] | UnsetType = UNSET
    airs: Airs | UnsetType = UNSET
    practice: bool | UnsetType = UNSET
    goes_on_in: str | UnsetType = UNSET
    hand: Hand | UnsetType = UNSET


class SeasonsPage(Struct):
    """Seasons, newest first; if there are more, `next` is the `after` of the next page."""

    seasons: list[SeasonCard]
    next: str | None


def card(
    here: Seat,
    settings: SeasonSettings | None = None,
    players: dict[str, str] | None = None,
    pictures: Mapping[str, str] | None = None,
) -> SeasonCard:
    """A season as far as this viewer may know it; complete only if its settings are given.

    `pictures` are the hashes of its castaways' pictures, by seat.

    Without settings no stored JSON is decoded, so lists can also show a spoiled season. With
    settings, raises SpoiledRow.
    """
    row = here.row
    roles: dict[str, Literal["producer", "contestant", "viewer"]] = {
        "producer": "producer",
        "seat": "contestant",
        "broadcast": "viewer",
        "public": "viewer",
    }
    hidden = row.status == HALTED and not here.produces
    cast: list[PublicCastaway] | UnsetType = UNSET
    if settings is not None:
        hashes = pictures or {}
        cast = [_person(row.id, one, hashes.get(one.id)) for one in settings.cast]
    made = SeasonCard(
        id=row.id,
        title=row.title,
        format=row.format,
        status=PAUSED if hidden else row.status,
        role=roles[here.eyes.role],
        seat=here.eyes.seat or None,
        cast=cast,
        goes_on_in=row.goes_on_in or UNSET,
    )
    if settings is not None and made.role != "viewer" and is_practice(row, settings):
        made.practice = True
    if here.produces:
        made.hand = _hand(row)
        if settings is not None:
            made.hand.deadlines = column_of(row, "deadlines", dict[str, Any])
            made.hand.players = players or {}
            made.hand.director = settings.director or None
    return made


def _person(season: str, castaway: Castaway, picture: str | None) -> PublicCastaway:
    stored = f"/api/v1/seasons/{season}/cast/{castaway.id}/picture?hash={picture}"
    return PublicCastaway(
        seat=castaway.id,
        name=castaway.name,
        full_name=castaway.full_name,
        age=castaway.age,
        home=castaway.home,
        work=castaway.work,
        biography=castaway.biography,
        portrait=drawn_portrait(castaway) if picture is None else stored,
    )


def _paused_by(why: str | None) -> PausedBy | None:
    if why is None:
        return None
    if why.endswith(LOOK_AT):
        return "stand_ins"
    return "cap" if why.endswith(RAISE_THE_CAP) else "other"


def _hand(row: Any) -> Hand:
    return Hand(
        owner=row.owner,
        seed=row.seed,
        entries=None if row.head == NOT_STARTED else row.head,
        facts=row.facts,
        digest=row.digest,
        pace=row.pace,
        step=row.step,
        fault=row.fault,
        paused_for=row.paused_for,
        paused_by=_paused_by(row.paused_for),
        driver=row.driver,
        undriven_for=undriven_for(row, now()),
        parent=row.parent,
        forked_at=row.forked_at,
        viewers=row.viewers,
        release=row.release,
        broadcast=row.broadcast,
        delay_minutes=row.delay_minutes,
        archived=row.archived,
        created_at=row.created_at,
        changed_at=row.changed_at,
    )
