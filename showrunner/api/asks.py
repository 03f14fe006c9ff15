"""Asks: the decisions that are put to a contestant, and their answers."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from showrunner.api import given
from showrunner.api.access import Seat, changed
from showrunner.api.asked import Asked, Table, named, table
from showrunner.api.inputs import Inputs, Taken
from showrunner.api.once import Once
from showrunner.api.problems import FieldProblem
from showrunner.api.watching import Streams, woken
from showrunner.errors import IllegalAnswer, NotLetIn, Problem, StaleAsk, UnknownName
from showrunner.formats.talk.filling_in import filled_in
from showrunner.formats.thoughts import read_thought
from showrunner.kernel import Text
from showrunner.questions import Form, Notated
from showrunner.running.feeds import Feeds
from showrunner.running.inputs import answer_terms
from showrunner.store import Store
from showrunner.store.asks import OpenAsk

LONGEST_WAIT = 60.0
CLOSED = "it was answered or withdrawn, or its time is over"


class OpenAsks(Struct, kw_only=True):
    """What is put to you now, what was put first in front.

    When you answered last, `facts_then` facts were known to you, and `facts_since` have come since:
    `GET …/facts?after=` with `facts_then` gives them. When the season is `over`, nothing is asked
    any more.
    """

    asks: list[Asked]
    facts_then: int
    facts_since: int
    over: bool


class GivenAnswer(Struct, forbid_unknown_fields=True):
    """Your answer: a value for each field of the decision's form.

    `thought` is what you think by it, for producers, and for everybody once secrets are opened:
    `intent` in a word, whom it is `about`, in your `words`, and your `plan` (`targets`, `allies`,
    `promised`, `trust` and `threat` by castaway). The rules of no game read it.
    """

    answer: Annotated[Any, Meta(description="An object that fits the decision's `schema`.")]
    thought: dict[str, Any] | None = None


class Checked(Struct, kw_only=True):
    """Whether an answer would be taken now, and every problem with it if not.

    `doubts` are what would be taken but not count, such as lines that a notation does not know.
    """

    legal: bool
    errors: list[FieldProblem]
    doubts: list[FieldProblem]
    filled_in: Annotated[
        dict[str, list[dict[str, Any]]],
        Meta(
            description="By field of the type `acts` that the answer leaves out or null: the acts "
            "that are read out of its words, and would count.",
            examples=[{"acts": [{"act": "propose", "about": "ama", "what": None, "by": None}]}],
        ),
    ]


class AsksController(Controller):
    """What is put to the contestant who asks."""

    path = "/seasons/{season:str}/asks"
    tags = ("asks",)

    @get("/", summary="What am I asked?")
    async def all(
        self,
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
        streams: given.Streams,
        wait: Annotated[
            float,
            QueryParameter(ge=0, le=LONGEST_WAIT, description="Wait so long for something else."),
        ] = 0.0,
        known: Annotated[
            str, QueryParameter(max_length=200, description="The decisions that you know: `7,i1`.")
        ] = "",
    ) -> OpenAsks:
        """The decisions that you can make now, each with its form, its schema and its deadline.

        With `wait` the answer comes as soon as the open decisions are others than those `known` to
        you, at the latest after so many seconds. One that you have answered stays open until all
        who are asked have answered: name it in `known`, or the wait is over at once.
        """
        names = {name.strip() for name in known.split(",")} - {""}
        laid = await _differing(store, feeds, streams, here, names, wait)
        last = await store.asks.last_answered(here.season, here.seat)
        view = (await feeds.open(here.season)).of(here.viewer)
        then = 0 if last is None else view.until(last - 1)
        return OpenAsks(
            asks=[laid.shown(ask) for ask in laid.asks],
            facts_then=then,
            facts_since=len(view.lines) - then,
            over=laid.over,
        )

    @get("/{ask:str}", summary="Look at one decision")
    async def one(self, ask: FromPath[str], here: given.Seat, store: given.Store) -> Asked:
        """A decision that you can make now."""
        laid = await table(store, here)
        return laid.shown(_open(laid, ask))

    @post("/{ask:str}/answer", summary="Answer", status_code=200)
    async def answer(
        self,
        ask: FromPath[str],
        data: JSONBody[GivenAnswer],
        here: given.Seat,
        store: given.Store,
        inputs: given.Inputs,
        once: given.Once,
    ) -> Response[Taken]:
        """Decide. What is wrong is told field by field, and then nothing has happened.

        What is right is taken at once, and counts when everybody who is asked has answered. A
        decision that is closed is answered with 409.
        """
        laid = await table(store, here)
        found = laid.find(ask)
        form: Form | None
        if found is not None:
            id, form = found.id, found.form
            if problems := _problems(found.form, data, laid.seats):
                raise IllegalAnswer(found.kind, problems)
        else:
            id, form = await _closed(store, here, inputs, once, ask, laid)
        terms = answer_terms(id, form, data.answer, here.seat)
        if data.thought:
            terms["thought"] = data.thought
        return await inputs.put(here, once, "answer", terms)

    @post("/{ask:str}/check", summary="Check an answer", status_code=200)
    async def check(
        self, ask: FromPath[str], data: JSONBody[GivenAnswer], here: given.Seat, store: given.Store
    ) -> Checked:
        """Find every problem with an answer, without giving it."""
        laid = await table(store, here)
        form = _open(laid, ask).form
        problems = _problems(form, data, laid.seats)
        return Checked(
            legal=not problems,
            errors=[FieldProblem(one.field, one.wrong, one.right) for one in problems],
            doubts=[] if problems else _doubts(form, data.answer),
            filled_in=filled_in(form, data.answer, here.seat),
        )


async def _differing(
    store: Store, feeds: Feeds, streams: Streams, here: Seat, known: set[str], seconds: float
) -> Table:
    """What is put to a seat once that is something else than is known, or so many seconds later."""
    until = time.monotonic() + seconds
    with streams.joined(here) as stream:
        while True:
            feed = stream.feed = await feeds.open(here.season)
            while feeds.is_current(feed):
                stirred = feed.stirred
                laid = await table(store, here)
                left = until - time.monotonic()
                if stream.ended and await changed(store, [here]):
                    raise NotLetIn("the token is not good any more")
                if set(laid.names) != known or laid.over or stream.ended or left <= 0:
                    return laid
                await woken(stirred, left)


def _open(laid: Table, name: str) -> OpenAsk:
    """The open decision of this name. Raises UnknownName."""
    found = laid.find(name)
    if found is None:
        raise UnknownName("open decision of yours", name, laid.names)
    return found


async def _closed(
    store: Store, here: Seat, inputs: Inputs, once: Once, ask: str, laid: Table
) -> tuple[str, Form | None]:
    """A decision that is closed, for an answer that came before and is sent again.

    Raises UnknownName, and StaleAsk for an answer that did not come before.
    """
    id = await store.asks.find(here.season, here.seat, *named(ask))
    if id is None:
        raise UnknownName("decision of yours", ask, laid.names)
    if not await inputs.has(here, once):
        raise StaleAsk(ask, CLOSED)
    return id, await store.asks.form(here.season, id)


def _problems(form: Form, given: GivenAnswer, seats: list[str]) -> list[Problem]:
    """Everything that is wrong with an answer and the thought that comes with it."""
    _, problems = form.read(given.answer, _unsealed)
    try:
        read_thought(given.thought or {}, seats, _unsealed)
    except IllegalAnswer as refusal:
        problems += refusal.problems
    return problems


def _doubts(form: Form, answer: Mapping[str, Any]) -> list[FieldProblem]:
    """The lines of a legal answer that do not count."""
    return [
        FieldProblem(f"{name}[{line - 1}]", f"line {line} does not count ({code})", right)
        for name, field in form.fields.items()
        if isinstance(field, Notated)
        for line, code, right in field.parse_value(answer[name]).refused
    ]


def _unsealed(words: str) -> Text:
    return Text("", words)
