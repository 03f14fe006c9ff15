"""Who plays a seat, by name: `bot:sensible`, `bot:random`, `model:NAME`, `outside`.

A bot may have a model for its voice: `bot:sensible+NAME`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from showrunner.errors import UnknownName
from showrunner.formats.format import Bot, Format
from showrunner.formats.settings import Castaway
from showrunner.players.llm.profile import PREFIX
from showrunner.players.random_bot import RandomBot

OUTSIDE: Final = "outside"
"""A person or a program whose answers come through the season's inbox."""

_BOT = "bot:"
_RANDOM = "random"
_VOICED_BY = "+"


def bot_names(format: Format) -> list[str]:
    """The bots that can play this format, as players are named; the first is the usual one."""
    return [_BOT + name for name in (*format.bots, _RANDOM)]


def player_names(format: Format) -> list[str]:
    """All who can play this format, as players are named."""
    return [*bot_names(format), OUTSIDE]


def refuse_unknown_player(
    format: Format, player: str, profiles: Iterable[str] | None = None
) -> None:
    """Raise UnknownName for a name that nobody plays this format under.

    `profiles` are the names of the models that are set up; without it, any model will do.
    """
    known = player_names(format)
    profile = voice_of(player)
    if profile and (profiles is None or profile in profiles):
        player = player.removesuffix(f"{_VOICED_BY}{profile}")
    if player in known or (profiles is None and is_model(player)):
        return
    known += [f"{PREFIX}{name}" for name in (("NAME",) if profiles is None else profiles)]
    if player not in known:
        raise UnknownName("player", player, known)


def is_model(player: str) -> bool:
    """Whether a model is meant, by the name of a profile."""
    return player.startswith(PREFIX)


def is_bot(player: str) -> bool:
    """Whether a bot is meant: it answers at once, whenever it is its turn."""
    return player.startswith(_BOT)


def voice_of(player: str) -> str:
    """The profile of the model that speaks for this bot; empty where the bot does so itself."""
    return player.partition(_VOICED_BY)[2] if is_bot(player) else ""


def make_bot(format: Format, player: str, persona: Castaway) -> Bot:
    """The bot of this name for this castaway. Raises UnknownName."""
    player = player.removesuffix(f"{_VOICED_BY}{voice_of(player)}")
    name = player.removeprefix(_BOT)
    if is_bot(player) and name in format.bots:
        return format.bots[name](persona)
    if player == _BOT + _RANDOM:
        return RandomBot()
    raise UnknownName("bot", player, bot_names(format))
