"""What a castaway tells producers in private (DS-9.4): the truth as they see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

from showrunner.formats.survivor.bots.bonds import FRIEND_TRUST
from showrunner.formats.survivor.bots.jury import winner
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.question_subject import ANYTHING, QuestionSubject
from showrunner.formats.survivor.bots.reasons import STRONG_THREAT
from showrunner.formats.wording import number as in_words

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

MAX_SENTENCES = 3
"""The most sentences in one answer."""


def honest_answer(
    mind: Mind, claims: Mapping[str, Any], subject: QuestionSubject = ANYTHING
) -> list[Move]:
    """Answer by the question's subject: a castaway, claims, a topic, or else tonight's vote."""
    if subject.about:
        return list(islice(_describe_castaway(mind, subject.about, claims), MAX_SENTENCES))
    moves = [*_describe_claims(mind, claims), *_describe_topic(mind, subject.topic)]
    if not moves:
        moves = list(_describe_tonight(mind))
    return moves[:MAX_SENTENCES] or [_say("plain")]


def _say(section: str, name: str = "", **given: str) -> Move:
    return Move(f"interview.{section}", "interview", name=name, given=given)


def _describe_claims(mind: Mind, claims: Mapping[str, Any]) -> Iterator[Move]:
    """Put claims into words; a claim left open (None) is skipped."""
    for claim, value in claims.items():
        match claim, value:
            case _, None:
                pass
            case "trusts_most" | "trusts_least" | "voted", str():
                yield _say(claim, value)
            case "vote", str() if mind.playing:
                yield _say("wants_out", value)
            case "winner" | "vote", str():
                yield _say("favourite" if mind.playing else "winner", value)
            case "holds", kinds:
                section = "holds" if len(kinds) > 1 else "holds_one" if kinds else "empty"
                yield _say(section, number=in_words(len(kinds)))
            case "points", number:
                section = "points" if number > 1 else "one_point" if number else "poor"
                yield _say(section, number=in_words(number))
            case "traded", done:
                yield _say("traded" if done == "yes" else "gave_all")


def _describe_castaway(mind: Mind, other: str, claims: Mapping[str, Any]) -> Iterator[Move]:
    """Say how I feel about somebody and why, and whether I want or wanted them out."""
    trust = mind.bonds.trust(other)
    is_friend = trust >= FRIEND_TRUST and other not in mind.promises.lies
    is_out = mind.sheet.players[other].status not in ("active", "finalist")
    if is_out:
        yield _say("missed" if is_friend else "unmissed", other)
    else:
        is_foe = trust < 0 or other in mind.promises.lies
        yield _say("friend" if is_friend else "foe" if is_foe else "neither", other)
    if other in mind.promises.lies:
        yield _say("lied", other)
    elif other in mind.promises.kept_by:
        yield _say("kept", other)
    if claims.get("voted") == other:
        yield _say("voted", other)
    if not mind.playing or is_out:
        return
    if mind.plans.target(mind.candidates() or mind.others) == other:
        yield _say("wants_out", other)
    elif mind.merged and mind.bonds.threat(other) >= STRONG_THREAT:
        yield _say("fears", other)


def _describe_topic(mind: Mind, topic: str) -> Iterator[Move]:
    """Answer by topic; nothing from castaways who are out of the game."""
    if not mind.playing:
        return
    if topic == "threat":
        others = mind.others
        if others:
            yield _say("fears", max(others, key=lambda seat: (mind.bonds.threat(seat), seat)))
    elif topic == "danger":
        yield from _describe_danger(mind)
    elif topic == "mood":
        yield from islice(_describe_mood(mind), 2)


def _describe_danger(mind: Mind) -> Iterator[Move]:
    """Say whether I have heard my own name tonight."""
    if mind.mine.immune:
        yield _say("immune")
    elif by := mind.votes.proposers_of(mind.me):
        yield _say("named", by[0])
    else:
        yield _say("unnamed")


def _describe_mood(mind: Mind) -> Iterator[Move]:
    """Say what troubles me, worst first, and who makes it easier."""
    active = set(mind.sheet.active)
    for liar in [seat for seat in mind.promises.lies if seat in active][-1:]:
        yield _say("lied", liar)
    if mind.votes.proposers_of(mind.me) and not mind.mine.immune:
        yield from _describe_danger(mind)
    if mind.camp.hungry:
        yield _say("hungry")
    closest = mind.bonds.closest(mind.sheet.active)
    if closest and mind.bonds.is_friend(closest[0]):
        yield _say("leans_on", closest[0])
    elif closest and mind.bonds.trust(closest[0]) <= 0:
        yield _say("alone")
    else:
        yield _say("well")


def _describe_tonight(mind: Mind) -> Iterator[Move]:
    """Say who I want gone tonight, who I trust, and who lied to me."""
    if not mind.playing:
        best = winner(mind) if mind.me not in mind.sheet.finalists else None
        yield _say("winner", best) if best else _say("final")
        return
    target = mind.plans.target(mind.candidates() or mind.others)
    if target:
        yield _say("wants_out", target)
    closest = mind.bonds.closest(mind.sheet.active)
    if closest and mind.bonds.is_friend(closest[0]):
        yield _say("trusts_most", closest[0])
    active = set(mind.sheet.active)
    for liar in [seat for seat in mind.promises.lies if seat in active][-1:]:
        yield _say("lied", liar)
