"""Scores how suspicious each of the others is, by facts, claims, accusations and votes.

The higher the score, the more likely somebody is Evil. It adds up certain knowledge, claims and
what came of them, accusations, votes, an earlier season, and a random feeling.
"""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.formats.survival.bots.mind import SurvivalMind
from showrunner.formats.survival.cards import SPECIALS, side_of

KNOWN_SIDE_SCORE = 1000
SEEING_ROLES = ("scientist", "activist")
"""Roles that see other players' sides, so that their accusations are founded."""

EXPOSED_SCORE = 40
"""Score from which somebody is taken for Evil; below its negative, for Good."""

FALSE_CLAIM_SCORE = 70
"""Score for a claim that is known to be false."""
RIVAL_CLAIM_SCORE = 16
"""Score for claiming a role that somebody else claims too."""
SEEING_CLAIM_SCORE = -30
"""Score for being the only one to claim a seeing role, which can be checked."""
OTHER_CLAIM_SCORE = -10
"""Score for being the only one to claim another special role; scaled by the share of Elements."""
SEEN_EVIL_SCORE = 46
"""Score for an accusation by a believed seeing role; half if two claim that role."""
SEEN_GOOD_SCORE = -34
"""Score for being called Good by a believed seeing role."""
ACCUSED_SCORE = 1
"""Score for any other accusation: most are guesses."""
ACCUSED_TODAY_SCORE = 3
"""Additional score for an accusation in this debate, so that votes can gather on somebody."""
PROTECTED_ME_SCORE = -8
"""Score for saying that they protected me."""
FALSE_REPORT_SCORE = 8
"""Score for reporting a ballot that was never cast."""
VOTED_EVIL_SCORE = -3
"""Score for having voted for somebody who turned out Evil."""
VOTED_GOOD_SCORE = 2
"""Score for having voted for somebody who turned out Good."""
SPARED_EVIL_SCORE = 2
"""Score for having voted otherwise when somebody Evil was voted out."""
ACCUSED_BY_EVIL_SCORE = -6
"""Score for having been called Evil by somebody who turned out Evil."""
VOUCHED_BY_EVIL_SCORE = 5
"""Score for having been called Good by somebody who turned out Evil."""
REGARD_SCALE = 4
"""Trust from an earlier season, of 100, that takes 1 off the score."""


def suspicions(mind: SurvivalMind) -> dict[str, int]:
    """Score how suspicious each of the other living players is to me."""
    scores = {
        seat: mind.chemistry(seat) - mind.regard.get(seat, 0) // REGARD_SCALE
        for seat in mind.others
    }
    for seat in scores:
        scores[seat] += score_claim(mind, seat)
    for record in mind.accusations:
        _add(scores, record.name, score_accusation(mind, record.by))
        if record.round == mind.round:
            _add(scores, record.name, ACCUSED_TODAY_SCORE)
    for record in mind.whispered:
        _add(scores, record.name, score_accusation(mind, record.by))
    for record in (*mind.protection_claims, *mind.private_protection_claims):
        if record.name == mind.me and record.by != mind.me and not mind.is_known_liar(record.by):
            _add(scores, record.by, PROTECTED_ME_SCORE)
    for record in mind.false_reports:
        _add(scores, record.by, FALSE_REPORT_SCORE)
    for record in mind.vouches:
        _add(scores, record.name, score_vouch(mind, record.by))
    _score_votes(mind, scores)
    for seat in scores:
        side = mind.players[seat].side
        if side:
            scores[seat] += KNOWN_SIDE_SCORE if side == "evil" else -KNOWN_SIDE_SCORE
    return scores


def score_claim(mind: SurvivalMind, seat: str) -> int:
    """Score somebody's own claim of a role."""
    role = mind.claims.get(seat, "")
    if role == "evil":
        return 3
    if role not in SPECIALS:
        return 0
    if mind.is_known_liar(seat):
        return FALSE_CLAIM_SCORE
    if len(mind.claimants(role)) > 1:
        return RIVAL_CLAIM_SCORE
    return SEEING_CLAIM_SCORE if role in SEEING_ROLES else score_unseeing_claim(mind)


