"""What can be said against somebody: what everybody saw, and at times what nobody did."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.bots import Remark
from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.bots.reading import INFORMED, trust
from showrunner.formats.survival.cards import SPECIALS, side_of
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice

STRONGEST = 3
"""A reason is drawn among so many of the strongest that nobody has said today."""


def against(memory: Memory, name: str, dice: Dice) -> Remark | None:
    """A true reason that nobody has given in this debate; None where there is none."""
    fresh = [
        reason for reason in reasons(memory, name) if not memory.reasons.issuperset(reason.acts)
    ]
    return dice.pick(fresh[:STRONGEST]) if fresh else None


def reasons(memory: Memory, name: str) -> Iterator[Remark]:
    """Every true reason, the strongest first."""
    yield from _lies(memory, name)
    yield from _accusers(memory, name)
    yield from _company(memory, name)
    yield from _deeds(memory, name)


def invented(memory: Memory, name: str, dice: Dice) -> Remark | None:
    """A ballot never cast, for one voted out who was Good: a lie that can be found out."""
    dead = [
        gone.seat
        for gone in memory.eliminated
        if side_of(gone.role) == "good"
        and gone.cause == "vote"
        and memory.voted_at_all(name, gone.round)
        and not memory.voted(name, gone.seat)
    ]
    return _voted_good(memory, name, dice.pick(dead)) if dead else None


def _remark(memory: Memory, section: str, name: str, by: str, *acts: Act) -> Remark:
    role = memory.players[by].role or memory.claims.get(by, "")
    given = {"by": memory.names[by], **memory.card(role)}
    return Remark(section, acts, name, given)


def _voted_good(memory: Memory, name: str, good: str) -> Remark:
    tell = Act("tell", good, "ballot", by=name)
    return _remark(memory, "voted_good", name, good, tell, Act("accuse", name, "vote"))


def _lies(memory: Memory, name: str) -> Iterator[Remark]:
    """A card that cannot be theirs, or a ballot that nobody cast."""
    lie = Act("accuse", name, "lie")
    for word in memory.false_tellings:
        if word.by == name:
            yield _remark(memory, "told_a_lie", name, word.name, lie)
    role = memory.claims.get(name, "")
    if role not in SPECIALS:
        return
    for gone in memory.eliminated:
        if gone.role == role:
            yield _remark(memory, "false_claim", name, gone.seat, lie)
    for other in memory.claimants(role):
        if other not in (name, memory.me) and not memory.liar(other):
            yield _remark(memory, "two_claims", name, other, lie)


def _accusers(memory: Memory, name: str) -> Iterator[Remark]:
    """Who named them: one who had seen something, or one who was dead the next morning."""
    for word in reversed(memory.accusations):
        by = memory.players[word.by]
        if word.name != name or word.by == memory.me:
            continue
        named = Act("tell", name, "named", by=word.by)
        if not by.alive and by.role in INFORMED and memory.claims.get(word.by) == by.role:
            yield _remark(memory, "dead_witness", name, word.by, named)
        elif word.by in memory.claimed_openly and by.alive and trust(memory, word.by) == 1.0:
            yield _remark(memory, "believed_witness", name, word.by, named)
        elif not by.alive and by.side == "good" and memory.killed_after(word):
            yield _remark(memory, "named_and_killed", name, word.by, named)


def _company(memory: Memory, name: str) -> Iterator[Remark]:
    """What they did for, or with, one who turned out Evil."""
    for gone in memory.eliminated:
        if side_of(gone.role) != "evil":
            continue
        evil = gone.seat
        if any(word.by == name and word.name == evil for word in memory.vouches):
            lied = Act("accuse", name, "lie", by=evil)
            yield _remark(memory, "vouched_for_evil", name, evil, lied)
        together = memory.votes_together(name, evil)
        if together > 1:
            yield _remark(memory, "voted_with_evil_twice", name, evil, _with(evil, name))
        elif together:
            yield _remark(memory, "voted_with_evil", name, evil, _with(evil, name))
        could = gone.cause == "vote" and memory.voted_at_all(name, gone.round)
        if could and not memory.voted(name, evil):
            yield _remark(memory, "spared_evil", name, evil, Act("spare", evil, by=name))


def _with(evil: str, name: str) -> Act:
    return Act("accuse", name, "vote", by=evil)


def _deeds(memory: Memory, name: str) -> Iterator[Remark]:
    """Whom they wanted out who was Good, and what they left undone."""
    for gone in reversed(memory.eliminated):
        if side_of(gone.role) == "good" and memory.voted(name, gone.seat):
            yield _voted_good(memory, name, gone.seat)
        elif side_of(gone.role) == "good" and any(
            word.by == name and word.name == gone.seat for word in memory.accusations
        ):
            named = Act("tell", gone.seat, "named", by=name)
            yield _remark(memory, "accused_good", name, gone.seat, named)
    if any(word.by == name and word.name == memory.me for word in memory.accusations):
        yield _remark(memory, "named_me", name, name, Act("tell", memory.me, "named", by=name))
    if name in memory.abstained:
        yield _remark(memory, "abstained", name, name, Act("accuse", name, "other"))
    if memory.round > 1 and all(word.by != name for word in memory.accusations):
        yield _remark(memory, "never_named", name, name, Act("accuse", name, "other"))
    if name == memory.spotlight:
        yield _remark(memory, "two_votes", name, name, Act("accuse", name, "other"))
