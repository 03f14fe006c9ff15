"""Documents in the reader's language: all that we say, and nothing of what people wrote."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from showrunner.exports.documents import edition as editions
from showrunner.exports.documents.edition import edition_of
from showrunner.exports.documents.markdown import markdown
from showrunner.exports.documents.pages import html
from showrunner.exports.documents.voices import VoiceList, espeak_voices
from showrunner.exports.record import SeasonRecord
from showrunner.exports.registry import EXPORTS, find_export
from showrunner.files.translations import LANGUAGES, said_in, translation_into
from showrunner.formats.format import load_format
from showrunner.formats.talk.promises import Verdict
from showrunner.kernel import PRODUCER, PUBLIC, contestant, view
from showrunner.story.told import ToldSeason
from showrunner.transcripts.markdown import transcript
from showrunner.transcripts.plain import one_line
from tests.exports.documents.golden import DOCUMENTS, parts
from tests.exports.documents.parsing import assert_readable, page_of, pages_of, tokens_of
from tests.exports.documents.samples import TAME, WILD, nothing, small, written
from tests.exports.documents.test_river import moment
from tests.exports.records import BY_GAME, record_of, story_of
from tests.golden.files import read_golden
from tests.story.telling import sentences

WORD = re.compile(r"[A-Za-z]{2,}")
OF_THE_FORMATS = {"WEBVTT", "NOTE", "Title", "Credit", "Showrunner"}
"""Words that are there in every language."""
language = pytest.mark.parametrize("code", sorted(LANGUAGES))


def in_language(name: str, code: str) -> SeasonRecord:
    """A stored season's record whose documents are in this language."""
    plain = record_of(name)
    return SeasonRecord(plain.id, plain.title, plain.settings, plain.told, language=code)


def everything_at(told: ToldSeason, code: str) -> dict[str, bytes]:
    """The files of all documents of a season, with a river of chances."""
    seats = {person.seat: 0.5 for person in told.cast}
    river = [moment(1, 1, **seats), moment(9, 2, **seats)]
    edition = edition_of(told, river=river, language=code)
    return {
        file: content
        for name, write in DOCUMENTS.items()
        for file, content in parts(name, as_bytes(write(edition))).items()
    }


def as_bytes(document: str | bytes) -> bytes:
    return document if isinstance(document, bytes) else document.encode()


