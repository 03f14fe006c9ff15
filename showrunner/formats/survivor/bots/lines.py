"""What a sensible castaway says: few words, and true."""

from __future__ import annotations

from showrunner.formats.survivor.bots.memory import Memory, Talk
from showrunner.kernel import Dice

MUCH_FOOD = 9
"""Bringing this much earns thanks."""
LITTLE_FOOD = 4
"""Bringing no more than this is remembered against one."""


def message(memory: Memory, dice: Dice) -> tuple[str, bool]:
    """The next message of the talk one is in, and whether it ends the talk."""
    talk = memory.talk
    assert talk is not None, "a message is only asked for in a talk"
    names = memory.names
    mine = memory.target([seat for seat in memory.voting_tonight() if seat != talk.partner])
    if mine is None:
        return camp_talk(memory, talk, dice), talk.turns >= 2
    if talk.turns == 0:
        return proposal(memory, mine, dice), False
    if not talk.proposed:
        return proposal(memory, mine, dice), talk.turns >= 3
    theirs = talk.proposed
    if theirs == memory.me:
        return dice.pick(
            ("You know that is my own name.", "That name is mine, and I am sitting here.")
        ), True
    safe = memory.closest(memory.my_team)
    if theirs == mine:
        return (
            dice.pick(
                (
                    f"Then we agree: {names[theirs]}.",
                    f"{names[theirs]}. I had the same name.",
                    f"As it stands, {names[theirs]} has my vote.",
                    f"Good. {names[theirs]} tonight, and nobody else hears of it.",
                )
            ),
            True,
        )
    if theirs in safe:
        return (
            f"Not {names[theirs]}, not from me. {reason(memory, mine, dice)} "
            f"I would vote for {names[mine]}.",
            talk.turns >= 3,
        )
    return (
        dice.pick(
            (
                f"{names[theirs]} would do. {reason(memory, mine, dice)} "
                f"So my first name is {names[mine]}.",
                f"I can live with voting for {names[theirs]}.",
                f"I hear you on {names[theirs]}. Let me think it over until the vote.",
            )
        ),
        talk.turns >= 3,
    )


def proposal(memory: Memory, target: str, dice: Dice) -> str:
    """A name, with a reason that anybody could check."""
    name = memory.names[target]
    because = reason(memory, target, dice)
    return dice.pick(
        (
            f"{because} I am thinking of {name} tonight.",
            f"I would vote for {name}. {because}",
            f"What do you think of {name}? {because}",
            f"If it were up to me, {name} goes. {because}",
        )
    )


def reason(memory: Memory, target: str, dice: Dice) -> str:
    """Something true about somebody that makes one want them gone."""
    name = memory.names[target]
    player = memory.players[target]
    true = [f"{name} and I have hardly talked."] if not memory.talks_with.get(target) else []
    if player.competition_wins > 1:
        true.append(f"{name} has won {times(player.competition_wins)} already.")
    elif player.competition_wins:
        true.append(f"{name} knows what winning feels like.")
    if target in memory.last_results:
        true.append(f"{name} came out of the competition with {memory.last_results[target]}.")
    amount = memory.last_gathered.get(target)
    if amount == 0:
        true.append(f"{name} came back with empty hands.")
    elif amount is not None and amount <= LITTLE_FOOD:
        true.append(f"{name} brought {amount} food and ate with the rest of us.")
    if memory.pressure.get(target):
        true.append(f"I am not the first to say {name}.")
    said = memory.talk.said if memory.talk else ""
    fresh = [line for line in true if line not in said]
    return dice.pick(fresh) if fresh else f"I cannot read {name}."


