"""Replays every stored season, with no bot at hand: `python -m tests.golden.replaying`.

Prints the digest of each as JSON. A process of its own, so that the hash seed can be chosen.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from showrunner.formats.format import format_names, load_format
from showrunner.players.random_bot import RandomBot
from showrunner.running.replay import replay
from tests.golden.files import read_golden, stored_names


def refusing(name: str) -> Callable[..., Any]:
    """A constructor that nobody may call."""

    def refuse(*_: object) -> None:
        raise AssertionError(f"a replay asked for the bot {name}")

    return refuse


def forbid_bots() -> None:
    """From here on no bot can be made."""
    for format in map(load_format, format_names()):
        for name, bot in {**format.bots, "random": RandomBot}.items():
            bot.__init__ = refusing(name)  # type: ignore[misc]


def digest_of(name: str) -> str:
    """Replay a stored season to its end. Raises where it tells another story."""
    kernel = replay(read_golden(name))
    assert kernel.over, f"{name} does not end"
    return kernel.story.digest


if __name__ == "__main__":
    forbid_bots()
    print(json.dumps({name: digest_of(name) for name in stored_names()}))
