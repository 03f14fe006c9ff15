"""SG-4.5 to SG-4.18: an encounter with the obstacle of an area."""

from __future__ import annotations

from functools import partial

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game import facts, questions
from showrunner.formats.surviving_the_game.cards import (
    CARDS,
    LAST_CLOSING_LEVEL,
    OBSTACLES,
    TOP_LEVEL,
    Effects,
    Obstacle,
)
from showrunner.formats.surviving_the_game.changes import DEADLY_TRAPS_GO
from showrunner.formats.surviving_the_game.phases.armory import grow
from showrunner.formats.surviving_the_game.phases.playing import play_cards
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY

TEN = 10


async def encounters(season: GameState, seat: str) -> None:
    """SG-4.5, SG-4.18: meet the obstacle here, and those where traps move the player."""
    while await encounter(season, seat):
        pass


async def encounter(season: GameState, seat: str) -> bool:
    """One encounter. Returns whether a trap moved the player, so that another one follows."""
    sheet = season.sheet
    level = sheet.players[seat].level
    card, revealed = reveal(season, seat, level)
    obstacle = OBSTACLES[kind_of(card)]
    if revealed and obstacle.assault is not None:
        await assault(season, seat, card, obstacle.assault)
    if season.plays_on(seat):
        await play_step(season, seat)
    elif obstacle.kind != "trap" or not season.stage.since(DEADLY_TRAPS_GO):
        return False
    if obstacle.kind == "trap":
        return spring(season, seat, level, card)
    if attack(season, seat, level, card) or await shut_down(season, seat, level, card):
        return False
    suffer(season, seat, level, card)
    return False


def reveal(season: GameState, seat: str, level: int) -> tuple[str, bool]:
    """SG-4.5: the open obstacle, or else the top one of the stack, which is turned up."""
    sheet = season.sheet
    card = sheet.face_up(level)
    damage = sheet.areas[level].damage
    if revealed := not card:
        (card,) = season.draw(1, f"obstacles/{level}", f"area/{level}")
        harder = sheet.parameters.obstacle_damage * TEN
        damage = max(0, OBSTACLES[kind_of(card)].damage + harder)
    met = facts.ObstacleMet(seat=seat, level=level, obstacle=card, revealed=revealed, damage=damage)
    season.tell(met, EVERYBODY)
    return card, revealed


async def assault(season: GameState, seat: str, card: str, effects: Effects) -> None:
    """SG-4.6, SG-4.9: the Assault of a revealed obstacle, unless a Guard cancels it."""
    answer = await season.stage.ask(seat, partial(questions.guarding, season.sheet, seat))
    if answer is not None and answer.card is not None:
        guard(season, seat, card, answer.card)
        return
    season.tell(facts.Assaulted(seat=seat, obstacle=card), EVERYBODY)
    season.lose_random_cards(seat, effects.discard, card)
    for _ in range(effects.injury):
        season.gain_injury(seat)
    season.change_health(seat, -effects.lose, "assault")


def guard(season: GameState, seat: str, obstacle: str, card: str) -> None:
    """SG-4.9: discard a Guard, and do what it says after the word."""
    season.discard_hand_cards(seat, [card])
    season.tell(facts.Guarded(seat=seat, obstacle=obstacle, card=card), EVERYBODY)
    effects = CARDS[kind_of(card)].guard or Effects()
    season.draw_cards(seat, effects.draw)
    if effects.creds:
        season.tell(facts.CredsGained(seat=seat, amount=effects.creds), EVERYBODY)
    season.change_health(seat, effects.heal, "card")


async def play_step(season: GameState, seat: str) -> None:
    """SG-4.10: play cards; who draws new ones is asked again, and may stop at any time."""
    while True:
        hand = season.sheet.hand(seat)
        answer = await season.stage.ask(seat, partial(questions.playing, season.sheet, seat))
        if answer is None or not answer.play:
            return
        await play_cards(season, seat, answer.play)
        if set(season.sheet.hand(seat)) <= set(hand):
            return


def attack(season: GameState, seat: str, level: int, card: str) -> bool:
    """SG-4.11, SG-4.16: use all damage of the turn; returns whether the obstacle is defeated."""
    sheet = season.sheet
    damage, harm = sheet.turn.damage, sheet.areas[level].harm
    health = OBSTACLES[kind_of(card)].health
    if damage + harm >= health:
        beat(season, seat, level, card, damage, "attack")
        return True
    if damage:
        left = health - harm - damage if sheet.parameters.persistent_damage else health
        season.tell(
            facts.ObstacleAttacked(seat=seat, level=level, obstacle=card, damage=damage, left=left),
            EVERYBODY,
        )
    return False


