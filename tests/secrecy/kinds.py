"""Every kind of secret that is flipped, by its name in docs/secrecy.md."""

from __future__ import annotations

from typing import Any

from showrunner.formats.survivor import FORMAT
from showrunner.kernel import Dice
from tests.secrecy.game import Game
from tests.secrecy.secrets import (
    Flip,
    Kind,
    anything,
    as_it_is,
    decision,
    event,
    fresh_luck,
    interview_claims,
    interview_words,
    luck_of,
    memo,
    nothing,
    order,
    own_interview,
    played,
    preferences,
    toggled,
    words,
)

Terms = Any
TALK = "survivor.talk survivor.group_talk"
OFTEN = (
    "survivor.competition survivor.gathering survivor.preferences survivor.talk "
    "survivor.after_talk survivor.comment survivor.ballot"
)
FAR = {"round": 99}


def attributes(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    values = {"competition": 3 + dice.below(16), "survival": 3 + dice.below(16)}
    return event(seat, {"effect": "attributes", "seat": seat, **values})


def points(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    amount = dice.pick((-1, 1, 4))
    return event(seat, {"effect": "points", "seats": [seat], "amount": amount, "secret": True})


def counters(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    amount = dice.pick((-2, 1, 5))
    return event(seat, {"effect": "counters", "seats": [seat], "amount": amount, "secret": True})


def card_held(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    return event(seat, {"effect": "card", "seat": seat, "kind": "hidden_immunity"})


def card_planted(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    team = dice.pick(list(game.sheet.teams))
    return event(seat, {"effect": "plant", "team": team, "kind": "hidden_immunity"})


def story(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    return event(seat)


def interview(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    terms = {"seat": seat, "question": "Whom do you trust?", "claims": list(FORMAT.claims)}
    return "interview", terms, seat


UNANNOUNCED = {
    "bonus_target": (7, 12),
    "food_per_player": (4, 9),
    "small_boost": (3, 5),
    "counter_price": (0, 2),
    "turns_per_conversation": (1, 4),
    "words_per_comment": (20, 30),
    "conversations_per_player": (0, 1),
    "comments_per_vote": (0, 2),
    "jury_size": (1, 5),
    "individual_reward": (1, 5),
    "camp_advantages": (0, 3),
    "max_rerolls": (0, 3),
}


def unannounced(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    name = dice.pick(list(UNANNOUNCED))
    value = dice.pick(UNANNOUNCED[name])
    return "set_parameter", {"parameter": name, "value": value, "announce": False}


def comment_order(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    shuffled = dice.shuffle(list(game.sheet.players))
    occasion = dice.pick(("vote", "jury", "finalists"))
    return "set_comment_order", {"seats": shuffled[: 1 + dice.below(4)], "occasion": occasion}


def chosen_jury(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    out = dice.shuffle(list(game.sheet.out))
    return "choose_jury", {"seats": out[: 5 if len(out) >= 5 else 1]}


def waits(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    return "event", {"story": "One day.", "effects": [], "when": FAR}


def comes_due(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    effects = [{"effect": "points", "seats": [seat], "amount": 1, "secret": dice.chance(1, 2)}]
    to = {"seats": [seat]} if dice.chance(1, 2) else {}
    return "event", {"story": "It has come.", "effects": effects, "when": {}, **to}


def phase_order(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    phases = ("competition", "camp", "conversation", "vote")
    others = [phase for phase in phases if phase != game.sheet.phase]
    return dice.pick(("cancel_phase", "repeat_phase")), {"phase": dice.pick(others)}


def fixed_roll(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    roll = dice.pick(("competition", "gathering", "bonus", "survival"))
    faces = [1 + dice.below(6) for _ in range(3)]
    return "fix_roll", {"roll": roll, "seat": seat, "dice": faces}, seat


def secret_offer(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    effect = {"effect": "counters", "seats": ["@taker"], "amount": dice.pick((-1, 2))}
    terms = {"story": "For you alone.", "price": 1, "open": False, "seats": [seat]}
    return "offer_opportunity", {**terms, "effects": [effect]}, seat


def stop(game: Game, dice: Dice, seat: str, observer: str) -> Terms:
    return "stop_before", {"phase": "any"}


def persona(game: Game, dice: Dice, observer: str) -> Flip | None:
    return Flip(nothing)


KINDS = (
    Kind("attributes", order(attributes)),
    Kind("points", order(points)),
    Kind("counters", order(counters)),
    Kind("a card held", order(card_held)),
    Kind("a card planted", order(card_planted)),
    Kind("a story told to one", order(story)),
    Kind("an interview", order(interview)),
    Kind("words of an interview", interview_words),
    Kind("claims of an interview", interview_claims),
    Kind("one's own interview", own_interview),
    Kind("an unannounced parameter", order(unannounced)),
    Kind("a comment order", order(comment_order)),
    Kind("a chosen jury", order(chosen_jury)),
    Kind("an order that waits", order(waits)),
    Kind("an order that comes due", order(comes_due)),
    Kind("a phase order", order(phase_order)),
    Kind("a stop", order(stop)),
    Kind("a fixed roll", order(fixed_roll)),
    Kind("a secret opportunity", order(secret_offer)),
    Kind("a memo", memo),
    Kind("persona, player, schedule", persona, settings=True),
    Kind("dice of a bonus roll", luck_of("bonus", "survivor.gathered")),
    Kind("dice of gathering", luck_of("gathering", "survivor.gathering")),
    Kind("the id of a card", luck_of("card", "survivor.gathered")),
    Kind("luck renewed", fresh_luck(same=False)),
    Kind("luck renewed to the same", fresh_luck(same=True)),
    Kind("a competition entry", decision("survivor.competition", anything)),
    Kind("a plan for gathering", decision("survivor.gathering", anything)),
    Kind("a point traded at camp", decision("survivor.gathered", toggled("point_trade"))),
    Kind("a bonus roll bought", decision("survivor.gathered", toggled("buy_bonus"))),
    Kind("preferences", decision("survivor.preferences survivor.after_talk", preferences)),
    Kind("words of a talk", decision(TALK, words("say"))),
    Kind("the end of a talk", decision(TALK, toggled("end"))),
    Kind("a note", decision("survivor.after_talk", words("note"))),
    Kind("a card played", decision("survivor.card", played)),
    Kind("a ballot", decision("survivor.ballot survivor.revote", anything)),
    Kind("a jury ballot", decision("survivor.jury_ballot", anything)),
    Kind("a held answer, released", decision(f"{OFTEN} survivor.card", as_it_is, "released")),
    Kind("a held answer, vetoed", decision(OFTEN, anything, "vetoed")),
    Kind("a held answer, replaced", decision("survivor.ballot", anything, "replaced")),
    Kind("who answers for a seat", decision(OFTEN, as_it_is, "stand-in")),
)
