"""DS-9.4: what a player of Mini-Survivor can claim in an interview.

Claims about the next vote or attack are judged by the player's next submission, if they send it
themselves. A claim is kept if any vote (or attack) in it matches, otherwise broken. It cannot be
judged if the submission has no vote (or attack), or the claimed target was out of reach by then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from showrunner.formats.facts import Fact
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
from showrunner.formats.mini_survivor.names import seat_named
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.submission import Actions
from showrunner.formats.people import named
from showrunner.questions import Choice, Number, Subset, options

SUBMISSION: Final = "mini_survivor.submission"
MAX_CLAIMED_IDOLS: Final = 20
"""How many idols a player can claim to have; a player who has more can claim their number."""


def _pieces(sheet: MiniSheet, seat: str) -> Subset:
    return some_of("Which living Survivors are yours", tuple(map(str, sheet.living)))


def _idols(sheet: MiniSheet, seat: str) -> Number:
    most = max(MAX_CLAIMED_IDOLS, sheet.players[seat].idols)
    return Number(label="How many idols you have", most=most, may_pass=True)


def _vote(sheet: MiniSheet, seat: str) -> Choice | None:
    if not sheet.owned(seat):
        return None
    others = [number for number in sheet.living if sheet.survivors[number].owner != seat]
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
        targets = [str(number) for number in sorted(set(votes))]
        return _judge(claim, targets, can_be_voted_for(sheet, claim.seat, int(claim.said)))
    return _unverifiable_by(claim, fact)


def _attack_follows(sheet: MiniSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    if isinstance(fact, facts.SubmissionSent) and fact.seat == claim.seat:
        seats = {player.tag: seat for seat, player in sheet.players.items()}
        guesses = {
            seat_named(attack.guess, seats) for attack in Actions.of(fact.lines).attacks.values()
        }
        targets = [seat for seat in sheet.players if seat in guesses]
        return _judge(claim, targets, claim.said in sheet.in_play)
    return _unverifiable_by(claim, fact)


def can_be_voted_for(sheet: MiniSheet, seat: str, number: int) -> bool:
    """MS-4.1: whether a Survivor is in a tribe where a Survivor of the player's can vote for it."""
    tribes = {sheet.survivors[own].tribe for own in sheet.owned(seat)} - {""}
    return sheet.survivors[number].alive and sheet.survivors[number].tribe in tribes


def _judge(claim: ClaimMade, targets: Sequence[str], possible: bool) -> Judgement:
    """Judge a claim by the targets of a submission; `possible` if it could have been kept."""
    if claim.said in targets:
        return Judgement("kept", list(targets))
    return Judgement("broken" if targets and possible else "unverifiable", list(targets))


def _unverifiable_by(claim: ClaimMade, fact: Fact) -> Judgement | None:
    """The claim can no longer be judged: no submission of the player will come."""
    match fact:
        case facts.PlayerRemoved(seat=claim.seat) | facts.MatchEnded():
            return UNVERIFIABLE
    return None


CLAIMS: Claims = {
    "pieces": Claim(
        help="which living Survivors they own",
        field=_pieces,
        truth=lambda sheet, seat: [str(number) for number in sheet.owned(seat)],
    ),
    "idols": Claim(
        help="how many idols they have",
        field=_idols,
        truth=lambda sheet, seat: sheet.players[seat].idols,
    ),
    "vote": Claim(
        help="which Survivor their own Survivors will vote for next",
        field=_vote,
        follows=_vote_follows,
        asked_in=(SUBMISSION,),
        told_as=(facts.SubmissionSent,),
    ),
    "attack": Claim(
        help="whose Survivors they mean to attack next, as they guess the owners",
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
    """CM-25: the owner of each Survivor."""
    for number, survivor in sheet.survivors.items():
        if survivor.owner:
            yield sheet.names[survivor.owner], str(number)
