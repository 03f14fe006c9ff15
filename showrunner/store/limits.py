"""How many things of each kind there may be; how large each of them may be is checked elsewhere."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, func, select

from showrunner.errors import LimitReached
from showrunner.store.models import InputRow, ProducerRow, ProfileRow, SeasonRow, TokenRow

MAX_SEASONS: Final = 10_000
"""How many seasons a producer may have, archived ones and forks included."""
MAX_PRODUCERS: Final = 10_000
"""How many producers a server may have."""
MAX_OWN_TOKENS: Final = 1_000
"""How many tokens a producer may have, with sessions of browsers and revoked tokens."""
MAX_TOKENS_OF_SEASON: Final = 100_000
"""How many tokens and invitations a season may have; each viewer with a link gets one."""
MAX_PROFILES: Final = 200
"""How many model profiles operators may set up."""
MAX_WAITING_INPUTS: Final = 1_000
"""How many inputs may wait in a season's inbox, such as orders while nobody drives it."""
MAX_INPUTS: Final = 200_000
"""How many inputs a season may have ever had; those that were refused count."""


def verify_season_room(connection: Connection, owner: str | None) -> None:
    """Raise LimitReached if a producer has all the seasons that they may have."""
    if owner is not None:
        is_meant = SeasonRow.owner == owner
        _verify(connection, is_meant, MAX_SEASONS, "seasons of yours", "delete some")


def verify_producer_room(connection: Connection) -> None:
    """Raise LimitReached if the server has all the producers that it may have."""
    is_meant = ProducerRow.id.is_not(None)
    _verify(connection, is_meant, MAX_PRODUCERS, "producers", "remove some from the database")


def verify_own_token_room(connection: Connection, producer: str) -> None:
    """Raise LimitReached if a producer has all the tokens that they may have."""
    is_meant = (TokenRow.producer == producer) & TokenRow.season.is_(None)
    right = "revoke some; what is revoked is deleted after a month"
    _verify(connection, is_meant, MAX_OWN_TOKENS, "tokens of yours", right)


def verify_token_room(connection: Connection, season: str) -> None:
    """Raise LimitReached if a season has all the tokens and invitations that it may have."""
    is_meant = TokenRow.season == season
    right = "let fewer people in, or let everybody watch without a link"
    _verify(connection, is_meant, MAX_TOKENS_OF_SEASON, "links and tokens of the season", right)


def verify_profile_room(connection: Connection) -> None:
    """Raise LimitReached if all the model profiles that there may be are set up."""
    is_meant = ProfileRow.name.is_not(None)
    _verify(connection, is_meant, MAX_PROFILES, "models", "remove some")


def verify_input_room(connection: Connection, season: str, kind: str, number: int) -> None:
    """Raise LimitReached if a season may not get its `number`th input.

    Controls have twice the room, so that a season can still be paused or stopped.
    """
    factor = 2 if kind == "control" else 1
    if number > factor * MAX_INPUTS:
        raise LimitReached("inputs of the season", factor * MAX_INPUTS, "fork the season")
    is_meant = (InputRow.season == season) & (InputRow.state == "waiting")
    right = "wait until the season has taken them"
    _verify(connection, is_meant, factor * MAX_WAITING_INPUTS, "inputs that wait", right)


def _verify(connection: Connection, is_meant: Any, most: int, what: str, right: str) -> None:
    query = select(func.count()).where(is_meant)
    if (connection.scalar(query) or 0) >= most:
        raise LimitReached(what, most, right)
