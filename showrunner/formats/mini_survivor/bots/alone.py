"""What a sensible player says to everybody, notes for itself, and tells producers."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.bots import Remark
from showrunner.formats.mini_survivor.bots.deduction import Likelihood, likeliest
from showrunner.formats.mini_survivor.bots.memory import Memory
from showrunner.formats.mini_survivor.bots.talking import LIKELY, broke
from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER
from showrunner.formats.wording import listed
from showrunner.formats.wording import number as in_words
from showrunner.kernel import Dice

POSTS = (1, 3)
"""How often one posts."""


def post(memory: Memory, dice: Dice) -> Remark | None:
    """A few words for everybody, now and then, on what everybody saw."""
    if not dice.chance(*POSTS):
        return None
    said = list(posts(memory))
    return dice.pick(said) if said else None


def posts(memory: Memory) -> Iterator[Remark]:
    """What there is to say in the open."""
    if not memory.mine:
        yield Remark("post_out")
        return
    for one in sorted(memory.fell_last_round):
        owner = memory.survivors[one].owner
        if owner == memory.me:
            yield Remark("post_lost", given={"number": str(one)})
    for seat, player in memory.players.items():
        if seat != memory.me and player.fell >= SURVIVORS_PER_PLAYER - 1 and seat in memory.in_play:
            yield Remark("post_last_one", about=seat)
        elif seat != memory.me and not player.fell and memory.round > 1:
            yield Remark("post_untouched", about=seat)
    for broken in memory.broken[-1:]:
        act = broke(broken)
        if broken.how == "voted" and not any(act == told for _, told in memory.named_broken):
            yield Remark("post_broke", (act,), broken.seat, {"number": str(broken.survivor)})
    tribes = memory.grid.tribes if memory.grid else {}
    letter, members = max(memory.tribes.items(), key=lambda item: len(item[1]))
    if memory.round > 1 and len(members) > SURVIVORS_PER_PLAYER:
        yield Remark("post_crowd", given={"tribe": tribes[letter], "count": in_words(len(members))})
    if memory.outcasts and not set(memory.outcasts) & set(memory.mine):
        yield Remark("post_outcasts")


def note(memory: Memory) -> Remark | None:
    """What one keeps of the talk that has just ended."""
    talk = memory.last_talk
    if talk is None:
        return None
    if talk.claimed:
        return Remark("note_theirs", about=talk.partner, given={"number": str(talk.claimed)})
    if talk.named:
        return Remark("note_wants", about=talk.partner, given={"number": str(talk.named)})
    return None


def interview(memory: Memory, likely: Likelihood) -> Remark:
    """DS-9.4: an honest answer."""
    mine = memory.mine
    if not mine:
        return Remark("interview_out")
    given = {"mine": listed(map(str, mine))}
    for one, row in likely.items():
        chance, seat = likeliest(row)
        if chance > LIKELY:
            return Remark("interview_guess", about=seat, given={**given, "number": str(one)})
    if friends := memory.friends(1):
        return Remark("interview_friend", about=friends[0], given=given)
    return Remark("interview", given=given)
