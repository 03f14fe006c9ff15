"""What a sensible player does in the open: speak, vote, and leave something behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.formats.bots import Answer, offered
from showrunner.formats.survival.bots import speeches
from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.bots.reading import (
    EXPOSED,
    INFORMED,
    as_good,
    best,
    reading,
    trust,
    worst,
)
from showrunner.formats.survival.cards import SPECIALS
from showrunner.kernel import Dice
from showrunner.questions import Question

SWAYED = 1
"""A debate turns on so few voices: the Evil Forces give up one of theirs who is further behind."""
PRESSED = 2
"""So many accusations in one debate make one show one's colours."""


def speak(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """The two sides speak for different ends, in the same words."""
    said = evil_speech(memory, question, dice) if memory.evil else good_speech(memory, question)
    legal = offered(question, "claim")
    if said["claim"] not in legal:
        said["claim"] = None
    remark = speeches.remark(memory, said, dice)
    return {**said, **memory.speaker.message(remark, dice, turn=memory.speeches)}


def good_speech(memory: Memory, question: Question[Any]) -> dict[str, str | None]:
    """Who has seen something says so; who is pressed says what they are; others name a fear."""
    role = memory.mine.role
    scores = reading(memory)
    present = offered(question, "accuse")
    claim = accuse = vouch = None
    seen = [seat for seat in present if memory.players[seat].side == "evil"]
    pressed = memory.accused_today(memory.me) >= PRESSED
    rival = any(memory.claims.get(seat) == role for seat in memory.others if role in SPECIALS)
    if role in INFORMED:
        out = memory.claims.get(memory.me) == role
        if seen or pressed or rival or out:
            claim = role
            accuse = seen[0] if seen else None
            good = [seat for seat in present if memory.players[seat].side == "good"]
            said = {word.name for word in memory.vouches if word.by == memory.me}
            vouch = best(scores, [seat for seat in good if seat not in said] or good)
    elif pressed or rival:
        claim = role if role in SPECIALS else "element"
    if accuse is None:
        accuse = worst(scores, [seat for seat in present if seat != memory.buddy])
    return {"claim": claim, "accuse": accuse, "vouch": vouch}


def evil_speech(memory: Memory, question: Question[Any], dice: Dice) -> dict[str, str | None]:
    """Accuse whom the Good accuse; the one who is seen through lies in return."""
    present = offered(question, "accuse")
    ours = memory.living_of("evil")
    scores = as_good(memory)
    good = [seat for seat in present if seat not in ours and seat != memory.buddy]
    hunters = [
        word.by
        for word in memory.accusations
        if word.name == memory.me and trust(memory, word.by) and memory.players[word.by].alive
    ]
    claim = accuse = vouch = None
    if hunters and (role := memory.claims.get(hunters[-1])) in SPECIALS:
        own = memory.claims.get(memory.me, "")
        claim, accuse = own if own in INFORMED else role, hunters[-1]
    elif memory.accused_today(memory.me) >= PRESSED:
        claim = memory.claims.get(memory.me) or "element"  # which nobody can refute
    if memory.claims.get(memory.me) in INFORMED and accuse is None:
        claim = memory.claims[memory.me]
        accuse = worst(scores, good)
    doomed = next((seat for seat in ours if seat != memory.me and hopeless(memory, seat)), None)
    if accuse is None and doomed in present and dice.chance(1, 2):
        accuse = doomed
    if accuse is None:
        accuse = worst(scores, good)
    return {"claim": claim, "accuse": accuse if accuse in present else None, "vouch": vouch}


def hopeless(memory: Memory, seat: str) -> bool:
    """Whether one of us is lost: called Evil by one who alone claims to have seen it."""
    return any(
        word.name == seat
        and trust(memory, word.by) == 1.0
        and word.by not in memory.living_of("evil")
        for word in memory.accusations
    )


def vote(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Whom one fears most, or agreed on with one's Buddy; the Evil Forces blend in."""
    among = [seat for seat in offered(question) if seat != memory.me]
    if not among:
        return dict(question.default)
    return {"name": target(memory, among)}


def target(memory: Memory, among: Sequence[str]) -> str | None:
    """The one of these that it would vote for; first of all, as whom it stands in for wants it."""
    asked = memory.instructions
    if named := [seat for seat in asked.targets if seat in among]:
        return named[0]
    among = [seat for seat in among if seat not in asked.friends] or among
    open_ = [seat for seat in among if seat != memory.buddy] or list(among)
    if memory.evil:
        return evil_vote(memory, open_)
    scores = reading(memory)
    feared = worst(scores, open_)
    exposed = feared is not None and scores[feared] >= EXPOSED
    if memory.agreed in open_ and not exposed and scores[memory.agreed] > -EXPOSED:
        return memory.agreed
    return feared


def evil_vote(memory: Memory, among: Sequence[str]) -> str:
    """Whom most accuse, if it is none of us; one of us who is lost is given up."""
    ours = memory.living_of("evil")
    scores = as_good(memory)
    ranked: list[str] = sorted(
        among, key=lambda seat: (-memory.accused_today(seat), -scores[seat], seat)
    )
    good = [seat for seat in ranked if seat not in ours]
    leads = memory.accused_today(ranked[0]) - (memory.accused_today(good[0]) if good else 0)
    lost = ranked[0] in ours and leads > SWAYED
    if not good or (lost and len(ours) > 1):
        return ranked[0]
    return memory.agreed if memory.agreed in good else good[0]


def verdict(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Yes for one on the other side, as far as one knows."""
    suspect, asked = memory.suspect, memory.instructions
    if suspect in (memory.me, memory.buddy, *asked.friends):
        return {"name": "no"}
    if suspect in asked.targets:
        return {"name": "yes"}
    if suspect == memory.third:
        return {"name": "yes"}
    if memory.evil:
        return {"name": "no" if suspect in memory.living_of("evil") else "yes"}
    scores = reading(memory)
    middle = sorted(scores.values())[len(scores) // 2] if scores else 0
    return {"name": "yes" if scores.get(suspect, 0) >= middle else "no"}


def gmo(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Take along whom one fears most."""
    among = offered(question)
    return {"name": worst(reading(memory), among) or (among[0] if among else None)}


def polar(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Let one vote alone whom one knows to be Good; else bar whom one fears most."""
    scores = reading(memory)
    trusted, feared = best(scores, memory.others), worst(scores, memory.others)
    if trusted and scores[trusted] <= -20:
        return {"decision": f"sole_voter>{trusted}"}
    return {"decision": f"barred>{feared}" if feared else None}


def successor(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """The Spotlight stays on one's side."""
    among = offered(question)
    if memory.evil and (ours := [seat for seat in among if seat in memory.living_of("evil")]):
        return {"name": min(ours, key=memory.accused_today)}
    return {"name": best(reading(memory), among) or among[0]}


def propose(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Some want the Spotlight for themselves, some have a favourite."""
    if dice.chance(1, 4):
        return {"name": memory.me}
    return {"name": dice.pick(offered(question)) if dice.chance(1, 2) else None}


def elect(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Oneself if proposed, else whom one likes."""
    among = offered(question)
    if memory.me in among:
        return {"name": memory.me}
    return {"name": min(among, key=lambda seat: (memory.chemistry(seat), seat))}
