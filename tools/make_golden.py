"""Regenerate the stored seasons of tests/golden (R2), or only the named ones.

A stored season is a promise: one that exists is only overwritten with --overwrite. Seasons that
would be made otherwise now are named, with the entry from which on they differ, and whether the
stored one still replays. If it does, only the bots have changed, and nothing needs to be done.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from showrunner.errors import ShowrunnerError
from showrunner.formats.format import load_format
from showrunner.running.journal import Journal, Record, read_journal
from showrunner.running.replay import replay
from tests.golden.files import (
    GOLDEN,
    MUST_FAIL,
    path_of,
    read_golden,
    read_lines,
    stored_names,
    write_lines,
)
from tests.golden.playing import play
from tests.golden.recipes import RECIPES
from tests.golden.tampering import BASE, FORGERIES

ADVICE = """\
Seasons that were stored no longer replay, and neither do anybody else's. If there are others, raise
the format's version, or name the change in its `changes` and ask for it with `stage.since`."""


def main() -> int:
    """Make, compare, store. Returns 1 if a stored season no longer replays and was kept."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("names", nargs="*", metavar="name", help="a season; without, all of them")
    parser.add_argument("--overwrite", action="store_true", help="replace those that have changed")
    asked = parser.parse_args()
    if unknown := [name for name in asked.names if name not in RECIPES]:
        parser.error(f"there is no recipe for {', '.join(unknown)}")
    changed, broken, told = 0, 0, set()
    for name in asked.names or RECIPES:
        lines = list(play(RECIPES[name]).lines())
        told |= {type(fact.fact) for fact in replay(read_journal(lines, name)).story.told}
        if difference := stored_differs(name, lines):
            changed += 1
            still = replays(name)
            broken += not still
            verdict = "still replays" if still else "no longer replays"
            print(f"changed  {name}: {difference}; the stored one {verdict}")
        store(name, lines, GOLDEN, asked.overwrite)
        if name == BASE:
            for forgery, forge in FORGERIES.items():
                store(forgery, forge(read_golden(BASE)), MUST_FAIL, overwrite=True)
    if not asked.names:
        say_what_is_missing(told)
    size = sum(path.stat().st_size for path in GOLDEN.rglob("*.xz"))
    done = "overwritten" if asked.overwrite else "left as they were (--overwrite replaces them)"
    print(f"{len(stored_names())} seasons are stored in {size:,} bytes")
    if changed:
        print(f"{changed} have changed and were {done}")
    if broken:
        print(ADVICE)
    return 1 if broken and not asked.overwrite else 0


def store(name: str, lines: list[bytes], folder: Path, overwrite: bool) -> None:
    """Store a season that is new, or that has changed and may be overwritten."""
    new = not path_of(name, folder).exists()
    if new:
        print(f"new      {name}: {len(lines) - 1} entries")
    if new or (overwrite and read_lines(name, folder) != lines):
        write_lines(name, lines, folder)


def stored_differs(name: str, lines: list[bytes]) -> str:
    """Where a stored season first differs from the one made now; empty if nowhere."""
    if not path_of(name).exists() or read_lines(name) == lines:
        return ""
    stored, made = read_golden(name), read_journal(lines, name)
    if stored.header != made.header:
        return "its settings are others"
    return first_difference(stored, made)


def first_difference(stored: Journal, made: Journal) -> str:
    """The first entry that differs, or whose facts differ."""
    for old, new in zip(stored.records, made.records, strict=False):
        if entered(old) != entered(new):
            return f"entry {old.number} is another"
        if old.digest != new.digest:
            return f"entry {old.number} tells another story"
    return f"it has {len(made.records)} entries for {len(stored.records)}"


def entered(kept: Record) -> tuple[str, object]:
    """The entry without the facts that followed from it."""
    return kept.kind, kept.entry


def replays(name: str) -> bool:
    """Whether the stored season replays under today's rules."""
    try:
        replay(read_golden(name))
    except ShowrunnerError:
        return False
    return True


def say_what_is_missing(told: set[type]) -> None:
    """Print stored seasons without a recipe, and fact types that no season contains."""
    for name in stored_names():
        if name not in RECIPES:
            print(f"kept     {name}: it has no recipe any more")
    kinds = {kind for recipe in RECIPES.values() for kind in load_format(recipe.format).facts}
    for kind in sorted(kinds, key=lambda kind: kind.__name__):
        if kind not in told:
            print(f"note     no season tells {kind.__name__}")


if __name__ == "__main__":
    sys.exit(main())
