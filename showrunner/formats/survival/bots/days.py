"""Decides what to do by day: speak, vote, and use powers that come with elimination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.formats.bots import Answer, offered
from showrunner.formats.survival.bots import speeches
from showrunner.formats.survival.bots.mind import SurvivalMind
from showrunner.formats.survival.bots.suspicion import (
    EXPOSED_SCORE,
    SEEING_ROLES,
    credibility,
    least_suspected,
    median,
    most_suspected,
    public_suspicions,
    suspicions,
)
from showrunner.formats.survival.cards import SPECIALS
from showrunner.kernel import Dice
from showrunner.questions import Question

GIVE_UP_LEAD = 1
"""Lead in accusations above which the Evil Forces give up one of their own."""
PRESSED_ACCUSERS = 2
"""Number of accusers in one debate from which a player claims a role."""


def speak(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Make a speech. Good and Evil decide differently, but use the same lines."""
    speech = evil_speech(mind, question, dice) if mind.evil else good_speech(mind, question)
    legal = offered(question, "claim")
    if speech["claim"] not in legal:
        speech["claim"] = None
    remark = speeches.remark(mind, speech, dice)
    return {**speech, **mind.speaker.message(remark, dice, turn=mind.speeches)}


def good_speech(mind: SurvivalMind, question: Question[Any]) -> dict[str, str | None]:
    """Choose a Good player's claim, accusation and vouch.

    Seeing roles tell what they saw, accused players claim their role, and others name a suspect.
    """
    role = mind.mine.role
    scores = suspicions(mind)
    present = offered(question, "accuse")
    claim = accuse = vouch = None
    seen_evil = [seat for seat in present if mind.players[seat].side == "evil"]
    is_pressed = mind.count_accusers(mind.me) >= PRESSED_ACCUSERS
    has_rival = any(mind.claims.get(seat) == role for seat in mind.others if role in SPECIALS)
    if role in SEEING_ROLES:
        has_claimed = mind.claims.get(mind.me) == role
        if seen_evil or is_pressed or has_rival or has_claimed:
            claim = role
            accuse = seen_evil[0] if seen_evil else None
            good = [seat for seat in present if mind.players[seat].side == "good"]
            vouched = {record.name for record in mind.vouches if record.by == mind.me}
            vouch = least_suspected(scores, [seat for seat in good if seat not in vouched] or good)
    elif is_pressed or has_rival:
        claim = role if role in SPECIALS else "element"
    if accuse is None:
        accuse = most_suspected(scores, [seat for seat in present if seat != mind.buddy])
    return {"claim": claim, "accuse": accuse, "vouch": vouch}


def evil_speech(mind: SurvivalMind, question: Question[Any], dice: Dice) -> dict[str, str | None]:
    """Choose an Evil Force's claim, accusation and vouch.

    It accuses whom the Good would suspect; if a seeing role exposed it, it counters with a lie.
    """
    present = offered(question, "accuse")
    ours = mind.living_of("evil")
    scores = public_suspicions(mind)
    good = [seat for seat in present if seat not in ours and seat != mind.buddy]
    accusers = [
        record.by
        for record in mind.accusations
        if record.name == mind.me and credibility(mind, record.by) and mind.players[record.by].alive
    ]
    claim = accuse = vouch = None
    if accusers and (role := mind.claims.get(accusers[-1])) in SPECIALS:
        my_claim = mind.claims.get(mind.me, "")
        claim, accuse = my_claim if my_claim in SEEING_ROLES else role, accusers[-1]
    elif mind.count_accusers(mind.me) >= PRESSED_ACCUSERS:
        claim = mind.claims.get(mind.me) or "element"  # which nobody can refute
    if mind.claims.get(mind.me) in SEEING_ROLES and accuse is None:
        claim = mind.claims[mind.me]
        accuse = most_suspected(scores, good)
    lost_ally = next((seat for seat in ours if seat != mind.me and is_lost(mind, seat)), None)
    if accuse is None and lost_ally in present and dice.chance(1, 2):
        accuse = lost_ally
    if accuse is None:
        accuse = most_suspected(scores, good)
    return {"claim": claim, "accuse": accuse if accuse in present else None, "vouch": vouch}


