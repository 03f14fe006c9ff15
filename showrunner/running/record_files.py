"""A played season as a folder of three files: journal, facts and transcript."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from showrunner.errors import FileMistake
from showrunner.formats.facts import Fact
from showrunner.kernel import Told
from showrunner.running.fact_lines import fact_line
from showrunner.running.journal import Journal, entry_of, read_journal

JOURNAL, FACTS, TRANSCRIPT = "journal.jsonl", "facts.jsonl", "transcript.md"
NAMES = (JOURNAL, FACTS, TRANSCRIPT)
_LUCK = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class StoredSeason:
    """The contents of a season's folder. `facts` are the lines of the file of facts, if any."""

    journal_file: Path
    facts_file: Path
    journal: Journal
    facts: list[bytes] | None


def refuse_other_folder(folder: Path) -> None:
    """Raise FileMistake if the folder has files other than those of an earlier season."""
    right = "name another folder"
    try:
        names = {path.name for path in folder.iterdir()} if folder.exists() else set()
    except OSError as problem:
        raise FileMistake(folder, None, _why("cannot be used", problem), right) from None
    other = sorted(names - set(NAMES) - set(map(_partial, NAMES)))
    if other:
        listed = ", ".join(other[:3]) + (" …" if len(other) > 3 else "")
        wrong = f"the folder has files that are not a season's: {listed}"
        raise FileMistake(folder, None, wrong, right)


def write_season(
    folder: Path, journal: Journal, told: Iterable[Told[Fact]], transcript: str
) -> None:
    """Write the three files. None of them is ever incomplete. Raises FileMistake.

    Facts of entries that are not in the journal are omitted.
    """
    last = len(journal.records)
    contents = {
        TRANSCRIPT: transcript.encode("utf-8", "replace"),
        FACTS: b"".join(fact_line(fact) for fact in told if fact.entry <= last),
        JOURNAL: b"".join(journal.lines()),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in contents.items():
            _write(folder / _partial(name), content)
        for name in contents:
            os.replace(folder / _partial(name), folder / name)
    except OSError as problem:
        right = "name a folder that can be written, on a disk that has room"
        raise FileMistake(folder, None, _why("cannot be written", problem), right) from None


def read_season(path: Path) -> StoredSeason:
    """Read a season from its folder, or from its journal and the file of facts beside it.

    Raises FileMistake with the line number, or VersionMismatch for a newer journal.
    """
    journal_file = path / JOURNAL if path.is_dir() else path
    facts_file = journal_file.parent / FACTS
    if not journal_file.exists():
        wrong = "there is no season here"
        raise FileMistake(journal_file, None, wrong, f"name a folder that has a {JOURNAL}")
    journal = read_journal(_lines(journal_file), journal_file)
    if not _LUCK.fullmatch(journal.header.luck):
        raise FileMistake(journal_file, 1, "no luck key", "it is 64 hexadecimal digits")
    for record in journal.records:
        try:
            entry_of(record)
        except ValueError as problem:
            right = "entries are written by Showrunner: use the file as it was written"
            raise FileMistake(journal_file, record.number + 1, str(problem), right) from None
    facts = _lines(facts_file) if facts_file.exists() else None
    return StoredSeason(journal_file, facts_file, journal, facts)


def _lines(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().splitlines(keepends=True)
    except OSError as problem:
        right = "name a season's folder, or its journal"
        raise FileMistake(path, None, _why("cannot be read", problem), right) from None


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _partial(name: str) -> str:
    return f".{name}.partial"


def _why(what: str, problem: OSError) -> str:
    return f"{what}: {(problem.strerror or str(problem)).lower()}"
