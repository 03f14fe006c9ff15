"""The documentation at `/help`: every page, its links and anchors, and the search."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import pytest

from showrunner.api.formats import parameter_card
from showrunner.files.folders import DOCS
from showrunner.files.manual import manual_names, manual_page, page_language, search_manual
from showrunner.files.order_schemas import order_schemas
from showrunner.files.translations import LANGUAGES
from showrunner.formats.format import format_names, load_format
from tests.api.serving import House, served

RULE = re.compile(r"\b[A-Z]{1,4}-\d+\.\d+\b")


class Links(HTMLParser):
    """The links, pictures, anchors and languages of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.languages: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [value for name in ("href", "src") if (value := given.get(name))]
        self.ids += [value] if (value := given.get("id")) else []
        self.languages += [value] if (value := given.get("lang")) else []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_page_of_the_documentation_is_served_and_its_links_lead_somewhere(
    sqlite: str, language: str
) -> None:
    headers = {"Accept-Language": language}

    async def work(house: House) -> None:
        pages: dict[str, Links] = {}
        for name in manual_names():
            told = await house.nobody.get(f"/help/{name}", headers=headers)
            assert told.status == 200, name
            assert told.headers["Content-Type"].startswith("text/html")
            pages[f"/help/{name}"] = Links(told.body.decode())
            assert pages[f"/help/{name}"].languages == [language, page_language(name, language)]
        listed = Links((await house.nobody.get("/help", headers=headers)).body.decode())
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
    files = [file.relative_to(DOCS) for file in DOCS.rglob("*.md")]
    english = {file.with_suffix("").as_posix() for file in files if file.parts[0] not in LANGUAGES}
    for language in ("en", *LANGUAGES):
        assert set(manual_names(language)) == english
        assert all(manual_names(language).values())


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("format", format_names())
def test_each_order_and_each_rule_of_a_parameter_can_be_linked(format: str, language: str) -> None:
    ids = set(Links(manual_page(f"rules/{format}", language).html).ids)
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


def test_a_reader_of_german_gets_german_pages_with_the_anchors_of_the_english_ones() -> None:
    german, english = manual_page("playing", "de"), manual_page("playing")
    assert (german.language, german.title) == ("de", "Auf einem Platz spielen")
    assert manual_names("de")["playing"] == german.title
    headings = [one.address for one in english.sections]
    assert [one.address for one in german.sections] == headings
    assert "/help/playing#what-a-deadline-is" in headings
    assert manual_page("newcomers", "de") == manual_page("newcomers")


def test_only_a_page_without_a_translation_says_that_it_is_in_english(sqlite: str) -> None:
    only_english = "Diese Seite gibt es nur auf Englisch."

    async def work(house: House) -> None:
        german = {"Accept-Language": "de"}
        for name, language in (("playing", "de"), ("newcomers", "en")):
            told = (await house.nobody.get(f"/help/{name}", headers=german)).body.decode()
            assert (only_english in told) == (language == "en")
        assert "in English only" not in (await house.nobody.get("/help/newcomers")).body.decode()

    served(sqlite, work)


def test_a_search_in_german_finds_german_sections_and_pages_that_are_in_english_only() -> None:
    found = search_manual("Was ist eine Frist?", "de")
    assert found[0].section.address == "/help/playing#what-a-deadline-is"
    assert found[0].section.language == "de"
    within = search_manual("abweichungen", "de")
    assert any((one.before + one.word).endswith("Standardabweichungen") for one in within)
    assert {one.section.language for one in search_manual("alembic", "de")} == {"en"}


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
