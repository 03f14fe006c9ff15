"""The results of an experiment while it is played: a file that survives a kill at any moment."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from showrunner.errors import FileMistake
from showrunner.experiments.plan import Experiment
from showrunner.experiments.playing import Played, TrialResult, unpacked

FILE: Final = "trials.db"
_TABLES: Final = """
    CREATE TABLE IF NOT EXISTS experiment (digest TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS trial (number INTEGER PRIMARY KEY, cost REAL NOT NULL, result BLOB);
"""


class TrialFile:
    """The trials that were played, by number; a failed one has only its cost.

    The file is SQLite's: a trial is in it or not, whatever ends the process.
    """

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        """Open the file of this folder. Raises FileMistake if it is another experiment's."""
        file = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = sqlite3.connect(file)
            self._file.executescript(f"PRAGMA journal_mode = WAL; {_TABLES}")
            digest = self._file.execute("SELECT digest FROM experiment").fetchone()
        except (OSError, sqlite3.Error) as problem:
            right = "name another folder with --out"
            raise FileMistake(file, None, f"cannot be used: {problem}", right) from None
        if digest is None:
            with self._file:
                self._file.execute("INSERT INTO experiment VALUES (?)", (experiment.digest,))
        elif digest[0] != experiment.digest:
            self._file.close()
            raise FileMistake(
                file,
                None,
                "these trials are of another version of the experiment, or of Showrunner",
                "name another folder with --out, or delete this one",
            )

    def add(self, played: Played) -> None:
        """Keep a trial."""
        with self._file:
            self._file.execute(
                "INSERT OR REPLACE INTO trial VALUES (?, ?, ?)",
                (played.number, played.cost, played.content),
            )

    @property
    def finished(self) -> set[int]:
        """The numbers of the trials that have a result."""
        query = "SELECT number FROM trial WHERE result IS NOT NULL"
        return {number for (number,) in self._file.execute(query)}

    @property
    def cost(self) -> float:
        """What all trials have cost so far, in dollars."""
        (cost,) = self._file.execute("SELECT coalesce(sum(cost), 0) FROM trial").fetchone()
        return float(cost)

    def in_order(self, last: int, after: int = 0) -> Iterator[TrialResult]:
        """The results of the trials up to this number, in their order."""
        query = """
            SELECT result FROM trial WHERE number > ? AND number <= ? AND result IS NOT NULL
            ORDER BY number
        """
        for (content,) in self._file.execute(query, (after, last)):
            yield unpacked(content)

    def digest_of(self, number: int) -> str | None:
        """The digest of a trial's season; None if it has no result."""
        result = next(self.in_order(number, after=number - 1), None)
        return None if result is None else str(result.seats[0]["digest"])

    def close(self) -> None:
        """Close the file."""
        self._file.close()
