"""MS-9.9: what the lines of a submission in their normal form ask for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

ORDER = "aivm"
"""MS-9.9: attack, idol, vote, move; so the lines of one Survivor are sorted."""
LINE = re.compile(
    r"(?P<one>[1-9]\d*) (?:a (?P<target>[1-9]\d*) (?P<guess>\S+)|(?P<idol>i)"
    r"|v (?P<vote>[1-9]\d*)|m (?P<tribe>[A-L]))"
)


class Attack(NamedTuple):
    """MS-3.1: an attack, and the tag of the player who is believed to own the target."""

    one: int
    target: int
    guess: str


class Lines(NamedTuple):
    """One submission; `wrong` are the lines that are none."""

    attacks: dict[int, Attack]
    idols: list[int]
    votes: dict[int, int]
    moves: dict[int, str]
    buys: int
    wrong: list[str]

    @classmethod
    def read(cls, lines: Iterable[str]) -> Lines:
        """Read the lines as far as they can be read."""
        sent = cls({}, [], {}, {}, 0, [])
        buys = 0
        for line in lines:
            found = LINE.fullmatch(line)
            if line == "buy":
                buys += 1
            elif found is None:
                if line != "end":
                    sent.wrong.append(line)
            elif found["target"]:
                one = int(found["one"])
                sent.attacks[one] = Attack(one, int(found["target"]), found["guess"])
            elif found["idol"]:
                sent.idols.append(int(found["one"]))
            elif found["vote"]:
                sent.votes[int(found["one"])] = int(found["vote"])
            else:
                sent.moves[int(found["one"])] = found["tribe"]
        return sent._replace(buys=buys)


def in_order(lines: Iterable[str]) -> bool:
    """MS-9.9, MS-9.7: by Survivor and action, each once; then what is bought, then the end."""
    *rest, last = [*lines] or [""]
    keys = []
    for line in rest:
        number, _, action = line.partition(" ")
        known = number.isdecimal() and action[:1] in ORDER and action
        keys.append((0, int(number), ORDER.index(action[0])) if known else (1, 0, 0))
    acts = [key for key in keys if not key[0]]
    return last == "end" and keys == sorted(keys) and len(set(acts)) == len(acts)
