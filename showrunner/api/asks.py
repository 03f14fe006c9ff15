"""Routes for a contestant's decisions (asks) and answers."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from showrunner.api import given
from showrunner.api.access import Seat, changed
from showrunner.api.idempotency import Once
from showrunner.api.inputs import Inputs, Taken
from showrunner.api.open_decisions import AskedDecision, SeatDecisions, number_in, table
from showrunner.api.problems import FieldProblem
from showrunner.api.streams import Streams, wait_for
from showrunner.errors import IllegalAnswer, NotLetIn, Problem, StaleAsk, UnknownName
from showrunner.formats.talk.filling_in import filled_in
from showrunner.formats.thoughts import read_thought
from showrunner.questions import Form, Notated
from showrunner.questions.field import unsealed
from showrunner.running.feeds import Feeds
from showrunner.running.inputs import answer_terms
from showrunner.store import Store
from showrunner.store.asks import OpenAsk

MAX_WAIT_SECONDS = 60.0
CLOSED = "it was answered or withdrawn, or its time is over"


class OpenAsks(Struct, kw_only=True):
    """Your open decisions, oldest first.

    When you last answered, you knew `facts_then` facts, and `facts_since` have come since: get them
    by `GET …/facts?after=` with `facts_then`. When the season is `over`, no more decisions come.
    """

    asks: list[AskedDecision]
    facts_then: int
    facts_since: int
    over: bool


class GivenAnswer(Struct, forbid_unknown_fields=True):
    """Your answer: a value for each field of the decision's form.

    `thought` is your reason, shown to producers, and to everybody once secrets are revealed:
    `intent` in one word, the castaways it is `about`, your `words`, and your `plan` (`targets`,
    `allies`, `promised`, `trust` and `threat` by castaway). No game's rules use it.
    """

    answer: Annotated[Any, Meta(description="An object that fits the decision's `schema`.")]
    thought: dict[str, Any] | None = None


class AnswerCheck(Struct, kw_only=True):
    """Whether an answer would be accepted now, and all problems with it if not.

    `doubts` are parts that would be accepted but ignored, such as lines that are not known in a
    notation.
    """

    legal: bool
    errors: list[FieldProblem]
    doubts: list[FieldProblem]
    filled_in: Annotated[
        dict[str, list[dict[str, Any]]],
        Meta(
            description="For each field of the type `acts` that the answer omits or sets to null: "
            "the acts that are read from its words and would count.",
            examples=[{"acts": [{"act": "propose", "about": "ama", "what": None, "by": None}]}],
        ),
    ]


class AsksController(Controller):
    """The decisions of the contestant who sends the request."""

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
            QueryParameter(ge=0, le=MAX_WAIT_SECONDS, description="Seconds to wait for a change."),
        ] = 0.0,
        known: Annotated[
            str, QueryParameter(max_length=200, description="The decisions that you know: `7,i1`.")
        ] = "",
    ) -> OpenAsks:
        """The decisions that you can make now, each with its form, its schema and its deadline.

        With `wait`, the response comes as soon as the open decisions differ from those in `known`,
        at the latest after `wait` seconds. A decision that you have answered stays open until all
        others have answered too: name it in `known`, or the wait ends at once.
        """
        names = {name.strip() for name in known.split(",")} - {""}
        decisions = await _wait_for_change(store, feeds, streams, here, names, wait)
        last = await store.asks.last_answered(here.season, here.seat)
        view = (await feeds.open(here.season)).of(here.viewer)
        then = 0 if last is None else view.until(last - 1)
        return OpenAsks(
            asks=[decisions.shown(ask) for ask in decisions.asks],
            facts_then=then,
            facts_since=len(view.lines) - then,
            over=decisions.over,
        )

    @get("/{ask:str}", summary="Look at one decision")
    async def one(self, ask: FromPath[str], here: given.Seat, store: given.Store) -> AskedDecision:
        """A decision that you can make now."""
        decisions = await table(store, here)
        return decisions.shown(_open(decisions, ask))

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
        """Answer a decision. An invalid answer changes nothing; `errors` names its fields.

        A valid answer is accepted at once, and counts when everybody who is asked has answered. For
        a closed decision the response is 409.
        """
        decisions = await table(store, here)
        open_ask = decisions.find(ask)
        form: Form | None
        if open_ask is not None:
            id, form = open_ask.id, open_ask.form
            if problems := _problems(open_ask.form, data, decisions.seats):
                raise IllegalAnswer(open_ask.kind, problems)
        else:
            id, form = await _closed(store, here, inputs, once, ask, decisions)
        terms = answer_terms(id, form, data.answer, here.seat)
        if data.thought:
            terms["thought"] = data.thought
        return await inputs.put(here, once, "answer", terms)

    @post("/{ask:str}/check", summary="Check an answer", status_code=200)
    async def check(
        self, ask: FromPath[str], data: JSONBody[GivenAnswer], here: given.Seat, store: given.Store
    ) -> AnswerCheck:
        """List all problems with an answer, without giving it."""
        decisions = await table(store, here)
        form = _open(decisions, ask).form
        problems = _problems(form, data, decisions.seats)
        return AnswerCheck(
            legal=not problems,
            errors=[
                FieldProblem(problem.field, problem.wrong, problem.right) for problem in problems
            ],
            doubts=[] if problems else _doubts(form, data.answer),
            filled_in=filled_in(form, data.answer, here.seat),
        )


async def _wait_for_change(
    store: Store, feeds: Feeds, streams: Streams, here: Seat, known: set[str], seconds: float
) -> SeatDecisions:
    """Wait until a seat's open decisions differ from the known ones, at most `seconds`."""
    until = time.monotonic() + seconds
    with streams.joined(here) as stream:
        while True:
            feed = stream.feed = await feeds.open(here.season)
            while feeds.is_current(feed):
                stirred = feed.stirred
                decisions = await table(store, here)
                seconds_left = until - time.monotonic()
                if stream.ended and await changed(store, [here]):
                    raise NotLetIn("the token is no longer valid")
                if (
                    set(decisions.names) != known
                    or decisions.over
                    or stream.ended
                    or seconds_left <= 0
                ):
                    return decisions
                await wait_for(stirred, seconds_left)


