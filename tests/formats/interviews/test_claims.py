"""DS-9.4: claims of any game, judged as its record says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import Misused, OrderRefused
from showrunner.formats.facts import ClaimJudged, InterviewAnswered, encode_words
from showrunner.formats.format import Format, format_names, load_format
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.interviews.asking import interview_question
from showrunner.formats.interviews.claims import Claim, some_of
from showrunner.formats.survivor import facts
from showrunner.kernel import Dice, Order, Text, contestant
from showrunner.questions import Number
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.seasons import settings_for, sizes
from tests.formats.bidding import FORMAT as BIDDING
from tests.quick import whole_seasons

FORMATS = [load_format(name) for name in format_names()]
each = pytest.mark.parametrize("format", FORMATS, ids=format_names())


def asked_all_along(format: Format, bot: str, seed: int, size: int) -> Rehearsal:
    """A season in which now and then somebody is asked for every claim that the game has."""
    season = Rehearsal(settings_for(format, size, bot), f"claims {seed}")
    dice = Dice(b"claims", (seed,))
    seats = [person.id for person in season.settings.cast]
    season.start()
    while (ask := season.next_ask()) is not None:
        if dice.chance(1, 20):
            terms = {"seat": dice.pick(seats), "question": "?", "claims": list(format.claims)}
            season.enter(Order("interview", terms, salt=f"{season.kernel.entries:016x}"))
        season.answer(ask)
    return season


def judged(season: Rehearsal) -> Iterator[ClaimJudged]:
    for told in season.kernel.story.told:
        if isinstance(told.fact, ClaimJudged):
            yield told.fact


@each
def test_DS_9_4_the_rules_and_the_format_have_the_same_claims(format: Format) -> None:
    size = sizes(format.name)[0]
    season = format.staged(settings_for(format, size, "bot:random"))
    assert season.claims is format.claims
    assert {name for one in format.suggested_questions for name in one.claims} <= set(format.claims)
    assert all(one.question.strip() for one in format.suggested_questions)


@each
def test_DS_9_4_a_sensible_bot_says_nothing_false_of_past_and_present(format: Format) -> None:
    found = set()
    for seed in range(2):
        for fact in judged(asked_all_along(format, "bot:sensible", seed, sizes(format.name)[2])):
            if format.claims[fact.claim].truth is not None:
                found.add(fact.verdict)
                assert fact.verdict == "kept" or fact.said is None or fact.truth is None
    assert "kept" in found


@each
@whole_seasons
@given(seed=st.integers(0, 10_000))
def test_DS_9_4_claims_of_the_past_are_judged_as_the_record_says(format: Format, seed: int) -> None:
    """Whatever is claimed: kept is what is so by then, broken what is not; each once."""
    season = asked_all_along(format, "bot:random", seed, sizes(format.name)[0])
    numbers: dict[str, set[int]] = {}
    story = season.kernel.story.told
    for place, told in enumerate(story):
        fact = told.fact
        if not isinstance(fact, ClaimJudged):
            continue
        assert fact.number not in numbers.setdefault(fact.seat, set())
        numbers[fact.seat].add(fact.number)
        truth = format.claims[fact.claim].truth
        if truth is None:
            continue
        so = truth(format.sheet_of(story[:place], contestant(fact.seat)), fact.seat)
        so = list(so) if isinstance(so, tuple) else so
        right = "kept" if fact.said == so else "broken"
        assert fact.verdict == ("unverifiable" if None in (fact.said, so) else right)
    made = {
        seat: len(claims)
        for seat, claims in season.kernel.rules.sheet.interviews.made.items()  # type: ignore[attr-defined]
    }
    assert {seat: len(those) for seat, those in numbers.items()} == made


@whole_seasons
@given(seed=st.integers(0, 10_000))
def test_DS_9_4_the_record_of_the_dice_season_is_its_facts(seed: int) -> None:
    """The same for Survivor, reckoned out of plain facts and no sheet."""
    season = asked_all_along(load_format("survivor"), "bot:random", seed, 7)
    points: dict[str, int] = {}
    ballots: dict[str, str] = {}
    trades: dict[str, str] = {}
    hands: dict[str, tuple[str, str]] = {}
    for told in season.kernel.story.told:
        match told.fact:
            case facts.PointsChanged() as fact:
                for seat in fact.seats:
                    points[seat] = points.get(seat, 0) + fact.amount
            case facts.BallotCast(name=str(name)) as fact:
                ballots[fact.seat] = name
            case facts.CompetitionEntered() as fact:
                trades[fact.seat] = "yes" if fact.trade else "no"
            case facts.CardGained() as fact:
                hands[fact.card] = fact.seat, fact.kind
            case facts.CardPlayed() | facts.CardLost() as fact:
                hands.pop(fact.card, None)
            case ClaimJudged(verdict="kept" | "broken") as fact:
                seat = fact.seat
                record: dict[str, Any] = {
                    "points": points.get(seat, 0),
                    "voted": ballots.get(seat),
                    "traded": trades.get(seat),
                    "holds": sorted({kind for holder, kind in hands.values() if holder == seat}),
                }
                if fact.claim in record:
                    said = sorted(fact.said) if isinstance(fact.said, list) else fact.said
                    assert (fact.verdict == "kept") == (said == record[fact.claim])


def test_DS_9_4_a_game_without_claims_has_none_to_ask_for() -> None:
    assert not BIDDING.claims
    assert not BIDDING.suggested_questions


def test_DS_9_4_an_answer_without_claims_is_written_as_ever() -> None:
    fact = InterviewAnswered(seat="ada", words=None)
    assert encode_words(fact) == b'{"fact":"InterviewAnswered","seat":"ada","words":null}'


def test_DS_9_4_a_claim_is_of_the_record_or_an_intention() -> None:
    with pytest.raises(Misused, match="either `truth` or `follows`"):
        Claim(help="neither", field=lambda sheet, seat: None)


def test_DS_9_4_bots_fill_in_what_is_so_and_what_they_plan() -> None:
    claims = {
        "age": Claim(help="", field=lambda *_: None, truth=lambda sheet, seat: sheet[seat]),
        "plan": Claim(help="", field=lambda *_: None, follows=lambda *_: None),
    }
    fields = {
        "age": Number(most=50, may_pass=True),
        "plan": some_of("", ("rest", "run")),
        "unknown": Number(most=3, may_pass=True),
    }
    form = interview_question(Text("", "?"), dict(fields))

    def said(age: int, plans: dict[str, Any]) -> Any:
        return truthful(form, claims, {"ada": age}, "ada", plans)["claims"]

    assert said(30, {"plan": ("run",)}) == {"age": 30, "plan": ("run",), "unknown": None}
    assert said(70, {"plan": ("fly",), "age": 20}) == {"age": None, "plan": None, "unknown": None}
    assert truthful(interview_question(Text("", "?"), {}), claims, {}, "ada", {}) == {}


def test_DS_9_4_the_order_names_the_claims_there_are() -> None:
    format = load_format("survival")
    season = Rehearsal(settings_for(format, sizes("survival")[0], "bot:random"), "names")
    season.start()
    seat = season.settings.cast[0].id
    with pytest.raises(OrderRefused, match="no claim 'rule'; did you mean 'role'"):
        season.enter(Order("interview", {"seat": seat, "question": "?", "claims": ["rule"]}))
