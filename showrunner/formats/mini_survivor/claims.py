"""DS-9.4: what a player of Mini-Survivor can claim in an interview.

What one means to vote for or attack is decided by the next submission, if it is one's own: a claim
that anything in it bears out is kept, one that it goes against is broken. Where it votes for nobody
(or attacks nobody), or the one that was named stood out of reach by then, nothing can be said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from showrunner.formats.facts import AnsweredFor, DecisionRuled, Fact
from showrunner.formats.interviews.book import ClaimMade
from showrunner.formats.interviews.claims import (
    UNVERIFIABLE,
    Claim,
    Claims,
    Judgement,
    SuggestedQuestion,
    one_of,
    some_of,
)
from showrunner.formats.interviews.secrets import Secret
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.names import named as seat_of_tag
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.submission import Actions
from showrunner.formats.people import named
from showrunner.questions import Choice, Number, Subset, options

SUBMISSION: Final = "mini_survivor.submission"
MOST_IDOLS: Final = 20
"""As many idols can be claimed, or more where one has more."""


def _pieces(sheet: MiniSheet, seat: str) -> Subset:
    return some_of("Which living Survivors are yours", tuple(map(str, sheet.living)))


def _idols(sheet: MiniSheet, seat: str) -> Number:
    most = max(MOST_IDOLS, sheet.players[seat].idols)
    return Number(label="How many idols you have", most=most, may_pass=True)


def _vote(sheet: MiniSheet, seat: str) -> Choice | None:
    if not sheet.owned(seat):
        return None
    others = [one for one in sheet.living if sheet.survivors[one].owner != seat]
    label = "Which Survivor yours mean to vote for next"
    return one_of(label, options(map(str, others)))


def _attack(sheet: MiniSheet, seat: str) -> Choice | None:
    if not sheet.owned(seat):
        return None
    others = [other for other in sheet.in_play if other != seat]
    return one_of("Whose Survivors yours mean to attack next", named(sheet, others))


def _vote_follows(sheet: MiniSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    if isinstance(fact, facts.SubmissionSent) and fact.seat == claim.seat:
        votes = Actions.of(fact.lines).votes.values()
        did = [str(one) for one in sorted(set(votes))]
        return _submitted(claim, did, within_reach(sheet, claim.seat, int(claim.said)))
    return _cannot_follow(sheet, claim, fact)


def _attack_follows(sheet: MiniSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    if isinstance(fact, facts.SubmissionSent) and fact.seat == claim.seat:
        seats = {player.tag: seat for seat, player in sheet.players.items()}
        guesses = {
            seat_of_tag(attack.guess, seats) for attack in Actions.of(fact.lines).attacks.values()
        }
        whose = [seat for seat in sheet.players if seat in guesses]
        return _submitted(claim, whose, claim.said in sheet.in_play)
    return _cannot_follow(sheet, claim, fact)


def within_reach(sheet: MiniSheet, seat: str, one: int) -> bool:
    """Whether a Survivor stands in a tribe with one of the player's, who can vote for it (MS-4)."""
    tribes = {sheet.survivors[own].tribe for own in sheet.owned(seat)} - {""}
    return sheet.survivors[one].alive and sheet.survivors[one].tribe in tribes


def _submitted(claim: ClaimMade, did: Sequence[str], possible: bool) -> Judgement:
    if claim.said in did:
        return Judgement("kept", list(did))
    return Judgement("broken" if did and possible else "unverifiable", list(did))


def _cannot_follow(sheet: MiniSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    """Somebody else has submitted, or there will be no submission any more."""
    match fact:
        case AnsweredFor(seat=claim.seat) if fact.kind == SUBMISSION:
            return UNVERIFIABLE
        case DecisionRuled(seat=claim.seat, verdict="replace") if fact.kind == SUBMISSION:
            return UNVERIFIABLE
        case facts.PlayerRemoved(seat=claim.seat) | facts.MatchEnded():
            return UNVERIFIABLE
    return None


CLAIMS: Claims = {
    "pieces": Claim(
        help="which living Survivors are one's own",
        field=_pieces,
        truth=lambda sheet, seat: [str(one) for one in sheet.owned(seat)],
    ),
    "idols": Claim(
        help="how many idols one has",
        field=_idols,
        truth=lambda sheet, seat: sheet.players[seat].idols,
    ),
    "vote": Claim(
        help="which Survivor one's own mean to vote for next",
        field=_vote,
        follows=_vote_follows,
        asked_in=(SUBMISSION,),
        told_as=(facts.SubmissionSent,),
    ),
    "attack": Claim(
        help="whose Survivors one's own mean to attack next, by what one believes",
        field=_attack,
        follows=_attack_follows,
        asked_in=(SUBMISSION,),
        told_as=(facts.SubmissionSent,),
    ),
}

SUGGESTED: tuple[SuggestedQuestion, ...] = (
    SuggestedQuestion("Which ones are yours?", ("pieces",)),
    SuggestedQuestion("Whose Survivors have you found out, and what of it?", ("attack",)),
    SuggestedQuestion("Who is to go at the next vote?", ("vote",)),
    SuggestedQuestion("How well are you armed?", ("idols",)),
)


def secrets(sheet: MiniSheet) -> Iterator[Secret]:
    """CM-25: whose each Survivor is."""
    for one, survivor in sheet.survivors.items():
        if survivor.owner:
            yield sheet.names[survivor.owner], str(one)
