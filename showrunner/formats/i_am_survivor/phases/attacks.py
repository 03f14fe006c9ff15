"""IS-7.7 to IS-7.16: attacks on other players' characters and on rescuers."""

from __future__ import annotations

from functools import partial
from typing import Any

from showrunner.formats.cards.facts import CardsSeen
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.cards import CHARACTERS, RESCUERS, name_of
from showrunner.formats.i_am_survivor.forces import SOUL_STRENGTH, soldier, strength_of
from showrunner.formats.i_am_survivor.phases.deaths import die
from showrunner.formats.i_am_survivor.phases.rescue import leave
from showrunner.formats.i_am_survivor.questions.battles import HELD, Fight, Spoils
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.kernel import EVERYBODY, seats
from showrunner.questions import Option

STEALS = {"yakuza": 3}
"""IS-7.11: how many cards a winning attacker steals, if not 1."""


async def attack_player(season: IslandState, seat: str, character: str) -> None:
    """IS-7.7 to IS-7.12: attack another player's character."""
    sheet = season.sheet
    answer = await season.stage.ask(seat, lambda: questions.target(sheet, seat, character))
    if answer is None or answer.pick is None:
        return
    target = answer.pick
    other = sheet.owner(target)
    if sheet.parameters.defender_chooses:
        chosen = await season.stage.ask(
            other, lambda: questions.champion(sheet, other, character, target)
        )
        target = (chosen.pick if chosen else None) or target
    season.tell(facts.AttackAnnounced(attacker=character, defender=target), EVERYBODY)
    winner = await fight_out(season, character, target)
    season.tell(facts.PlayersFought(attacker=character, defender=target, winner=winner), EVERYBODY)
    if winner:
        loser = target if winner == character else character
        await take_spoils(
            season, winner, loser, STEALS.get(winner, 1) if winner == character else 1
        )


async def fight_out(season: IslandState, attacker: str, defender: str) -> str:
    """IS-7.8 to IS-7.10: secret forces of both and their helpers; the winner, or "" for a draw."""
    sheet = season.sheet
    seat, other = sheet.owner(attacker), sheet.owner(defender)
    names = CHARACTERS[attacker].name, CHARACTERS[defender].name
    text = f"{names[0]} of {sheet.names[seat]} attacks {names[1]} of {sheet.names[other]}."
    asks: dict[str, Any] = {
        seat: partial(questions.fight, sheet, seat, attacker, text, False),
        other: partial(questions.fight, sheet, other, defender, text, True),
    }
    sides = (Option("attack", f"help {names[0]}"), Option("defence", f"help {names[1]}"))
    if sheet.parameters.allow_pvp_assist:
        for helper in sheet.active:
            if helper not in asks:
                asks[helper] = partial(questions.side, sheet, helper, text, sides)
    answers = await season.stage.ask_all(asks)
    cards: dict[str, tuple[str, ...]] = {}
    chosen: dict[str, Any] = {}
    for who, answer in answers.items():
        side = {seat: "attack", other: "defence"}.get(who) or getattr(answer, "side", None)
        if side is not None:
            cards[who], chosen[who] = answer.cards, side
    souls = answers[other].souls if isinstance(answers.get(other), Fight) else 0
    attack = soldier(attacker) + sum(
        strength_of(cards[who]) for who in cards if chosen[who] == "attack"
    )
    defence = soldier(defender) + SOUL_STRENGTH * souls
    defence += sum(strength_of(cards[who]) for who in cards if chosen[who] == "defence")
    revealed = facts.ForcesRevealed(
        cards=cards, sides=chosen, souls=souls, attack=attack, defence=defence
    )
    season.tell(revealed, EVERYBODY)
    season.spend_soul(other, "weapon", souls)
    won = {"attack": attack > defence, "defence": defence > attack}
    for who, used in cards.items():
        season.use_weapons(who, used, won[chosen[who]])
    if attack == defence:
        return ""
    return attacker if attack > defence else defender


