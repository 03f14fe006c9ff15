"""MS-3: attacks, all judged on the board as it was when the segment began."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.causes import Due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.falls import falling, removal
from showrunner.checking.mini_survivor.lines import Attack
from showrunner.checking.mini_survivor.season import Season, SeasonBook

MOMENT = 2
"""MS-8.3: when in its round this segment is."""


def standing(season: Season) -> list[Attack]:
    """MS-3.1, MS-3.5: of all attacks that were sent those on another one of the same tribe."""
    sent = [
        attack
        for seat in season.players
        if seat in season.sent
        for _, attack in sorted(season.sent[seat].attacks.items())
    ]
    return [
        attack
        for attack in sent
        if attack.one != attack.target
        and season.piece(attack.one).tribe
        and season.piece(attack.one).tribe == season.piece(attack.target).tribe
    ]


def guessed(season: Season, attack: Attack) -> str:
    """MS-9.3: the player whom a guess names by the tag."""
    return season.tags.get(attack.guess, "")


def hits(season: Season, attack: Attack) -> bool:
    """MS-3.2: whether the guess is right."""
    return guessed(season, attack) == season.piece(attack.target).owner


def assassination(season: Season) -> Iterable[Due]:
    """MS-3.2, MS-3.3: what the segment must bring, from its attacks to the tribes that go."""
    attacks = standing(season)
    for attack in attacks:
        told = {"attacker": attack.one, "target": attack.target, "guess": guessed(season, attack)}
        yield Due("MS-3.1", "AttackJudged", told)
    hit = {attack.target for attack in attacks if hits(season, attack)}
    backfired = {attack.one for attack in attacks if not hits(season, attack)}
    fallen = sorted(hit | backfired)
    yield from falling(season, "MS-3.3", fallen, "assassination", MOMENT)
    for one in fallen:
        told = {"survivor": one, "attacked": one in hit, "guessed_wrong": one in backfired}
        yield Due("MS-3.6", "FallExplained", told)
    before = {tribe: len(members) for tribe, members in season.tribes.items()}
    yield from removal(season, before, fallen)


class Attacks(SeasonBook):
    """One attack after the other."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.struck: set[int] = set()

    @law("MS-3.2", "AttackJudged")
    def a_guess_is_right_or_wrong(self, fact: CheckedFact) -> Problems:
        """A guess is right when it names the target's owner."""
        owner = self.season.piece(fact["target"]).owner
        if fact["right"] != (fact["guess"] == owner):
            yield Problem(f"{fact}", f"{fact['target']} is owned by {owner}")

    @law("MS-3.5", "AttackJudged")
    def one_attack_each(self, fact: CheckedFact) -> Problems:
        """A Survivor in a tribe attacks once in a round; an Outcast neither attacks nor is hit."""
        if fact["attacker"] in self.struck:
            yield Problem(f"{fact['attacker']} attacks again", "once a round")
        for one in (fact["attacker"], fact["target"]):
            if not self.season.piece(one).tribe:
                yield Problem(f"{fact}", f"{one} is in no tribe")

    @law("MS-3.4", "AttackJudged")
    def nobody_attacks_itself(self, fact: CheckedFact) -> Problems:
        """A Survivor attacks another one, also one of the same player."""
        if fact["attacker"] == fact["target"]:
            yield Problem(f"{fact}", "not itself")

    @law("MS-2.3", "AttackJudged", "FallExplained")
    def attacks_are_judged_in_their_segment(self, fact: CheckedFact) -> Problems:
        """Attacks are judged in the Assassination segment, and explained there."""
        if self.season.phase != "assassination":
            yield Problem(f"{fact}", f"{self.season.phase or 'no phase'} is on")

    @enters("AttackJudged")
    def judge(self, fact: CheckedFact) -> None:
        """It has struck."""
        self.struck.add(fact["attacker"])

    @enters("RoundBegan")
    def anew(self, fact: CheckedFact) -> None:
        """Everybody may strike once more."""
        self.struck = set()
