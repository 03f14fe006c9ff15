"""The producers' hand in a season: answers held back and ruled on, interviews, the ledger."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, get, post, put
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.inputs import Taken
from showrunner.api.paging import QueryWord, tagged
from showrunner.api.season_models import Word
from showrunner.errors import WrongParameter, suggest
from showrunner.formats.facts import encode_words
from showrunner.formats.interviews.book import Honesty, Interview
from showrunner.formats.ledger import reason, verdict
from showrunner.store import Store
from showrunner.store.held_answers import AnswerOnHold, holds


class HeldAnswer(Struct, kw_only=True):
    """An answer that waits for a ruling; `ask` names it, and `entry` is the one it came with.

    `form` is what was asked, as whoever answers would fill it in; null where none was kept, as of
    what a bot decides.
    """

    ask: str
    kind: str
    seat: str
    entry: int
    answer: dict[str, Any]
    form: dict[str, Any] | None


class Held(Struct, kw_only=True):
    """The kinds of decision whose answers are held from now on, and the answers that wait.

    `waiting` are the kinds that you asked for last, where the season has not taken that yet (it
    does when it goes on): they take the place of `kinds` then.
    """

    kinds: list[str]
    waiting: list[str] | None
    answers: list[HeldAnswer]


class NewHold(Struct, forbid_unknown_fields=True):
    """The kinds of decision whose answers are to be held; none: hold nothing any more."""

    kinds: Annotated[list[Word], Meta(max_length=100, examples=[["survivor.ballot"]])]


class NewRuling(Struct, forbid_unknown_fields=True, kw_only=True):
    """What becomes of a held answer.

    `release` lets it count, `veto` throws it out and asks again, `replace` puts `answer` in its
    place.
    """

    ask: Word
    verdict: Literal["release", "veto", "replace"]
    answer: dict[str, Any] | UnsetType = UNSET


class InterviewClaim(Struct, kw_only=True):
    """What a castaway claimed, null where they would not say; `verdict` is null while it is open.

    `truth` is what it was compared with.
    """

    claim: str
    said: Any
    verdict: Literal["kept", "broken", "unverifiable"] | None
    truth: Any


class InterviewTold(Struct, kw_only=True):
    """A private question with all that came of it.

    `spoken_for` is whether somebody else gave the answer; `apart` whether it stays out of what the
    castaway plays on. Words that were erased are null.
    """

    seat: str
    question: str | None
    asks: list[str]
    apart: bool
    answered: bool
    words: str | None
    spoken_for: bool
    claims: list[InterviewClaim]


class HonestyCount(Struct, kw_only=True):
    """How a castaway's claims were judged so far."""

    kept: int
    broken: int
    unverifiable: int
    open: int


class Interviews(Struct, kw_only=True):
    """The season's interviews in the order of asking, and how honest each castaway was."""

    interviews: list[InterviewTold]
    honesty: dict[str, HonestyCount]


class Act(Struct, kw_only=True):
    """What somebody did to the season: who, when, what, and what became of it, in words.

    `round` is 0 before the first. `touches` says whether it makes the season "produced".
    """

    by: str
    round: int
    phase: str
    what: str
    terms: dict[str, Any]
    result: str
    touches: bool


class Ledger(Struct, kw_only=True):
    """Whether the season is untouched or produced, that in a sentence, and every act.

    `reason` is the end of that sentence, for pages that say the rest in their own way.
    """

    produced: bool
    verdict: str
    reason: str
    acts: list[Act]


