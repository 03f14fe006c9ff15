"""What a sensible player says with a claim, an accusation, or a good word that it has decided."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.bots import Remark
from showrunner.formats.survival.bots import reasons
from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.bots.reading import INFORMED
from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice

INVENTS = 8
"""An Evil Force invents a ballot once in so many accusations."""

MANY = 4
"""From so many accusations on, one may speak of all of them."""


def remark(memory: Memory, said: Mapping[str, str | None], dice: Dice) -> Remark | None:
    """What to say with this claim, accusation and good word; None where there is nothing."""
    claim, accuse, vouch = said["claim"], said["accuse"], said["vouch"]
    new = claim is not None and memory.claims.get(memory.me) != claim
    if claim in INFORMED:
        return informed(memory, str(claim), accuse, vouch, new, dice)
    if claim is not None and new:
        return claimed(memory, claim, accuse)
    if accuse is not None:
        return accusation(memory, accuse, dice)
    return None


def informed(
    memory: Memory, claim: str, accuse: str | None, vouch: str | None, new: bool, dice: Dice
) -> Remark | None:
    """One who says that they have seen something, truly or not."""
    role = memory.card(claim)
    if accuse is None:
        if vouch is not None:
            return Remark("claim_and_clear" if new else "clear", about=vouch, given=role)
        return Remark("claim", given=role) if new else None
    if memory.claims.get(accuse) == claim:
        section = "counterclaim" if new else "counterclaim_again"
        return Remark(section, (Act("accuse", accuse, "lie"),), accuse, role)
    if not memory.evil and memory.players[accuse].side != "evil":
        if not new:
            return accusation(memory, accuse, dice)
        return Remark("claim_and_guess", about=accuse, given=role)
    if vouch is not None:
        given = {**role, "by": memory.names[vouch]}
        return Remark("seen_and_cleared" if new else "seen_and_cleared_again", (), accuse, given)
    return Remark(f"seen_{claim}" if new else "seen_again", about=accuse, given=role)


def claimed(memory: Memory, claim: str, accuse: str | None) -> Remark:
    """One who says what they are, with or without another name instead of theirs."""
    if claim not in SPECIALS:
        return Remark("element_and_guess" if accuse else "element", about=accuse or "")
    role = memory.card(claim)
    saved = memory.protected.get(memory.round) if claim == memory.mine.role == "ranger" else None
    if accuse is not None and saved in memory.others and saved != accuse:
        given = {**role, "by": memory.names[saved]}
        return Remark("guard_and_guess", (Act("guard", saved),), accuse, given)
    if accuse is not None and memory.claims.get(accuse) == claim:
        return Remark("counterclaim", (Act("accuse", accuse, "lie"),), accuse, role)
    return Remark("claim_and_guess" if accuse else "claim", about=accuse or "", given=role)


def accusation(memory: Memory, name: str, dice: Dice) -> Remark:
    """A name: with thanks, a change of mind, a reason, somebody else's word, or as a guess."""
    saver = memory.saver(memory.guards)
    if saver and saver != name:
        return Remark("thank_and_name", (Act("thank", saver),), name, {"by": memory.names[saver]})
    before = memory.accused_before
    if before not in (None, name):
        return Remark("switch", (Act("agree", name),), name, {"by": memory.names[str(before)]})
    if memory.evil and dice.chance(1, INVENTS):
        lie = reasons.invented(memory, name, dice)
        if lie is not None:
            return lie
    why = reasons.against(memory, name, dice)
    by = [seat for seat in memory.accused_by(name) if seat != memory.me]
    if why is not None and (not by or dice.chance(2, 3)):
        return why
    if before == name:
        return Remark("stay", about=name)
    wrong = memory.wrong_about
    if wrong and wrong != name and not by:
        return Remark("was_wrong", about=name, given={"by": memory.names[wrong]})
    if by:
        section = "agree_many" if len(by) >= MANY and dice.chance(1, 2) else "agree"
        return Remark(section, (Act("agree", name),), name, {"by": memory.names[by[-1]]})
    return Remark("guess" if memory.named_today else "first_guess", about=name)
