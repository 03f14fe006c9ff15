"""What a sensible player says: mostly true, now and then not."""

from __future__ import annotations

from showrunner.formats.mini_survivor.bots.deduction import Likelihood, likeliest
from showrunner.formats.mini_survivor.bots.memory import Memory
from showrunner.kernel import Dice

LIES_ONE_IN = 6


def message(memory: Memory, likely: Likelihood, dice: Dice) -> tuple[str | None, bool]:
    """The next message of the talk one is in, and whether it ends the talk."""
    talk = memory.talk
    if talk is None:
        return None, True
    true = [*proposals(memory, likely, talk.partner), *claims(memory, dice)]
    true += guesses(memory, likely, talk.partner)
    fresh = [line for line in true if line not in talk.said]
    if talk.named in memory.mine and talk.turns < 4:
        fresh = [f"Not {talk.named}: {talk.named} is mine. Choose another."]
    elif talk.named and talk.turns >= 2 and dice.chance(1, 3):
        return f"Then we both vote {talk.named}. You have my word.", True
    if not fresh or talk.turns >= 5:
        return dice.pick(("We have said enough.", "Let us count tomorrow.", "Good. Sleep well.")), (
            True
        )
    return dice.pick(fresh), talk.turns >= 3


def proposals(memory: Memory, likely: Likelihood, partner: str) -> list[str]:
    """Whom to vote for in the tribes in which I stand: nobody whom I think is theirs."""
    lines = []
    tribes = memory.grid.tribes if memory.grid else {}
    for letter, members in memory.tribes.items():
        if not set(members) & set(memory.mine):
            continue
        others = [
            one
            for one in members
            if memory.survivors[one].owner not in (memory.me, partner)
            and likely.get(one, {}).get(partner, 0.0) < 0.4
        ]
        if others:
            target = max(others, key=lambda one: (memory.proposed.get(one, 0), -one))
            lines.append(f"In {tribes.get(letter, letter)} I would vote {target}.")
            lines.append(f"If you stand in {tribes.get(letter, letter)}, let us vote {target}.")
    return lines


def claims(memory: Memory, dice: Dice) -> list[str]:
    """One of my own, so that friends spare it; or one that is not mine, so that nobody does."""
    mine = memory.mine
    if dice.chance(1, LIES_ONE_IN):
        others = [one for one in memory.living if not memory.survivors[one].owner]
        return [f"I tell you this in confidence: {dice.pick(others)} is mine."] if others else []
    return [f"I tell you this in confidence: {dice.pick(mine)} is mine."] if mine else []


def guesses(memory: Memory, likely: Likelihood, partner: str) -> list[str]:
    """What I have found out of others."""
    lines = []
    for one, row in likely.items():
        chance, seat = likeliest(row)
        if chance > 0.6 and seat not in (partner, memory.me):
            lines.append(f"I would bet that {one} belongs to {memory.names[seat]}.")
    return lines[:3]


def note(memory: Memory) -> str | None:
    """What one keeps of the talk that has just ended."""
    talk = memory.last_talk
    if talk is None or not talk.named:
        return None
    return f"{memory.names[talk.partner]} wants {talk.named} out."


def post(memory: Memory, dice: Dice) -> str | None:
    """A few words for everybody, seldom."""
    if not dice.chance(1, 5):
        return None
    left = len(memory.living)
    tribes = memory.grid.tribes if memory.grid else {}
    crowded = max(memory.tribes.items(), key=lambda item: len(item[1]), default=("", []))
    lines = [
        f"{left} of us are left on the board. Most of you cannot count to {left}.",
        f"{len(memory.outcasts)} Outcasts tonight. It is warm by their fire, I hear.",
        f"There are {len(crowded[1])} in {tribes.get(crowded[0], 'the dark')}. That is too many.",
    ]
    if not memory.mine:
        lines = ["I have nobody left out there. I am only here to watch."]
    return dice.pick(lines)


def interview(memory: Memory, likely: Likelihood) -> str:
    """DS-9.4: an honest answer."""
    mine = ", ".join(map(str, memory.mine)) or "none"
    friends = " and ".join(memory.names[seat] for seat in memory.friends())
    sure = [
        f"{one} is {memory.names[likeliest(row)[1]]}’s"
        for one, row in likely.items()
        if likeliest(row)[0] > 0.6
    ]
    words = f"The ones I have left: {mine}."
    words += f" I trust {friends} most." if friends else " I trust nobody yet."
    return words + (f" I am fairly sure that {'; '.join(sure[:3])}." if sure else "")
