"""Routes for a contestant's own seat: reading progress, notes, stand-in, other devices."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection, select, update

from showrunner.api import given
from showrunner.api.access import Seat
from showrunner.api.inputs import Taken
from showrunner.api.paging import MOST_COUNTED
from showrunner.api.season_models import Word
from showrunner.api.seats import empty, usual_bot
from showrunner.api.session import Invited, invited
from showrunner.errors import IllegalAnswer, Problem, WrongParameter
from showrunner.formats.facts import INSTRUCTIONS, MemoWritten
from showrunner.formats.instructions import MAX_NAMES, read_instructions, understood
from showrunner.formats.stand_in import BELONGINGS, NONE, Belonging
from showrunner.kernel import view
from showrunner.store import Store
from showrunner.store.models import SeatRow
from showrunner.store.tokens import INVITATION, give_token

DEVICE_LINK_LIFETIME = timedelta(minutes=15)
DEVICE_LABEL = "the player's other device"
MAX_NOTE_LENGTH = 20_000
Note = Annotated[str, Meta(min_length=1, max_length=MAX_NOTE_LENGTH)]


class ReadMark(Struct, forbid_unknown_fields=True):
    """The number of the last fact that you have read."""

    number: Annotated[int, Meta(ge=0, le=MOST_COUNTED)]


class ReadingProgress(Struct, kw_only=True):
    """How far you have read: up to the fact number `seen`, of the `facts` that you may know."""

    seen: int
    facts: int


class NewNote(Struct, forbid_unknown_fields=True):
    """A note for your diary; one that is too long is cut."""

    words: Note


Names = Annotated[list[Word], Meta(max_length=MAX_NAMES)]


class NewInstructions(Struct, forbid_unknown_fields=True, kw_only=True):
    """Instructions for your stand-in while you are away.

    `targets` are castaways to vote out, most wanted first; `friends` are castaways to keep; `kept`
    is what to save (`points`, `cards`, `idols`). If you give none of the three, they are read from
    your `words`. An empty body withdraws earlier instructions.
    """

    words: Annotated[str, Meta(max_length=MAX_NOTE_LENGTH)] = ""
    targets: Names | None = None
    friends: Names | None = None
    kept: Annotated[list[Belonging], Meta(max_length=len(BELONGINGS))] | None = None


class Nameable(Struct):
    """Something that instructions can name: its `value`, and its name (`label`)."""

    value: str
    label: str


class LeftInstructions(Struct, kw_only=True):
    """Your stand-in's instructions.

    `nameable` are the names that lists may contain in this season, `keepable` what can be saved.
    """

    words: str
    targets: list[str]
    friends: list[str]
    kept: list[Belonging]
    nameable: list[Nameable]
    keepable: list[Belonging]


class OwnSeatController(Controller):
    """The seat of the contestant who sends the request."""

    path = "/seasons/{season:str}/seat"
    tags = ("my seat",)

    @get("/seen", summary="How far have I read?")
    async def reading(
        self, here: given.Seat, store: given.Store, feeds: given.Feeds
    ) -> ReadingProgress:
        """How far you have read, as you last reported."""
        view = (await feeds.open(here.season)).of(here.viewer)
        return ReadingProgress(seen=await seen_by(store, here), facts=len(view.lines))

    @put("/seen", summary="Say how far I have read")
    async def read(
        self,
        data: JSONBody[ReadMark],
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
        once: given.Once,
    ) -> ReadingProgress:
        """Report the last fact that you have read; a lower number is ignored."""
        await once.before()
        seat, facts = here.seat, len((await feeds.open(here.season)).of(here.viewer).lines)
        if data.number > facts:
            raise WrongParameter(f"there is no fact {data.number} yet", f"your last is {facts}")
        further = (
            update(SeatRow)
            .where(SeatRow.season == here.season, SeatRow.seat == seat, SeatRow.seen < data.number)
            .values(seen=data.number)
        )
        await store.database.write(lambda connection: connection.execute(further))
        await once.note()
        return ReadingProgress(seen=await seen_by(store, here), facts=facts)

    @post("/notes", summary="Write into my diary", status_code=200)
    async def note(
        self,
        data: JSONBody[NewNote],
        here: given.Seat,
        inputs: given.Inputs,
        once: given.Once,
    ) -> Response[Taken]:
        """Write a note for you and the producers, and for everybody once secrets are revealed."""
        terms = {"seat": here.seat, "kind": "diary", "text": data.words}
        return await inputs.put(here, once, "memo", terms)

    @put("/instructions", summary="Instruct my stand-in")
    async def instruct(
        self,
        data: JSONBody[NewInstructions],
        here: given.Seat,
        feeds: given.Feeds,
        inputs: given.Inputs,
        once: given.Once,
    ) -> Response[Taken]:
        """Set your stand-in's instructions, until you change them."""
        feed = await feeds.open(here.season)
        names = feed.format.sheet_of(feed.told, here.viewer).may_be_named
        instructions = {"targets": data.targets, "friends": data.friends, "kept": data.kept}
        if all(values is None for values in instructions.values()):
            instructions = msgspec.structs.asdict(understood(data.words, names, here.seat))
        problems: list[Problem] = []
        read_instructions(instructions, names, problems)
        if problems:
            raise IllegalAnswer(INSTRUCTIONS, problems)
        details = {field: list(values or ()) for field, values in instructions.items()}
        terms = {"seat": here.seat, "kind": INSTRUCTIONS, "text": data.words, "details": details}
        return await inputs.put(here, once, "memo", terms)

    @get("/instructions", summary="What did I tell my stand-in?")
    async def instructions(self, here: given.Seat, feeds: given.Feeds) -> LeftInstructions:
        """Your stand-in's instructions; empty if you gave none."""
        seat = here.seat
        feed = await feeds.open(here.season)
        sheet = feed.format.sheet_of(feed.told, here.viewer)
        names = sheet.may_be_named
        words, asked = "", NONE
        for seen in view(feed.told, here.viewer):
            fact = seen.fact
            if isinstance(fact, MemoWritten) and (fact.seat, fact.kind) == (seat, INSTRUCTIONS):
                words = str(fact.words)
                asked = fact.instructions or understood(words, names, seat)
        return LeftInstructions(
            words=words,
            targets=list(asked.targets),
            friends=list(asked.friends),
            kept=list(asked.kept),
            nameable=[Nameable(value, label) for value, label in names.items() if value != seat],
            keepable=list(sheet.keepable),
        )

    @post("/link", summary="Play on another device")
    async def link(self, here: given.Seat, once: given.Once) -> Response[Invited]:
        """Create a link with which you play on at another device, too. It works once, and soon."""
        seat, actor = here.seat, here.actor
        secret = actor.derived(f"device {once.key}")

        def work(connection: Connection) -> str:
            row = give_token(
                connection,
                secret,
                "contestant",
                kind=INVITATION,
                producer=actor.producer,
                season=here.season,
                seat=seat,
                label=DEVICE_LABEL,
                origin=actor.id,
                lasts=DEVICE_LINK_LIFETIME,
            )
            return str(row["id"])

        done = await once.do(work, 201)
        made = invited(done.read(str), secret, DEVICE_LINK_LIFETIME)
        return Response(made, status_code=done.receipt.status)

    @post("/release", summary="Give my seat back", status_code=200)
    async def release(
        self,
        here: given.Seat,
        inputs: given.Inputs,
        once: given.Once,
        streams: given.Streams,
    ) -> Response[Taken]:
        """Give your seat back: a bot takes over, and your token is revoked."""
        return await empty(here, inputs, once, streams, here.seat, usual_bot(here))


async def seen_by(store: Store, here: Seat) -> int:
    """The number of the last fact that a seat's player has reported as read."""
    query = select(SeatRow.seen).where(SeatRow.season == here.season, SeatRow.seat == here.seat)
    return await store.database.read(lambda connection: connection.execute(query).scalar_one())
