"""Picks the words of a speech whose claim, accusation and vouch are decided."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.bots import Remark
from showrunner.formats.survival.bots import reasons
from showrunner.formats.survival.bots.mind import SurvivalMind
from showrunner.formats.survival.bots.suspicion import SEEING_ROLES
from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice

INVENTED_BALLOT_ODDS = 8
"""An Evil Force invents a ballot in 1 of this many accusations."""

MANY_ACCUSERS = 4
"""Number of accusers from which a speech may refer to all of them."""


def remark(mind: SurvivalMind, speech: Mapping[str, str | None], dice: Dice) -> Remark | None:
    """Pick a remark for this claim, accusation and vouch; None if there is nothing to say."""
    claim, accuse, vouch = speech["claim"], speech["accuse"], speech["vouch"]
    is_new = claim is not None and mind.claims.get(mind.me) != claim
    if claim in SEEING_ROLES:
        return seeing_remark(mind, str(claim), accuse, vouch, is_new, dice)
    if claim is not None and is_new:
        return claim_remark(mind, claim, accuse)
    if accuse is not None:
        return accusation_remark(mind, accuse, dice)
    return None


def seeing_remark(
    mind: SurvivalMind, claim: str, accuse: str | None, vouch: str | None, is_new: bool, dice: Dice
) -> Remark | None:
    """Pick the remark of somebody who claims a seeing role, truly or not."""
    role = mind.card_words(claim)
    if accuse is None:
        if vouch is not None:
            return Remark("claim_and_clear" if is_new else "clear", about=vouch, given=role)
        return Remark("claim", given=role) if is_new else None
    if mind.claims.get(accuse) == claim:
        section = "counterclaim" if is_new else "counterclaim_again"
        return Remark(section, (Act("accuse", accuse, "lie"),), accuse, role)
    if not mind.evil and mind.players[accuse].side != "evil":
        if not is_new:
            return accusation_remark(mind, accuse, dice)
        return Remark("claim_and_guess", about=accuse, given=role)
    if vouch is not None:
        given = {**role, "by": mind.names[vouch]}
        return Remark("seen_and_cleared" if is_new else "seen_and_cleared_again", (), accuse, given)
    return Remark(f"seen_{claim}" if is_new else "seen_again", about=accuse, given=role)


def claim_remark(mind: SurvivalMind, claim: str, accuse: str | None) -> Remark:
    """Pick the remark of somebody who claims another role, perhaps naming somebody else instead."""
    if claim not in SPECIALS:
        return Remark("element_and_guess" if accuse else "element", about=accuse or "")
    role = mind.card_words(claim)
    saved = mind.protected.get(mind.round) if claim == mind.mine.role == "ranger" else None
    if accuse is not None and saved in mind.others and saved != accuse:
        given = {**role, "by": mind.names[saved]}
        return Remark("guard_and_guess", (Act("guard", saved),), accuse, given)
    if accuse is not None and mind.claims.get(accuse) == claim:
        return Remark("counterclaim", (Act("accuse", accuse, "lie"),), accuse, role)
    return Remark("claim_and_guess" if accuse else "claim", about=accuse or "", given=role)


def accusation_remark(mind: SurvivalMind, name: str, dice: Dice) -> Remark:
    """Pick the remark that makes an accusation.

    In this order: thanks, a change of mind, an invented ballot, a reason, agreement, or a guess.
    """
    protector = mind.unthanked_protector(mind.protection_claims)
    if protector and protector != name:
        return Remark(
            "thank_and_name",
            (Act("thank", protector),),
            name,
            {"by": mind.names[protector]},
        )
    previous = mind.my_last_accusation
    if previous not in (None, name):
        return Remark("switch", (Act("agree", name),), name, {"by": mind.names[str(previous)]})
    if mind.evil and dice.chance(1, INVENTED_BALLOT_ODDS):
        lie = reasons.invented(mind, name, dice)
        if lie is not None:
            return lie
    reason = reasons.against(mind, name, dice)
    accusers = [seat for seat in mind.accused_by(name) if seat != mind.me]
    if reason is not None and (not accusers or dice.chance(2, 3)):
        return reason
    if previous == name:
        return Remark("stay", about=name)
    wrong_name = mind.my_wrong_accusation
    if wrong_name and wrong_name != name and not accusers:
        return Remark("was_wrong", about=name, given={"by": mind.names[wrong_name]})
    if accusers:
        section = "agree_many" if len(accusers) >= MANY_ACCUSERS and dice.chance(1, 2) else "agree"
        return Remark(section, (Act("agree", name),), name, {"by": mind.names[accusers[-1]]})
    return Remark("guess" if mind.anybody_accused else "first_guess", about=name)
