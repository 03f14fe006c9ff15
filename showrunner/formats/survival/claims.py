"""DS-9.4: what a contestant of Survival can claim in an interview.

A `vote` claim is judged by the contestant's next ballot in a Conference's vote, provided that they
voted themselves and that the contestant they had named was alive and took part. A re-vote decides
nothing. A `night` claim names the contestant on whom the role was used in the night of this round;
only contestants who used their role on somebody are asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.facts import Fact
from showrunner.formats.interviews.book import ClaimMade
from showrunner.formats.interviews.claims import (
    UNVERIFIABLE,
    Claim,
    Claims,
    Judgement,
    SuggestedQuestion,
    met,
    one_of,
)
from showrunner.formats.interviews.secrets import Secret
from showrunner.formats.people import named
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import CARDS
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.questions import Choice, Option


def _role(sheet: SurvivalSheet, seat: str) -> Choice | None:
    cards = tuple(Option(role, card.name) for role, card in CARDS.items())
    return one_of("Which card you have", cards)


def _night(sheet: SurvivalSheet, seat: str) -> Choice | None:
    if acted_on(sheet, seat) is None:
        return None
    return one_of("Whom you used your role on last night", named(sheet, list(sheet.players)))


def acted_on(sheet: SurvivalSheet, seat: str) -> str | None:
    """The contestant on whom `seat` used their role in the night of this round, if any."""
    match sheet.players[seat].role:
        case "ranger":
            return sheet.protected.get(sheet.round)
        case "engineer":
            return sheet.bombed or sheet.shielded
        case "scientist":
            return sheet.asked_about
        case "agency":
            return sheet.summoned
    return sheet.target if sheet.players[seat].side == "evil" else None


def _vote(sheet: SurvivalSheet, seat: str) -> Choice | None:
    if not sheet.players[seat].alive:
        return None
    others = [other for other in sheet.living if other != seat]
    return one_of("Whom you mean to vote for next", named(sheet, others))


def _vote_follows(sheet: SurvivalSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    match fact:
        case facts.BallotCast(seat=claim.seat, step="vote" | "accuse"):
            if fact.name != claim.said and claim.said not in sheet.participants:
                return Judgement("unverifiable", fact.name)
            return met(claim, fact.name or "nobody")
        case facts.Eliminated() if fact.seat in (claim.seat, claim.said):
            return UNVERIFIABLE
        case facts.SeasonWon():
            return UNVERIFIABLE
    return None


CLAIMS: Claims = {
    "role": Claim(
        help="which card they have",
        field=_role,
        truth=lambda sheet, seat: sheet.players[seat].role or None,
    ),
    "night": Claim(help="whom they used their role on last night", field=_night, truth=acted_on),
    "vote": Claim(
        help="whom they will vote for next",
        field=_vote,
        follows=_vote_follows,
        asked_in=("survival.vote",),
        told_as=(facts.BallotCast,),
    ),
}

SUGGESTED: tuple[SuggestedQuestion, ...] = (
    SuggestedQuestion("Who are you, really?", ("role",)),
    SuggestedQuestion("What did you do last night?", ("night",)),
    SuggestedQuestion("Who has to go today?", ("vote",)),
)


def secrets(sheet: SurvivalSheet) -> Iterator[Secret]:
    """CM-25: each contestant's card, and which of them are Evil."""
    for seat, player in sheet.players.items():
        if player.role:
            yield sheet.names[seat], CARDS[player.role].name
        if player.side == "evil":
            yield sheet.names[seat], "Evil"