def _open(decisions: SeatDecisions, name: str) -> OpenAsk:
    """The open decision with this name. Raises UnknownName."""
    open_ask = decisions.find(name)
    if open_ask is None:
        raise UnknownName("open decision of yours", name, decisions.names)
    return open_ask


async def _closed(
    store: Store, here: Seat, inputs: Inputs, once: Once, ask: str, decisions: SeatDecisions
) -> tuple[str, Form | None]:
    """The id and form of a closed decision, for an answer that is sent again.

    Raises UnknownName, and StaleAsk if the answer was not sent before.
    """
    id = await store.asks.find(here.season, here.seat, *number_in(ask))
    if id is None:
        raise UnknownName("decision of yours", ask, decisions.names)
    if not await inputs.has(here, once):
        raise StaleAsk(ask, CLOSED)
    return id, await store.asks.form(here.season, id)


def _problems(form: Form, given: GivenAnswer, seats: list[str]) -> list[Problem]:
    """All problems with an answer and its thought."""
    _, problems = form.read(given.answer, unsealed)
    try:
        read_thought(given.thought or {}, seats, unsealed)
    except IllegalAnswer as refusal:
        problems += refusal.problems
    return problems


def _doubts(form: Form, answer: Mapping[str, Any]) -> list[FieldProblem]:
    """The lines of a legal answer that are ignored."""
    return [
        FieldProblem(f"{name}[{line - 1}]", f"line {line} does not count ({code})", right)
        for name, field in form.fields.items()
        if isinstance(field, Notated)
        for line, code, right in field.parse_value(answer[name]).refused
    ]