def is_lost(mind: SurvivalMind, seat: str) -> bool:
    """Whether an Evil Force was accused by the only player who claims a seeing role."""
    return any(
        record.name == seat
        and credibility(mind, record.by) == 1.0
        and record.by not in mind.living_of("evil")
        for record in mind.accusations
    )


def vote(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Vote for the most suspected, or as agreed with the Buddy; Evil Forces blend in."""
    among = [seat for seat in offered(question) if seat != mind.me]
    if not among:
        return dict(question.default)
    return {"name": target(mind, among)}


def target(mind: SurvivalMind, among: Sequence[str]) -> str | None:
    """Pick who to vote for, going first by the instructions of the person it stands in for."""
    instructions = mind.instructions
    if targets := [seat for seat in instructions.targets if seat in among]:
        return targets[0]
    among = [seat for seat in among if seat not in instructions.friends] or among
    candidates = [seat for seat in among if seat != mind.buddy] or list(among)
    if mind.evil:
        return evil_vote(mind, candidates)
    scores = suspicions(mind)
    feared = most_suspected(scores, candidates)
    is_exposed = feared is not None and scores[feared] >= EXPOSED_SCORE
    if (
        mind.agreed_vote in candidates
        and not is_exposed
        and scores[mind.agreed_vote] > -EXPOSED_SCORE
    ):
        return mind.agreed_vote
    return feared


def evil_vote(mind: SurvivalMind, among: Sequence[str]) -> str:
    """Pick the most accused player who is Good, or an Evil Force that cannot be saved."""
    ours = mind.living_of("evil")
    scores = public_suspicions(mind)
    ranked: list[str] = sorted(
        among, key=lambda seat: (-mind.count_accusers(seat), -scores[seat], seat)
    )
    good = [seat for seat in ranked if seat not in ours]
    lead = mind.count_accusers(ranked[0]) - (mind.count_accusers(good[0]) if good else 0)
    beyond_saving = ranked[0] in ours and lead > GIVE_UP_LEAD
    if not good or (beyond_saving and len(ours) > 1):
        return ranked[0]
    return mind.agreed_vote if mind.agreed_vote in good else good[0]


def verdict(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Vote yes if the suspect seems to be on the other side."""
    suspect, instructions = mind.suspect, mind.instructions
    if suspect in (mind.me, mind.buddy, *instructions.friends):
        return {"name": "no"}
    if suspect in instructions.targets:
        return {"name": "yes"}
    if suspect == mind.last_opponent:
        return {"name": "yes"}
    if mind.evil:
        return {"name": "no" if suspect in mind.living_of("evil") else "yes"}
    scores = suspicions(mind)
    return {"name": "yes" if scores.get(suspect, 0) >= median(scores) else "no"}


def gmo(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """As the GMO, take the most suspected player along."""
    among = offered(question)
    return {"name": most_suspected(suspicions(mind), among) or (among[0] if among else None)}


def polar(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """As the Polar Bear, make a trusted player the sole voter, or bar the most suspected."""
    scores = suspicions(mind)
    trusted, feared = least_suspected(scores, mind.others), most_suspected(scores, mind.others)
    if trusted and scores[trusted] <= -20:
        return {"decision": f"sole_voter>{trusted}"}
    return {"decision": f"barred>{feared}" if feared else None}


def successor(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Pass the Spotlight to somebody on the same side."""
    among = offered(question)
    if mind.evil and (ours := [seat for seat in among if seat in mind.living_of("evil")]):
        return {"name": min(ours, key=mind.count_accusers)}
    return {"name": least_suspected(suspicions(mind), among) or among[0]}


def propose(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Propose oneself for the Spotlight, somebody else, or nobody."""
    if dice.chance(1, 4):
        return {"name": mind.me}
    return {"name": dice.pick(offered(question)) if dice.chance(1, 2) else None}


def elect(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Vote for oneself if proposed, otherwise for the best liked."""
    among = offered(question)
    if mind.me in among:
        return {"name": mind.me}
    return {"name": min(among, key=lambda seat: (mind.chemistry(seat), seat))}
