"""What a submission asks for, and its normal form (MS-9.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct, field

END = "end"
BUY = "buy"


class Attack(NamedTuple):
    """MS-3.1: the target of an attack, and the tag of the player who is guessed to own it."""

    target: int
    guess: str


class Actions(Struct):
    """What each of a player's Survivors does, and how many idols the player buys."""

    attacks: dict[int, Attack] = field(default_factory=dict)
    idols: list[int] = field(default_factory=list)
    votes: dict[int, int] = field(default_factory=dict)
    moves: dict[int, str] = field(default_factory=dict)
    buys: int = 0

    @classmethod
    def of(cls, lines: Iterable[str]) -> Actions:
        """The actions of lines that are in their normal form."""
        actions = cls()
        for line in lines:
            match line.split():
                case [survivor, "a", target, guess]:
                    actions.attacks[int(survivor)] = Attack(int(target), guess)
                case [survivor, "i"]:
                    actions.idols.append(int(survivor))
                case [survivor, "v", target]:
                    actions.votes[int(survivor)] = int(target)
                case [survivor, "m", tribe]:
                    actions.moves[int(survivor)] = tribe
                case [word] if word == BUY:
                    actions.buys += 1
        return actions

    def lines(self) -> tuple[str, ...]:
        """MS-9.9: the normal form: sorted by Survivor and action, then purchases, then `end`."""
        by_order = [
            *(
                ((number, 0), f"{number} a {attack.target} {attack.guess}")
                for number, attack in self.attacks.items()
            ),
            *(((number, 1), f"{number} i") for number in self.idols),
            *(((number, 2), f"{number} v {target}") for number, target in self.votes.items()),
            *(((number, 3), f"{number} m {tribe}") for number, tribe in self.moves.items()),
        ]
        return (*(line for _, line in sorted(by_order)), *([BUY] * self.buys), END)
