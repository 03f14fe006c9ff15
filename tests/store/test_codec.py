"""Entries and facts as stored data: decoding gives back what was encoded."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import Misused, Unreadable
from showrunner.formats.facts import Fact, MemoWritten, encode_sealed
from showrunner.kernel import (
    Answer,
    Entry,
    Hold,
    Memo,
    Order,
    Reseed,
    Ruling,
    Text,
    sealer,
)
from showrunner.running.fact_lines import fact_line
from showrunner.running.rehearsal import Rehearsal
from showrunner.store import codec
from showrunner.store.codec import (
    KINDS,
    NAMES,
    TextEncoder,
    entry_of,
    plain_entry,
    read_settings,
    read_told,
    restore_texts,
)
from tests.store.short_season import short_season

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
TEXTS = st.builds(lambda words, salt: sealer(salt)(words), WORDS, WORDS)
NAME = WORDS.filter(lambda name: name not in ("seal", "words"))
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | WORDS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAME, inner, max_size=3),
    max_leaves=8,
)
TERMS = st.dictionaries(NAME, PLAIN, max_size=4)
BY = st.sampled_from(["player", "stand-in", "clock", "engine", "producer"])

ENTRIES: st.SearchStrategy[Entry] = st.one_of(
    st.builds(Answer, ask=WORDS, value=TERMS, by=BY, salt=WORDS),
    st.builds(Order, name=WORDS, terms=TERMS, by=WORDS, salt=WORDS),
    st.builds(Memo, seat=WORDS, kind=WORDS, text=WORDS | TEXTS, salt=WORDS),
    st.builds(Hold, kinds=st.lists(WORDS, max_size=3).map(tuple), by=WORDS),
    st.builds(
        Ruling,
        ask=WORDS,
        verdict=st.sampled_from(["release", "veto", "replace"]),
        value=TERMS,
        by=WORDS,
        salt=WORDS,
    ),
    st.builds(Reseed, luck=WORDS, by=WORDS),
)


def words_in(value: Any) -> list[str | None]:
    """The words of every text in plain data, in order."""
    if isinstance(value, Text):
        return [value.words]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [words for one in inner for words in words_in(one)]


@given(ENTRIES)
def test_every_entry_comes_back_with_its_words(entry: Entry) -> None:
    out = TextEncoder()
    stored = out.encode(plain_entry(entry))
    back = entry_of(NAMES[type(entry)], restore_texts(msgspec.json.decode(stored), out.words))
    assert back == entry
    assert words_in(plain_entry(back)) == words_in(plain_entry(entry))


@given(ENTRIES)
def test_what_is_stored_of_an_entry_holds_no_words_of_its_texts(entry: Entry) -> None:
    long = sealer("salt")("these words are long enough to be looked for")
    out = TextEncoder()
    stored = out.encode({**plain_entry(entry), "more": [long]})
    assert "looked for" not in stored
    assert out.words[long.seal] == long.words


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_name_and_back(kind: str) -> None:
    assert NAMES[KINDS[kind]] == kind


@pytest.mark.parametrize(
    ("kind", "plain", "said"),
    [
        ("vote", {}, "no entry of kind 'vote'"),
        ("answer", {"ask": "a"}, "not a valid answer"),
        ("answer", {"ask": "a", "value": {}, "colour": "red"}, "colour"),
        ("answer", {"ask": 7, "value": {}}, "ask is 7"),
        ("answer", {"ask": "a", "value": []}, "value is []"),
        ("answer", {"ask": "a", "value": None}, "value is None"),
        ("order", {"name": None}, "name is None"),
        ("order", {"name": "event", "terms": "all"}, "terms is 'all'"),
        ("memo", {"seat": "ada", "kind": "diary", "text": 1}, "text is 1"),
        ("memo", {"seat": "ada", "kind": "diary"}, "not a valid memo"),
        ("hold", {"kinds": "survivor.ballot"}, "kinds is 'survivor.ballot'"),
        ("hold", {"kinds": [1]}, "kinds is (1,)"),
        ("ruling", {"ask": "a", "verdict": ["veto"]}, "verdict is"),
        ("reseed", {"luck": b"luck"}, "luck is"),
        ("reseed", {}, "not a valid reseed"),
    ],
)
def test_what_is_no_entry_is_refused_with_what_is_wrong(
    kind: str, plain: dict[str, Any], said: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        entry_of(kind, plain)
    assert said in str(refused.value)


def test_texts_take_their_words_from_beside_the_seal_or_from_what_is_given() -> None:
    plain = {"story": {"seal": "ab", "words": "once"}, "list": [{"seal": "cd"}]}
    beside = restore_texts(plain)
    assert (beside["story"].words, beside["list"][0].words) == ("once", None)
    given_words = restore_texts(plain, {"ab": "twice", "cd": "thrice"})
    assert (given_words["story"].words, given_words["list"][0].words) == ("twice", "thrice")
    assert restore_texts({"story": {"seal": "ab"}}, {"ab": None})["story"].words is None


@pytest.mark.parametrize("plain", [{"seal": "ab", "colour": "red"}, {"words": "once"}, ["seal"], 7])
def test_other_data_is_no_text(plain: object) -> None:
    assert restore_texts(plain) == plain


class Row(NamedTuple):
    """What the store has of a fact."""

    number: int
    entry: int
    audience: str
    reveals: bool
    body: str


@pytest.mark.parametrize("bot", ["bot:sensible", "bot:random"])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_facts_of_whole_seasons_come_back_to_the_same_lines(bot: str, seed: str) -> None:
    season = Rehearsal(short_season(bot=bot), seed)
    season.play()
    out = TextEncoder()
    for told in season.kernel.story.told:
        body = out.encode(told.fact)
        stored = Row(told.number, told.entry, told.audience.code, told.reveals, body)
        back = read_told(stored, "survivor", out.words)
        assert fact_line(back) == fact_line(told)
        assert encode_sealed(back.fact) == encode_sealed(told.fact)
        assert type(back.fact) is type(told.fact)
    assert out.words


@given(TEXTS)
def test_a_fact_without_its_words_is_readable(text: Text) -> None:
    body = TextEncoder().encode(MemoWritten(seat="ada", kind="diary", words=text))
    back = read_told(Row(3, 2, "seats:ada", False, body), "survivor", {})
    assert isinstance(back.fact, MemoWritten)
    assert back.fact.words == text
    assert back.fact.words.words is None
    assert b'"words":null' in fact_line(back)


@pytest.mark.parametrize("body", ['{"fact":"Nonsense"}', '{"fact":"BidderOut"}', "{}", "[]"])
def test_a_fact_that_is_not_the_formats_is_refused_with_its_number(body: str) -> None:
    with pytest.raises(Unreadable, match="fact 7 cannot be read"):
        read_told(Row(7, 2, "everybody", False, body), "survivor", {})


def test_settings_come_back() -> None:
    settings = short_season(players={"ada": "outside"})
    out = TextEncoder()
    assert read_settings(out.encode(settings), out.words) == settings


def test_what_no_store_can_hold_is_an_error() -> None:
    with pytest.raises(Misused, match="a object cannot be stored"):
        TextEncoder().encode({"thing": object()})


def test_an_answer_is_given_by_somebody_who_can() -> None:
    for by in ("player", "stand-in", "clock", "engine", "producer"):
        assert entry_of("answer", {"ask": "a", "value": {}, "by": by}) == Answer("a", {}, by)
    with pytest.raises(Unreadable, match="by is 'nonsense'"):
        entry_of("answer", {"ask": "a", "value": {}, "by": "nonsense"})


def test_a_fact_with_numbers_for_names_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    class Owned(Fact, frozen=True, kw_only=True):
        owners: dict[int, str]

    monkeypatch.setattr(codec, "_kinds", lambda format: Owned)
    fact = Owned(owners={17: "ada"})
    row = SimpleNamespace(number=0, entry=0, audience="everybody", reveals=False)
    row.body = TextEncoder().encode(fact)
    assert read_told(row, "any", {}).fact == fact
