"""Nobody learns an act that they did not hear, and the name of an alliance can be erased."""

from __future__ import annotations

from typing import Any

import msgspec

from showrunner.formats.facts import encode_sealed, encode_words
from showrunner.formats.format import load_format
from showrunner.kernel import PRODUCER, PUBLIC, Answer, Text, contestant, known, view
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.seasons import Case, sizes

CANARY = "Kestrelclub"
JOIN = [{"act": "join", "about": None, "what": CANARY, "by": None}]


def talked(acts: list[Any]) -> tuple[Rehearsal, str, set[str]]:
    """A dice season until the first message of a talk, which carries these acts."""
    settings = Case("survivor", sizes("survivor")[0], "bot:sensible").settings()
    season = Rehearsal(settings, "acts")
    season.start()
    while (ask := season.next_ask()) is not None and ask.question.kind != "survivor.talk":
        season.answer(ask)
    assert ask is not None
    season.enter(Answer(ask.id, {"say": "Hush.", "acts": acts, "end": True}, salt="00" * 8))
    said = [told for told in season.kernel.story.told if type(told.fact).__name__ == "MessageSaid"]
    hearing = {
        one.id
        for one in settings.cast
        if any(seen.fact is said[-1].fact for seen in view(said[-1:], contestant(one.id)))
    }
    return season, ask.seat, hearing


def test_S1_S2_an_act_is_known_to_those_who_heard_it_alone() -> None:
    season, speaker, hearing = talked(JOIN)
    other, _, _ = talked([])
    assert speaker in hearing
    assert len(hearing) == 2
    format = load_format("survivor")
    story, plain = season.kernel.story.told, other.kernel.story.told
    for seat in [person.id for person in season.settings.cast]:
        told = encode_words([seen.fact for seen in view(story, contestant(seat))])
        assert (CANARY.encode() in told) == (seat in hearing)
        heard = [said.act.act for said in format.sheet_of(story, contestant(seat)).said]  # type: ignore[attr-defined]
        assert heard == (["join"] if seat in hearing else [])
        if seat not in hearing:
            before = encode_words([seen.fact for seen in view(plain, contestant(seat))])
            assert told == before
    assert CANARY.encode() not in encode_words([seen.fact for seen in view(story, PUBLIC)])
    assert CANARY.encode() in encode_words([seen.fact for seen in view(story, PRODUCER)])


def test_the_name_of_an_alliance_is_sealed_as_words_are_and_blank_once_erased() -> None:
    season, _, _ = talked(JOIN)
    (fact,) = [fact for fact in known(season.kernel.story.told, PRODUCER)
               if type(fact).__name__ == "MessageSaid"]  # fmt: skip
    (act,) = fact.acts
    assert CANARY.encode() not in encode_sealed(fact)
    assert act.name.seal.encode() in encode_sealed(fact)
    erased = msgspec.structs.replace(act, name=Text(act.name.seal, None))
    blank = msgspec.structs.replace(fact, acts=(erased,))
    assert CANARY.encode() not in encode_words(blank)
    assert encode_sealed(blank) == encode_sealed(fact)
