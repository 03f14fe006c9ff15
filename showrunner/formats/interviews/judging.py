"""DS-9.4: what becomes of claims. Verdicts are for producers: nobody's play learns of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.interviews.book import ClaimMade, Interview
from showrunner.formats.interviews.claims import UNVERIFIABLE, Claim, Judgement, as_kept, met
from showrunner.formats.interviews.facts import ClaimJudged
from showrunner.kernel import PRODUCERS
from showrunner.questions import Field


def own_sheet(season: Any, seat: str) -> Any:
    """The season as one seat knows it by now: claims are made and measured by nothing else."""
    sheet = type(season.sheet)()
    for fact in season.stage.known_to(seat):
        sheet.take(fact)
    return sheet


def judge_at_once(season: Any, interview: Interview, form: Mapping[str, Field]) -> None:
    """Compare what was claimed of past and present with the record, and take back old intentions.

    What its castaway would not say, or somebody else said for them, cannot be judged; nor an
    intention that its `form` asked for in other words than it would now (whom to vote out, and one
    votes for a winner by now). Whoever states an intention anew has taken back the earlier one.
    """
    own = own_sheet(season, interview.seat) if interview.claims else None
    for made in interview.claims:
        claim = season.claims[made.claim]
        if made.said is None or interview.spoken_for:
            tell_judgement(season, made, UNVERIFIABLE)
        elif claim.truth is not None:
            truth = as_kept(claim.truth(own, made.seat))
            if _is_in_hand(season, claim, made):
                truth = made.said
            tell_judgement(season, made, UNVERIFIABLE if truth is None else met(made, truth))
        else:
            take_back(season, made)
            now = claim.field(own, made.seat)
            if now is None or now.label != form[made.claim].label:
                tell_judgement(season, made, UNVERIFIABLE)


def _is_in_hand(season: Any, claim: Claim, made: ClaimMade) -> bool:
    """Whether what was claimed is what its castaway has just decided in secret."""
    if claim.in_hand is None or not made.sealed:
        return False
    sealed = season.stage.sealed(made.seat)
    return made.said in [claim.in_hand(sealed[kind]) for kind in claim.asked_in if kind in sealed]


def take_back(season: Any, anew: ClaimMade) -> None:
    """Close the same castaway's earlier claims of this name."""
    for made in season.sheet.interviews.open:
        same = made.seat == anew.seat and made.claim == anew.claim
        if same and made.number < anew.number:
            tell_judgement(season, made, UNVERIFIABLE)


def judge_what_follows(season: Any, fact: Fact) -> None:
    """Look at a fact for the intentions that it decides."""
    for made in season.sheet.interviews.open:
        claim = season.claims[made.claim]
        if isinstance(fact, claim.told_as) and set(made.sealed) & set(claim.asked_in):
            continue
        judgement = claim.follows(season.sheet, made, fact) if claim.follows is not None else None
        if judgement is not None:
            tell_judgement(season, made, judgement)


def close_claims(season: Any) -> None:
    """At the season's end nothing follows any more."""
    for made in season.sheet.interviews.open:
        tell_judgement(season, made, UNVERIFIABLE)


def tell_judgement(season: Any, made: ClaimMade, judgement: Judgement) -> None:
    """Tell producers a verdict."""
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
