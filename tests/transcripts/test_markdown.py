"""Transcripts in Markdown: for every viewer, safe against whatever people wrote."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from showrunner.formats.facts import LuckRenewed
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant
from showrunner.transcripts.markdown import escaped, transcript
from showrunner.transcripts.plain import one_line
from tests.transcripts.seasons import (
    FORMAT,
    NAMES,
    played,
    rewritten,
    seen_by,
    settings,
    texts_in,
)

HOSTILE = (
    "# x",
    "<script>alert(1)</script>",
    "*a* **b** _c_ __d__ ~~e~~",
    "| a | b |\n|---|---|",
    "one\n\n## two\r\nthree\u2028four\x1b[31m",
    "> quoted",
    "- item\n1. item",
    "[link](https://example.org) ![picture](x.png) <https://example.org>",
    "`code` ```\nblock\n```",
    "&lt;b&gt; &amp; &copy; \\*",
    "---",
    "12) twelve",
    "<!-- hidden -->",
    "$x$ {x} [^1] :: =",
    "\u202eevil\u202c \ud800",
    "   four spaces",
)
PARAMETERS = {
    "usual": {},
    "loud": {"group_talk": True, "jury_questions": True, "talks_are_seen": "public"},
    "sealed": {"reveal": "never", "talks_are_seen": "nobody"},
}
VIEWERS = (PRODUCER, PUBLIC, contestant("zq00x"), contestant("zq04x"))


def page(season: SeasonSettings, viewer: Viewer, seed: str = "1") -> str:
    return transcript(FORMAT, season, seen_by(played(season, seed), viewer), viewer)


def parsed(text: str) -> list[Token]:
    parser = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    return parser.parse(text)


def layout(text: str) -> list[str]:
    """The kinds of block and of mark-up in a page, without its words."""
    kinds = []
    for token in parsed(text):
        kinds.append(token.type + token.tag)
        kinds += [child.type for child in token.children or () if child.type != "text"]
    return [kind for kind in kinds if kind != "text_special"]


@pytest.mark.parametrize("parameters", PARAMETERS.values(), ids=list(PARAMETERS))
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_a_transcript_has_its_parts_in_order(viewer: Viewer, parameters: dict[str, object]) -> None:
    text = page(settings(**parameters), viewer)
    headings = re.findall(r"^##? (.*)$", text, re.MULTILINE)
    assert headings[:2] == ["The Long Strand", "The cast"]
    assert headings[2] == "Episode 1 — Nine castaways"
    assert [name for name in NAMES[:9] if f"- **{name}**, 3" in text] == list(NAMES[:9])
    final = next(place for place, title in enumerate(headings) if title.startswith("The final — "))
    assert all(title.startswith("Episode ") for title in headings[2:final])
    revealed = ["Now it can be told"] if viewer != PRODUCER and "reveal" not in parameters else []
    hand = ["The producers’ hand"] if viewer == PRODUCER else []
    assert headings[final + 1 :] == revealed + hand
    untouched = "The season is untouched: nobody gave it an order." in text
    assert untouched == (viewer == PRODUCER)
    assert re.search(r"^\*\*\w+ wins The Long Strand.*\*\*$", text, re.MULTILINE)


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
@pytest.mark.parametrize("bot", ["bot:random", "bot:sensible"])
def test_names_stand_where_ids_were(viewer: Viewer, bot: str) -> None:
    for parameters in PARAMETERS.values():
        text = page(settings(bot=bot, **parameters), viewer)
        assert not re.search(r"zq\d", text)
        assert "_" not in text.replace("\\_", "")


def test_the_page_says_for_whom_it_is() -> None:
    season = settings()
    assert "as its producers know it" in page(season, PRODUCER)
    assert "as everybody could see it" in page(season, PUBLIC)
    assert "as Edda knows it" in page(season, contestant("zq04x"))


# -- what is told, and to whom ---------------------------------------------------------------------


@pytest.mark.parametrize("parameters", PARAMETERS.values(), ids=list(PARAMETERS))
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_a_viewer_reads_every_text_they_may_know_and_no_other(
    viewer: Viewer, parameters: dict[str, object]
) -> None:
    """Before the reveal; after it, what was said in private is not told again."""
    season = settings(**{**parameters, "reveal": "never"})
    told = played(season)
    mine = seen_by(told, viewer)
    text = transcript(FORMAT, season, mine, viewer)
    assert sorted(re.findall(r"canary\d+", text)) == sorted(texts_in(mine))
    assert viewer == PRODUCER or len(texts_in(mine)) < len(texts_in(seen_by(told, PRODUCER)))


def test_only_secrets_of_ones_own_are_read_before_the_reveal() -> None:
    season = settings(bot="bot:sensible", reveal="never")
    for seat, name in enumerate(NAMES[:9]):
        text = page(season, contestant(f"zq{seat:02}x"))
        assert all(line.startswith(f"> {name}") for line in re.findall(r"^> .*", text, re.M))
    assert not re.search(r"^>", page(season, PUBLIC), re.MULTILINE)


def test_others_secrets_change_nothing_in_what_one_reads() -> None:
    """What a viewer may not know can be anything: their page stays the same."""
    season = settings(reveal="never")
    told = played(season)
    for viewer in VIEWERS[1:]:
        meddled = [
            one if viewer.may_know(one.audience) else replace(one, fact=LuckRenewed())
            for one in told
        ]
        text = transcript(FORMAT, season, seen_by(meddled, viewer), viewer)
        assert text == page(season, viewer)


def test_a_season_can_be_read_up_to_any_moment() -> None:
    season = settings(group_talk=True, jury_questions=True)
    told = played(season)
    for viewer in (PRODUCER, PUBLIC, contestant("zq03x")):
        for end in range(0, len(told), 41):
            mine = seen_by(told[:end], viewer)
            text = transcript(FORMAT, season, mine, viewer)
            assert sorted(re.findall(r"canary\d+", text)) == sorted(texts_in(mine))


# -- people's words are data -----------------------------------------------------------------------


def hostile(number: int, _: str) -> str:
    return HOSTILE[number % len(HOSTILE)]


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_no_words_can_break_the_layout(viewer: Viewer) -> None:
    season = settings(group_talk=True, jury_questions=True)
    told = played(season)
    tame = transcript(FORMAT, season, seen_by(told, viewer), viewer)
    wild = transcript(FORMAT, season, seen_by(rewritten(told, hostile), viewer), viewer)
    assert layout(wild) == layout(tame)
    assert len(wild.splitlines()) == len(tame.splitlines())


def test_no_name_can_break_the_layout() -> None:
    def named(names: tuple[str, ...], team: str) -> str:
        plain = settings(5)
        cast = tuple(
            msgspec.structs.replace(person, name=name, home=name, work=name, biography=name)
            for person, name in zip(plain.cast, names, strict=True)
        )
        season = msgspec.structs.replace(
            plain, cast=cast, title=names[0], teams={team: tuple(person.id for person in cast)}
        )
        return page(season, PRODUCER)

    tame = named(("Va", "Vb", "Vc", "Vd", "Ve"), "Vt")
    wild = named(("# a", "<b>b</b>", "*c*", "1. d\n\n- e", "> f `g`"), "|h|\n\n---")
    assert layout(wild) == layout(tame)


@given(st.text(st.characters(exclude_categories=()), max_size=60))
def test_escaped_text_reads_as_it_was_written(words: str) -> None:
    shown = escaped(words)
    assert "\n" not in shown
    tokens = parsed(f"{shown}\n") if shown else []
    assert [token.type for token in tokens] in (
        ["paragraph_open", "inline", "paragraph_close"],
        [],
    )
    inline = [child for token in tokens for child in token.children or ()]
    assert {child.type for child in inline} <= {"text", "text_special"}
    assert "".join(child.content for child in inline) == one_line(words)
    shown.encode("utf-8")


def test_what_was_erased_is_marked() -> None:
    season = settings(4)
    told = rewritten(played(season), lambda *_: None)
    text = transcript(FORMAT, season, seen_by(told, PRODUCER), PRODUCER)
    assert "“\\[erased\\]”" in text
    assert "None" not in text
