"""Small experiments for tests, played in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from showrunner.experiments.driving import Driver, Ended
from showrunner.experiments.experiment_files import load_experiment
from showrunner.experiments.plan import Experiment
from showrunner.experiments.playing import Played, StoredPlace, play_trial
from showrunner.experiments.trial_file import TrialFile
from showrunner.exports.tables.columns import TableRow
from showrunner.formats.facts import Fact
from showrunner.formats.format import Bot
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor.definition import FORMAT
from showrunner.kernel import Dice
from showrunner.questions import Question

TEXT = """\
title = "A small experiment"
seed = "small"
seasons = ["quick"]
casts = [4]
blocks = 6
tables = ["castaways", "vote_history"]

[players]
chance = "bot:random"
careful = "bot:sensible"
"""


PLAYERS = TEXT[TEXT.index("\n[players]") :]


def small(folder: Path, *, after: str = PLAYERS, **changed: object) -> Experiment:
    """The small experiment with other values of keys; `after` are the tables of the file."""
    head = TEXT.removesuffix(PLAYERS)
    lines = [line for line in head.splitlines() if line.partition(" =")[0] not in changed]
    lines += [f"{key} = {value}" for key, value in changed.items()]
    return load_experiment(written(folder, "\n".join([*lines, after])))


def written(folder: Path, text: str) -> Path:
    """An experiment file with this text."""
    file = folder / "small.toml"
    file.write_text(text, encoding="utf-8")
    return file


class Here:
    """A crew of this process. It finishes trials in an order drawn from `seed`.

    It is interrupted before it has finished one more than `patience`.
    """

    at_once = 5

    def __init__(
        self,
        experiment: Experiment,
        seed: int = 0,
        patience: int = 10**9,
        place: StoredPlace | None = None,
    ) -> None:
        self._experiment = experiment
        self._place = place
        self._chance = Random(seed)
        self._waiting: list[int] = []
        self._patience = patience
        self.played: list[int] = []

    def start(self, number: int) -> None:
        self._waiting.append(number)

    def wait(self) -> Played:
        if len(self.played) >= self._patience:
            raise KeyboardInterrupt
        number = self._waiting.pop(self._chance.randrange(len(self._waiting)))
        self.played.append(number)
        return play_trial(self._experiment, number, self._place)


def driven(
    experiment: Experiment,
    folder: Path,
    crew: Any = None,
    then: Callable[[TrialFile, Ended], Any] | None = None,
) -> Any:
    """Drive an experiment; returns what `then` makes of its trials."""
    trials = TrialFile(folder, experiment)
    try:
        ended = Driver(experiment, trials, lambda _: None).drive(crew or Here(experiment))
        return ended if then is None else then(trials, ended)
    finally:
        trials.close()


def lines_of(experiment: Experiment, folder: Path, crew: Any = None) -> list[TableRow]:
    """The lines of the seats of an experiment, which is played for them."""

    def lines(trials: TrialFile, ended: Ended) -> list[TableRow]:
        return [line for result in trials.in_order(ended.last) for line in result.seats]

    found: list[TableRow] = driven(experiment, folder, crew, lines)
    return found


class Blundering:
    """A sensible bot that answers at random with a known probability, by a coin of its own."""

    def __init__(self, persona: Castaway, blunders: float, coin: str) -> None:
        self._bot: Bot = FORMAT.bots["sensible"](persona)
        self._blunders = blunders
        self._coin = coin

    def see(self, fact: Fact) -> None:
        self._bot.see(fact)

    def answer(self, question: Question[Any], dice: Dice) -> Any:
        if Random(self._coin + dice.salt()).random() < self._blunders:
            return question.random(dice)
        return self._bot.answer(question, dice)


def blundering(blunders: float, coins: Iterable[str]) -> dict[str, Callable[[Castaway], Bot]]:
    """Bots by the name of their coins; all are as good as each other."""

    def maker(coin: str) -> Callable[[Castaway], Bot]:
        return lambda persona: Blundering(persona, blunders, coin)

    return {coin: maker(coin) for coin in coins}
