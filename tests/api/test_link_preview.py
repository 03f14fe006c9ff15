"""The picture of a link says how many castaways there are beyond those whom it shows."""

from __future__ import annotations

import msgspec
import pytest

from showrunner.api import link_preview
from tests.every_format.seasons import Case


@pytest.mark.parametrize(
    "people, words",
    [
        (2, ["A", "B"]),
        (10, [*"ABCDEFGHIJ"]),
        (11, [*"ABCDEFGHI", "+2"]),
        (18, [*"ABCDEFGHI", "+9"]),
    ],
)
def test_discs_have_initials_and_the_number_of_those_left_over(
    people: int, words: list[str]
) -> None:
    cast = [chr(ord("A") + number) for number in range(people)]
    assert [word for word, _ in link_preview.discs(cast)] == words


def test_a_picture_is_made_of_a_large_cast() -> None:
    assert link_preview.picture("A", "B", ("Ada",) * 30).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "parameters, game, about",
    [
        ({}, "Survivor: the dice season", "with 8 castaways. Watch it on Showrunner."),
        (
            {"language": "German"},
            "Survivor: die Würfelstaffel",
            "mit 8 Leuten. Auf Showrunner kannst du zusehen.",
        ),
        ({"language": "Italian"}, "Survivor: the dice season", "with 8 castaways."),
    ],
)
def test_a_link_is_told_in_the_season_s_language(
    parameters: dict[str, str], game: str, about: str
) -> None:
    settings = msgspec.structs.replace(
        Case("survivor", 8, "bot:sensible").settings(), parameters=parameters
    )
    assert link_preview.game_of(settings) == game
    assert link_preview.description(settings).startswith(f"{game}, {about}")
