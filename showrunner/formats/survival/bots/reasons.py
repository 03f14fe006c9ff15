"""Reasons to vote against somebody: true ones that everybody saw, and invented ones."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.bots import Remark
from showrunner.formats.survival.bots.mind import SurvivalMind
from showrunner.formats.survival.bots.suspicion import SEEING_ROLES, credibility
from showrunner.formats.survival.cards import SPECIALS, side_of
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice

REASONS_TO_DRAW_FROM = 3
"""Number of the strongest new reasons among which a reason is drawn."""


def against(mind: SurvivalMind, name: str, dice: Dice) -> Remark | None:
    """Draw a true reason that nobody has given in this debate, or None."""
    new_reasons = [
        reason for reason in reasons(mind, name) if not mind.reasons.issuperset(reason.acts)
    ]
    return dice.pick(new_reasons[:REASONS_TO_DRAW_FROM]) if new_reasons else None


def reasons(mind: SurvivalMind, name: str) -> Iterator[Remark]:
    """Yield every true reason, strongest first."""
    yield from _lies(mind, name)
    yield from _accusers(mind, name)
    yield from _associations(mind, name)
    yield from _deeds(mind, name)


def invented(mind: SurvivalMind, name: str, dice: Dice) -> Remark | None:
    """Invent a ballot against somebody Good who was voted out: a lie that others can find out."""
    dead = [
        elimination.seat
        for elimination in mind.eliminated
        if side_of(elimination.role) == "good"
        and elimination.cause == "vote"
        and mind.has_voted(name, elimination.round)
        and not mind.has_voted_for(name, elimination.seat)
    ]
    return _voted_good(mind, name, dice.pick(dead)) if dead else None


def _remark(mind: SurvivalMind, section: str, name: str, by: str, *acts: Act) -> Remark:
    role = mind.players[by].role or mind.claims.get(by, "")
    given = {"by": mind.names[by], **mind.card_words(role)}
    return Remark(section, acts, name, given)


def _voted_good(mind: SurvivalMind, name: str, good: str) -> Remark:
    tell = Act("tell", good, "ballot", by=name)
    return _remark(mind, "voted_good", name, good, tell, Act("accuse", name, "vote"))


def _lies(mind: SurvivalMind, name: str) -> Iterator[Remark]:
    """Yield reasons about false claims and false reports."""
    lie = Act("accuse", name, "lie")
    for record in mind.false_reports:
        if record.by == name:
            yield _remark(mind, "told_a_lie", name, record.name, lie)
    role = mind.claims.get(name, "")
    if role not in SPECIALS:
        return
    for elimination in mind.eliminated:
        if elimination.role == role:
            yield _remark(mind, "false_claim", name, elimination.seat, lie)
    for other in mind.claimants(role):
        if other not in (name, mind.me) and not mind.is_known_liar(other):
            yield _remark(mind, "two_claims", name, other, lie)


def _accusers(mind: SurvivalMind, name: str) -> Iterator[Remark]:
    """Yield reasons about accusers who were credible, or died the next morning."""
    for record in reversed(mind.accusations):
        by = mind.players[record.by]
        if record.name != name or record.by == mind.me:
            continue
        named = Act("tell", name, "named", by=record.by)
        if not by.alive and by.role in SEEING_ROLES and mind.claims.get(record.by) == by.role:
            yield _remark(mind, "dead_witness", name, record.by, named)
        elif record.by in mind.claimed_openly and by.alive and credibility(mind, record.by) == 1.0:
            yield _remark(mind, "believed_witness", name, record.by, named)
        elif not by.alive and by.side == "good" and mind.was_killed_after(record):
            yield _remark(mind, "named_and_killed", name, record.by, named)


def _associations(mind: SurvivalMind, name: str) -> Iterator[Remark]:
    """Yield reasons about support for, or votes with, somebody who turned out Evil."""
    for elimination in mind.eliminated:
        if side_of(elimination.role) != "evil":
            continue
        evil = elimination.seat
        if any(record.by == name and record.name == evil for record in mind.vouches):
            lied = Act("accuse", name, "lie", by=evil)
            yield _remark(mind, "vouched_for_evil", name, evil, lied)
        together = mind.votes_together(name, evil)
        if together > 1:
            yield _remark(mind, "voted_with_evil_twice", name, evil, _vote_with(evil, name))
        elif together:
            yield _remark(mind, "voted_with_evil", name, evil, _vote_with(evil, name))
        could_vote = elimination.cause == "vote" and mind.has_voted(name, elimination.round)
        if could_vote and not mind.has_voted_for(name, evil):
            yield _remark(mind, "spared_evil", name, evil, Act("spare", evil, by=name))


def _vote_with(evil: str, name: str) -> Act:
    return Act("accuse", name, "vote", by=evil)


def _deeds(mind: SurvivalMind, name: str) -> Iterator[Remark]:
    """Yield reasons about attacks on the Good, silence, and extra votes."""
    for elimination in reversed(mind.eliminated):
        if side_of(elimination.role) == "good" and mind.has_voted_for(name, elimination.seat):
            yield _voted_good(mind, name, elimination.seat)
        elif side_of(elimination.role) == "good" and any(
            record.by == name and record.name == elimination.seat for record in mind.accusations
        ):
            named = Act("tell", elimination.seat, "named", by=name)
            yield _remark(mind, "accused_good", name, elimination.seat, named)
    if any(record.by == name and record.name == mind.me for record in mind.accusations):
        yield _remark(mind, "named_me", name, name, Act("tell", mind.me, "named", by=name))
    if name in mind.abstained:
        yield _remark(mind, "abstained", name, name, Act("accuse", name, "other"))
    if mind.round > 1 and all(record.by != name for record in mind.accusations):
        yield _remark(mind, "never_named", name, name, Act("accuse", name, "other"))
    if name == mind.spotlight:
        yield _remark(mind, "two_votes", name, name, Act("accuse", name, "other"))
