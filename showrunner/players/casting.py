"""Who plays a seat, by name: `bot:sensible`, `bot:random`."""

from __future__ import annotations

from showrunner.errors import UnknownName
from showrunner.formats.format import Bot, Format
from showrunner.formats.settings import Castaway
from showrunner.players.random_bot import RandomBot

RANDOM = "random"


def bot_names(format: Format) -> list[str]:
    """The bots that can play this format, as players are named; the first is the usual one."""
    return [f"bot:{name}" for name in (*format.bots, RANDOM)]


def make_bot(format: Format, player: str, persona: Castaway) -> Bot:
    """The bot of this name for this castaway. Raises UnknownName."""
    name = player.removeprefix("bot:")
    if name in format.bots:
        return format.bots[name](persona)
    if player == f"bot:{RANDOM}":
        return RandomBot()
    raise UnknownName("player", player, bot_names(format))