class ProductionController(Controller):
    """The producers' hand in a season."""

    path = "/seasons/{season:str}"
    tags = ("production",)

    @get("/holds", summary="Held answers")
    async def held_answers(
        self, request: Request[Actor, Any, Any], here: given.Seat, store: given.Store
    ) -> Response[Held]:
        """The kinds of decision that are held back, and the answers that wait for a ruling."""
        here.need_producer()
        found = await holds(store.database, here.season)
        answers = [await _held(store, here.season, one) for one in found.answers]
        inputs = await store.inbox.waiting(here.season)
        asked_for = [one.terms["kinds"] for one in inputs if one.kind == "hold"]
        waiting = asked_for[-1] if asked_for else None
        told = Held(kinds=list(found.kinds), waiting=waiting, answers=answers)
        return tagged(request, encode_words(told))

    @put("/holds", summary="Hold answers")
    async def hold(
        self, data: JSONBody[NewHold], here: given.Seat, once: given.Once, orders: given.OrderDesk
    ) -> Response[Taken]:
        """Hold from now on the answers to just these kinds of decision, until you rule on each.

        `decisions` of `GET /formats/NAME` are the kinds. Whoever answered is told nothing of it.
        """
        return await orders.put(here, once, "hold", {"kinds": data.kinds})

    @post("/rulings", summary="Rule on a held answer", status_code=200)
    async def rule(
        self, data: JSONBody[NewRuling], here: given.Seat, once: given.Once, orders: given.OrderDesk
    ) -> Response[Taken]:
        """Let a held answer count, have it given anew, or put another in its place."""
        if (data.verdict == "replace") != (data.answer is not UNSET):
            wrong = f"answer: {data.verdict} " + ("without" if data.answer is UNSET else "with one")
            raise WrongParameter(wrong, "give `answer` with `replace`, and with no other verdict")
        value = {} if data.answer is UNSET else data.answer
        terms = {"ask": data.ask, "verdict": data.verdict, "value": value}
        return await orders.put(here, once, "ruling", terms)

    @get("/interviews", summary="Interviews")
    async def interviews(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        eyes: given.Eyes,
        seat: QueryWord = None,
    ) -> Response[Interviews]:
        """What was asked in private, answered and claimed, and what of it was so.

        A question is put by the order `interview`. Castaways never see verdicts while they play.
        """
        here.need_producer()
        sheet = eyes.format.sheet_of(eyes.story, eyes.viewer)
        if seat is not None and seat not in sheet.names:
            raise WrongParameter(f"seat: there is no seat {seat!r}", suggest(seat, sheet.names))
        meant = [one for one in sheet.names if seat in (None, one)]
        told = Interviews(
            interviews=[
                _interview(one) for one in sheet.interviews.interviews if one.seat in meant
            ],
            honesty={who: _counted(one) for who, one in sheet.honesty.items() if who in meant},
        )
        return tagged(request, encode_words(told))

    @get("/ledger", summary="The producers' hand")
    async def ledger(
        self, request: Request[Actor, Any, Any], here: given.Seat, eyes: given.Eyes
    ) -> Response[Ledger]:
        """Whether the season is untouched or produced, and by which acts."""
        here.need_producer()
        hand = eyes.format.hand(told.fact for told in eyes.story)
        acts = [Act(**asdict(one)) for one in hand.acts]
        told = Ledger(produced=hand.produced, verdict=verdict(hand), reason=reason(hand), acts=acts)
        return tagged(request, encode_words(told))


async def _held(store: Store, season: str, one: AnswerOnHold) -> HeldAnswer:
    form = await store.asks.form(season, one.ask)
    return HeldAnswer(**one._asdict(), form=None if form is None else form.form())


def _interview(one: Interview) -> InterviewTold:
    return InterviewTold(
        seat=one.seat,
        question=one.question.words,
        asks=list(one.asks),
        apart=one.apart,
        answered=one.answered,
        words=None if one.words is None else one.words.words,
        spoken_for=one.spoken_for,
        claims=[
            InterviewClaim(claim=made.claim, said=made.said, verdict=made.verdict, truth=made.truth)
            for made in one.claims
        ],
    )


def _counted(honesty: Honesty) -> HonestyCount:
    return HonestyCount(
        kept=honesty.kept,
        broken=honesty.broken,
        unverifiable=honesty.unverifiable,
        open=honesty.open,
    )
