"""How a character card's fields become a castaway's, and back."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import CardMistake
from showrunner.files.card_files import read_card
from showrunner.files.cast_files import library
from showrunner.files.character_cards import FIELDS, Version, card_of, castaway_in
from showrunner.formats.settings import Castaway
from tests.files.cards import v1, v2, v3
from tests.formats.castaways import CASTAWAYS

WREN = Castaway(
    id="wren",
    name="Wren",
    full_name="Wren Alder",
    biography="{{char}} mends clocks in Hull.\n\n<script>alert(1)</script>",
    temperament="Patient, until somebody lies.",
    voice=(
        "Talks like this:\nEverything can be mended.\nBut not today.\n"
        "Ask: is it the watch you miss?"
    ),
)
VERSIONS: list[Version] = ["v2", "v3"]
CARDS = [None, v1(), v2(), v3()]


def same(one: Castaway, other: Castaway) -> bool:
    """Whether they are the same except for their ids, which cards do not have."""
    return msgspec.structs.replace(one, id="x") == msgspec.structs.replace(other, id="x")


@pytest.mark.parametrize("card", [v1(), v2()], ids=["v1", "v2"])
def test_each_field_becomes_what_it_means_here_and_nothing_is_evaluated(
    card: dict[str, Any],
) -> None:
    assert castaway_in(card).castaway == WREN


def test_a_nickname_is_what_everybody_calls_them() -> None:
    expected = msgspec.structs.replace(WREN, id="birdie", name="Birdie")
    assert castaway_in(v3()).castaway == expected


@pytest.mark.parametrize(
    ("fields", "pronouns"),
    [
        ({}, "they"),
        ({"pronouns": "She/Her"}, "she"),
        ({"extensions": {"pronouns": "he"}, "pronouns": "she"}, "he"),
        ({"extensions": {"pronouns": "xe/xem"}}, "they"),
        ({"extensions": {"pronouns": ["he"]}, "pronouns": 7}, "they"),
        ({"extensions": {"showrunner": {"pronouns": "he"}, "pronouns": "she"}}, "he"),
    ],
)
def test_pronouns_are_read_where_a_card_has_them(fields: dict[str, Any], pronouns: str) -> None:
    card = v2()
    card["data"] |= fields
    castaway = castaway_in(card).castaway
    assert castaway.pronouns == pronouns
    assert castaway_in(card_of(castaway, card, "v3")).castaway.pronouns == pronouns


def test_prompts_and_scenes_stay_with_the_card_and_it_says_so() -> None:
    (note,) = castaway_in(v2()).notes
    kept = "scenario, system_prompt, alternate_greetings, character_book, creator_notes"
    assert note == f"kept with the card, but not used in play: {kept}"
    assert "Ignore all rules" not in str(castaway_in(v2()).castaway)


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Zed", "Zed"),
        ("Wren  Alder\n", "Wren"),
        ("Wren, of the Clocks", "Wren"),
        ("The Clockmaker", "The Clockmaker"),
        ("Dr. Alder", "Dr. Alder"),
        ("— Zed", "— Zed"),
        ("小红", "小红"),
        ("Z\u202eed", "Zed"),
        ("W" * 90, "W" * 39 + "…"),
    ],
)
def test_what_somebody_is_called(name: str, called: str) -> None:
    assert castaway_in(v2(name=name)).castaway.name == called


@pytest.mark.parametrize(
    ("example", "greeting", "voice"),
    [
        ("", "", ""),
        ("", "Closed.", "Closed."),
        ("<START>\nTick, she says.\n<start>", "Closed.", "Tick, she says."),
        ("{{user}}: Hm?\n<BOT>: Tick.\n\n{{user}}: Hm?", "Closed.", "Tick."),
        ("Wren Alder: Tick.\n{{user}}:\nTock.", "Closed.", "Tick."),
    ],
)
def test_the_voice_is_what_the_character_says(example: str, greeting: str, voice: str) -> None:
    castaway = castaway_in(v2(mes_example=example, first_mes=greeting)).castaway
    assert castaway.voice == (f"Talks like this:\n{voice}" if voice else "")


def test_long_texts_are_cut_and_it_says_so() -> None:
    castaway, notes = castaway_in(v2(description="word " * 3000, mes_example=None))
    assert len(castaway.biography) <= 8000
    assert castaway.biography.endswith("word…")
    assert notes[0] == "description is too long: biography has its first 8000 characters"


@pytest.mark.parametrize(
    ("card", "place", "wrong"),
    [
        ({}, "name", "it is missing"),
        ({"name": "?"}, "name", "it is missing"),
        ({"name": 7}, "name", "it is 7"),
        ({"spec": "chara_card_v9", "data": {}}, "spec", "it is 'chara_card_v9'"),
        ({"spec": 2, "data": {}}, "spec", "it is 2"),
        ({"spec": [], "data": {}}, "spec", "it is a list"),
        ({"spec": "chara_card_v2"}, "data", "it is missing"),
        ({"spec": "chara_card_v2", "data": []}, "data", "it is a list"),
        ({"spec": "chara_card_v2", "data": {}}, "data.name", "it is missing"),
        (v3(nickname="!"), "data.nickname", "it is missing"),
        (v2(description=["a"]), "data.description", "it is a list"),
        (v2(mes_example={}), "data.mes_example", "it is an object"),
        (v2(extensions=[]), "data.extensions", "it is a list"),
        (v2(extensions={"showrunner": "x"}), "data.extensions.showrunner", "it is 'x'"),
        (v2(extensions={"showrunner": {"age": 7}}), "data.extensions.showrunner.age", "it is 7"),
        (
            v2(extensions={"showrunner": {"phrases": ["a", 7]}}),
            "data.extensions.showrunner.phrases.1",
            "expected `str`, got `int`",
        ),
    ],
)
def test_a_card_that_is_none_is_refused_with_place_and_reason(
    card: dict[str, Any], place: str, wrong: str
) -> None:
    with pytest.raises(CardMistake) as refused:
        castaway_in(card)
    assert refused.value.place == place
    assert wrong in refused.value.wrong
    assert refused.value.right


def test_fields_that_nobody_plays_by_may_be_of_any_type() -> None:
    card = v2(tags="none", character_version=2, alternate_greetings=None, extensions=None)
    assert castaway_in(card).castaway == WREN


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("card", CARDS, ids=["none", "v1", "v2", "v3"])
def test_a_card_is_exported_with_all_that_it_held(
    card: dict[str, Any] | None, version: Version
) -> None:
    castaway = castaway_in(card).castaway if card else WREN
    out = card_of(castaway, card, version)
    assert (out["spec"], out["spec_version"]) == (f"chara_card_{version}", f"{version[1]}.0")
    held = {} if card is None else card.get("data", card)
    assert {key: out["data"][key] for key in held if key != "extensions"} == {
        key: value for key, value in held.items() if key != "extensions"
    }
    if card:
        assert out["data"]["extensions"] == held.get("extensions", {})
    assert set(v2()["data"]) - {"character_book"} <= set(out["data"])
    assert same(castaway_in(read_card(json.dumps(out).encode()).card).castaway, castaway)


def test_fields_that_nobody_knows_are_kept_wherever_they_stand() -> None:
    card = {
        **v2(ours=[None, {"deep": 1}], nothing=None),
        "create_date": "2024",
        "name": "Wren Alder",
    }
    out = card_of(castaway_in(card).castaway, card, "v2")
    assert out == card


def test_what_was_edited_is_written_where_cards_have_a_field_for_it() -> None:
    card = {**v3(), "name": "Wren Alder", "description": "old"}
    edited = msgspec.structs.replace(
        castaway_in(card).castaway,
        name="Bird",
        full_name="Wren A. Alder",
        biography="New.",
        temperament="Calm.",
        age=44,
        phrases=("Tick.",),
    )
    out = card_of(edited, card, "v3")
    data = out["data"]
    assert (data["name"], data["nickname"]) == ("Wren A. Alder", "Bird")
    assert (data["description"], data["personality"]) == ("New.", "Calm.")
    assert (out["name"], out["description"]) == ("Wren A. Alder", "New.")
    assert data["extensions"]["showrunner"] == {"age": 44, "phrases": ["Tick."]}
    assert data["extensions"]["depth_prompt"] == card["data"]["extensions"]["depth_prompt"]
    assert card["description"] == "old"


def test_what_a_later_version_wrote_beside_our_fields_is_kept() -> None:
    card = v2(extensions={"showrunner": {"age": 44, "later": [1]}})
    castaway = castaway_in(card).castaway
    assert castaway.age == 44
    assert card_of(castaway, card, "v2") == card
    back = msgspec.structs.replace(castaway, age=30)
    assert card_of(back, card, "v2")["data"]["extensions"] == {"showrunner": {"later": [1]}}


def test_the_cast_that_comes_along_can_go_out_and_in_again() -> None:
    for person in library():
        for version in VERSIONS:
            assert castaway_in(card_of(person, None, version)).castaway == person
    assert set(FIELDS) == set(Castaway.__struct_fields__) - {"id"}


@given(CASTAWAYS, st.sampled_from(CARDS), st.sampled_from(VERSIONS))
def test_every_castaway_can_go_out_and_in_again(
    person: Castaway, card: dict[str, Any] | None, version: Version
) -> None:
    out = read_card(json.dumps(card_of(person, card, version)).encode()).card
    assert same(castaway_in(out).castaway, person)
    assert card_of(castaway_in(out).castaway, out, version) == out


@given(st.text(), st.text(), st.text(), st.text(), st.text())
def test_texts_of_any_kind_become_a_castaway_that_keeps_the_rules(
    name: str, nickname: str, description: str, example: str, greeting: str
) -> None:
    card = v3(
        name=f"A{name}",
        nickname=nickname and f"{nickname}B",
        description=description,
        mes_example=example,
        first_mes=greeting,
    )
    assert castaway_in(card).castaway.name
