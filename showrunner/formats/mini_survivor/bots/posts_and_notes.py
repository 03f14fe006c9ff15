"""Picks what a bot posts publicly, notes after a talk, and tells producers."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.bots import Remark
from showrunner.formats.mini_survivor.bots.mind import MiniSurvivorMind
from showrunner.formats.mini_survivor.bots.owner_chances import OwnerChances, likeliest_owner
from showrunner.formats.mini_survivor.bots.private_talk import GUESS_CHANCE, act_of_breach
from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER
from showrunner.formats.wording import listed
from showrunner.formats.wording import number as in_words
from showrunner.kernel import Dice

POST_CHANCE = (1, 3)
"""Chance to post in a round: 1 in 3."""


def post(mind: MiniSurvivorMind, dice: Dice) -> Remark | None:
    """Draw a public remark about something that everybody saw, or None."""
    if not dice.chance(*POST_CHANCE):
        return None
    remarks = list(posts(mind))
    return dice.pick(remarks) if remarks else None


def posts(mind: MiniSurvivorMind) -> Iterator[Remark]:
    """Yield every remark that could be posted."""
    if not mind.mine:
        yield Remark("post_out")
        return
    for number in sorted(mind.fell_last_round):
        owner = mind.survivors[number].owner
        if owner == mind.me:
            yield Remark("post_lost", given={"number": str(number)})
    for seat, player in mind.players.items():
        if seat != mind.me and player.fell >= SURVIVORS_PER_PLAYER - 1 and seat in mind.in_play:
            yield Remark("post_last_one", about=seat)
        elif seat != mind.me and not player.fell and mind.round > 1:
            yield Remark("post_untouched", about=seat)
    for breach in mind.broken_words[-1:]:
        act = act_of_breach(breach)
        if breach.how == "voted" and not any(act == told for _, told in mind.told_of_broken_words):
            yield Remark("post_broke", (act,), breach.seat, {"number": str(breach.survivor)})
    tribes = mind.grid.tribes if mind.grid else {}
    letter, members = max(mind.tribes.items(), key=lambda item: len(item[1]))
    if mind.round > 1 and len(members) > SURVIVORS_PER_PLAYER:
        yield Remark("post_crowd", given={"tribe": tribes[letter], "count": in_words(len(members))})
    if mind.outcasts and not set(mind.outcasts) & set(mind.mine):
        yield Remark("post_outcasts")


def note(mind: MiniSurvivorMind) -> Remark | None:
    """Pick the note on the talk that has just ended, or None."""
    talk = mind.last_talk
    if talk is None:
        return None
    if talk.their_claim:
        return Remark("note_theirs", about=talk.partner, given={"number": str(talk.their_claim)})
    if talk.their_target:
        return Remark("note_wants", about=talk.partner, given={"number": str(talk.their_target)})
    return None


def interview(mind: MiniSurvivorMind, chances: OwnerChances) -> Remark:
    """DS-9.4: pick an honest answer for producers."""
    mine = mind.mine
    if not mine:
        return Remark("interview_out")
    given = {"mine": listed(map(str, mine))}
    for number, row in chances.items():
        chance, seat = likeliest_owner(row)
        if chance > GUESS_CHANCE:
            return Remark("interview_guess", about=seat, given={**given, "number": str(number)})
    if friends := mind.friends(1):
        return Remark("interview_friend", about=friends[0], given=given)
    return Remark("interview", given=given)