async def take_spoils(season: IslandState, winner: str, loser: str, most: int) -> None:
    """IS-7.11: the winner kills the loser, or steals, or does neither."""
    sheet = season.sheet
    seat, victim = sheet.owner(winner), sheet.owner(loser)
    seen: tuple[str, ...] = ()
    if sheet.parameters.steal == "choose":
        seen = tuple(sheet.hand(victim))
        season.tell(CardsSeen(pile=f"hand/{victim}", cards=seen), seats(seat))
    answer = await season.stage.ask(
        seat, lambda: questions.spoils(sheet, seat, victim, loser, most, seen)
    )
    chosen = answer or Spoils("none", ())
    if chosen.spoils == "kill":
        season.tell(facts.SpoilsTaken(seat=seat, loser=victim, spoils="kill"), EVERYBODY)
        await die(season, loser, "battle", seat)
    elif chosen.spoils == "steal" and chosen.items:
        steal(season, seat, victim, chosen.items)
    else:
        season.tell(facts.SpoilsTaken(seat=seat, loser=victim, spoils="none"), EVERYBODY)


def steal(season: IslandState, seat: str, victim: str, items: tuple[str, ...]) -> None:
    """IS-7.11: take equipped items, and held cards that are drawn at random or were chosen."""
    sheet = season.sheet
    equipped = tuple(card for card in items if card in sheet.equipped(victim))
    hand = sheet.hand(victim)
    number = sum(item in HELD for item in items)
    order = season.stage.shuffle(season.recurring("steal", seat), hand)
    held = (*(card for card in items if card in hand), *order[:number])
    season.tell(
        facts.SpoilsTaken(
            seat=seat, loser=victim, spoils="steal", cards=equipped, number=len(held)
        ),
        EVERYBODY,
    )
    for card in equipped:
        season.discard(sheet.fuel(card), f"fuel/{card}")
        season.move([card], f"equipped/{victim}", f"hand/{seat}")
    season.move(held, f"hand/{victim}", f"hand/{seat}", seats(seat, victim))
    if held:
        fact = facts.CardsStolen(seat=seat, loser=victim, cards=tuple(held))
        season.tell(fact, seats(seat, victim))


async def attack_rescuer(season: IslandState, seat: str, character: str) -> None:
    """IS-7.13 to IS-7.15: attack a waiting rescuer; others may strengthen it."""
    sheet = season.sheet
    answer = await season.stage.ask(seat, lambda: questions.rescuer_target(sheet, character))
    if answer is None or answer.pick is None:
        return
    card = answer.pick
    rescuer = RESCUERS[kind_of(card)]
    strength = (rescuer.strength or 0) + sheet.parameters.rescuer_strength
    name = CHARACTERS[character].name
    text = f"{name} of {sheet.names[seat]} attacks: {name_of(card)}, {strength}★."
    side = (Option("defence", f"help {name_of(card)}"),)
    asks: dict[str, Any] = {seat: partial(questions.fight, sheet, seat, character, text, False)}
    for other in sheet.active:
        if other != seat:
            asks[other] = partial(questions.side, sheet, other, text, side)
    answers = await season.stage.ask_all(asks)
    cards = {
        who: answer.cards
        for who, answer in answers.items()
        if who == seat or getattr(answer, "side", None)
    }
    attack = strength_of(cards.get(seat, ()))
    defence = strength + sum(strength_of(used) for who, used in cards.items() if who != seat)
    sides: Any = {who: "attack" if who == seat else "defence" for who in cards}
    revealed = facts.ForcesRevealed(
        cards=cards, sides=sides, souls=0, attack=attack, defence=defence
    )
    season.tell(revealed, EVERYBODY)
    for who, used in cards.items():
        season.use_weapons(who, used, (attack > defence) == (who == seat))
    result = "thwarted" if attack < defence else "chased away"
    result = "defeated" if attack > defence else result
    fact = facts.RescuerFought(seat=seat, character=character, card=card, result=result)  # type: ignore[arg-type]
    season.tell(fact, EVERYBODY)
    if result != "thwarted":
        leave(season, card)
    if result == "defeated":
        season.apply(seat, rescuer.effects, kind_of(card))
