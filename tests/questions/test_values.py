from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.kernel import Text
from showrunner.questions import Flag, Number, Words
from tests.questions.forms import FIELDS, SEAL, reads, refuses

# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "plain"), [(-2, -2), (5, 5), (3.0, 3), (-0.0, 0)])
def test_a_number_is_read_as_a_whole_number(value, plain):
    read = reads(FIELDS["number"], value)
    assert (type(read), read) == (int, plain)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("1e400", "inf is not a whole number"),
        ("-1e400", "-inf is not a whole number"),
        ("NaN", "nan is not a whole number"),
        ("2.5", "2.5 is not a whole number"),
        ("true", "True is not a whole number"),
        ("false", "False is not a whole number"),
        ('"3"', "'3' is not a whole number"),
        ("null", "None is not a whole number"),
        ("[3]", "[3] is not a whole number"),
        ("6", "6 is out of range"),
        ("-3", "-3 is out of range"),
        ("6.0", "6 is out of range"),
        ("1e300", "the number is out of range"),
        ("9" * 4000, "the number is out of range"),
    ],
)
def test_other_numbers_are_refused(text, wrong):
    assert refuses(FIELDS["number"], json.loads(text)) == [
        f"it: {wrong}; give a whole number from -2 to 5"
    ]


def test_a_number_of_more_digits_than_python_writes_is_refused():
    assert refuses(FIELDS["number"], 10**5000) == [
        "it: the number is out of range; give a whole number from -2 to 5"
    ]


def test_null_is_a_number_only_with_may_pass():
    assert reads(FIELDS["number or pass"], None) is None
    assert refuses(FIELDS["number or pass"], 9) == [
        "it: 9 is out of range; give a whole number from 0 to 3, or null"
    ]
    assert refuses(Number(least=4, most=4), 5) == ["it: 5 is out of range; give 4"]


# -- flags -----------------------------------------------------------------------------------------


def test_a_flag_is_true_or_false():
    assert reads(Flag(), True) is True
    assert reads(Flag(), False) is False


@pytest.mark.parametrize("value", [0, 1, None, "true", "yes", 1.0, []])
def test_nothing_else_is_a_flag(value):
    assert refuses(Flag(), value) == [f"it: {value!r} is neither yes nor no; give true or false"]


# -- words -----------------------------------------------------------------------------------------


def says(text: str, most_words: int = 5, **more: bool) -> str | None:
    plain = reads(Words(most_words=most_words, **more), text)
    assert plain is None or isinstance(plain, Text)
    return plain and plain.words


def test_words_are_sealed_and_stripped():
    assert reads(FIELDS["words"], "  hello there \n") == SEAL("hello there")
    assert says("line\nand line") == "line\nand line"


def test_a_sealed_text_is_taken_as_it_is():
    erased = Text("seal", None)
    assert reads(FIELDS["words"], erased) is erased
    long = SEAL("so " * 100)
    assert reads(FIELDS["words or pass"], long) is long


@pytest.mark.parametrize("value", [None, 3, True, ["hello"], {}])
def test_what_is_not_a_text_is_refused(value):
    assert refuses(FIELDS["words"], value) == [
        f"it: {value!r} is not a text; give a text of at most 5 words"
    ]


@pytest.mark.parametrize("value", ["", "  \n", "\x00", "\x1b\x07"])
def test_a_text_without_words_is_refused_without_may_pass(value):
    assert refuses(FIELDS["words"], value) == [
        "it: there are no words; give a text of at most 5 words"
    ]
    assert reads(FIELDS["words or pass"], value) is None
    assert reads(FIELDS["words or pass"], None) is None


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("a\x00b", "ab"),
        ("red\x1b[31m", "red[31m"),
        ("tab\there", "tab here"),
        ("dos\r\nline", "dos\nline"),
        ("c1\x85\x9b", "c1"),
        ("half \ud83d moon", "half ? moon"),
        ("whole \U0001f319 moon", "whole \U0001f319 moon"),
        ("naïve “quotes” — 漢字", "naïve “quotes” — 漢字"),
    ],
)
def test_characters_that_nobody_can_read_are_dropped(text, clean):
    assert says(text) == clean


def test_a_text_too_long_is_refused_or_cut():
    text = "one two three four five six"
    assert refuses(FIELDS["words"], text) == [
        "it: the text has 6 words and 27 characters; give a text of at most 5 words"
    ]
    assert says(text, cut=True) == "one two three four five [cut]"


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("One two three four. Five six.", "One two three four. [cut]"),
        ("“One two three four!” Five six.", "“One two three four!” [cut]"),
        ("One. Two three four five six.", "One. Two three four five [cut]"),
        ("One two 3.5 four five six", "One two 3.5 four five [cut]"),
        ("One two\n\nthree  four five six", "One two\n\nthree  four five [cut]"),
        ("x" * 500, "x" * 200 + " [cut]"),
        ("short " + "x" * 500, "short [cut]"),
        (" ".join(["x" * 99] * 3), "x" * 99 + " " + "x" * 99 + " [cut]"),
    ],
)
def test_a_text_is_cut_at_the_end_of_a_sentence_or_word(text, cut):
    assert says(text, cut=True) == cut


@given(st.text(), st.integers(1, 8))
def test_whatever_is_written_is_within_its_limits_or_cut_to_them(text, most_words):
    field = Words(most_words=most_words, may_pass=True, cut=True)
    plain = reads(field, text)
    assert reads(field, plain) is plain
    if plain is None:
        return
    words = plain.words.removesuffix(" [cut]")
    assert len(words.split()) <= most_words
    assert len(words) <= most_words * 40
    plain.words.encode()
    assert not set(plain.words) & {chr(code) for code in (*range(10), *range(11, 32), 127)}
    if words == plain.words:
        assert reads(field, words) == plain


def test_a_text_of_a_megabyte_is_cut():
    assert says("word " * 200_000, cut=True) == "word word word word word [cut]"
    assert says("a" + " " * 10**6 + "b", cut=True) == "a [cut]"
