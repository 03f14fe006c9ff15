"""DS-9.4: judging claims. Verdicts are told only to producers, so they do not influence players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.fact import Fact
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
    for made in interview.claims:
        claim = season.claims[made.claim]
        if made.said is None or interview.spoken_for:
            tell_judgement(season, made, UNVERIFIABLE)
        elif claim.truth is not None:
            truth = as_stored(claim.truth(own, made.seat))
            if _is_in_hand(season, claim, made):
                truth = made.said
            tell_judgement(season, made, UNVERIFIABLE if truth is None else met(made, truth))
        else:
            take_back(season, made)
            now = claim.field(own, made.seat)
            if now is None or now.label != form[made.claim].label:
                tell_judgement(season, made, UNVERIFIABLE)


def _is_in_hand(season: Any, claim: Claim, made: ClaimMade) -> bool:
    """Whether the claimed value is what the castaway has decided but has not been told yet."""
    if claim.in_hand is None or not made.sealed:
        return False
    sealed = season.stage.sealed(made.seat)
    return made.said in [claim.in_hand(sealed[kind]) for kind in claim.asked_in if kind in sealed]


def take_back(season: Any, replacement: ClaimMade) -> None:
    """Close the same castaway's earlier claims of the same name as unverifiable."""
    for made in season.sheet.interviews.open:
        same = made.seat == replacement.seat and made.claim == replacement.claim
        if same and made.number < replacement.number:
            tell_judgement(season, made, UNVERIFIABLE)


def judge_what_follows(season: Any, fact: Fact) -> None:
    """Judge the open intentions that a fact decides."""
    for made in season.sheet.interviews.open:
        claim = season.claims[made.claim]
        if isinstance(fact, claim.told_as) and set(made.sealed) & set(claim.asked_in):
            continue
        judgement = claim.follows(season.sheet, made, fact) if claim.follows is not None else None
        if judgement is not None:
            tell_judgement(season, made, judgement)


def close_claims(season: Any) -> None:
    """At the season's end, close all open claims as unverifiable."""
    for made in season.sheet.interviews.open:
        tell_judgement(season, made, UNVERIFIABLE)


def tell_judgement(season: Any, made: ClaimMade, judgement: Judgement) -> None:
    """Tell producers the verdict on a claim."""
    season.tell(
        ClaimJudged(
            seat=made.seat,
            number=made.number,
            claim=made.claim,
            said=made.said,
            verdict=judgement.verdict,
            truth=judgement.truth,
        ),
        PRODUCERS,
    )
