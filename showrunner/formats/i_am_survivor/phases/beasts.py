"""IS-7.1 to IS-7.6: battles with wild animals and cannibals."""

from __future__ import annotations

from functools import partial

from showrunner.formats.ballots import count
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.cards import find, is_animal
from showrunner.formats.i_am_survivor.forces import (
    bonus,
    has_ability,
    own_traps,
    own_weapons,
    result_against,
    strength_of,
)
from showrunner.formats.i_am_survivor.phases.deaths import suffer
from showrunner.formats.i_am_survivor.questions.battles import Battle
from showrunner.formats.i_am_survivor.state import EXPLORE_DISCARD, FACED, IslandState
from showrunner.kernel import EVERYBODY


async def face_beast(season: IslandState, seat: str, character: str, card: str) -> None:
    """IS-6.2, IS-6.5, IS-7.1 to IS-7.6: a character faces a beast, alone or with help."""
    sheet = season.sheet
    if character == "marathon_runner" and is_animal(card):
        answer = await season.stage.ask(seat, lambda: questions.escape(sheet, card))
        if answer is None or answer.yes:
            season.tell(facts.BeastEscaped(seat=seat, card=card), EVERYBODY)
            season.move([card], FACED, EXPLORE_DISCARD)
            return
    beast = find(card)
    forces = await gather_forces(season, seat, character, card)
    total = bonus(sheet, character, card) + sum(map(strength_of, forces.values()))
    result = result_against(total, beast.strength)
    fact = facts.BeastFought(
        seat=seat,
        character=character,
        card=card,
        total=total,
        strength=beast.strength,
        result=result,
    )
    season.tell(fact, EVERYBODY)
    for fighter, cards in forces.items():
        season.use_weapons(fighter, cards, result == "defeated" and fighter == seat)
    if result == "defeated":
        await reward(season, seat, character, card, [*forces])
        return
    season.move([card], FACED, EXPLORE_DISCARD)
    if result == "lost" and beast.loss:
        await suffer(season, character, beast.loss, kind_of(card))


async def gather_forces(
    season: IslandState, seat: str, character: str, card: str
) -> dict[str, tuple[str, ...]]:
    """IS-7.1, IS-7.2: the cards that each player adds: first the owner, then those who help."""
    sheet = season.sheet
    answer = await season.stage.ask(seat, lambda: questions.battle(sheet, seat, character, card))
    if answer is None:
        return {}
    forces = {seat: answer.cards}
    if answer.cards:
        season.tell(facts.WeaponsCommitted(seat=seat, cards=answer.cards), EVERYBODY)
    if not answer.helpers:
        return forces
    given = await ask_for_help(season, seat, character, card, answer)
    forces.update(given)
    strength = find(card).strength
    total = bonus(sheet, character, card) + sum(map(strength_of, forces.values()))
    usable = [
        found
        for found in (*own_weapons(sheet, seat, character), *own_traps(sheet, seat, card))
        if found not in answer.cards
    ]
    if total <= strength:
        more = await season.stage.ask(
            seat, lambda: questions.add(sheet, seat, usable, total, strength)
        )
        if more is not None and more.cards:
            season.tell(facts.WeaponsCommitted(seat=seat, cards=more.cards), EVERYBODY)
            forces[seat] = (*answer.cards, *more.cards)
    return forces


async def ask_for_help(
    season: IslandState, seat: str, character: str, card: str, answer: Battle
) -> dict[str, tuple[str, ...]]:
    """IS-7.2: ask the helpers in turn order; the first who adds anything gets what was promised."""
    sheet = season.sheet
    pay = answer.pay if answer.pay and answer.pay not in answer.cards else ""
    asked = facts.HelpAsked(
        seat=seat, helpers=answer.helpers, pay=pay, words=answer.words, acts=answer.acts
    )
    season.tell(asked, EVERYBODY)
    strength = find(card).strength
    total = bonus(sheet, character, card) + strength_of(answer.cards)
    given: dict[str, tuple[str, ...]] = {}
    for helper in sheet.from_start(seat):
        if helper not in answer.helpers:
            continue
        missing = strength - total - sum(map(strength_of, given.values()))
        build = partial(questions.assist, sheet, helper, seat, card, missing, pay)
        help_ = await season.stage.ask(helper, build)
        cards = help_.cards if help_ else ()
        said = (help_.words, help_.acts) if help_ else (None, ())
        fact = facts.HelpGiven(seat=helper, cards=cards, words=said[0], acts=said[1])
        season.tell(fact, EVERYBODY)
        if cards:
            given[helper] = cards
            if pay and pay in sheet.hand(seat):
                season.move([pay], f"hand/{seat}", f"hand/{helper}")
                pay = ""
    return given


async def reward(
    season: IslandState, seat: str, character: str, card: str, involved: list[str]
) -> None:
    """IS-7.3, IS-7.5, IS-7.6: the reward, the Butcher's extra meat, a bounty, and the trophy."""
    sheet = season.sheet
    kind = kind_of(card)
    season.apply(seat, find(card).effects, kind)
    if is_animal(card) and has_ability(sheet, character, "butcher"):
        season.gain(seat, "raw_meat_small", 1, "butcher")
    if bounty := sheet.bounties.get(kind, 0):
        season.tell(facts.BountyPaid(seat=seat, kind=kind, number=bounty), EVERYBODY)
        season.draw_supplies(seat, bounty, "bounty")
    votes: dict[str, str] = {}
    if len(involved) > 1:
        answers = await season.stage.ask_all(
            {voter: partial(questions.trophy, sheet, involved, seat, card) for voter in involved}
        )
        votes = {voter: answer.pick or seat for voter, answer in answers.items()}
    leaders = count(votes.values()).leaders
    holder = leaders[0] if len(leaders) == 1 else seat
    season.move([card], FACED, f"trophies/{holder}")
    season.tell(facts.TrophyTaken(seat=holder, card=card, votes=votes), EVERYBODY)
