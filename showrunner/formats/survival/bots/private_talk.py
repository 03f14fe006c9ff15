"""Picks messages for small audiences: the Buddy, a whisper, or the lounge of Memories."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.bots import Answer, Remark, offered
from showrunner.formats.survival.bots.mind import SurvivalMind
from showrunner.formats.survival.bots.suspicion import (
    SEEING_ROLES,
    least_suspected,
    median,
    most_suspected,
    public_suspicions,
    suspicions,
)
from showrunner.formats.talk.acts import Act
from showrunner.formats.wording import number
from showrunner.kernel import Dice
from showrunner.questions import Question

WHISPER_MARGIN = 8
"""How far above the median suspicion a player must be to be whispered about."""
LIE_CHANCE = (1, 4)
"""Chance that an Evil Force whispers a lie to a Good player, not a plan to an ally: 1 in 4."""


def buddy_chat(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """SV-4.24: propose a vote to the Buddy, and as the Ranger claim the role."""
    ours = mind.living_of("evil") if mind.evil else []
    candidates = [seat for seat in mind.others if seat != mind.buddy and seat not in ours]
    name = most_suspected(public_suspicions(mind) if mind.evil else suspicions(mind), candidates)
    is_ranger = mind.mine.role == "ranger"
    claim = (Act("claim", what="ranger"),) if is_ranger else ()
    if name is None:
        return mind.speaker.message(Remark("buddy_ranger", claim) if is_ranger else None, dice)
    section = "buddy_last_two" if mind.last_opponent else "buddy_ranger" if is_ranger else "buddy"
    return mind.speaker.message(Remark(section, (*claim, Act("propose", name)), name), dice)


# -- whispers --------------------------------------------------------------------------------------


def whisper(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """SV-6.2: as Evil, plan a nomination or lie; as Good, share knowledge."""
    present = offered(question)
    listener_and_remark = (
        evil_whisper(mind, present, dice) if mind.evil else good_whisper(mind, present)
    )
    if listener_and_remark is None:
        return dict(question.default)
    listener, remark = listener_and_remark
    remark = remark._replace(given={**remark.given, "to": mind.names[listener]})
    return {"name": listener, **mind.speaker.message(remark, dice)}


def good_whisper(mind: SurvivalMind, present: list[str]) -> tuple[str, Remark] | None:
    """Pick a whisper: thanks, a protection, somebody seen, or a strong suspicion."""
    protector = mind.unthanked_protector([*mind.protection_claims, *mind.private_protection_claims])
    if protector in present:
        return protector, Remark("whisper_thanks", (Act("thank", protector),))
    role = mind.mine.role
    scores = suspicions(mind)
    listener = mind.buddy if mind.buddy in present else least_suspected(scores, present)
    name = most_suspected(scores, [seat for seat in scores if seat not in (listener, mind.buddy)])
    saved = mind.protected.get(mind.round) if role == "ranger" else None
    if mind.nobody_died_last_night and saved in present:
        return saved, protection_remark(saved)
    if listener is None or name is None or scores[name] < median(scores) + WHISPER_MARGIN:
        return None
    evil = Act("evil", name)
    if role in SEEING_ROLES and mind.players[name].side == "evil":
        return listener, Remark(f"whisper_seen_{role}", (Act("claim", what=role), evil), name)
    return listener, Remark("whisper_fear", (evil,), name)


def evil_whisper(mind: SurvivalMind, present: list[str], dice: Dice) -> tuple[str, Remark] | None:
    """Pick a whisper: a nomination to an Evil Force, or a lie to a Good player."""
    ours = [seat for seat in mind.living_of("evil") if seat != mind.me]
    targets = [seat for seat in present if seat not in ours and seat != mind.buddy]
    name = most_suspected(public_suspicions(mind), targets)
    if dice.chance(*LIE_CHANCE) and (lie := _lie(mind, targets, dice)) is not None:
        return lie
    listener = next((seat for seat in present if seat in ours), None)
    if listener is None or name is None:
        return None
    return listener, Remark("whisper_name", (Act("propose", name),), name)


def _lie(mind: SurvivalMind, targets: list[str], dice: Dice) -> tuple[str, Remark] | None:
    saved = mind.target
    if mind.nobody_died_last_night and saved in targets and mind.in_the_game("ranger"):
        return saved, protection_remark(saved)
    role_is_free = mind.in_the_game("scientist") and not mind.claimants("scientist")
    if not role_is_free or len(targets) < 2:
        return None
    listener, name = dice.shuffle(targets)[:2]
    acts = (Act("claim", what="scientist"), Act("evil", name))
    return listener, Remark("whisper_seen_scientist", acts, name)


def protection_remark(saved: str) -> Remark:
    """Tell an attacked player that it was I who protected them."""
    return Remark("whisper_guard", (Act("claim", what="ranger"), Act("guard", saved)))


# -- Memories --------------------------------------------------------------------------------------


def lounge(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """SV-4.25: speak among Memories about what they know, or guess if roles are hidden."""
    evil = mind.living_of("evil")
    if mind.me not in mind.seated or not evil:
        name = most_suspected(suspicions(mind), mind.living)
        remark = Remark("lounge_guess", (Act("evil", name),), name) if name else None
        return mind.speaker.message(remark, dice)
    remark = dice.pick(
        list(for_the_evil(mind, evil)) if mind.evil else list(for_the_good(mind, evil))
    )
    return mind.speaker.message(remark, dice)


def for_the_evil(mind: SurvivalMind, evil: list[str]) -> Iterator[Remark]:
    """Yield remarks of an eliminated Evil Force."""
    yield from (Remark("lounge_ours", (Act("evil", name),), name) for name in evil)


def for_the_good(mind: SurvivalMind, evil: list[str]) -> Iterator[Remark]:
    """Yield remarks of an eliminated Good player who sees all roles."""
    section = "lounge" if len(evil) > 1 else "lounge_one"
    for name in evil:
        yield Remark(section, (Act("evil", name),), name, {"number": number(len(evil))})
    if mind.target in mind.living:
        yield Remark("lounge_target", (Act("warn", mind.target),), mind.target)
    for seat in mind.living_of("good"):
        role = mind.players[seat].role
        if role in SEEING_ROLES and seat not in mind.claimed_openly:
            yield Remark("lounge_special", (Act("good", seat),), seat, mind.card_words(role))
    for record in mind.votes:
        if record.name == mind.me and mind.players[record.by].side == "good":
            yield Remark("lounge_voted", (Act("accuse", record.by, "vote"),), record.by)
