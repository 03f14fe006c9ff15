"""What a castaway tells producers in private (DS-9.4): what is so, as far as they can see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

from showrunner.formats.survivor.bots.asked import ANYTHING, Asked
from showrunner.formats.survivor.bots.bonds import FRIEND
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.reasons import STRONG
from showrunner.formats.survivor.bots.speech import in_words
from showrunner.formats.survivor.bots.voting import winner

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

MAX_SENTENCES = 3
"""The most sentences of one answer."""


def honest_answer(mind: Mind, claims: Mapping[str, Any], asked: Asked = ANYTHING) -> list[Move]:
    """What I say to a question: about somebody, a claim, a topic, or else about tonight."""
    if asked.about:
        return list(islice(_about_somebody(mind, asked.about, claims), MAX_SENTENCES))
    told = [*_claimed(mind, claims), *_topic(mind, asked.topic)]
    if not told:
        told = list(_anything(mind))
    return told[:MAX_SENTENCES] or [_say("plain")]


def _say(section: str, name: str = "", **given: str) -> Move:
    return Move(f"interview.{section}", "interview", name=name, given=given)


def _claimed(mind: Mind, claims: Mapping[str, Any]) -> Iterator[Move]:
    """What is claimed, in words; not what is left open (null)."""
    for claim, said in claims.items():
        match claim, said:
            case _, None:
                pass
            case "trusts_most" | "trusts_least" | "voted", str():
                yield _say(claim, said)
            case "vote", str() if mind.playing:
                yield _say("wants_out", said)
            case "winner" | "vote", str():
                yield _say("favourite" if mind.playing else "winner", said)
            case "holds", kinds:
                section = "holds" if len(kinds) > 1 else "holds_one" if kinds else "empty"
                yield _say(section, number=in_words(len(kinds)))
            case "points", number:
                section = "points" if number > 1 else "one_point" if number else "poor"
                yield _say(section, number=in_words(number))
            case "traded", done:
                yield _say("traded" if done == "yes" else "gave_all")


def _about_somebody(mind: Mind, other: str, claims: Mapping[str, Any]) -> Iterator[Move]:
    """How I stand to somebody and why, and whether I want or wanted them out."""
    trust = mind.bonds.trust(other)
    liked = trust >= FRIEND and other not in mind.promises.lies
    gone = mind.sheet.players[other].status not in ("active", "finalist")
    if gone:
        yield _say("missed" if liked else "unmissed", other)
    else:
        foe = trust < 0 or other in mind.promises.lies
        yield _say("friend" if liked else "foe" if foe else "neither", other)
    if other in mind.promises.lies:
        yield _say("lied", other)
    elif other in mind.promises.kept_by:
        yield _say("kept", other)
    if claims.get("voted") == other:
        yield _say("voted", other)
    if not mind.playing or gone:
        return
    if mind.plans.target(mind.candidates() or mind.others) == other:
        yield _say("wants_out", other)
    elif mind.merged and mind.bonds.threat(other) >= STRONG:
        yield _say("fears", other)


def _topic(mind: Mind, topic: str) -> Iterator[Move]:
    """What is asked about where it is no claim; nothing from those who are out of the game."""
    if not mind.playing:
        return
    if topic == "threat":
        others = mind.others
        if others:
            yield _say("fears", max(others, key=lambda seat: (mind.bonds.threat(seat), seat)))
    elif topic == "danger":
        yield from _danger(mind)
    elif topic == "mood":
        yield from islice(_mood(mind), 2)


def _danger(mind: Mind) -> Iterator[Move]:
    """What I have heard of my own name."""
    if mind.mine.immune:
        yield _say("immune")
    elif by := mind.votes.sources(mind.me):
        yield _say("named", by[0])
    else:
        yield _say("unnamed")


def _mood(mind: Mind) -> Iterator[Move]:
    """What weighs on me, the worst first, and who makes it lighter."""
    active = set(mind.sheet.active)
    for liar in [seat for seat in mind.promises.lies if seat in active][-1:]:
        yield _say("lied", liar)
    if mind.votes.sources(mind.me) and not mind.mine.immune:
        yield from _danger(mind)
    if mind.camp.hungry:
        yield _say("hungry")
    closest = mind.bonds.closest(mind.sheet.active)
    if closest and mind.bonds.is_friend(closest[0]):
        yield _say("leans_on", closest[0])
    elif closest and mind.bonds.trust(closest[0]) <= 0:
        yield _say("alone")
    else:
        yield _say("well")


def _anything(mind: Mind) -> Iterator[Move]:
    """Tonight: whom I want gone, whom I trust, who lied to me."""
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
