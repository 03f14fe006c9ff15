"""DS-9.4: what castaways can claim in an interview, and how an intention is judged later.

- *vote*: judged by the castaway's next ballot (for a juror: by the jury ballot), provided that they
  decided it themselves and the named castaway could be voted for. Of several ballots, a single one
  for the named castaway is enough. A re-vote is a different question and is not used.
- *winner*: judged by the castaway's jury ballot, provided that they become a juror and the named
  castaway a finalist.
- *trust*: judged only by ballots and cards. A ballot against the most trusted castaway breaks the
  claim. A ballot against the least trusted one keeps it, and a card that makes them immune breaks
  it.

Otherwise the claim ends as unverifiable: when somebody else decides the castaway's ballot, or when
either of the two leaves the game. A ballot decided before the claim was made is not used, even if
it is read afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

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
    some_of,
)
from showrunner.formats.interviews.secrets import Secret
from showrunner.formats.people import named
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards import CARDS
from showrunner.formats.survivor.cards.effects import Immune
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.questions import Choice, Field, Number, options

JURY_BALLOT: Final = "survivor.jury_ballot"
VOTES: Final = ("survivor.ballot", JURY_BALLOT)
BALLOTS: Final = ("survivor.ballot", "survivor.revote")
OUT: Final = ("voted out", "juror", "removed")
VOTED_AGAINST: Final = "voted against"
PROTECTED: Final = "protected"
MAX_CLAIMED_POINTS: Final = 20
"""The most reward points that a castaway can claim, unless they have more."""


# -- past and present ------------------------------------------------------------------------------


def known_kinds(sheet: SurvivorSheet, seat: str) -> tuple[str, ...]:
    """The kinds of card that this castaway knows of: those of the deck and in their own hand."""
    return tuple(dict.fromkeys([*CARDS, *(card.kind for card in sheet.hand(seat).values())]))


def _holds_field(sheet: SurvivorSheet, seat: str) -> Field | None:
    if sheet.players[seat].status != "active":
        return None
    return some_of("The kinds of card you hold", known_kinds(sheet, seat))


def kinds_held(sheet: SurvivorSheet, seat: str) -> tuple[str, ...] | None:
    """The kinds of card that a castaway holds, each once; None if they are out of the game."""
    if sheet.players[seat].status != "active":
        return None
    kinds = {card.kind for card in sheet.hand(seat).values()}
    return tuple(kind for kind in known_kinds(sheet, seat) if kind in kinds)


def _points_field(sheet: SurvivorSheet, seat: str) -> Field:
    most = max(MAX_CLAIMED_POINTS, sheet.players[seat].points)
    return Number(label="How many reward points you have", most=most, may_pass=True)


def _voted_field(sheet: SurvivorSheet, seat: str) -> Choice | None:
    if seat not in sheet.last_votes:
        return None
    others = [other for other in sheet.players if other != seat]
    return one_of("Whom you last voted to have out", named(sheet, others))


def _traded_field(sheet: SurvivorSheet, seat: str) -> Choice | None:
    if seat not in sheet.last_trades:
        return None
    label = "Whether you took a deduction for a point in your last competition"
    return one_of(label, options(("yes", "no")))


def last_trade(sheet: SurvivorSheet, seat: str) -> str | None:
    """Whether a castaway traded in their last competition: "yes", "no" or None (not known)."""
    has_traded = sheet.last_trades.get(seat)
    return None if has_traded is None else "yes" if has_traded else "no"


# -- intentions ------------------------------------------------------------------------------------


def _vote_field(sheet: SurvivorSheet, seat: str) -> Choice | None:
    status = sheet.players[seat].status
    if status == "active":
        return one_of("Whom you mean to vote out next", named(sheet, _active_others(sheet, seat)))
    if status in OUT:
        finalists = list(sheet.finalists) or sheet.active
        return one_of("Whom you mean to vote for as winner", named(sheet, finalists))
    return None


def _active_others(sheet: SurvivorSheet, seat: str) -> list[str]:
    return [other for other in sheet.active if other != seat]


def _judge_vote(sheet: SurvivorSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    match fact:
        case facts.BallotCast(seat=claim.seat, step="vote"):
            if fact.name != claim.said and sheet.votes_of(claim.seat) > 1:
                return None
            return _judge_ballot(claim, fact.name, can_be_voted_out(sheet, claim.said))
        case facts.VotesCounted(step="vote") if sheet.votes_of(claim.seat) > 1:
            name = sheet.last_votes.get(claim.seat)
            return _judge_ballot(claim, name, can_be_voted_out(sheet, claim.said))
        case facts.CastawayReturned(seat=claim.seat):
            return UNVERIFIABLE
    return UNVERIFIABLE if _left_the_game(claim, fact) else _judge_jury_vote(sheet, claim, fact)


def _winner_field(sheet: SurvivorSheet, seat: str) -> Choice | None:
    others = [other for other in sheet.finalists or sheet.active if other != seat]
    if seat in sheet.finalists or not others:
        return None
    return one_of("Whom you would vote for as winner", named(sheet, others))


def _judge_jury_vote(sheet: SurvivorSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    """Judge a vote for a winner by the jury ballot, or end it once there cannot be one."""
    match fact:
        case facts.JuryBallotCast(juror=claim.seat, again=False):
            return _judge_ballot(claim, fact.finalist, claim.said in sheet.finalists)
        case facts.FinalBegan() if claim.seat not in fact.jury or claim.said not in fact.finalists:
            return UNVERIFIABLE
    return None


def _judge_ballot(claim: ClaimMade, name: str | None, possible: bool) -> Judgement:
    """Judge by a ballot; unverifiable if it is empty or could not be for the named castaway."""
    if name is None or (name != claim.said and not possible):
        return Judgement("unverifiable", name)
    return met(claim, name)


def can_be_voted_out(sheet: SurvivorSheet, seat: str) -> bool:
    """Whether this castaway can be voted out at this vote (DS-3.3, DS-9.8, DS-10.3)."""
    at_vote = seat in sheet.voters and seat not in sheet.left_vote
    return at_vote and not sheet.players[seat].immune


def _left_the_game(claim: ClaimMade, fact: Fact) -> bool:
    """Whether the castaway who made the claim, or the one named in it, has just left the game."""
    left = facts.VotedOut | facts.CastawayRemoved
    return isinstance(fact, left) and fact.seat in (claim.seat, claim.said)


def _choose_active(label: str, sheet: SurvivorSheet, seat: str) -> Choice | None:
    if sheet.players[seat].status != "active":
        return None
    return one_of(label, named(sheet, _active_others(sheet, seat)))


def _judge_trusts_most(sheet: SurvivorSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    if voted_against(sheet, claim, fact):
        return Judgement("broken", VOTED_AGAINST)
    return _judge_end(claim, fact)


def _judge_trusts_least(sheet: SurvivorSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    if voted_against(sheet, claim, fact):
        return Judgement("kept", VOTED_AGAINST)
    if isinstance(fact, facts.CardPlayed) and (fact.seat, fact.on) == (claim.seat, claim.said):
        power = sheet.power_of(sheet.cards[fact.card])
        if any(isinstance(effect, Immune) for effect in power.effects):
            return Judgement("broken", PROTECTED)
    return _judge_end(claim, fact)


def voted_against(sheet: SurvivorSheet, claim: ClaimMade, fact: Fact) -> bool:
    """Whether the claimant just voted against the named castaway and had a choice."""
    match fact:
        case facts.BallotCast(seat=claim.seat, name=claim.said):
            others = [seat for seat in sheet.active if seat != claim.seat]
            return fact.step != "vote" or sum(can_be_voted_out(sheet, seat) for seat in others) > 1
    return False


def _judge_end(claim: ClaimMade, fact: Fact) -> Judgement | None:
    over = isinstance(fact, facts.FinalBegan) or _left_the_game(claim, fact)
    return UNVERIFIABLE if over else None


CLAIMS: Claims = {
    "vote": Claim(
        help="whom they will vote for next",
        field=_vote_field,
        follows=_judge_vote,
        asked_in=VOTES,
        told_as=(facts.BallotCast, facts.JuryBallotCast, facts.VotesCounted),
    ),
    "winner": Claim(
        help="whom they would vote for as winner",
        field=_winner_field,
        follows=_judge_jury_vote,
        asked_in=(JURY_BALLOT,),
        told_as=(facts.JuryBallotCast,),
    ),
    "trusts_most": Claim(
        help="whom they trust most",
        field=partial(_choose_active, "Whom you trust most of those in the game"),
        follows=_judge_trusts_most,
        asked_in=BALLOTS,
        told_as=(facts.BallotCast,),
    ),
    "trusts_least": Claim(
        help="whom they trust least",
        field=partial(_choose_active, "Whom you trust least of those in the game"),
        follows=_judge_trusts_least,
        asked_in=BALLOTS,
        told_as=(facts.BallotCast,),
    ),
    "holds": Claim(help="which kinds of card they hold", field=_holds_field, truth=kinds_held),
    "points": Claim(
        help="how many reward points they have",
        field=_points_field,
        truth=lambda sheet, seat: sheet.players[seat].points,
    ),
    "voted": Claim(
        help="whom they voted against last",
        field=_voted_field,
        truth=lambda sheet, seat: sheet.last_votes.get(seat),
        asked_in=BALLOTS,
        in_hand=lambda ballot: ballot.name,
    ),
    "traded": Claim(
        help="whether they took a deduction for a point in their last competition",
        field=_traded_field,
        truth=last_trade,
    ),
}

SUGGESTED: tuple[SuggestedQuestion, ...] = (
    SuggestedQuestion("Who goes next, and why?", ("vote",)),
    SuggestedQuestion("Whom do you trust, and whom not at all?", ("trusts_most", "trusts_least")),
    SuggestedQuestion("What do you have up your sleeve?", ("holds", "points")),
    SuggestedQuestion("Whom did you vote for last, and would you again?", ("voted", "vote")),
    SuggestedQuestion("Have you given everything for your team?", ("traded",)),
    SuggestedQuestion("Who deserves to win?", ("winner",)),
)


def secrets(sheet: SurvivorSheet) -> Iterator[Secret]:
    """CM-25: the secrets of a season: cards held, attributes, and votes."""
    for card in sheet.cards.values():
        if card.holder:
            kind = CARDS[card.kind].name if card.kind in CARDS else card.kind
            yield sheet.names[card.holder], kind
    for seat, player in sheet.players.items():
        for attribute in ("competition", "survival"):
            rolled = getattr(player, attribute)
            if rolled is not None:
                yield sheet.names[seat], attribute, str(rolled)
    for seat, name in sheet.last_votes.items():
        yield (f"{sheet.names[seat]} voted for {sheet.names[name]}",)
