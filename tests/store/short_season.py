"""A season that is over in a moment: five castaways, short talks, few comments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.formats.survivor import FORMAT
from showrunner.kernel import luck_from_seed
from showrunner.store import Store

SEATS = ("ada", "ben", "cal", "dee", "eve")
SEED = "short"

SHORT: Mapping[str, Any] = {
    "finalists": 2,
    "turns_per_conversation": 2,
    "conversations_per_player": 1,
    "words_per_message": 10,
    "comments_per_vote": 1,
    "jury_size": 1,
}


def short_season(
    *,
    cast: Sequence[str] = SEATS,
    parameters: Mapping[str, Any] | None = None,
    players: Mapping[str, str] | None = None,
    schedule: Sequence[Scheduled] = (),
    bot: str = "bot:sensible",
) -> SeasonSettings:
    """The settings of a short season, played by bots unless `players` names others for seats."""
    return SeasonSettings(
        format="survivor",
        version=FORMAT.version,
        title="A short season",
        cast=tuple(Castaway(id=seat, name=seat.title()) for seat in cast),
        parameters={**SHORT, **(parameters or {})},
        schedule=tuple(schedule),
        players={**dict.fromkeys(cast, bot), **(players or {})},
    )


async def create(store: Store, settings: SeasonSettings, *, seed: str = SEED, **others: Any) -> str:
    """Store a season that has not begun, without a shortest window; returns its id."""
    others = {"deadlines": '{"nothing_to_choose": 0}', **others}
    return await store.seasons.create(settings, luck_from_seed(seed), seed=seed, **others)