def read_by_people(file: str, content: bytes) -> str:
    """What a person reads of a file, or hears of it."""
    text = content.decode()
    if file.endswith((".css", ".svg", "container.xml", "mimetype")):
        return ""
    if not file.endswith((".html", ".xhtml", ".opf", ".ssml")):
        return text
    shown = re.findall(r'(?:aria-label|alt)="([^"]*)"', text)
    text = re.sub(r"<style>.*?</style>|<meta [^>]*>.*?</meta>|<\?.*?\?>", "", text, flags=re.DOTALL)
    text = re.sub(r"<dc:(?:identifier|language).*|<meta property.*", "", text)
    return "\n".join([*shown, re.sub(r"<[^>]*>", "\n", text)])


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What documents ask to have translated; the answer has dashes for letters."""
    texts: list[str] = []

    def said(text: str) -> str:
        texts.append(text)
        pieces = re.split(r"(\{\w+\})", text)
        return "".join(
            piece if at % 2 else re.sub("[A-Za-z]", "-", piece) for at, piece in enumerate(pieces)
        )

    monkeypatch.setattr(editions, "said_in", lambda code: said)
    return texts


def test_all_that_documents_add_is_asked_for_in_the_language(asked: list[str]) -> None:
    told = written("1")
    for season in (told, replace(told, over=False), nothing()):
        for file, content in everything_at(season, "de").items():
            left = set(WORD.findall(read_by_people(file, content))) - OF_THE_FORMATS
            assert left == set(), file
    assert "Written by {model}, a model." in asked


@language
def test_all_that_documents_ask_for_is_in_the_language(code: str, asked: list[str]) -> None:
    everything_at(written("1"), code)
    everything_at(nothing(), code)
    translation = translation_into(code)
    own = {text for text in asked if WORD.search(text) and not text.startswith("vote|1")}
    own |= {f"promise|{verdict}" for verdict in get_args(Verdict)}
    own |= {export.title for export in EXPORTS}
    assert len(own) > 50
    assert [text for text in sorted(own) if not translation.knows(text)] == []


@language
@pytest.mark.parametrize("name", BY_GAME)
def test_seasons_are_told_in_the_language_and_people_keep_their_words(name: str, code: str) -> None:
    record = in_language(name, code)
    english = record.season_told
    told = edition_of(english, language=code).told
    assert told.title == english.title
    assert [one.name for one in told.cast] == [one.name for one in english.cast]
    changed = 0
    for before, after in zip(sentences(english), sentences(told), strict=True):
        if before.speaker:
            assert after == before
        else:
            assert (after.facts, after.to) == (before.facts, before.to)
            assert after.text != before.text or not re.search(r"\b(?:is|the|was|of)\b", after.text)
            changed += after.text != before.text
    assert changed > 30
    for export in EXPORTS:
        if export.told and export.in_bundle:
            assert_readable(export.name, export.content(record))
        elif export.name not in ("audio", "schemas", "parquet", "csv"):
            assert export.content(record) == export.content(record_of(name)), "it is for programs"


@language
@pytest.mark.parametrize("name", [*BY_GAME, "survival-accuse", "whole-deck"])
def test_words_of_the_code_for_votes_are_in_the_language(name: str, code: str) -> None:
    record = record_of(name)
    words = {
        ballot.why for vote in record.votes.votes for ballot in vote.ballots if not ballot.name
    }
    for column in record.season_told.page.votes.columns:
        words |= {column.step, "" if column.result else column.how}
    translation = translation_into(code)
    assert [one for one in words if one and not translation.knows(f"vote|{one}")] == []


def test_a_vote_of_yes_and_no_is_in_the_language() -> None:
    page = find_export("episodes").content(in_language("survival-accuse", "de")).decode()
    table = page.partition("### Die Abstimmungen")[2]
    assert "1 Beschuldigung" in table and "| ja |" in table and "| enthalten |" in table
    assert not re.search(r"accuse|\byes\b", table)


def test_a_document_says_which_languages_it_is_in() -> None:
    record = in_language("everything", "de")
    root = page_of(find_export("html").content(record).decode())
    assert root.get("lang") == "de"
    quotes = [one.text for one in root.iter() if one.get("lang") == "en"]
    assert len(quotes) > 50
    assert all(quote.startswith("„") and quote.endswith("“") for quote in quotes)
    pages = pages_of(find_export("epub").content(record))
    languages = [one.text for one in pages["book/package.opf"].iter() if "language" in one.tag]
    assert languages == ["de"]
    tag = "{http://www.w3.org/XML/1998/namespace}lang"
    assert {page.get(tag) for name, page in pages.items() if name.endswith(".xhtml")} == {"de"}
    speech = find_export("ssml").content(record).decode()
    assert 'synthesis.xsd" xml:lang="de">' in speech
    assert '<voice name="de"><p><s>Folge 1: ' in speech
    assert '<p xml:lang="en"><s>Three beaches' in speech


def test_castaways_who_speak_the_language_of_the_document_are_not_marked() -> None:
    german = replace(small(), language="German")
    assert page_of(html(edition_of(german, language="de"))).get("lang") == "de"
    assert 'lang="de"' not in html(edition_of(german, language="de")).partition("<body>")[2]
    assert html(edition_of(german)).count('lang="de"') == 4


@pytest.mark.parametrize("words", WILD, ids=range(len(WILD)))
def test_whatever_people_wrote_is_safe_in_each_language(words: str) -> None:
    wild, tame = (edition_of(written(one), language="de") for one in (words, TAME))
    assert wild.told.title == one_line(words)
    assert tokens_of(markdown(wild)) == tokens_of(markdown(tame))
    for name, write in DOCUMENTS.items():
        kind = {"season.md": "episodes"}.get(name, name.removeprefix("season."))
        assert_readable(kind, as_bytes(write(wild)))


@pytest.mark.parametrize("name", ["sensible-09", *BY_GAME])
@language
def test_a_transcript_is_in_the_language_and_people_keep_their_words(name: str, code: str) -> None:
    settings = read_golden(name).header.settings
    format, said = load_format(settings.format), said_in(code)
    for viewer in (PRODUCER, PUBLIC, contestant(settings.cast[0].id)):
        facts = [seen.fact for seen in view(story_of(name), viewer)]
        english, told = (
            transcript(format, settings, facts, viewer, said=one).split("\n") for one in (str, said)
        )
        assert len(english) == len(told)
        assert english[0] == told[0], "the title is somebody's"
        for before, after in zip(english, told, strict=True):
            spoken = re.fullmatch(r"(\*+.*\*) “(.*)”", before)
            assert not spoken or after.endswith(f" {said('“')}{spoken[2]}{said('”')}")
        same = {line for line in told if line in english and re.search(r"\b[a-z]{3,}", line)}
        orders = {line for line in same if re.match("- (In round|Before the first round)", line)}
        assert len(same - orders) < len(told) / 100, "only rare things"


def test_the_narrator_has_a_voice_in_each_language() -> None:
    assert espeak_voices("fr").narrator_in("en") == "en-us"
    assert espeak_voices("en").narrator_in("de") == "de"
    voices = VoiceList(narrator="ada", narrators={"de": "berta"})
    assert [voices.narrator_in(code) for code in ("en", "de", "fr")] == ["ada", "berta", "ada"]


def test_a_translated_book_is_another_book() -> None:
    def identifier(code: str) -> str:
        package = pages_of(as_bytes(DOCUMENTS["season.epub"](edition_of(small(), language=code))))
        return next(one.text for one in package["book/package.opf"].iter() if one.get("id") == "id")

    assert identifier("en") != identifier("de")