def camp_talk(memory: Memory, talk: Talk, dice: Dice) -> str:
    """Where there is no vote to talk about there is always the food."""
    team = memory.mine.team
    food = memory.food.get(team, 0)
    needed = memory.parameters.food_per_player * len(memory.my_team)
    short = needed - food
    brought = memory.last_gathered.get(talk.partner)
    true = [
        f"We have {food} food and need {needed}."
        + (f" That is {short} short." if short > 0 else " Nobody goes hungry tomorrow."),
        "We are safe tonight. Let us not waste it.",
        f"I feel {memory.mine.counters} days of this in my bones."
        if memory.mine.counters > 1
        else "I still feel strong, touch wood.",
    ]
    if brought is not None:
        true.append(f"You brought {brought} food today. I noticed.")
    best = memory.target([seat for seat in memory.my_team if seat != talk.partner])
    if best is not None:
        true.append(f"When it is our turn to vote, look at {memory.names[best]} first.")
    true += own_phrases(memory, talk, short > 0, (brought or 0) >= MUCH_FOOD)
    fresh = [line for line in true if line not in talk.said]
    return dice.pick(fresh or true)


def own_phrases(memory: Memory, talk: Talk, hungry: bool, grateful: bool) -> list[str]:
    """What only this castaway would say, where it fits.

    A castaway's phrases begin with an opener, a refusal, a promise, thanks, and a worry.
    """
    opener, _, _, thanks, worry, *others = (*memory.phrases, *[""] * 5)
    fitting = [
        opener if talk.turns == 0 else "",
        thanks if grateful else "",
        worry if hungry else "",
        *others,
    ]
    return [phrase for phrase in fitting if phrase]


def times(number: int) -> str:
    """Once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def note(memory: Memory) -> str | None:
    """What one keeps of the talk that has just ended: the name one was given."""
    talk = memory.last_talk
    if talk is None or not talk.proposed:
        return None
    names = memory.names
    return f"{names[talk.partner]} wants {names[talk.proposed]} out."


def comment(memory: Memory, dice: Dice) -> str | None:
    """Something to say before a vote, or nothing."""
    mine = memory.mine
    if dice.chance(1, 3):
        return None
    if mine.immune:
        return "I am safe tonight, and I still slept badly."
    if memory.feels_named:
        return "I have heard my name. Keep me, and I will remember who did."
    food = memory.last_gathered.get(memory.me)
    lines = [
        "I have said to every one of you what I think. Now we count.",
        f"There are {len(memory.active)} of us. Tomorrow there is one less mouth to feed.",
        "I am worn down and still standing." if mine.counters > 2 else "I have more left in me.",
    ]
    if food:
        lines.append(f"I brought {food} food today. I hope that counts for something.")
    return dice.pick(lines)


def last_words(memory: Memory, dice: Dice) -> str:
    """What one says on the way out."""
    close = memory.closest(memory.active, 1)
    friend = memory.names[close[0]] if close else "one of you"
    return dice.pick(
        (
            f"You got me. {friend}, win it.",
            f"I have no hard feelings. {friend}, the fire is yours to keep.",
            "I played it as straight as I could.",
            "Somebody looked me in the eye today and lied well. Respect.",
        )
    )


def jury_speech(memory: Memory, dice: Dice) -> str:
    """Why one should win: what one has really done."""
    wins = memory.mine.competition_wins
    talks = sum(memory.talks_with.values())
    won = f"I won {times(wins)}" if wins else "I never won a competition"
    return dice.pick(
        (
            f"{won}, I sat down to talk {times(talks)}, and I told each of you what I meant to do.",
            f"{won}, and I am here. Ask me anything: I never hid a vote.",
        )
    )


def interview(memory: Memory) -> str:
    """DS-9.4: an honest answer, out of one's own plans."""
    close = [memory.names[seat] for seat in memory.closest(memory.active)]
    target = memory.target(memory.voting_tonight() or memory.active)
    trust = f"I feel closest to {' and '.join(close)}. " if close else ""
    plan = f"If I had to vote now, I would write {memory.names[target]}." if target else ""
    return (trust + plan).strip() or "Honestly, I have no plan."
