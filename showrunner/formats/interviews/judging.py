"""DS-9.4: judging claims. Verdicts are told only to producers, so they do not influence players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.facts import AnsweredFor, DecisionRuled, Fact
from showrunner.formats.interviews.book import ClaimMade, InterviewRecord
from showrunner.formats.interviews.claims import UNVERIFIABLE, Claim, Judgement, as_stored, met
from showrunner.formats.interviews.facts import ClaimJudged
from showrunner.kernel import PRODUCERS
from showrunner.questions import Field


def own_sheet(season: Any, seat: str) -> Any:
    """The season as one seat knows it now; claims are asked for and judged by this sheet only."""
    sheet = type(season.sheet)()
    for fact in season.stage.known_to(seat):
        sheet.take(fact)
    return sheet


def judge_at_once(season: Any, interview: InterviewRecord, form: Mapping[str, Field]) -> None:
    """Judge an interview's claims about past and present, and close replaced intentions.

    A claim is unverifiable if the castaway would not say, or if somebody else answered for them.
    So is an intention whose field in the `form` has become outdated (it asked who to vote out,
    but by now the vote is for a winner). A new intention replaces an earlier one of the same name.
    """
    own = own_sheet(season, interview.seat) if interview.claims else None
    for claim_made in interview.claims:
        claim = season.claims[claim_made.claim]
        if claim_made.said is None or interview.spoken_for:
            tell_judgement(season, claim_made, UNVERIFIABLE)
        elif claim.truth is not None:
            truth = as_stored(claim.truth(own, claim_made.seat))
            if _is_in_hand(season, claim, claim_made):
                truth = claim_made.said
            tell_judgement(
                season, claim_made, UNVERIFIABLE if truth is None else met(claim_made, truth)
            )
        else:
            take_back(season, claim_made)
            now = claim.field(own, claim_made.seat)
            if now is None or now.label != form[claim_made.claim].label:
                tell_judgement(season, claim_made, UNVERIFIABLE)


def _is_in_hand(season: Any, claim: Claim, claim_made: ClaimMade) -> bool:
    """Whether the claimed value is what the castaway has decided but has not been told yet."""
    if claim.in_hand is None or not claim_made.sealed:
        return False
    sealed = season.stage.sealed(claim_made.seat)
    return claim_made.said in [
        claim.in_hand(sealed[kind]) for kind in claim.asked_in if kind in sealed
    ]


def take_back(season: Any, replacement: ClaimMade) -> None:
    """Close the same castaway's earlier claims of the same name as unverifiable."""
    for earlier in season.sheet.interviews.open:
        same = earlier.seat == replacement.seat and earlier.claim == replacement.claim
        if same and earlier.number < replacement.number:
            tell_judgement(season, earlier, UNVERIFIABLE)


def judge_what_follows(season: Any, fact: Fact) -> None:
    """Judge the open intentions that a fact decides."""
    for claim_made in season.sheet.interviews.open:
        claim = season.claims[claim_made.claim]
        if isinstance(fact, claim.told_as) and set(claim_made.sealed) & set(claim.asked_in):
            continue
        judgement = None
        if _was_answered_by_another(claim, claim_made, fact):
            judgement = UNVERIFIABLE
        elif claim.follows is not None:
            judgement = claim.follows(season.sheet, claim_made, fact)
        if judgement is not None:
            tell_judgement(season, claim_made, judgement)


def _was_answered_by_another(claim: Claim, claim_made: ClaimMade, fact: Fact) -> bool:
    """Whether somebody else has just given an answer that the claim is about."""
    match fact:
        case AnsweredFor(seat=claim_made.seat):
            return fact.kind in claim.asked_in
        case DecisionRuled(seat=claim_made.seat, verdict="replace"):
            return fact.kind in claim.asked_in
    return False


def close_claims(season: Any) -> None:
    """At the season's end, close all open claims as unverifiable."""
    for claim_made in season.sheet.interviews.open:
        tell_judgement(season, claim_made, UNVERIFIABLE)


def tell_judgement(season: Any, claim_made: ClaimMade, judgement: Judgement) -> None:
    """Tell producers the verdict on a claim."""
    season.tell(
        ClaimJudged(
            seat=claim_made.seat,
            number=claim_made.number,
            claim=claim_made.claim,
            said=claim_made.said,
            verdict=judgement.verdict,
            truth=judgement.truth,
        ),
        PRODUCERS,
    )
