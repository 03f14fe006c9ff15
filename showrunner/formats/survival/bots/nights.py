"""What a sensible player does in the Time of Darkness, role by role."""

from __future__ import annotations

from collections import Counter
from typing import Any

from showrunner.formats.bots import Answer, Remark, offered
from showrunner.formats.survival.bots.memory import CHEMISTRY, Memory
from showrunner.formats.survival.bots.reading import EXPOSED, best, reading, worst
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice
from showrunner.questions import Question

# -- Evil ------------------------------------------------------------------------------------------

DANGER = {"scientist": 60, "activist": 40, "ranger": 34, "engineer": 24, "agency": 10, "gmo": -20}
"""How much the Evil Forces fear one who says they have this role."""


def danger(memory: Memory, seat: str) -> int:
    """How dangerous somebody is to us, as all Evil Forces reckon alike."""
    score = Dice(CHEMISTRY, ("prey", memory.round, seat)).below(12)
    role = memory.claims.get(seat, "")
    if not memory.liar(seat):
        score += DANGER.get(role, 0)
    ours = set(memory.living_of("evil"))
    score += 5 * len({word.name for word in memory.accusations if word.by == seat} & ours)
    score += 3 * sum(word.by == seat and word.name in ours for word in memory.votes)
    score -= 2 * memory.accused_today(seat)
    return score


def nominate(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """The most dangerous one; from the second pass on, whom most of us named."""
    among = offered(question)
    ours = memory.living_of("evil")
    prey = [seat for seat in among if seat not in ours and seat != memory.buddy] or among
    named = Counter(name for name in memory.named_by_evil if name in prey)
    if named:
        most = max(named.values())
        choice = min(name for name, number in named.items() if number == most)
        return {"name": choice, **memory.speaker.message(None, dice)}
    ranked = sorted(prey, key=lambda seat: (-danger(memory, seat), seat))
    if not ranked:
        return dict(question.default)
    expected = len(ranked) > 1 and danger(memory, ranked[0]) > DANGER["ranger"]
    outwit = Dice(CHEMISTRY, ("outwit", memory.round, *ranked[:2])).chance(1, 3)
    name = ranked[1] if expected and outwit else ranked[0]
    return {"name": name, **memory.speaker.message(nomination(memory, name), dice)}


def nomination(memory: Memory, name: str) -> Remark:
    """Why this one, to the other Evil Forces."""
    propose = Act("propose", name)
    role = memory.claims.get(name, "")
    if role in DANGER:
        return Remark("nominate_claim", (propose,), name, memory.card(role))
    ours = [seat for seat in memory.living_of("evil") if seat != memory.me]
    named = [word.name for word in memory.accusations if word.by == name]
    if memory.me in named:
        told = Act("tell", memory.me, "named", name)
        return Remark("nominate_named_me", (propose, told), name)
    if found := [seat for seat in ours if seat in named]:
        told = Act("tell", found[-1], "named", name)
        return Remark("nominate_named_us", (propose, told), name, {"by": memory.names[found[-1]]})
    return Remark("nominate", (propose,), name)


def watch(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Who may be the Activist: says so, or accuses us; each of us another one."""
    ours = memory.living_of("evil")
    ranked = sorted(
        offered(question),
        key=lambda seat: (
            memory.claims.get(seat) != "activist",
            memory.claims.get(seat) not in (None, "activist"),
            -danger(memory, seat),
            seat,
        ),
    )
    place = ours.index(memory.me) % len(ranked)
    return {"name": ranked[0 if memory.claimants("activist") else place]}


# -- Good ------------------------------------------------------------------------------------------


def peek(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Glance until one knows somebody, at once where the Evil are many; not once one is out."""
    knows = any(memory.players[seat].side == "evil" for seat in memory.living)
    out = memory.claims.get(memory.me) == "activist"
    waits = memory.round == 1 and not many_evil(memory)
    return {"how": "sleep" if knows or out or waits else "glance"}


def many_evil(memory: Memory) -> bool:
    """Whether the Evil Forces are so many (two in seven) that a night not used may decide."""
    table = memory.table
    return table is not None and 7 * table.evil >= 2 * len(memory.players)


def ask(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Whom one fears most of those one knows nothing of."""
    unknown = [seat for seat in offered(question) if not memory.players[seat].side]
    return {"name": worst(reading(memory), unknown)}


def protect(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """One whose claim stands, if one may; else one's pair or whom one trusts."""
    among = offered(question)
    for role in ("scientist", "activist"):
        standing = [seat for seat in memory.claimants(role) if not memory.liar(seat)]
        if found := best(reading(memory), [seat for seat in standing if seat in among]):
            return {"name": found}
    pair = [seat for seat in (memory.me, memory.buddy) if seat in among]
    if pair and dice.chance(1, 3):
        return {"name": pair[0]}  # SV-4.24: with the Buddy one falls oneself
    return {"name": best(reading(memory), among)}


def engineer(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Bomb the surely Evil, or the last one beside one's pair; shield one whose claim stands."""
    acts = offered(question, "act")
    scores = reading(memory)
    target = memory.third or worst(scores, memory.others)
    bomb = f"bomb>{target}"
    sure = target is not None and (target == memory.third or scores[target] >= EXPOSED)
    if sure and bomb in acts and target != memory.buddy:
        return {"act": bomb}
    scientists = [seat for seat in memory.claimants("scientist") if not memory.liar(seat)]
    shield = f"shield>{scientists[0]}" if len(scientists) == 1 else ""
    return {"act": shield if shield in acts else None}


def summon(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """One whose claim stands and who was called Evil today: a Conference away saves them."""
    among = offered(question)
    standing = [
        seat
        for seat in memory.claimants("scientist")
        if not memory.liar(seat) and memory.accused_today(seat) and seat in among
    ]
    if len(standing) == 1:
        return {"name": standing[0]}
    return dict(question.default)


def buddies(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """Two others: one does not bind oneself to a stranger."""
    others = [seat for seat in offered(question, "buddies") if seat != memory.me]
    chosen = dice.shuffle(others)[:2]
    return {"buddies": tuple(seat for seat in others if seat in chosen)}
