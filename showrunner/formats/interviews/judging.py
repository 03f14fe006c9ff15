"""DS-9.4: what becomes of claims. Verdicts are for producers: nobody's play learns of them."""

from __future__ import annotations

from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.interviews.book import ClaimMade, Interview
from showrunner.formats.interviews.claims import UNVERIFIABLE, Judgement, as_kept, met
from showrunner.formats.interviews.facts import ClaimJudged
from showrunner.kernel import PRODUCERS


def own_sheet(season: Any, seat: str) -> Any:
    """The season as one seat knows it by now: claims are made and measured by nothing else."""
    sheet = type(season.sheet)()
    for fact in season.stage.known_to(seat):
        sheet.take(fact)
    return sheet


def judge_at_once(season: Any, interview: Interview) -> None:
    """Compare what was claimed of past and present with the record, and take back old intentions.

    What its castaway would not say, or somebody else said for them, cannot be judged. Whoever
    states an intention anew has taken back the earlier one.
    """
    own = own_sheet(season, interview.seat) if interview.claims else None
    for made in interview.claims:
        claim = season.claims[made.claim]
        if made.said is None or interview.spoken_for:
            tell_judgement(season, made, UNVERIFIABLE)
        elif claim.truth is None:
            take_back(season, made)
        else:
            truth = as_kept(claim.truth(own, made.seat))
            tell_judgement(season, made, UNVERIFIABLE if truth is None else met(made, truth))


def take_back(season: Any, anew: ClaimMade) -> None:
    """Close the same castaway's earlier claims of this name."""
    for made in season.sheet.interviews.open:
        same = made.seat == anew.seat and made.claim == anew.claim
        if same and made.number < anew.number:
            tell_judgement(season, made, UNVERIFIABLE)


def judge_what_follows(season: Any, fact: Fact) -> None:
    """Look at a fact for the intentions that it decides."""
    for made in season.sheet.interviews.open:
        follows = season.claims[made.claim].follows
        judgement = follows(season.sheet, made, fact) if follows is not None else None
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
