"""What a beat says is in its facts: each name, number and quotation."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from showrunner.story.beat import Beat
from tests.story.citing import names_of, uncited
from tests.story.played import QUICK, SEASONS, Cast, played


@pytest.mark.parametrize("cast", SEASONS, ids=str)
def test_each_name_number_and_quotation_of_a_beat_is_in_its_facts(cast: Cast) -> None:
    season = played(cast)
    names = names_of(season.story)
    wrong = {beat.text: uncited(beat, season.story, names) for beat in season.beats}
    assert not {text: what for text, what in wrong.items() if what}


@pytest.mark.parametrize("cast", SEASONS, ids=str)
def test_a_beat_cites_facts_that_there_are_in_order(cast: Cast) -> None:
    season = played(cast)
    for beat in season.beats:
        assert beat.facts
        assert list(beat.facts) == sorted(set(beat.facts))
        assert beat.last < len(season.story)
        assert 1 <= beat.importance <= 100


def beat_of(kind: str) -> tuple[Beat, Cast]:
    return next((beat, cast) for cast in QUICK for beat in played(cast).beats if beat.kind == kind)


@pytest.mark.parametrize(
    ("kind", "more", "wrong"),
    [
        ("one ballot", " {other} was glad.", "{other}"),
        ("one ballot", " It took forty-one days.", None),
        ("one ballot", " And Waldemar knew it.", "Waldemar"),
        ("tie-break", " It was 9–9.", "9"),
        ("unanimous", " Nineteen of them.", "Nineteen"),
        ("deciding talk", " “It was always the plan,” they said.", "It was always the plan,"),
        ("alliance made", " They also had “the Golden Oar”.", "the Golden Oar"),
    ],
)
def test_a_text_that_says_more_than_its_facts_is_caught(
    kind: str, more: str, wrong: str | None
) -> None:
    beat, cast = beat_of(kind)
    names = names_of(played(cast).story)
    evidence = [str(played(cast).story[number]) for number in beat.facts]
    other = next(
        name
        for seat, name in names.items()
        if name not in beat.text and not any(seat in fact for fact in evidence)
    )
    told = replace(beat, text=beat.text + more.format(other=other))
    found = uncited(told, played(cast).story, names)
    if wrong is None:
        assert not found  # a word for a number from 31 on is not taken for one
    else:
        assert any(wrong.format(other=other) in what for what in found)
