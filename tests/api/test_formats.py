"""The descriptions of games: the same for everybody, and cacheable."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.files.folders import RULES
from showrunner.formats.format import format_names, load_format
from showrunner.formats.survivor.cards.deck import CARDS
from tests.api.serving import House, served


def read(sqlite: str, *paths: str) -> list[Any]:
    """What is readable there without a token."""

    async def work(house: House) -> list[Any]:
        return [(await house.nobody.get(path)).good() for path in paths]

    return served(sqlite, work)


def test_everybody_reads_all_of_every_game(sqlite: str) -> None:
    names = format_names()
    listed, *each = read(sqlite, "formats", *(f"formats/{name}" for name in names))
    assert [one["name"] for one in listed] == names
    for name, detail in zip(names, each, strict=True):
        format = load_format(name)
        assert detail["sizes"] == list(format.sizes)
        assert detail["windows"] == list(format.season.windows)
        assert detail["decisions"] == dict(format.decisions)
        assert set(detail["claims"]) == set(format.claims)
        assert detail["figures"] == list(format.sheet.figures)
        assert detail["votes"] == format.has_votes
        known = {fact.__name__ for fact in format.facts}
        assert {*detail["phase_facts"], *detail["marks"]} <= known
        assert {"order", "end"} <= set(detail["marks"].values())
        declared = format.parameters.declared()
        assert [one["name"] for one in detail["parameters"]] == list(declared)
        for one in detail["parameters"]:
            assert one["schema"]["description"]
            assert one["field"]["type"] == declared[one["name"]].field.__struct_config__.tag
            assert one["help"] == declared[one["name"]].setting.help
            assert one["unit"] == declared[one["name"]].setting.unit


@pytest.mark.parametrize("name", format_names())
def test_orders_facts_and_sheets_of_a_game_have_schemas(sqlite: str, name: str) -> None:
    format = load_format(name)
    paths = (f"formats/{name}/{part}" for part in ("orders", "facts", "sheet"))
    orders, facts, sheet = read(sqlite, *paths)
    assert [one["name"] for one in orders] == [order.name for order in format.orders]
    assert all("when" in one["terms"]["properties"] for one in orders)
    assert set(facts["facts"]) == {fact.__name__ for fact in format.facts}
    assert all(one["properties"]["fact"]["enum"] == [kind] for kind, one in facts["facts"].items())
    assert facts["facts"]["StoryTold"]["properties"]["story"] == {"type": ["string", "null"]}
    assert sheet["$ref"].rpartition("/")[2] in sheet["$defs"]


def test_cards_are_data_and_a_game_without_cards_has_none(sqlite: str) -> None:
    survivor, survival = read(sqlite, "formats/survivor/cards", "formats/survival/cards")
    assert set(survivor) == set(CARDS)
    assert survivor["jury_veto"]["effects"] == [{"effect": "veto_juror"}]
    assert survival == {}


def test_the_rulebook_is_read_page_by_page(sqlite: str) -> None:
    async def work(house: House) -> None:
        for name in format_names():
            pages = (await house.nobody.get(f"formats/{name}/rules")).good()
            assert pages[0]["name"] == name
            page = await house.nobody.get(f"formats/{name}/rules/{name}")
            assert page.headers["Content-Type"].startswith("text/markdown")
            assert page.body == (RULES / f"{name}.md").read_bytes()
            assert page.body.decode().startswith(f"# {pages[0]['title']}\n")
        for path in ("survivor/rules/survival", "nothing/rules", "survivor/rules/..%2Fsurvival"):
            assert (await house.nobody.get(f"formats/{path}")).status == 404

    served(sqlite, work)


def test_season_files_can_be_read_and_made_from(sqlite: str) -> None:
    async def work(house: House) -> None:
        listed = (await house.nobody.get("season-files")).good()
        quick = next(one for one in listed if one["name"] == "quick")
        assert (quick["title"], quick["format"], quick["orders"]) == ("Neap Tide", "survivor", 0)
        assert quick["about"].startswith("A short season")
        assert len(quick["cast"]) == 8
        text = (await house.nobody.get("season-files/quick")).body.decode()
        made = (await house.producer.post("seasons", {"toml": text})).good()
        assert made["title"] == "Neap Tide"
        assert (await house.nobody.get("season-files/README")).status == 404

    served(sqlite, work)


def test_what_was_read_need_not_come_again(sqlite: str) -> None:
    async def work(house: House) -> None:
        for path in (
            *("formats", "formats/survivor", "formats/survivor/orders", "formats/survivor/facts"),
            *("formats/survivor/sheet", "formats/survivor/cards", "formats/survivor/rules"),
            *("formats/survivor/rules/survivor", "season-files", "season-files/quick"),
        ):
            first = await house.nobody.get(path)
            assert "public" in first.headers["Cache-Control"]
            tag = {"If-None-Match": first.headers["ETag"]}
            again = await house.nobody.get(path, headers=tag)
            assert (again.status, again.body) == (304, b"")

    served(sqlite, work)
