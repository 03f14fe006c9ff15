"""Routes for producers' influence on a season: held answers, rulings, interviews, the ledger."""

from __future__ import annotations

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
from showrunner.formats.interviews.book import Honesty, InterviewRecord
from showrunner.formats.ledger import LedgerAct, reason, verdict
from showrunner.store import Store
from showrunner.store.held_answers import AnswerOnHold, holds


class HeldAnswerTold(Struct, kw_only=True):
    """An answer that waits for a ruling; `ask` is its decision, `entry` its entry in the journal.

    `form` is the form of the question; null if none is stored, as for the decisions of bots.
    """

    ask: str
    kind: str
    seat: str
    entry: int
    answer: dict[str, Any]
    form: dict[str, Any] | None


class HeldAnswers(Struct, kw_only=True):
    """The kinds of decision whose answers are held, and the answers that wait for a ruling.

    `waiting` are the kinds last asked for, if the season has not applied that yet: they replace
    `kinds` when it continues.
    """

    kinds: list[str]
    waiting: list[str] | None
    answers: list[HeldAnswerTold]


class NewHold(Struct, forbid_unknown_fields=True):
    """The kinds of decision whose answers shall be held; an empty list stops holding."""

    kinds: Annotated[list[Word], Meta(max_length=100, examples=[["survivor.ballot"]])]


class NewRuling(Struct, forbid_unknown_fields=True, kw_only=True):
    """A ruling on a held answer.

    `release` lets it count, `veto` discards it and asks again, `replace` replaces it by `answer`.
    """

    ask: Word
    verdict: Literal["release", "veto", "replace"]
    answer: dict[str, Any] | UnsetType = UNSET


class InterviewClaim(Struct, kw_only=True):
    """A claim in an interview; `said` is null if the castaway did not say.

    `truth` is what it was compared with; `verdict` is null while it is open.
    """

    claim: str
    said: Any
    verdict: Literal["kept", "broken", "unverifiable"] | None
    truth: Any


class InterviewTold(Struct, kw_only=True):
    """A private question with its answer and claims.

    `spoken_for` is whether somebody else gave the answer; `apart` whether the castaway's player
    does not use it in the game. Erased texts are null.
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
    """How many of a castaway's claims have each verdict."""

    kept: int
    broken: int
    unverifiable: int
    open: int


class InterviewList(Struct, kw_only=True):
    """The season's interviews in order, and how honest each castaway was."""

    interviews: list[InterviewTold]
    honesty: dict[str, HonestyCount]


class LedgerTold(Struct, kw_only=True):
    """Whether the season is produced or untouched, the same as a sentence, and every act.

    `reason` is the end of that sentence, for pages that word the rest themselves.
    """

    produced: bool
    verdict: str
    reason: str
    acts: list[LedgerAct]


class ProductionController(Controller):
    """Held answers, interviews and the ledger of a season."""

    path = "/seasons/{season:str}"
    tags = ("production",)

    @get("/holds", summary="Held answers")
    async def held_answers(
        self, request: Request[Actor, Any, Any], here: given.Seat, store: given.Store
    ) -> Response[HeldAnswers]:
        """The kinds of decision that are held, and the answers that wait for a ruling."""
        here.need_producer()
        held_now = await holds(store.database, here.season)
        answers = [await _held(store, here.season, one) for one in held_now.answers]
        inputs = await store.inbox.waiting(here.season)
        asked_for = [one.terms["kinds"] for one in inputs if one.kind == "hold"]
        waiting = asked_for[-1] if asked_for else None
        response = HeldAnswers(kinds=list(held_now.kinds), waiting=waiting, answers=answers)
        return tagged(request, encode_words(response))

    @put("/holds", summary="Hold answers")
    async def hold(
        self, data: JSONBody[NewHold], here: given.Seat, once: given.Once, orders: given.OrderDesk
    ) -> Response[Taken]:
        """Hold answers to these kinds of decision, and no others, until you rule on each.

        The kinds are the `decisions` of `GET /formats/NAME`. Players are not told of it.
        """
        return await orders.put(here, once, "hold", {"kinds": data.kinds})

    @post("/rulings", summary="Rule on a held answer", status_code=200)
    async def rule(
        self, data: JSONBody[NewRuling], here: given.Seat, once: given.Once, orders: given.OrderDesk
    ) -> Response[Taken]:
        """Release a held answer, veto it (the seat is asked again), or replace it."""
        if (data.verdict == "replace") != (data.answer is not UNSET):
            wrong = f"answer: {data.verdict} " + ("without" if data.answer is UNSET else "with one")
            raise WrongParameter(wrong, "give `answer` with `replace`, and only with `replace`")
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
    ) -> Response[InterviewList]:
        """The private questions, answers and claims, and whether the claims were true.

        Questions are asked by the order `interview`. Castaways never see verdicts while they play.
        """
        here.need_producer()
        sheet = eyes.format.sheet_of(eyes.story, eyes.viewer)
        if seat is not None and seat not in sheet.names:
            raise WrongParameter(f"seat: there is no seat {seat!r}", suggest(seat, sheet.names))
        seats = [one for one in sheet.names if seat in (None, one)]
        interviews = InterviewList(
            interviews=[
                _interview(one) for one in sheet.interviews.interviews if one.seat in seats
            ],
            honesty={who: _counted(one) for who, one in sheet.honesty.items() if who in seats},
        )
        return tagged(request, encode_words(interviews))

    @get("/ledger", summary="The ledger")
    async def ledger(
        self, request: Request[Actor, Any, Any], here: given.Seat, eyes: given.Eyes
    ) -> Response[LedgerTold]:
        """Whether the season is untouched or produced, and by which acts."""
        here.need_producer()
        hand = eyes.format.hand(told.fact for told in eyes.story)
        told = LedgerTold(
            produced=hand.produced, verdict=verdict(hand), reason=reason(hand), acts=hand.acts
        )
        return tagged(request, encode_words(told))


async def _held(store: Store, season: str, one: AnswerOnHold) -> HeldAnswerTold:
    form = await store.asks.form(season, one.ask)
    return HeldAnswerTold(**one._asdict(), form=None if form is None else form.form())


def _interview(interview: InterviewRecord) -> InterviewTold:
    return InterviewTold(
        seat=interview.seat,
        question=interview.question.words,
        asks=list(interview.asks),
        apart=interview.apart,
        answered=interview.answered,
        words=None if interview.words is None else interview.words.words,
        spoken_for=interview.spoken_for,
        claims=[
            InterviewClaim(
                claim=claim.claim, said=claim.said, verdict=claim.verdict, truth=claim.truth
            )
            for claim in interview.claims
        ],
    )


def _counted(honesty: Honesty) -> HonestyCount:
    return HonestyCount(
        kept=honesty.kept,
        broken=honesty.broken,
        unverifiable=honesty.unverifiable,
        open=honesty.open,
    )
