"""Where the stored seasons lie, and how they are read and written."""

from __future__ import annotations

import lzma
from pathlib import Path

from showrunner.running.journal import Journal, read_journal

GOLDEN = Path(__file__).parent
MUST_FAIL = GOLDEN / "must_fail"
ENDING = ".jsonl.xz"


def stored_names(folder: Path = GOLDEN) -> list[str]:
    """The names of all seasons stored there."""
    return sorted(path.name.removesuffix(ENDING) for path in folder.glob(f"*{ENDING}"))


def path_of(name: str, folder: Path = GOLDEN) -> Path:
    """The file of a stored season."""
    return folder / f"{name}{ENDING}"


def read_lines(name: str, folder: Path = GOLDEN) -> list[bytes]:
    """The journal lines of a stored season."""
    return lzma.decompress(path_of(name, folder).read_bytes()).splitlines(keepends=True)


def read_golden(name: str, folder: Path = GOLDEN) -> Journal:
    """A stored season. Raises what `read_journal` raises."""
    return read_journal(read_lines(name, folder), path_of(name, folder))


def write_lines(name: str, lines: list[bytes], folder: Path = GOLDEN) -> None:
    """Store a season."""
    folder.mkdir(exist_ok=True)
    path_of(name, folder).write_bytes(
        lzma.compress(b"".join(lines), preset=6 | lzma.PRESET_EXTREME)
    )
