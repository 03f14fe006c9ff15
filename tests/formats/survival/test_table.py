"""Survival's table: the circle with its role cards, as far as a viewer knows them."""

from __future__ import annotations

from showrunner.formats.survival.facts import NightBegan, VoteBegan
from tests.formats.survival.table import Table


def roles(season: Table, viewer: str) -> dict[str, str]:
    """The cards that lie face up before contestants."""
    zones = {seat: season.place(f"contestant/{seat}", viewer).zones[0] for seat in season.seats}
    assert all(len(zone.cards) + zone.hidden == 1 for zone in zones.values())
    return {seat: zone.cards[0].id for seat, zone in zones.items() if zone.cards}


def test_everybodys_card_is_face_down_but_ones_own() -> None:
    season = Table()
    season.until_told(NightBegan)
    assert roles(season, "c") == {"c": "scientist"}
    assert roles(season, "public") == {}
    assert roles(season, "producers") == dict(zip(season.seats, season.roles, strict=True))


def test_the_evil_know_each_others_side_and_nobody_else_does() -> None:
    season = Table()
    season.on("nominate", "f")
    season.until_told(VoteBegan)
    assert season.place("contestant/b", "a").note == "Evil"
    assert season.place("contestant/b", "c").note == ""


def colours(season: Table, viewer: str) -> dict[str, str]:
    """Who sits in the circle, in which colour."""
    chairs = [season.place(f"contestant/{seat}", viewer) for seat in season.seats]
    assert all(chair.circle == "chair" for chair in chairs)
    return {chair.seat: chair.colour for chair in chairs}


def test_the_circle_shows_each_viewer_the_sides_that_they_know_and_no_other() -> None:
    season = Table()
    season.on("nominate", "f")
    season.until_told(VoteBegan)
    known = {viewer: season.sheet_of(viewer) for viewer in ("public", "producers", *season.seats)}
    for viewer, sheet in known.items():
        sides = {"evil": "red", "good": "green", "": "grey"}
        expected = {seat: sides[player.side] for seat, player in sheet.players.items()}
        assert colours(season, viewer) == expected
        living = season.place("living", viewer)
        assert living.circle == "middle"
        assert sum(living.figures.values()) == sum(one.alive for one in sheet.players.values())
    assert set(colours(season, "public").values()) == {"grey", "green"}
    assert colours(season, "public")["f"] == "green"
    assert colours(season, "a")["b"] == "red" and colours(season, "c")["b"] == "grey"


def test_the_eliminated_are_memories_whose_card_everybody_sees() -> None:
    season = Table()
    season.on("nominate", "f")
    season.until_told(VoteBegan)
    assert roles(season, "public") == {"f": "clean_water"}
    assert season.place("contestant/f", "public").note == "Good, Memory"


def test_the_cards_in_the_game_are_shown_unless_they_are_secret() -> None:
    season = Table()
    season.until_told(NightBegan)
    cards = season.place("cards", "public")
    assert cards.figures == {"Evil Forces": 2, "Special Forces": 3, "Elements": 3}
    assert [card.id for card in cards.zones[0].cards] == ["scientist", "ranger", "activist"]
    secret = Table(reveal_setup_counts=False)
    secret.until_told(NightBegan)
    places = secret.format.table(secret.sheet_of("public")).places  # type: ignore[misc]
    assert "cards" not in [place.name for place in places]
