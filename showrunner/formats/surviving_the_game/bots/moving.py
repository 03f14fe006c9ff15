"""Where a bot goes: to the level on which its hand is worth most, and out when it is time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

from showrunner.formats.bots import Answer, offered
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game.bots.fighting import damage_of, heals, kinds
from showrunner.formats.surviving_the_game.bots.mind import GameMind
from showrunner.formats.surviving_the_game.cards import (
    OBSTACLES,
    TOP_LEVEL,
    Obstacle,
    is_creds,
    obstacles_of,
)
from showrunner.kernel import Dice
from showrunner.questions import Question

HEALTH_WORTH = 0.15
"""Victory points that one Health is worth to somebody who is well."""
CREDS_WORTH = 0.8
"""Victory points that a Cred on a card is worth: it buys in every later hand."""
DEATH = 25.0
"""Victory points that are lost with one's life."""
CLIMB_WORTH = 0.35
"""Victory points that a level more is worth, since its Armory and obstacles pay more."""
STUCK = 0.7
"""How many more times an undefeated foe or room is expected to hit, since nobody can leave it."""
FURTHER_MARGIN = 1.2
"""How many victory points a further encounter must promise."""
EXIT_ROUND = 19
"""The round from which leaving is wanted anyway."""
STAY_WORTH = 2.5
"""What staying inside is still worth to somebody strong, early in the facility."""


def move(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """D3: the level with the best prospects."""
    worths = prospects(mind, offered(question, "move"), list(mind.hand(mind.me)))
    return {"move": best(worths)}


def move_on(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """D7: on to another obstacle if that promises more than it costs; heal before that."""
    hand = list(mind.hand(mind.me))
    worths = prospects(mind, offered(question, "move"), hand)
    choice = best(worths)
    go_on = worths[choice] > FURTHER_MARGIN
    play = heals(mind, offered(question, "play"), 0) if "play" in question.fields else []
    answer: Answer = {"move": choice if go_on else None}
    return {**answer, "play": play} if "play" in question.fields else answer


def best(worths: Mapping[str, float]) -> str:
    """The option that is worth most."""
    return max(worths, key=lambda option: worths[option])


def prospects(mind: GameMind, options: Sequence[str], hand: Sequence[str]) -> dict[str, float]:
    """What each Move promises, in victory points."""
    targets = mind.moves_from(mind.mine.level)
    return {option: worth_of_level(mind, targets[option], hand) for option in options}


def worth_of_level(mind: GameMind, level: int, hand: Sequence[str]) -> float:
    """The mean worth of meeting what may lie on a level."""
    damage, shield = strength(mind, hand)
    card = mind.face_up(level)
    if card:
        met = [OBSTACLES[kind_of(card)]]
    else:
        met = [
            obstacle for obstacle in obstacles_of(level).values() for _ in range(obstacle.copies)
        ]
    worth = fmean(worth_of(mind, obstacle, damage, shield, revealed=not card) for obstacle in met)
    return worth + CLIMB_WORTH * min(level, TOP_LEVEL - 1)


def strength(mind: GameMind, hand: Sequence[str]) -> tuple[float, float]:
    """The damage and shield of a hand, with what it may still draw."""
    fighting = kinds([card for card in hand if not is_creds(card)])
    turn, identity = mind.turn, mind.identity(mind.me)
    draws = sum(card.play.draw for card in fighting)
    deck = kinds(mind.mine.owned)
    mean = fmean(card.play.damage for card in deck) if deck else 0
    damage = turn.damage + damage_of(fighting, identity, turn.weapons, turn.armed)
    shield = turn.shield + sum(card.play.shield for card in fighting)
    return damage + draws * mean * 0.8, shield


def worth_of(
    mind: GameMind, obstacle: Obstacle, damage: float, shield: float, revealed: bool
) -> float:
    """What meeting an obstacle is worth with this damage and shield."""
    lose = obstacle.assault.lose if revealed and obstacle.assault is not None else 0
    worth = 0.0
    if obstacle.assault is not None and revealed:
        worth -= 0.8 * obstacle.assault.injury + 0.4 * obstacle.assault.discard
    shuts = obstacle.shut_down is not None and obstacle.shut_down.discard > 0
    if obstacle.kind != "trap" and (damage >= obstacle.health or shuts):
        worth += reward(mind, obstacle)
    else:
        hit = max(0, int(obstacle.damage - shield - mind.identity(mind.me).plating))
        lose += hit
        worth -= 0.8 * obstacle.combat.injury
        if obstacle.kind != "trap":
            lose += int(hit * STUCK)
            worth -= 4.0 * (obstacle.level == TOP_LEVEL)
    return worth - price_of_health(mind, lose)


def price_of_health(mind: GameMind, lose: int) -> float:
    """What losing this Health costs: more for who has little left."""
    left = mind.mine.health - lose
    if left <= 0:
        return DEATH
    return HEALTH_WORTH * lose * (1 + 40 / (left + 10))


def reward(mind: GameMind, obstacle: Obstacle) -> float:
    """What defeating an obstacle is worth."""
    if obstacle.level == TOP_LEVEL:
        return obstacle.points - reason_to_stay(mind)
    late = max(0.2, 1 - mind.round / 30)
    pays = CREDS_WORTH * late * obstacle.creds
    return obstacle.points + (pays * 0.4 if obstacle.level == 1 else pays)


def reason_to_stay(mind: GameMind) -> float:
    """What a player gives up by leaving: what they would still win inside."""
    health = mind.mine.health / mind.identity(mind.me).health
    rounds = max(0, EXIT_ROUND - mind.round) / EXIT_ROUND
    obstacles = min(1.0, mind.left_in(TOP_LEVEL - 1) / 4)
    return STAY_WORTH * health * obstacles * (0.5 + 2 * rounds)
