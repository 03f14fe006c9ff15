"""MS-3: the Assassination segment."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.phases.removal import check_removal
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.mini_survivor.submission import Attack
from showrunner.kernel import EVERYBODY, PRODUCERS

ASSASSINATION_MOMENT = 2
"""MS-8.3: the moment within a round at which attacked Survivors fall."""


async def assassination(season: MiniState) -> None:
    """MS-3.1 to MS-3.7: judge the attacks of all submissions at the same time."""
    before = {letter: len(members) for letter, members in season.sheet.tribes.items()}
    judge_attacks(season, valid_attacks(season))
    check_removal(season, before)


def valid_attacks(season: MiniState) -> dict[int, Attack]:
    """MS-3.1, MS-3.5: each attack by a Survivor on another one that is still in its tribe.

    Producers may have moved or removed Survivors since the submissions were sent.
    """
    survivors = season.sheet.survivors

    def is_valid(attacker: int, attack: Attack) -> bool:
        tribe = survivors[attacker].tribe
        return bool(tribe) and tribe == survivors[attack.target].tribe and attacker != attack.target

    return {
        attacker: attack
        for actions in season.actions.values()
        for attacker, attack in sorted(actions.attacks.items())
        if is_valid(attacker, attack)
    }


def judge_attacks(season: MiniState, attacks: Mapping[int, Attack]) -> None:
    """MS-3.2, MS-3.3: right guesses eliminate the target, wrong ones the attacker, all at once."""
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
    season.eliminate(sorted(hit | backfired), "assassination", ASSASSINATION_MOMENT)
    for number in sorted(hit | backfired):
        explained = facts.FallExplained(
            survivor=number, attacked=number in hit, guessed_wrong=number in backfired
        )
        season.tell(explained, EVERYBODY if sheet.parameters.reveal_attack_outcome else PRODUCERS)
