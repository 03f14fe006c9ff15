"""My seat: how far I have read, my notes, what my stand-in is to do, where I am reminded."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import select, update

from showrunner.api import given
from showrunner.api.access import Seat
from showrunner.api.inputs import Taken
from showrunner.api.paging import MOST_COUNTED
from showrunner.api.season_models import Word
from showrunner.api.seats import empty, usual_bot
from showrunner.errors import IllegalAnswer, Problem, WrongParameter
from showrunner.formats.facts import INSTRUCTIONS, MemoWritten
from showrunner.formats.instructions import MAX_NAMES, read_instructions, understood
from showrunner.formats.stand_in import BELONGINGS, NONE, Belonging
from showrunner.kernel import view
from showrunner.store import Store
from showrunner.store.models import SeatRow

LONGEST_NOTE = 20_000
LONGEST_ADDRESS = 2_000
Note = Annotated[str, Meta(min_length=1, max_length=LONGEST_NOTE)]
Address = Annotated[str, Meta(min_length=3, max_length=LONGEST_ADDRESS)]


class Read(Struct, forbid_unknown_fields=True):
    """The number of the last fact that you have read."""

    number: Annotated[int, Meta(ge=0, le=MOST_COUNTED)]


class Reading(Struct, kw_only=True):
    """How far you have read: up to the fact `seen`, of so many `facts` that you may know."""

    seen: int
    facts: int


class NewNote(Struct, forbid_unknown_fields=True):
    """What you write into your diary; one that is too long is cut."""

    words: Note


Names = Annotated[list[Word], Meta(max_length=MAX_NAMES)]


class NewInstructions(Struct, forbid_unknown_fields=True, kw_only=True):
    """What your stand-in is to go by while you are away.

    `targets` are whom to vote out, the first first; `friends` whom to keep; `kept` what to save
    (`points`, `cards`, `idols`). Give none of the three, and they are read out of your `words`.
    Give nothing to take back what you said before.
    """

    words: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    targets: Names | None = None
    friends: Names | None = None
    kept: Annotated[list[Belonging], Meta(max_length=len(BELONGINGS))] | None = None


class Nameable(Struct):
    """What instructions can name: its `value` in them, and what it is called."""

    value: str
    label: str


class LeftInstructions(Struct, kw_only=True):
    """What your stand-in goes by.

    `nameable` is whom or what lists can name in this season, `keepable` what can be saved.
    """

    words: str
    targets: list[str]
    friends: list[str]
    kept: list[Belonging]
    nameable: list[Nameable]
    keepable: list[Belonging]


class Contact(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where you want to be reminded when something is asked of you, and when it is soon due."""

    email: Address | None = None
    webhook: Address | None = None


class KeptContact(Struct, kw_only=True):
    """Where you are reminded. `ways` are those that this server can reach anybody by.

    `secret` is told once, as you leave a webhook: what is sent there is signed with it.
    """

    email: str | None
    webhook: str | None
    ways: list[str]
    secret: str | None = None


class OwnSeatController(Controller):
    """The seat of the contestant who asks."""

    path = "/seasons/{season:str}/seat"
    tags = ("my seat",)

    @get("/seen", summary="How far have I read?")
    async def reading(self, here: given.Seat, store: given.Store, feeds: given.Feeds) -> Reading:
        """How far you have read, as you said last."""
        view = (await feeds.open(here.season)).of(here.viewer)
        return Reading(seen=await seen_by(store, here), facts=len(view.lines))

    @put("/seen", summary="Say how far I have read")
    async def read(
        self,
        data: JSONBody[Read],
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
        once: given.Once,
    ) -> Reading:
        """Say which fact you have read last; it never goes back."""
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
        return Reading(seen=await seen_by(store, here), facts=facts)

    @post("/notes", summary="Write into my diary", status_code=200)
    async def note(
        self,
        data: JSONBody[NewNote],
        here: given.Seat,
        inputs: given.Inputs,
        once: given.Once,
    ) -> Response[Taken]:
        """A note for you and the producers, and for everybody once secrets are opened."""
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
        """What your stand-in is to go by, from now on and until you say something else."""
        feed = await feeds.open(here.season)
        names = feed.format.sheet_of(feed.told, here.viewer).may_be_named
        asked = {"targets": data.targets, "friends": data.friends, "kept": data.kept}
        if all(one is None for one in asked.values()):
            asked = msgspec.structs.asdict(understood(data.words, names, here.seat))
        problems: list[Problem] = []
        read_instructions(asked, names, problems)
        if problems:
            raise IllegalAnswer(INSTRUCTIONS, problems)
        details = {field: list(some or ()) for field, some in asked.items()}
        terms = {"seat": here.seat, "kind": INSTRUCTIONS, "text": data.words, "details": details}
        return await inputs.put(here, once, "memo", terms)

    @get("/instructions", summary="What did I tell my stand-in?")
    async def instructions(self, here: given.Seat, feeds: given.Feeds) -> LeftInstructions:
        """What your stand-in goes by; nothing where you have said nothing."""
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

    @post("/release", summary="Give my seat back", status_code=200)
    async def release(
        self,
        here: given.Seat,
        inputs: given.Inputs,
        once: given.Once,
        streams: given.Streams,
    ) -> Response[Taken]:
        """Give your seat back: a bot plays on, and you are let in no more."""
        return await empty(here, inputs, once, streams, here.seat, usual_bot(here))

    @get("/contact", summary="Where am I reminded?")
    async def contact(
        self, here: given.Seat, store: given.Store, reminders: given.Reminders
    ) -> KeptContact:
        """Where you are reminded, and by which ways this server can do so."""
        kept = await store.contacts.get(here.season, here.seat)
        return KeptContact(
            email=kept.email if kept else None,
            webhook=kept.webhook if kept else None,
            ways=sorted(reminders.ways),
        )

    @put("/contact", summary="Be reminded")
    async def leave_contact(
        self,
        data: JSONBody[Contact],
        here: given.Seat,
        reminders: given.Reminders,
        once: given.Once,
    ) -> KeptContact:
        """Say where you want to be reminded; what you said before is forgotten."""
        await once.before()
        kept = await reminders.leave(here.season, here.seat, email=data.email, webhook=data.webhook)
        await once.note()
        return KeptContact(
            email=data.email,
            webhook=data.webhook,
            ways=sorted(reminders.ways),
            secret=kept.secret if kept and kept.webhook else None,
        )

    @delete("/contact", summary="Be reminded no more", status_code=200)
    async def forget_contact(self, here: given.Seat, store: given.Store, once: given.Once) -> None:
        """Let nothing of your contact be kept."""
        await once.before()
        await store.contacts.remove(here.season, here.seat)
        await once.note()


async def seen_by(store: Store, here: Seat) -> int:
    """How far whoever plays a seat says that they have read."""
    query = select(SeatRow.seen).where(SeatRow.season == here.season, SeatRow.seat == here.seat)
    return await store.database.read(lambda connection: connection.execute(query).scalar_one())
