"""The plan of an experiment, and its trials: which seasons are played, in a fixed order.

All trials of a block have the same seed, so the same luck: only what is compared differs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import NODEFAULT, Struct, structs
from msgspec.structs import replace

from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Dice, derived_key, luck_from_seed
from showrunner.players.casting import is_model, voice_of
from showrunner.players.llm.allowance import Allowance

T = TypeVar("T")

Seating = Literal["together", "one_seat", "every_seat"]
"""Who sits where.

`together`: the compared players share each season, and each takes each seat once in a block.
`one_seat`: a compared player has one seat, which is another in the next block; the others are all
played by `field`. `every_seat`: a compared player plays all seats of a season.
"""

FACTORS: Final = ("player", "season", "cast", "parameters")
"""What can be compared: columns of the table of seats."""


def _plain(value: Any) -> Any:
    """A struct as plain data, without fields that have their default.

    msgspec leaves a default out only if it is the same object, so what it writes of a struct is
    not what it writes of the same struct in another process.
    """
    if isinstance(value, Struct):
        fields = ((field, getattr(value, field.name)) for field in structs.fields(value))
        return {
            field.encode_name: _plain(content)
            for field, content in fields
            if field.default is NODEFAULT or content != field.default
        }
    if isinstance(value, Mapping):
        return {key: _plain(content) for key, content in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(content) for content in value]
    return value


class Arrangement(Struct, frozen=True, kw_only=True):
    """One combination of season file, size of the cast, and set of parameters."""

    season: str
    cast: str
    parameters: str
    settings: SeasonSettings
    allowance: Allowance


class EarlyStop(Struct, frozen=True, kw_only=True):
    """Stop when every effect on the outcome has an interval of at most this width.

    It is looked at after each `every` blocks, so that a resumed experiment stops at the same block.
    """

    width: float
    every: int


class Experiment(Struct, frozen=True, kw_only=True):
    """The plan of an experiment. `players` are the compared players by the name for them.

    `blocks` is the number of seeds. `budget` is what all models together may cost, in dollars.
    `tables` are the tables of the survivoR data set that are written.
    """

    name: str
    title: str
    seed: str
    blocks: int
    arrangements: tuple[Arrangement, ...]
    players: dict[str, str]
    seating: Seating
    field: str
    outcome: str
    stored: bool
    tables: tuple[str, ...]
    stop: EarlyStop | None = None
    budget: float | None = None

    @property
    def digest(self) -> str:
        """The digest of all that determines a trial; more blocks or another budget change none."""
        trials = replace(self, blocks=0, title="", outcome="", stop=None, budget=None)
        return sha256(msgspec.json.encode(_plain(trials), order="sorted")).hexdigest()

    @property
    def models(self) -> bool:
        """Whether a model plays in it."""
        names = {*self.players.values(), self.field}
        return any(is_model(name) or voice_of(name) for name in names)

    @property
    def cap(self) -> float | None:
        """What one season may cost at most, in dollars; None if nothing limits it."""
        caps = [arrangement.allowance.season for arrangement in self.arrangements]
        limits = [cap for cap in caps if cap is not None]
        return max(limits) if len(limits) == len(caps) else None

    @property
    def trials_per_block(self) -> int:
        """How many seasons have the same seed."""
        return len(self.arrangements) * len(self.players)


class Trial(NamedTuple):
    """One season of an experiment. `players` is who has each seat, in the order of the cast.

    `compared` are the positions of the seats that count in comparisons. `rotation` numbers the
    seasons of a block with the same arrangement.
    """

    number: int
    block: int
    seed: str
    arrangement: Arrangement
    rotation: int
    players: tuple[str, ...]
    compared: frozenset[int]


def trials(experiment: Experiment) -> Iterator[Trial]:
    """All trials in order: block after block."""
    for number in range(1, experiment.blocks * experiment.trials_per_block + 1):
        yield trial(experiment, number)


def trial(experiment: Experiment, number: int) -> Trial:
    """The trial with this number, counted from 1."""
    names = list(experiment.players)
    block, place = divmod(number - 1, experiment.trials_per_block)
    arrangement_number, rotation = divmod(place, len(names))
    arrangement = experiment.arrangements[arrangement_number]
    seats = len(arrangement.settings.cast)
    if experiment.seating == "together":
        names = _shuffled(names, experiment.seed, "players", block)
        players = [names[(seat + rotation) % len(names)] for seat in range(seats)]
        compared = frozenset(range(seats))
    elif experiment.seating == "one_seat":
        seat = _seat_of_block(experiment.seed, block, seats)
        players = [experiment.field] * seats
        players[seat] = names[rotation]
        compared = frozenset({seat})
    else:
        players = [names[rotation]] * seats
        compared = frozenset(range(seats))
    seed = f"{experiment.seed}-{block + 1}"
    return Trial(number, block, seed, arrangement, rotation, tuple(players), compared)


def _seat_of_block(seed: str, block: int, seats: int) -> int:
    """The seat in which players are compared: each once in as many blocks as there are seats."""
    return _shuffled(range(seats), seed, "seats", block // seats)[block % seats]


def _shuffled(items: Sequence[T], seed: str, what: str, number: int) -> list[T]:
    """The items in an order that depends on the experiment's seed and this name alone."""
    key = derived_key(luck_from_seed(seed), "experiment")
    return Dice(key, (what, number)).shuffle(items)


def settings_of(experiment: Experiment, trial: Trial) -> SeasonSettings:
    """The settings of a trial's season."""
    settings = trial.arrangement.settings
    players = {
        person.id: experiment.players.get(name, name)
        for person, name in zip(settings.cast, trial.players, strict=True)
    }
    return replace(settings, players=players)
