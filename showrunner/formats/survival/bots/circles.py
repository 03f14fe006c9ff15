"""What a sensible player says where few listen: to the Buddy, in one ear, among Memories."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.bots import Answer, Remark, offered
from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.bots.reading import INFORMED, as_good, best, reading, worst
from showrunner.formats.talk.acts import Act
from showrunner.formats.wording import number
from showrunner.kernel import Dice
from showrunner.questions import Question

STANDS_OUT = 8
"""A suspicion worth a whisper is so far above the middle of all readings."""
LIES = (1, 4)
"""How often an Evil Force whispers a lie to one of the Good instead of a plan to its own."""


def buddy_chat(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """SV-4.24: whom to vote for together; and what one has that saves both."""
    ours = memory.living_of("evil") if memory.evil else []
    open_ = [seat for seat in memory.others if seat != memory.buddy and seat not in ours]
    name = worst(as_good(memory) if memory.evil else reading(memory), open_)
    ranger = memory.mine.role == "ranger"
    claim = (Act("claim", what="ranger"),) if ranger else ()
    if name is None:
        return memory.speaker.message(Remark("buddy_ranger", claim) if ranger else None, dice)
    section = "buddy_last_two" if memory.third else "buddy_ranger" if ranger else "buddy"
    return memory.speaker.message(Remark(section, (*claim, Act("propose", name)), name), dice)


# -- whispers --------------------------------------------------------------------------------------


def whisper(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """SV-6.2: the Evil Forces agree whom to name, or lie; the Good share what they know."""
    present = offered(question)
    said = evil_whisper(memory, present, dice) if memory.evil else good_whisper(memory, present)
    if said is None:
        return dict(question.default)
    ear, remark = said
    remark = remark._replace(given={**remark.given, "to": memory.names[ear]})
    return {"name": ear, **memory.speaker.message(remark, dice)}


def good_whisper(memory: Memory, present: list[str]) -> tuple[str, Remark] | None:
    """Thanks; whom one protected; whom one has seen; or a suspicion that stands out."""
    saver = memory.saver([*memory.guards, *memory.guards_whispered])
    if saver in present:
        return saver, Remark("whisper_thanks", (Act("thank", saver),))
    role = memory.mine.role
    scores = reading(memory)
    ear = memory.buddy if memory.buddy in present else best(scores, present)
    name = worst(scores, [seat for seat in scores if seat not in (ear, memory.buddy)])
    saved = memory.protected.get(memory.round) if role == "ranger" else None
    if memory.quiet_night and saved in present:
        return saved, guarding(saved)
    if ear is None or name is None or scores[name] < _middle(scores) + STANDS_OUT:
        return None
    evil = Act("evil", name)
    if role in INFORMED and memory.players[name].side == "evil":
        return ear, Remark(f"whisper_seen_{role}", (Act("claim", what=role), evil), name)
    return ear, Remark("whisper_fear", (evil,), name)


def evil_whisper(memory: Memory, present: list[str], dice: Dice) -> tuple[str, Remark] | None:
    """To one of us whom to name; or to one of the Good that one has saved them, or seen another."""
    ours = [seat for seat in memory.living_of("evil") if seat != memory.me]
    prey = [seat for seat in present if seat not in ours and seat != memory.buddy]
    name = worst(as_good(memory), prey)
    if dice.chance(*LIES) and (lie := _lie(memory, prey, dice)) is not None:
        return lie
    ear = next((seat for seat in present if seat in ours), None)
    if ear is None or name is None:
        return None
    return ear, Remark("whisper_name", (Act("propose", name),), name)


def _lie(memory: Memory, prey: list[str], dice: Dice) -> tuple[str, Remark] | None:
    saved = memory.target
    if memory.quiet_night and saved in prey and memory.in_the_game("ranger"):
        return saved, guarding(saved)
    free = memory.in_the_game("scientist") and not memory.claimants("scientist")
    if not free or len(prey) < 2:
        return None
    ear, name = dice.shuffle(prey)[:2]
    acts = (Act("claim", what="scientist"), Act("evil", name))
    return ear, Remark("whisper_seen_scientist", acts, name)


def guarding(saved: str) -> Remark:
    """To one who was attacked and lives: it was I who protected you."""
    return Remark("whisper_guard", (Act("claim", what="ranger"), Act("guard", saved)))


def _middle(scores: dict[str, int]) -> int:
    return sorted(scores.values())[len(scores) // 2]


# -- Memories --------------------------------------------------------------------------------------


def lounge(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """SV-4.25: who voted one out, and who is left; one who does not know all has a suspicion."""
    evil = memory.living_of("evil")
    if memory.me not in memory.seated or not evil:
        name = worst(reading(memory), memory.living)
        remark = Remark("lounge_guess", (Act("evil", name),), name) if name else None
        return memory.speaker.message(remark, dice)
    remark = dice.pick(
        list(for_the_evil(memory, evil)) if memory.evil else list(for_the_good(memory, evil))
    )
    return memory.speaker.message(remark, dice)


def for_the_evil(memory: Memory, evil: list[str]) -> Iterator[Remark]:
    """What one of the Evil Forces says who is out."""
    yield from (Remark("lounge_ours", (Act("evil", name),), name) for name in evil)


def for_the_good(memory: Memory, evil: list[str]) -> Iterator[Remark]:
    """What one of the Good says who is out, and knows now."""
    section = "lounge" if len(evil) > 1 else "lounge_one"
    for name in evil:
        yield Remark(section, (Act("evil", name),), name, {"number": number(len(evil))})
    if memory.target in memory.living:
        yield Remark("lounge_target", (Act("warn", memory.target),), memory.target)
    for seat in memory.living_of("good"):
        role = memory.players[seat].role
        if role in INFORMED and seat not in memory.claimed_openly:
            yield Remark("lounge_special", (Act("good", seat),), seat, memory.card(role))
    for word in memory.votes:
        if word.name == memory.me and memory.players[word.by].side == "good":
            yield Remark("lounge_voted", (Act("accuse", word.by, "vote"),), word.by)
