from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from showrunner.kernel import (
    BROADCAST,
    EVERYBODY,
    PRODUCER,
    PRODUCERS,
    PUBLIC,
    Audience,
    Seen,
    Told,
    View,
    Viewer,
    Views,
    contestant,
    known,
    seats,
    view,
)

ADA, BEN = contestant("ada"), contestant("ben")
AUDIENCES = (
    EVERYBODY,
    PRODUCERS,
    seats("ada"),
    seats("ben"),
    seats("ada", "ben"),
    seats("ada", quarantined=True),
)
VIEWERS = (ADA, BEN, PRODUCER, PUBLIC)


def story(*facts: tuple[str, Audience] | tuple[str, Audience, bool]) -> list[Told[str]]:
    return [
        Told(number, 0, fact[1], fact[0], len(fact) == 3 and fact[2])
        for number, fact in enumerate(facts)
    ]


def seen(told: list[Told[str]], viewer: Viewer, playing: bool = False) -> list[str]:
    return [item.fact for item in view(told, viewer, playing)]


SECRETS = story(
    ("dawn", EVERYBODY),
    ("plot", PRODUCERS),
    ("whisper", seats("ada", "ben")),
    ("idol", seats("ada")),
    ("interview", seats("ben", quarantined=True)),
    ("dusk", EVERYBODY),
)


def test_everyone_sees_what_is_theirs():
    assert seen(SECRETS, PRODUCER) == ["dawn", "plot", "whisper", "idol", "interview", "dusk"]
    assert seen(SECRETS, ADA) == ["dawn", "whisper", "idol", "dusk"]
    assert seen(SECRETS, BEN) == ["dawn", "whisper", "interview", "dusk"]
    assert seen(SECRETS, PUBLIC) == ["dawn", "dusk"]


def test_a_seat_plays_without_its_quarantined_facts():
    assert seen(SECRETS, BEN, playing=True) == ["dawn", "whisper", "dusk"]
    assert seen(SECRETS, ADA, playing=True) == seen(SECRETS, ADA)


def test_numbers_are_the_viewers_own_and_have_no_gaps():
    for viewer in VIEWERS:
        numbers = [item.number for item in view(SECRETS, viewer)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_revealing_fact_comes_first_and_opens_the_rest_in_order():
    told = story(
        ("dawn", EVERYBODY),
        ("plot", PRODUCERS),
        ("idol", seats("ada")),
        ("reveal", EVERYBODY, True),
        ("epilogue", EVERYBODY),
    )
    assert list(view(told, BEN)) == [
        Seen(1, "dawn"),
        Seen(2, "reveal"),
        Seen(3, "plot"),
        Seen(4, "idol"),
        Seen(5, "epilogue"),
    ]
    assert seen(told, ADA) == ["dawn", "idol", "reveal", "plot", "epilogue"]
    assert seen(told, PRODUCER) == ["dawn", "plot", "idol", "reveal", "epilogue"]


def test_a_second_reveal_opens_only_what_was_hidden_since():
    told = story(("a", PRODUCERS), ("b", EVERYBODY, True), ("c", PRODUCERS), ("d", EVERYBODY, True))
    assert seen(told, PUBLIC) == ["b", "a", "d", "c"]


def test_what_is_told_after_a_reveal_is_hidden_again():
    told = story(("a", EVERYBODY, True), ("b", PRODUCERS), ("c", EVERYBODY))
    assert seen(told, PUBLIC) == ["a", "c"]


def test_a_reveal_opens_only_for_those_who_know_of_it():
    told = story(("plot", PRODUCERS), ("reveal", seats("ada"), True))
    assert seen(told, ADA) == ["reveal", "plot"]
    assert seen(told, BEN) == []


def test_a_reveal_does_not_bring_quarantined_facts_into_play():
    told = story(("interview", seats("ben", quarantined=True)), ("reveal", EVERYBODY, True))
    for viewer in (ADA, BEN):
        assert seen(told, viewer, playing=True) == ["reveal"]


stories = st.lists(
    st.tuples(st.text(max_size=3), st.sampled_from(AUDIENCES), st.booleans()), max_size=20
).map(lambda facts: story(*facts))


@given(stories, st.sampled_from(VIEWERS), st.booleans())
def test_a_view_never_takes_back_what_it_showed(told, viewer, playing):
    whole = list(view(told, viewer, playing))
    assert [item.number for item in whole] == list(range(1, len(whole) + 1))
    for length in range(len(told)):
        part = list(view(told[:length], viewer, playing))
        assert part == whole[: len(part)]


@given(stories, st.sampled_from(VIEWERS))
def test_a_view_depends_on_nothing_it_may_not_know(told, viewer):
    """Facts that others were told, and no reveal has opened, leave no trace."""
    unrevealed = [item for item in told if not item.reveals]
    known = [item for item in unrevealed if viewer.may_know(item.audience)]
    assert list(view(unrevealed, viewer)) == list(view(known, viewer))


@given(stories)
def test_producers_see_all_in_the_order_told(told):
    assert seen(told, PRODUCER) == [item.fact for item in told]


@given(stories, st.sampled_from(VIEWERS))
def test_taking_facts_one_by_one_is_the_same_view(told, viewer):
    taking = View[str](viewer)
    assert [item for fact in told for item in taking.take(fact)] == list(view(told, viewer))


def test_audiences_and_viewers_have_short_names():
    assert [audience.code for audience in AUDIENCES] == [
        "everybody",
        "producers",
        "seats:ada",
        "seats:ben",
        "seats:ada,ben",
        "quarantined:ada",
    ]
    assert [str(viewer) for viewer in VIEWERS] == ["ada", "ben", "producers", "public"]


@given(
    st.lists(
        st.tuples(st.text("abc", min_size=1), st.sampled_from(AUDIENCES), st.booleans()),
        max_size=12,
    )
)
def test_the_views_of_many_seats_are_what_each_would_see_alone(facts) -> None:
    told = story(*facts)
    together: dict[str, list[str]] = {"ada": [], "ben": []}
    views = Views[str](together)
    for one in told:
        for who, fact in views.take(one):
            for seat in who:
                together[seat].append(fact)
    for seat, own in together.items():
        assert own == seen(told, contestant(seat), playing=True)


@dataclass
class Aired:
    """A fact that says itself whether the broadcast shows it."""

    name: str
    always: bool = False
    never: bool = False

    def airs(self, told_to_cast: bool) -> bool:
        return self.always or (told_to_cast and not self.never)


def test_the_broadcast_shows_what_airs_and_a_reveal_changes_nothing():
    told = [
        Told(number, 0, audience, fact, reveals, closed)
        for number, (audience, fact, reveals, closed) in enumerate(
            [
                (EVERYBODY, Aired("dawn"), False, False),
                (PRODUCERS, Aired("order"), False, False),
                (PRODUCERS, Aired("fake", always=True), False, False),
                (seats("ada"), Aired("idol"), False, False),
                (seats("ben", quarantined=True), Aired("interview"), False, False),
                (seats("ada"), Aired("instructions", never=True), False, False),
                (seats("ben"), Aired("diary of a blind season"), False, True),
                (EVERYBODY, Aired("reveal"), True, False),
                (PRODUCERS, Aired("verdict"), False, False),
            ]
        )
    ]
    shown = ["dawn", "fake", "idol", "interview", "reveal"]
    seen_facts = list(view(told, BROADCAST))
    assert [item.fact.name for item in seen_facts] == shown
    assert [item.number for item in seen_facts] == [1, 2, 3, 4, 5]
    assert [fact.name for fact in known(told, BROADCAST)] == shown