async def shut_down(season: GameState, seat: str, level: int, card: str) -> bool:
    """SG-4.13: a room can be shut down by what is printed on it; then it counts as defeated."""
    answer = await season.stage.ask(seat, partial(questions.shutting_down, season.sheet, seat))
    if answer is None or not (answer.shut_down or answer.cards):
        return False
    season.discard_hand_cards(seat, answer.cards or ())
    beat(season, seat, level, card, 0, "discards" if answer.cards else "hack")
    return True


def beat(
    season: GameState, seat: str, level: int, card: str, damage: int, how: facts.Beating
) -> None:
    """SG-4.11, SG-7.4: take the reward: a trophy, a Creds card, or the way out."""
    sheet, obstacle = season.sheet, OBSTACLES[kind_of(card)]
    beaten = facts.ObstacleBeaten(seat=seat, level=level, obstacle=card, damage=damage, how=how)
    season.tell(beaten, EVERYBODY)
    if level == TOP_LEVEL:
        season.move([card], f"area/{level}", f"won/{seat}")
        season.tell(facts.PlayerExited(seat=seat, obstacle=card), EVERYBODY)
        season.give_last_turn()
        return
    if level == 1 and sheet.parameters.l1_reward == "trophy":
        season.move([card], f"area/{level}", f"trophies/{seat}")
        season.tell(facts.CredsGained(seat=seat, amount=obstacle.creds), EVERYBODY)
    else:
        season.move([card], f"area/{level}", f"discard/{seat}")
    season.close_if_empty(level)


def suffer(season: GameState, seat: str, level: int, card: str) -> None:
    """SG-4.14: first the other effects, then the damage that shields and plating let through."""
    sheet, obstacle = season.sheet, OBSTACLES[kind_of(card)]
    for _ in range(obstacle.combat.injury):
        season.gain_injury(seat)
    damage, turn = sheet.areas[level].damage, sheet.turn
    shielded = min(damage, turn.shield)
    plating = 0 if turn.plated else sheet.identity(seat).plating
    plated = min(damage - shielded, plating)
    if not damage and obstacle.kind == "trap":
        return
    lost = facts.CombatLost(
        seat=seat,
        level=level,
        obstacle=card,
        damage=damage,
        shielded=shielded,
        plated=plated,
        moves=obstacle.combat.moves,
        trap=obstacle.kind == "trap",
    )
    season.tell(lost, EVERYBODY)
    season.change_health(seat, -(damage - shielded - plated), "combat")


def spring(season: GameState, seat: str, level: int, card: str) -> bool:
    """SG-4.12, SG-4.17, SG-4.18: a trap strikes, is removed, and may move the player."""
    sheet, obstacle = season.sheet, OBSTACLES[kind_of(card)]
    if season.plays_on(seat):
        suffer(season, seat, level, card)
    season.move([card], f"area/{level}", "removed")
    season.close_if_empty(level)
    target = destination(season, level, obstacle) if season.plays_on(seat) else level
    moves = target != level and not sheet.turn.flight
    result = "moved" if moves else "flight" if target != level else "stays"
    if not obstacle.combat.shift:
        result = "no move"
    season.tell(
        facts.TrapSprung(seat=seat, level=level, obstacle=card, result=result),  # type: ignore[arg-type]
        EVERYBODY,
    )
    if moves:
        move_to(season, seat, target, "trap", free=True)
    return moves


def destination(season: GameState, level: int, obstacle: Obstacle) -> int:
    """SG-4.18: where a trap moves: within Levels 1 to 4, past closed levels upward."""
    target = max(1, min(LAST_CLOSING_LEVEL, level + obstacle.combat.shift))
    if obstacle.combat.shift and not season.sheet.is_open(target):
        return season.sheet.up_from(target)
    return target


def move_to(season: GameState, seat: str, target: int, why: facts.MoveReason, free: bool) -> None:
    """Move a standee, or let it stay; the Armory grows when it is the first on a level."""
    source = season.sheet.players[seat].level
    moved = facts.PlayerMoved(seat=seat, source=source, target=target, why=why, free=free)
    season.tell(moved, EVERYBODY)
    grow(season, seat, target)
