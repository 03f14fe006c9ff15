"""The reader of acts claims little, and what it claims is there."""

from __future__ import annotations

import pytest

from showrunner.formats.talk.acts import KINDS, Act, Acts
from showrunner.formats.talk.reader import read_acts
from showrunner.questions import Option
from tests.formats.talk.reading import labelled_lines, score

PEOPLE = {
    "ama": "Ama",
    "jo": "Jo March",
    "joe": "Joe March",
    "jo2": "Jo Allen",
    "will": "Will",
    "zoe": "Zoë",
}


def read(words: str, *listeners: str, kinds: tuple[str, ...] = tuple(KINDS)) -> set[Act]:
    field = Acts(
        kinds=tuple(KINDS[kind] for kind in kinds),
        people=tuple(Option(seat, name) for seat, name in PEOPLE.items()),
        words_in="say",
    )
    return set(read_acts(words, "ama", listeners, field))


def test_nine_acts_in_ten_that_are_read_are_there() -> None:
    lines = list(labelled_lines())
    assert 250 <= len(lines) <= 310
    reached = score(lines)
    assert reached.found >= 100
    assert reached.precision >= 0.9


@pytest.mark.parametrize(
    ("words", "acts"),
    [
        ("Vote Jo March.", {Act("propose", "jo")}),
        ("Vote Jo.", set()),  # there are two
        ("vote joe!", {Act("propose", "joe")}),
        ("Vote Will.", {Act("propose", "will")}),
        ("I think we vote will you?", set()),
        ("vote ZOË out", {Act("propose", "zoe")}),
        ("Vote Zoëlla out", set()),
    ],
)
def test_names_are_known_by_full_and_first_name(words: str, acts: set[Act]) -> None:
    assert read(words, "will") == acts


def test_you_is_the_one_who_listens_or_is_called() -> None:
    safe = "You're safe with me."
    assert read(safe, "joe") == {Act("promise", "joe", "safety")}
    assert read(safe, "joe", "zoe") == {Act("promise", "", "safety")}
    assert read("Zoë, you're safe with me.", "joe", "zoe") == {Act("promise", "zoe", "safety")}
    assert read("Will, you lied to me.") == {Act("accuse", "will", "lie")}
    assert read("You lied to me.") == set()  # nobody knows who


@pytest.mark.parametrize(
    "words",
    [
        "",
        "   ",
        "?!…",
        'Somebody said "vote Joe out".',
        "Oh sure, vote Joe out.",
        "He has to go.",
        "I heard that Will wants to vote Joe.",
        "If Zoë lied, I would know.",
        "@3 @99 #5",
        "\N{ZERO WIDTH SPACE}vote\x00Joe",
    ],
)
def test_nothing_is_claimed_where_it_is_not_plain(words: str) -> None:
    assert read(words, "joe") == set()


def test_only_kinds_that_the_field_has_are_read() -> None:
    assert read("Vote Joe. You're safe with me.", "zoe", kinds=("promise",)) == {
        Act("promise", "zoe", "safety")
    }


def test_the_alliance_named_in_quotes_is_joined() -> None:
    (act,) = read("Let's call it “the Well”.", "joe", "zoe")
    assert (act.act, act.name and act.name.words) == ("join", "the Well")


def test_long_words_are_read_fast_and_no_more_acts_than_a_message_has() -> None:
    words = "vote Joe, " * 2000 + "and " * 2000 + "Joe lied " * 500 + "!" * 5000
    assert len(read(words + " Vote Joe. Vote Zoë. Vote Will. I'm in. Deal. No way.")) <= 6
