"""A castaway may have any name: nothing that is told is read by its English.

A season is told twice, with plain names and with names that look like our own words. What is told
differs in the names alone.
"""

from __future__ import annotations

import msgspec
import pytest

from showrunner.formats.castaway_rules import verify_castaway
from showrunner.formats.facts import CastawayIntroduced, Fact
from showrunner.formats.narration import Line, Tone
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.quoting import called
from showrunner.transcripts.markdown import escaped, transcript
from tests.transcripts.seasons import FORMAT, played, seen_by, settings

PLAIN = settings(castaways=9, group_talk=True, interview_memory="remembered")
ODD = {
    person.id: name
    for person, name in zip(
        PLAIN.cast,
        (
            "Ada, PhD",
            'Ben "the Rat": lying',
            "Cleo, in a note",
            "Dov, together",
            "Edda; Finn: no",
            "Nobody, lying",
            "“Gita”, in private",
            "Hugo and Ines",
            "J. (Production)",
        ),
        strict=True,
    )
}
VIEWERS = (PRODUCER, PUBLIC, contestant(PLAIN.cast[0].id), contestant(PLAIN.cast[3].id))
SAID = (Tone.CAST, Tone.SPEECH, Tone.THOUGHT, Tone.DIARY)
viewers = pytest.mark.parametrize("viewer", VIEWERS, ids=lambda viewer: viewer.seat or viewer.role)


def facts(viewer: Viewer, *, odd: bool) -> list[Fact]:
    """What this viewer knows of the season, in which people are called so."""
    return [
        msgspec.structs.replace(fact, name=ODD[fact.seat])
        if odd and isinstance(fact, CastawayIntroduced)
        else fact
        for fact in seen_by(played(PLAIN), viewer)
    ]


def lines(viewer: Viewer, *, odd: bool) -> list[Line]:
    narrator = FORMAT.narrator(viewer)
    told = [line for fact in facts(viewer, odd=odd) for line in narrator.tell(fact)]
    return told + narrator.close()


def test_the_names_are_such_that_a_castaway_may_have() -> None:
    for person in PLAIN.cast:
        verify_castaway(msgspec.structs.replace(person, name=ODD[person.id]))


@viewers
def test_a_line_says_who_speaks_and_how_as_data(viewer: Viewer) -> None:
    told = lines(viewer, odd=True)
    spoken = [line for line in told if line.tone in SAID]
    assert {line.seat for line in spoken} >= set(ODD)
    assert all(line.speaker == ODD[line.seat] for line in spoken if line.seat)
    plain = lines(viewer, odd=False)
    data = [(one.tone, one.seat, one.lies, one.talk, one.private, one.acts) for one in told]
    assert data == [
        (one.tone, one.seat, one.lies, one.talk, one.private, one.acts) for one in plain
    ]


@viewers
def test_a_talk_is_told_with_all_that_is_of_it(viewer: Viewer) -> None:
    """Its title, words and notes have its name; who is in a private one is in its name."""
    private, several = 0, 0
    for line in lines(viewer, odd=True):
        if line.tone is Tone.TALK:
            assert line.talk
            private, several = private + line.private, several + (not line.private)
        if line.talk and line.private and line.seat:
            assert line.seat in line.talk.partition("#")[0].split("+")
    assert viewer == PUBLIC or (private and several)


@viewers
def test_a_transcript_differs_in_the_names_alone(viewer: Viewer) -> None:
    plain = transcript(FORMAT, PLAIN, facts(viewer, odd=False), viewer)
    cast = tuple(msgspec.structs.replace(one, name=ODD[one.id]) for one in PLAIN.cast)
    called_so = msgspec.structs.replace(PLAIN, cast=cast)
    odd = transcript(FORMAT, called_so, facts(viewer, odd=True), viewer)
    for person in PLAIN.cast:
        odd = odd.replace(escaped(ODD[person.id]), person.name)
    assert odd == plain


def test_a_model_remembers_the_same_of_whoever_is_called_anything() -> None:
    names = {seat: called(name, seat) for seat, name in ODD.items()}
    for seat in ODD:
        odd, plain = SeatMemory(FORMAT, seat), SeatMemory(FORMAT, seat)
        for fact in facts(contestant(seat), odd=True):
            odd.take(fact)
            if isinstance(fact, CastawayIntroduced):
                plain.take(msgspec.structs.replace(fact, name=names[fact.seat]))
            else:
                plain.take(fact)
        assert (odd.past, odd.news) == (plain.past, plain.news)
        assert odd.sheet.names == names
        assert not [talk for talk in odd.talks.values() if talk.ended]
