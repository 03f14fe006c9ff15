"""Decides what each role does in the Time of Darkness."""

from __future__ import annotations

from collections import Counter
from typing import Any

from showrunner.formats.bots import Answer, Remark, offered
from showrunner.formats.survival.bots.mind import CHEMISTRY_KEY, SurvivalMind
from showrunner.formats.survival.bots.suspicion import (
    EXPOSED_SCORE,
    least_suspected,
    most_suspected,
    suspicions,
)
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice
from showrunner.questions import Question

# -- Evil ------------------------------------------------------------------------------------------

DANGER = {"scientist": 60, "activist": 40, "ranger": 34, "engineer": 24, "agency": 10, "gmo": -20}
"""Danger to the Evil Forces of a player who claims a role."""


def danger(mind: SurvivalMind, seat: str) -> int:
    """Score how dangerous somebody is to us; all Evil Forces get the same score."""
    score = Dice(CHEMISTRY_KEY, ("prey", mind.round, seat)).below(12)
    role = mind.claims.get(seat, "")
    if not mind.is_known_liar(seat):
        score += DANGER.get(role, 0)
    ours = set(mind.living_of("evil"))
    score += 5 * len({record.name for record in mind.accusations if record.by == seat} & ours)
    score += 3 * sum(record.by == seat and record.name in ours for record in mind.votes)
    score -= 2 * mind.count_accusers(seat)
    return score


def nominate(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Nominate the most dangerous player; from the second pass on, the one most of us named."""
    among = offered(question)
    ours = mind.living_of("evil")
    targets = [seat for seat in among if seat not in ours and seat != mind.buddy] or among
    nominations = Counter(name for name in mind.evil_nominations if name in targets)
    if nominations:
        most = max(nominations.values())
        choice = min(name for name, number in nominations.items() if number == most)
        return {"name": choice, **mind.speaker.message(None, dice)}
    ranked = sorted(targets, key=lambda seat: (-danger(mind, seat), seat))
    if not ranked:
        return dict(question.default)
    is_obvious = len(ranked) > 1 and danger(mind, ranked[0]) > DANGER["ranger"]
    surprises_ranger = Dice(CHEMISTRY_KEY, ("outwit", mind.round, *ranked[:2])).chance(1, 3)
    name = ranked[1] if is_obvious and surprises_ranger else ranked[0]
    return {"name": name, **mind.speaker.message(nomination(mind, name), dice)}


def nomination(mind: SurvivalMind, name: str) -> Remark:
    """Explain a nomination to the other Evil Forces."""
    propose = Act("propose", name)
    role = mind.claims.get(name, "")
    if role in DANGER:
        return Remark("nominate_claim", (propose,), name, mind.card_words(role))
    ours = [seat for seat in mind.living_of("evil") if seat != mind.me]
    named = [record.name for record in mind.accusations if record.by == name]
    if mind.me in named:
        told = Act("tell", mind.me, "named", name)
        return Remark("nominate_named_me", (propose, told), name)
    if named_allies := [seat for seat in ours if seat in named]:
        told = Act("tell", named_allies[-1], "named", name)
        by = mind.names[named_allies[-1]]
        return Remark("nominate_named_us", (propose, told), name, {"by": by})
    return Remark("nominate", (propose,), name)


def watch(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Watch a possible Activist: a claimant, or an accuser; each of us another one."""
    ours = mind.living_of("evil")
    ranked = sorted(
        offered(question),
        key=lambda seat: (
            mind.claims.get(seat) != "activist",
            mind.claims.get(seat) not in (None, "activist"),
            -danger(mind, seat),
            seat,
        ),
    )
    place = ours.index(mind.me) % len(ranked)
    return {"name": ranked[0 if mind.claimants("activist") else place]}


# -- Good ------------------------------------------------------------------------------------------


def peek(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """As the Activist, glance until I know an Evil Force; sleep once I have claimed the role."""
    knows_evil = any(mind.players[seat].side == "evil" for seat in mind.living)
    has_claimed = mind.claims.get(mind.me) == "activist"
    should_wait = mind.round == 1 and not many_evil(mind)
    return {"how": "sleep" if knows_evil or has_claimed or should_wait else "glance"}


def many_evil(mind: SurvivalMind) -> bool:
    """Whether at least two in seven are Evil, so that no night may be wasted."""
    table = mind.table
    return table is not None and 7 * table.evil >= 2 * len(mind.players)


def ask(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """As the Scientist, ask about the most suspected player of unknown side."""
    unknown = [seat for seat in offered(question) if not mind.players[seat].side]
    return {"name": most_suspected(suspicions(mind), unknown)}


def protect(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """As the Ranger, protect a credible claimant, my pair, or the least suspected."""
    among = offered(question)
    for role in ("scientist", "activist"):
        credible = [seat for seat in mind.claimants(role) if not mind.is_known_liar(seat)]
        if protected := least_suspected(
            suspicions(mind), [seat for seat in credible if seat in among]
        ):
            return {"name": protected}
    protectable_pair = [seat for seat in (mind.me, mind.buddy) if seat in among]
    if protectable_pair and dice.chance(1, 3):
        return {"name": protectable_pair[0]}  # SV-4.24: if my Buddy dies, so do I
    return {"name": least_suspected(suspicions(mind), among)}


def engineer(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """As the Engineer, bomb an exposed player, or shield a credible Scientist."""
    acts = offered(question, "act")
    scores = suspicions(mind)
    target = mind.last_opponent or most_suspected(scores, mind.others)
    bomb = f"bomb>{target}"
    is_sure = target is not None and (
        target == mind.last_opponent or scores[target] >= EXPOSED_SCORE
    )
    if is_sure and bomb in acts and target != mind.buddy:
        return {"act": bomb}
    scientists = [seat for seat in mind.claimants("scientist") if not mind.is_known_liar(seat)]
    shield = f"shield>{scientists[0]}" if len(scientists) == 1 else ""
    return {"act": shield if shield in acts else None}


def summon(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Summon a credible Scientist who was accused today, which spares them a Conference."""
    among = offered(question)
    credible = [
        seat
        for seat in mind.claimants("scientist")
        if not mind.is_known_liar(seat) and mind.count_accusers(seat) and seat in among
    ]
    if len(credible) == 1:
        return {"name": credible[0]}
    return dict(question.default)


def buddies(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Choose two other players as Buddies."""
    others = [seat for seat in offered(question, "buddies") if seat != mind.me]
    chosen = dice.shuffle(others)[:2]
    return {"buddies": tuple(seat for seat in others if seat in chosen)}
