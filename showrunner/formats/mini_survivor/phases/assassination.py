"""MS-3: attacks, all judged on the state at the start of the segment."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.phases.removal import check_removal
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.mini_survivor.submission import Attack
from showrunner.kernel import EVERYBODY, PRODUCERS

MOMENT = 2
"""MS-8.3: when what falls here falls."""


async def assassination(season: MiniState) -> None:
    """MS-3.1 to MS-3.7: the attacks of all submissions, at once."""
    before = {letter: len(members) for letter, members in season.sheet.tribes.items()}
    judge(season, standing_attacks(season))
    check_removal(season, before)


def standing_attacks(season: MiniState) -> dict[int, Attack]:
    """MS-3.1, MS-3.5: each living Survivor's attack on another of its tribe, as things stand now.

    Producers may have moved or removed Survivors since the submissions came in.
    """
    survivors = season.sheet.survivors

    def stands(attacker: int, attack: Attack) -> bool:
        one, other = survivors[attacker], survivors[attack.target]
        return bool(one.tribe) and one.tribe == other.tribe and attacker != attack.target

    return {
        attacker: attack
        for actions in season.actions.values()
        for attacker, attack in sorted(actions.attacks.items())
        if stands(attacker, attack)
    }


def judge(season: MiniState, attacks: Mapping[int, Attack]) -> None:
    """MS-3.2, MS-3.3: who guessed right kills; who guessed wrong dies; all of it at once."""
    sheet = season.sheet
    owners = {player.tag: seat for seat, player in sheet.players.items()}
    hit: set[int] = set()
    backfired: set[int] = set()
    for attacker, attack in attacks.items():
        guess = owners[attack.guess]
        right = guess == sheet.survivors[attack.target].owner
        if right:
            hit.add(attack.target)
        else:
            backfired.add(attacker)
        judged = facts.AttackJudged(
            attacker=attacker, target=attack.target, guess=guess, right=right
        )
        season.tell(judged, PRODUCERS)
    season.eliminate(sorted(hit | backfired), "assassination", MOMENT)
    for one in sorted(hit | backfired):
        explained = facts.FallExplained(
            survivor=one, attacked=one in hit, guessed_wrong=one in backfired
        )
        season.tell(explained, EVERYBODY if sheet.parameters.reveal_attack_outcome else PRODUCERS)
