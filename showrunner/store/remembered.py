"""What castaways brought along from earlier seasons goes when it is erased there.

A later season holds such a text as one of its settings' (entry 0), under the seal that it has in
the season that it was written in.
"""

from __future__ import annotations

from collections.abc import Collection
from uuid import uuid4

from sqlalchemy import Connection, select, tuple_, update
from sqlalchemy.orm import aliased

from showrunner.store.codec import seals_in
from showrunner.store.inbox import new_input, put_input
from showrunner.store.models import SeasonRow, TextRow
from showrunner.store.spoiled import decoded

Place = tuple[str, str]
"""A later season, and the seal of a text that was brought there."""


def brought_from(
    connection: Connection, seasons: Collection[str], seal: str | None = None
) -> list[Place]:
    """Where castaways have brought texts of these seasons to; or one text, where its seal is given.

    Two seasons may hold the same text for other reasons (bots say it, by the same luck).
    """
    later = aliased(TextRow)
    written = select(TextRow.seal).where(TextRow.season.in_(seasons))
    query = (
        select(later.season, later.seal, SeasonRow.settings)
        .join(SeasonRow, SeasonRow.id == later.season)
        .where(
            later.entry == 0,
            later.season.not_in(seasons),
            later.seal.in_(written) if seal is None else later.seal == seal,
        )
        .order_by(later.season, later.seal)
    )
    remembered: dict[str, set[str]] = {}
    places: list[Place] = []
    for season, brought, settings in connection.execute(query):
        if season not in remembered:
            plain = decoded(season, "the column", "settings", settings)
            remembered[season] = seals_in(list(plain.get("remembered", {}).values()))
        if brought in remembered[season]:
            places.append((season, brought))
    return places


def forget_brought(connection: Connection, season: str) -> None:
    """Blank what castaways brought along from this season; whoever drives those reads them anew."""
    places = brought_from(connection, [season])
    if not places:
        return
    connection.execute(
        update(TextRow)
        .where(TextRow.entry == 0, tuple_(TextRow.season, TextRow.seal).in_(places))
        .values(words=None)
    )
    roots = sorted({later for later, _ in places})
    driven = select(SeasonRow.id).where(SeasonRow.root.in_(roots), SeasonRow.driver.is_not(None))
    for one in sorted(connection.scalars(driven)):
        put_input(connection, new_input(one, f"reload {uuid4().hex}", "control", {"do": "reload"}))
