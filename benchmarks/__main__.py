"""Runs benchmarks by name; without names, all that measure a figure."""

from __future__ import annotations

import argparse
import os
import platform
from importlib import import_module

from rich.console import Console

from showrunner.formats.format import format_names, load_format
from showrunner.running.collector import relieve_collector

FIGURES = (
    "seasons",
    "cast_size",
    "beats",
    "scarcity",
    "commits",
    "ready",
    "many_seasons",
    "storage",
    "formats",
    "ending",
    "thinking",
    "watchers",
    "models",
    "api",
    "console",
    "exports",
    "experiments",
    "workers",
    "notices",
    "growth",
    "futures",
)
TOOLS = ("profile", "bots", "console_hour", "hostile", "calibration")


def main() -> None:
    """Print what machine this is, then run the benchmarks."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="name", help=", ".join((*FIGURES, *TOOLS)), default=FIGURES
    )
    parser.add_argument("--quick", action="store_true", help="fewer runs: less exact")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.names if name not in (*FIGURES, *TOOLS)]:
        parser.error(f"there is no benchmark {', '.join(unknown)}")
    console = Console()
    console.print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {load()}")
    for format in format_names():
        load_format(format)
    relieve_collector()  # like every command that runs seasons
    for name in arguments.names:
        console.rule(name)
        import_module(f"benchmarks.{name}").run(console, arguments.quick)


def load() -> str:
    """Return the load of the machine before anything is measured."""
    try:
        return f"load {os.getloadavg()[0]:.1f}"
    except OSError:
        return "load unknown"


if __name__ == "__main__":
    main()
