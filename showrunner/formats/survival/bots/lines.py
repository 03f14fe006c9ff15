"""What a sensible player says: few words, which fit what they claim."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.cards import CARDS
from showrunner.kernel import Dice


def speech(memory: Memory, said: Mapping[str, str | None], dice: Dice) -> str | None:
    """The words that go with a claim, an accusation, and a good word."""
    parts = []
    claim, accuse, vouch = said["claim"], said["accuse"], said["vouch"]
    if claim == "element":
        parts.append(dice.pick(("I am an Element, nothing more.", "I have no power. I am Good.")))
    elif claim is not None and claim in CARDS:
        parts.append(f"I am the {CARDS[claim].name}.")
    if accuse is not None:
        parts.append(accusation(memory, accuse, claim in ("scientist", "activist"), dice))
    if vouch is not None:
        parts.append(f"{memory.names[vouch]} is Good.")
    return " ".join(parts) or None


def accusation(memory: Memory, name: str, seen: bool, dice: Dice) -> str:
    """A name, and what speaks against it."""
    who = memory.names[name]
    if seen:
        return dice.pick((f"I have seen that {who} is Evil.", f"{who} is Evil. I know it."))
    if memory.liar(name):
        return f"{who} cannot be what {who} says."
    accused = memory.accused_today(name)
    against = sum(word.by == name and not memory.players[word.name].alive for word in memory.votes)
    if accused > 1:
        return dice.pick((f"I am with the others: {who}.", f"So many names, and one is {who}."))
    if against:
        return f"Look whom {who} has voted for."
    return dice.pick(
        (
            f"I do not like how quiet {who} is.",
            f"If I had to name one, it is {who}.",
            f"{who} makes me uneasy.",
            f"What has {who} told us so far?",
        )
    )


def interview(memory: Memory) -> str:
    """An honest answer, out of what one is."""
    mine = memory.mine
    if not mine.role:
        return "I know as much as everybody."
    words = f"I am {CARDS[mine.role].name}."
    if memory.evil and len(memory.living_of("evil")) > 1:
        ours = [memory.names[seat] for seat in memory.living_of("evil") if seat != memory.me]
        words += f" {' and '.join(ours)} with me."
    return words


def open_mic(memory: Memory) -> str:
    """An answer in the open, which says no more than was said before."""
    claim = memory.claims.get(memory.me)
    if claim is not None and claim in CARDS:
        return f"I have said it: I am the {CARDS[claim].name}."
    return "I listen more than I speak. Ask me again when there are fewer of us."
