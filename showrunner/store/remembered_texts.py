"""Texts that castaways bring along from earlier seasons, which must be erased with the originals.

A later season stores such a text with its settings (entry 0), under the same seal that the text has
in the season where it was written.
"""

from __future__ import annotations

from collections.abc import Collection
from uuid import uuid4

from sqlalchemy import Connection, select, tuple_, update
from sqlalchemy.orm import aliased

from showrunner.store.calls import erase_replies
from showrunner.store.codec import seals_in
from showrunner.store.inbox import new_input, put_input
from showrunner.store.models import SeasonRow, TextRow
from showrunner.store.spoiled import decoded

Place = tuple[str, str]
"""A later season, and the seal of a text that a castaway brought into it."""


def brought_from(
    connection: Connection, seasons: Collection[str], seal: str | None = None
) -> list[Place]:
    """The later seasons that castaways brought texts of these seasons into (or the text `seal`).

    Only texts that settings name as remembered count, because two seasons can have the same text by
    chance: bots say the same with the same luck.
    """
    later = aliased(TextRow)
    written_here = select(TextRow.seal).where(TextRow.season.in_(seasons))
    query = (
        select(later.season, later.seal, SeasonRow.settings)
        .join(SeasonRow, SeasonRow.id == later.season)
        .where(
            later.entry == 0,
            later.season.not_in(seasons),
            later.seal.in_(written_here) if seal is None else later.seal == seal,
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


def erase_brought(connection: Connection, season: str) -> None:
    """Erase what castaways brought along from this season; runners of later seasons reload them."""
    places = brought_from(connection, [season])
    if not places:
        return
    connection.execute(
        update(TextRow)
        .where(TextRow.entry == 0, tuple_(TextRow.season, TextRow.seal).in_(places))
        .values(words=None)
    )
    roots = sorted({later for later, _ in places})
    erase_replies(connection, roots)
    driven = select(SeasonRow.id).where(SeasonRow.root.in_(roots), SeasonRow.driver.is_not(None))
    for later in sorted(connection.scalars(driven)):
        reload = new_input(later, f"reload {uuid4().hex}", "control", {"do": "reload"})
        put_input(connection, reload)
