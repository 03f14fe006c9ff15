"""Voting tables as wiki text and Markdown: every name shows as it is, each viewer's own ballots."""

from __future__ import annotations

import html
import re
from itertools import pairwise

import pytest
from markdown_it import MarkdownIt

from showrunner.errors import Forbidden
from showrunner.exports.registry import EXPORTS, find_export
from showrunner.exports.vote_tables import OUT_COLOUR, wiki_text
from showrunner.formats.broadcast import rounds_over
from showrunner.formats.voting_table import VotingTable, voting_table
from showrunner.kernel import BROADCAST, PUBLIC, contestant, known
from showrunner.transcripts.plain import one_line
from tests.exports.records import BY_GAME, NASTY, nasty, record_of

WITHOUT_REVEAL = "sealed"
MEANS_SOMETHING = re.compile(r"\[\[|\{\{|''|<|~~~|\|\||!!|__|^[*#:;=]")


def wiki_cells(text: str) -> list[list[str]]:
    """The rows of cells of a wiki table, as MediaWiki shows them."""
    body = text.split("{|", 1)[1].rsplit("|}", 1)[0]
    rows = body.split("\n|-\n")[1:]
    lines = [row.strip("\n").split("\n") for row in rows]
    return [[html.unescape(_content(line)) for line in row] for row in lines]


def _content(cell: str) -> str:
    """What a cell says, without its mark and style."""
    assert cell[0] in "!|", cell
    return re.sub(r"^[!|] ?(style=\"[^\"]*\" \| ?)?", "", cell)


def markdown_cells(text: str) -> list[list[str]]:
    """The rows of cells of a Markdown table, as a parser reads them."""
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    rows: list[list[str]] = []
    for token, content in pairwise(tokens):
        if token.type == "tr_open":
            rows.append([])
        if token.type in ("td_open", "th_open"):
            parts = content.children or []
            assert {part.type for part in parts} <= {"text", "text_special", "html_inline"}
            rows[-1].append("".join(part.content for part in parts))
    return rows


WITH_VOTES = [name for name in BY_GAME if not name.startswith(("game-", "island-"))]


def table_of(name: str) -> VotingTable:
    return voting_table(nasty(name).votes)


@pytest.mark.parametrize("name", WITH_VOTES)
def test_wiki_text_shows_every_name_as_it_is(name: str) -> None:
    text = find_export("wiki-votes").content(nasty(name)).decode()
    table = table_of(name)
    rows = wiki_cells(text)[3:]
    expected = [[one_line(row.name), *map(one_line, row.cells)] for row in table.rows]
    assert [[" ".join(cell.split()) for cell in row] for row in rows] == expected
    own_words = re.sub(
        r"^(== .* ==|\{\|.*|\|-|\|\}|[!|] ?(style=\"[^\"]*\" \|)?)", "", text, flags=re.M
    )
    assert not MEANS_SOMETHING.search(own_words.replace("\n ", "\n"))


@pytest.mark.parametrize("name", BY_GAME)
def test_a_markdown_table_shows_every_name_as_it_is(name: str) -> None:
    text = find_export("markdown-votes").content(nasty(name)).decode()
    table = table_of(name)
    rows = markdown_cells(text)[1:]
    expected = [[one_line(row.name), *map(one_line, row.cells)] for row in table.rows]
    assert rows == [[cell.strip() for cell in row] for row in expected]


def test_wiki_text_means_nothing() -> None:
    for name in NASTY:
        shown = wiki_text(name)
        assert html.unescape(shown) == one_line(name)
        assert not set(re.sub(r"&#\d+;", "", shown)) & set("|[]{}<>'=*#:;~_`!&\"")


@pytest.mark.parametrize("name", [*BY_GAME, WITHOUT_REVEAL])
def test_each_viewer_gets_the_ballots_that_they_may_know(name: str) -> None:
    record = record_of(name, until=len(record_of(name).told) * 3 // 5)
    seat = record.settings.cast[0].id
    for viewer in (PUBLIC, contestant(seat)):
        seen = record.seen_by(viewer)
        told = markdown_cells(find_export("markdown-votes").content(seen).decode())
        own = voting_table(record.format.votes_of(record.told, viewer))
        assert [row[1:] for row in told[1:]] == [list(row.cells) for row in own.rows]
        hidden = [cell for row in own.rows for cell in row.cells if cell == "?"]
        everything = voting_table(record.votes)
        assert hidden or own == everything


@pytest.mark.parametrize("name", BY_GAME)
def test_a_broadcast_has_only_the_rounds_that_are_over(name: str) -> None:
    told = record_of(name).told
    record = record_of(name, until=len(told) * 3 // 5)
    shown = record.seen_by(BROADCAST)
    over = rounds_over(record.format, record.told)
    assert 0 < len(over) < len(record.told)
    assert shown.facts == list(known(over, BROADCAST))
    assert shown.votes == record.format.votes_of(over, BROADCAST)


@pytest.mark.parametrize("name", BY_GAME)
def test_a_viewer_gets_no_export_of_facts_and_none_that_reads_the_settings(name: str) -> None:
    for viewer in (PUBLIC, contestant(record_of(name).settings.cast[0].id)):
        seen = record_of(name).seen_by(viewer)
        for export in EXPORTS:
            if export.anybody:
                assert export.content(seen)
            else:
                with pytest.raises(Forbidden):
                    export.files(seen)
                with pytest.raises(Forbidden):
                    export.make(seen)
        with pytest.raises(Forbidden):
            seen.seen_by(PUBLIC)


def test_a_season_without_votes_says_so() -> None:
    record = record_of("everything", until=5)
    assert "There was no vote." in find_export("wiki-votes").content(record).decode()
    assert "There was no vote." in find_export("markdown-votes").content(record).decode()


@pytest.mark.parametrize("name", WITH_VOTES)
def test_cells_have_the_same_colours_whatever_people_are_called(name: str) -> None:
    wiki = find_export("wiki-votes")
    plain, wild = (wiki.content(record).decode() for record in (record_of(name), nasty(name)))
    colours = re.findall(r"(?m)^\| (style=\"[^\"]*\")?", plain)
    assert OUT_COLOUR in "".join(colours)
    assert re.findall(r"(?m)^\| (style=\"[^\"]*\")?", wild) == colours
