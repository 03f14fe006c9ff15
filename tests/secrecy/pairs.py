"""S1: two seasons that differ in one secret, and what an observer sees of the difference.

To see one pair again, in words: `python -m tests.secrecy.pairs SEED "KIND"`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from showrunner.formats.settings import Scheduled, SeasonSettings
from showrunner.kernel import PRODUCER, PUBLIC, Dice, Viewer, contestant, luck_from_seed
from tests.secrecy.disclosures import listed
from tests.secrecy.game import Game, scripted, settings
from tests.secrecy.kinds import KINDS
from tests.secrecy.meddling import meddle
from tests.secrecy.observer import difference, sheet_bytes, shown
from tests.secrecy.secrets import Flip, Kind

BY_NAME: Mapping[str, Kind] = {kind.name: kind for kind in KINDS}
LONGEST_PAST = 260
"""Most entries before the fork, so that early rounds come often enough."""
TRIES = 12


class Verdict(NamedTuple):
    """What became of one pair."""

    seed: int
    kind: str
    observer: str
    flipped: bool
    """Whether producers saw a difference: else the pair proved nothing."""
    disclosed: tuple[str, ...]
    """What first showed the observer a difference, where something did."""
    leak: str
    """What is wrong, in words; empty where all is well."""

    def __str__(self) -> str:
        """The failure, and the command that shows it again."""
        command = f'python -m tests.secrecy.pairs {self.seed} "{self.kind}"'
        return (
            f"seed {self.seed}, secret {self.kind!r}, observer {self.observer}: {self.leak}\n"
            f"  again: {command}"
        )


class Fork(NamedTuple):
    """Two seasons with one past, parted by a flip."""

    first: Game
    second: Game
    observer: Viewer
    flip: Flip


def forked(seed: int, kind: Kind) -> Fork | None:
    """A season up to a moment at which a secret of this kind can be flipped, and its twin."""
    for attempt in range(TRIES):
        dice = Dice(b"secrecy", (seed, kind.name, attempt))
        chosen = settings(dice)
        seat = "" if dice.chance(1, 6) else dice.pick(chosen.cast).id
        script = scripted(bytes([dice.below(256) for _ in range(32)]), seat)
        luck = luck_from_seed(f"{seed}/{kind.name}/{attempt}")
        game = Game(chosen, luck, script).start()
        flip = _play_to_flip(game, dice, kind, seat)
        if flip is None or seat in flip.about:
            continue
        twin = game.fork(other_settings(chosen, seat) if kind.settings else None)
        return Fork(game, twin, contestant(seat) if seat else PUBLIC, flip)
    return None


def _play_to_flip(game: Game, dice: Dice, kind: Kind, observer: str) -> Flip | None:
    for _ in range(dice.below(LONGEST_PAST)):
        if game.kernel.over:
            break
        if dice.chance(1, 20) and not game.sheet.finalists:
            meddle(game, dice)
        game.advance()
    while not game.kernel.over:
        flip = kind.find(game, dice, observer)
        if flip is not None:
            return flip
        if not game.advance():
            break
    return None


def other_settings(chosen: SeasonSettings, observer: str) -> SeasonSettings:
    """The same season with other secrets in its settings: personas, players, a schedule."""
    cast = tuple(
        person
        if person.id == observer
        else msgspec.structs.replace(person, temperament="sly", voice="low", wants="revenge")
        for person in chosen.cast
    )
    waiting = Scheduled(order="event", when={"round": 99}, terms={"story": "Never."})
    players = {person.id: "bot:random" for person in cast}
    return msgspec.structs.replace(chosen, cast=cast, schedule=(waiting,), players=players)


def pair(seed: int, name: str) -> Verdict | None:
    """Play one pair and judge it; None where no such secret could be flipped."""
    fork = forked(seed, BY_NAME[name])
    if fork is None:
        return None
    first, second, observer, flip = fork
    round = first.sheet.round
    flip.first(first)
    flip.second(second)
    for game in (first, second):
        game.play_to_next_round(round)
    everything = [shown(game, PRODUCER, playing=False) for game in (first, second)]
    flipped = [item.content for item in everything[0]] != [item.content for item in everything[1]]
    disclosed: tuple[str, ...] = ()
    leaks: list[str] = []
    for playing in (True,) if flip.own else (True, False):
        streams = [shown(game, observer, playing) for game in (first, second)]
        found = difference(*streams)
        what = "plays from" if playing else "is shown"
        if found is not None:
            disclosed = found.discloses
            if listed(name).isdisjoint(disclosed):
                leaks.append(f"the observer {what} another {', '.join(disclosed)}: {found}")
        end = None if found is None else found.at
        sheets = [
            sheet_bytes(game, stream[:end])
            for game, stream in zip((first, second), streams, strict=True)
        ]
        if sheets[0] != sheets[1]:
            leaks.append(f"the sheet that the observer {what} differs\n{sheets[0]}\n{sheets[1]}")
    return Verdict(seed, name, str(observer), flipped, disclosed, "; ".join(leaks))


if __name__ == "__main__":
    shown_again = pair(int(sys.argv[1]), sys.argv[2])
    print(shown_again if shown_again is None or shown_again.leak else shown_again._asdict())
