"""Documents of a told season: the same as ever, and the same layout whatever people wrote."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from html import unescape
from io import StringIO
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
import webvtt
from screenplain.types import Action, Dialog, Section, Slug

from showrunner.exports.documents.book import epub
from showrunner.exports.documents.edition import Edition, edition_of
from showrunner.exports.documents.markdown import markdown
from showrunner.exports.documents.marks import JOINER
from showrunner.exports.documents.pages import html
from showrunner.exports.documents.screenplay import fountain
from showrunner.exports.documents.speech import ssml
from showrunner.exports.documents.subtitles import WORDS_PER_MINUTE, cues_of, seconds, srt, vtt
from showrunner.transcripts.plain import one_line
from tests.exports.documents.golden import DOCUMENTS, FOLDER, made, parts
from tests.exports.documents.parsing import page_of, pages_of, screenplay_of, tokens_of
from tests.exports.documents.samples import TAME, WILD, nothing, photograph, small, written

XHTML = "{http://www.w3.org/1999/xhtml}"
SPEECH = "{http://www.w3.org/2001/10/synthesis}"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_is_the_golden_one(name: str) -> None:
    assert parts(name, (FOLDER / name).read_bytes()) == made(name), (
        "if the change is meant: python -m tests.exports.documents.golden"
    )


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_season_without_anything_is_a_document(name: str) -> None:
    document = DOCUMENTS[name](edition_of(nothing()))
    assert bool(document) == (name != "season.srt"), "without episodes there are no subtitles"


# -- what people wrote -----------------------------------------------------------------------------


def elements_of(root: Any) -> list[tuple[str, list[str]]]:
    """The elements of a tree in order, with the names of their attributes."""
    return [(element.tag, sorted(element.keys())) for element in root.iter()]


def words_of(root: Any) -> str:
    return "".join(root.itertext())


def plain(text: Any) -> str:
    """Words of a screenplay without our marks."""
    return str(text).replace(JOINER, "")


@pytest.fixture(params=WILD, ids=range(len(WILD)))
def wild(request: pytest.FixtureRequest) -> Edition:
    return edition_of(written(request.param))


@pytest.fixture
def tame() -> Edition:
    return edition_of(written(TAME))


def test_no_words_change_the_layout_of_markdown(wild: Edition, tame: Edition) -> None:
    assert tokens_of(markdown(wild)) == tokens_of(markdown(tame))


def test_no_words_change_the_elements_of_a_page(wild: Edition, tame: Edition) -> None:
    root = page_of(html(wild))
    assert elements_of(root) == elements_of(page_of(html(tame)))
    assert wild.told.title in words_of(root)


def test_no_words_change_the_elements_of_a_book(wild: Edition, tame: Edition) -> None:
    pages, expected = pages_of(epub(wild)), pages_of(epub(tame))
    assert pages.keys() == expected.keys()
    for name, root in pages.items():
        assert elements_of(root) == elements_of(expected[name]), name
    assert wild.told.title in words_of(pages["book/cover.xhtml"])
    assert pages["book/cover.xhtml"].find(f".//{XHTML}title").text == wild.told.title


def test_no_words_change_the_lines_of_a_screenplay(wild: Edition, tame: Edition) -> None:
    paragraphs, expected = screenplay_of(fountain(wild)), screenplay_of(fountain(tame))
    assert [type(one) for one in paragraphs] == [type(one) for one in expected]
    spoken = [one for one in paragraphs if isinstance(one, Dialog)]
    words = {plain(line) for one in spoken for is_aside, line in one.blocks if not is_aside}
    assert words == {wild.told.title}
    scenes = [one for one in paragraphs if isinstance(one, Slug)]
    assert {plain(scene.line) for scene in scenes} == {wild.told.title.upper()}


@pytest.mark.parametrize("kind", ["vtt", "srt"])
def test_no_words_make_or_break_a_subtitle(wild: Edition, kind: str) -> None:
    shown = list(cues_of(wild))
    text = vtt(wild) if kind == "vtt" else srt(wild)
    captions = webvtt.from_buffer(StringIO(text), format=kind).captions
    assert len(captions) == len(shown)
    for cue, caption in zip(shown, captions, strict=True):
        words = " ".join(cue.lines)
        if kind == "srt":
            words = words.replace("<", "‹").replace(">", "›")
        assert (
            plain(unescape(caption.text) if kind == "vtt" else caption.text).split()
            == words.split()
        )
        if kind == "vtt":
            assert unescape(caption.voice or "") == cue.speaker
        else:
            assert "{\\" not in caption.text, "players read it as a tag"


def test_no_words_change_the_elements_of_speech(wild: Edition, tame: Edition) -> None:
    root = ElementTree.fromstring(ssml(wild))
    assert elements_of(root) == elements_of(ElementTree.fromstring(ssml(tame)))
    said = {sentence.text for sentence in root.iter(f"{SPEECH}s")}
    assert wild.told.title in said


@pytest.mark.parametrize("words", WILD)
def test_no_text_of_an_edition_has_controls(words: str) -> None:
    told = edition_of(written(words)).told
    assert told.title == told.cast[0].biography == told.episodes[0].sections[0].title
    assert told.title == one_line(words)
    msgspec.json.encode(told).decode("utf-8")


# -- what is in them -------------------------------------------------------------------------------


def test_a_page_needs_nothing_from_elsewhere() -> None:
    text = html(edition_of(small(), {"nerys": photograph()}))
    root = page_of(text)
    for element in root.iter():
        for name, value in element.items():
            if name in ("src", "href"):
                assert value.startswith("#"), value
    assert re.findall(r"url\((.{5})", text) == ["data:"] * 3
    assert "data:image/jpeg;base64," in text, "an uploaded picture replaces the drawn face"


def test_who_won_does_not_show_before_the_end() -> None:
    told = small()
    other = msgspec.structs.replace(told, cast=told.cast[::-1])
    for make in (markdown, fountain):
        before, after = (make(edition_of(one)).split("Episode 1")[0] for one in (told, other))
        assert before == after
    before, after = (
        re.findall(r"<b><bdi>(\w+)", html(edition_of(one)))[:3] for one in (told, other)
    )
    assert before == after == ["Errol", "Nerys", "Veikko"]


def test_moments_of_the_season_lead_to_where_they_are_told() -> None:
    edition = edition_of(small())
    root = page_of(html(edition))
    ids = {element.get("id") for element in root.iter()}
    links = [element.get("href") for element in root.iter(f"{XHTML}a")]
    assert {link.removeprefix("#") for link in links} <= ids
    assert links.count("#e1-3") == 3, "the broken promise ends at the vote"
    pages = pages_of(epub(edition))
    season = pages["book/season.xhtml"]
    for link in (element.get("href") for element in season.iter(f"{XHTML}a")):
        file, _, anchor = link.partition("#")
        assert anchor in {element.get("id") for element in pages[f"book/{file}"].iter()}


def test_what_castaways_say_is_marked_as_their_language() -> None:
    french = msgspec.structs.replace(small(), language="French")
    root = page_of(html(edition_of(french)))
    quotes = [element.text for element in root.iter() if element.get("lang") == "fr"]
    assert quotes[0] == "“Is it me?”"
    assert len(quotes) == 4
    spoken = ElementTree.fromstring(ssml(edition_of(french)))
    tag = "{http://www.w3.org/XML/1998/namespace}lang"
    voices = [
        voice.get("name", "")
        for voice in spoken.iter(f"{SPEECH}voice")
        if voice.find(f"{SPEECH}p[@{tag}='fr']") is not None
    ]
    assert len(voices) == 4
    assert all(voice.startswith("fr-") for voice in voices)


def test_a_book_begins_with_its_kind_and_has_its_date() -> None:
    changed = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
    book = epub(edition_of(small(), changed=changed))
    assert book[30:58] == b"mimetypeapplication/epub+zip"
    package = pages_of(book)["book/package.opf"]
    dates = [one.text for one in package.iter() if one.get("property") == "dcterms:modified"]
    assert dates == ["2026-03-01T12:30:00Z"]
    assert epub(edition_of(small(), changed=changed)) == book


def test_a_screenplay_has_episodes_scenes_and_words_alone() -> None:
    paragraphs = screenplay_of(fountain(edition_of(small())))
    kinds = [type(one) for one in paragraphs]
    assert kinds.count(Section) == 4
    assert kinds.count(Slug) == 6
    assert kinds.count(Action) >= 8
    said = [one for one in paragraphs if isinstance(one, Dialog)]
    assert [str(one.character) for one in said] == ["Veikko", "Errol", "Errol", "Nerys"]
    asides = [str(line) for one in said for is_aside, line in one.blocks if is_aside]
    assert asides == ["(alone)"], "scene titles say who hears the others"


def test_subtitles_take_as_long_as_the_words() -> None:
    assert seconds(" ".join(["word"] * WORDS_PER_MINUTE)) == 60
    assert seconds("你好你好") == seconds("two words")
    edition = edition_of(small())
    shown = list(cues_of(edition))
    times = [time for cue in shown for time in (cue.start, cue.end)]
    assert times == sorted(times)
    assert all(len(cue.lines) <= 2 and max(map(len, cue.lines)) <= 42 for cue in shown)
    assert f"at {WORDS_PER_MINUTE} words a minute" in vtt(edition)
