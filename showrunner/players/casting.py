"""The names of players: `bot:sensible`, `bot:random`, `model:NAME`, `outside`.

A model may speak for a bot: `bot:sensible+NAME`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from showrunner.errors import UnknownName
from showrunner.formats.format import Bot, Format, GrudgeHolder
from showrunner.formats.settings import Castaway
from showrunner.players.llm.profile import PREFIX
from showrunner.players.random_bot import RandomBot

OUTSIDE: Final = "outside"
"""A person or a program whose answers come through the season's inbox."""

_BOT = "bot:"
_RANDOM = "random"
_VOICED_BY = "+"
_NO_REGARD: Final[Mapping[str, int]] = MappingProxyType({})


def bot_names(format: Format) -> list[str]:
    """The player names of the bots that can play this format; the first is the default."""
    return [_BOT + name for name in (*format.bots, _RANDOM)]


def player_names(format: Format) -> list[str]:
    """The names of all players, apart from models, that can play this format."""
    return [*bot_names(format), OUTSIDE]


def refuse_unknown_player(
    format: Format, player: str, profiles: Iterable[str] | None = None
) -> None:
    """Raise UnknownName for a name that is not a player of this format.

    `profiles` are the model profiles that are set up; if None, any model is accepted.
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
    """Whether the player is a model."""
    return player.startswith(PREFIX)


def is_bot(player: str) -> bool:
    """Whether the player is a bot, which answers at once when asked."""
    return player.startswith(_BOT)


def voice_of(player: str) -> str:
    """The profile of the model that speaks for this bot; empty if the bot speaks for itself."""
    return player.partition(_VOICED_BY)[2] if is_bot(player) else ""


def make_bot(
    format: Format, player: str, persona: Castaway, regard: Mapping[str, int] = _NO_REGARD
) -> Bot:
    """Make the bot with this player name for a castaway. Raises UnknownName.

    `regard` is how much more (or less) it trusts others because of an earlier season.
    """
    player = player.removesuffix(f"{_VOICED_BY}{voice_of(player)}")
    name = player.removeprefix(_BOT)
    if is_bot(player) and name in format.bots:
        bot = format.bots[name](persona)
        if regard and isinstance(bot, GrudgeHolder):
            bot.recall(regard)
        return bot
    if player == _BOT + _RANDOM:
        return RandomBot()
    raise UnknownName("bot", player, bot_names(format))
