"""The documentation at `/help`: every page, its links and anchors, and the search."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import pytest

from showrunner.api.formats import parameter_card
from showrunner.files.folders import DOCS
from showrunner.files.manual import manual_names, manual_page, search_manual
from showrunner.files.order_schemas import order_schemas
from showrunner.formats.format import format_names, load_format
from tests.api.serving import House, served

RULE = re.compile(r"\b[A-Z]{1,4}-\d+\.\d+\b")


class Links(HTMLParser):
    """The links, pictures and anchors of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [value for name in ("href", "src") if (value := given.get(name))]
        self.ids += [value] if (value := given.get("id")) else []


def test_every_page_of_the_documentation_is_served_and_its_links_lead_somewhere(
    sqlite: str,
) -> None:
    async def work(house: House) -> None:
        pages: dict[str, Links] = {}
        for name in manual_names():
            told = await house.nobody.get(f"/help/{name}")
            assert told.status == 200, name
            assert told.headers["Content-Type"].startswith("text/html")
            pages[f"/help/{name}"] = Links(told.body.decode())
        listed = Links((await house.nobody.get("/help")).body.decode())
        assert pages.keys() <= set(listed.links)
        pages["/help"] = listed
        seen: set[str] = set()
        for page, found in pages.items():
            assert len(found.ids) == len(set(found.ids)), page
            for link in found.links:
                whole = urljoin(page, link)
                path, anchor = urlsplit(whole).path, urlsplit(whole).fragment
                if whole.startswith("http") or path in ("/", "/icon.svg"):
                    continue
                if path in pages:
                    assert not anchor or anchor in pages[path].ids, (page, link)
                elif path not in seen:
                    seen.add(path)
                    assert (await house.nobody.get(path)).status == 200, (page, link)

    served(sqlite, work)


def test_the_pages_of_the_documentation_are_all_of_its_files() -> None:
    assert set(manual_names()) == {
        file.relative_to(DOCS).with_suffix("").as_posix() for file in DOCS.rglob("*.md")
    }
    assert all(manual_names().values())


@pytest.mark.parametrize("format", format_names())
def test_each_order_and_each_rule_of_a_parameter_can_be_linked(format: str) -> None:
    ids = set(Links(manual_page(f"rules/{format}").html).ids)
    game = load_format(format)
    cards = (parameter_card(game, one) for one in game.parameters.declared().values())
    rules = {card.rule for card in cards if card.rule}
    assert rules
    assert rules <= ids
    for order in order_schemas(game):
        assert order["name"] in ids
        assert set(RULE.findall(order["description"])) <= ids


def test_a_search_finds_sections_with_all_its_words_headings_first() -> None:
    found = search_manual("immunity idol")
    assert found
    for one in found:
        text = f"{one.section.title} {one.section.text}".casefold()
        assert "immunity" in text
        assert "idol" in text
    first = search_manual("interviews")[0]
    assert "interview" in first.section.title.casefold()
    rule = search_manual("What happens in a tied vote?")[0]
    assert (rule.section.page, rule.section.title) == ("The dice season", "Vote")
    assert search_manual("") == []
    assert search_manual("xyzzyplugh") == []


def test_what_is_searched_for_is_escaped(sqlite: str) -> None:
    async def work(house: House) -> None:
        for words in ("<script>x</script>", '"><img src=x>', "%", "x" * 5000):
            told = await house.nobody.get("/help", q=words)
            assert told.status == 200
            assert "<script>" not in told.body.decode()
            assert "<img src=x" not in told.body.decode()
        gone = await house.nobody.get("/help/rules/nothing")
        assert gone.status == 404
        assert (await house.nobody.get("/help/..%2fpyproject")).status == 404

    served(sqlite, work)