def score_unseeing_claim(mind: SurvivalMind) -> int:
    """Score a claim of a special role that sees nothing.

    The fewer Elements are in the game, the more of the Good are special anyway, and the less the
    claim proves.
    """
    if mind.table is None:
        return OTHER_CLAIM_SCORE // 2
    good = len(mind.players) - mind.table.evil
    return OTHER_CLAIM_SCORE * mind.table.elements // good


def credibility(mind: SurvivalMind, seat: str) -> float:
    """How far I believe that somebody has seen what they say, from 0 to 1."""
    player = mind.players[seat]
    role = mind.claims.get(seat, "")
    if not player.alive or player.side == "evil":
        return 1.0 if player.role in SEEING_ROLES and role == player.role else 0.0
    if role not in SEEING_ROLES or mind.is_known_liar(seat):
        return 0.0
    return 1.0 if len(mind.claimants(role)) == 1 else 0.5


def score_accusation(mind: SurvivalMind, by: str) -> int:
    """Score that an accusation by this player adds."""
    player = mind.players[by]
    if by == mind.me:
        return 0
    if not player.alive and side_of(player.role) == "evil":
        return ACCUSED_BY_EVIL_SCORE
    believed = credibility(mind, by)
    if believed and not player.alive:
        return 2 * SEEN_EVIL_SCORE
    return int(SEEN_EVIL_SCORE * believed) if believed else ACCUSED_SCORE


def score_vouch(mind: SurvivalMind, by: str) -> int:
    """Score that a vouch by this player adds."""
    player = mind.players[by]
    if not player.alive and side_of(player.role) == "evil":
        return VOUCHED_BY_EVIL_SCORE
    believed = credibility(mind, by)
    if believed and not player.alive:
        return 2 * SEEN_GOOD_SCORE
    return int(SEEN_GOOD_SCORE * believed)


def _score_votes(mind: SurvivalMind, scores: dict[str, int]) -> None:
    """Score votes in the light of roles that are public by now."""
    voted_out = {
        elimination.round: elimination
        for elimination in mind.eliminated
        if elimination.cause == "vote"
    }
    for record in mind.votes:
        target = mind.players[record.name]
        out = voted_out.get(record.round)
        if not target.alive and side_of(target.role) == "evil":
            _add(scores, record.by, VOTED_EVIL_SCORE)
        elif out is not None and side_of(out.role) == "evil":
            _add(scores, record.by, SPARED_EVIL_SCORE)
        elif not target.alive:
            _add(scores, record.by, VOTED_GOOD_SCORE)


def _add(scores: dict[str, int], seat: str, weight: int) -> None:
    if seat in scores:
        scores[seat] += weight


def public_suspicions(mind: SurvivalMind) -> dict[str, int]:
    """Score the others as if I did not know who is Evil: what an Evil Force can say aloud."""
    scores = suspicions(mind)
    return {
        seat: score - (KNOWN_SIDE_SCORE if mind.players[seat].side == "evil" else 0)
        for seat, score in scores.items()
    }


def most_suspected(scores: dict[str, int], among: Iterable[str]) -> str | None:
    """The most suspicious of these, or None."""
    return max(
        (seat for seat in among if seat in scores),
        key=lambda seat: (scores[seat], seat),
        default=None,
    )


def least_suspected(scores: dict[str, int], among: Iterable[str]) -> str | None:
    """The least suspicious of these, or None."""
    return min(
        (seat for seat in among if seat in scores),
        key=lambda seat: (scores[seat], seat),
        default=None,
    )


def median(scores: dict[str, int]) -> int:
    """The median score; 0 if there are none."""
    return sorted(scores.values())[len(scores) // 2] if scores else 0
