"""Talks and debates work for a game that has no teams, no rounds and no votes."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.talk.facts import GroupTalkBegan, MessageSaid, PreferencesSet, TalkBegan
from showrunner.kernel import PRODUCER, PUBLIC, Answer, Ask, Order, contestant, view
from showrunner.running import rehearsal
from showrunner.running import replay as replaying
from showrunner.running.rehearsal import Rehearsal
from showrunner.transcripts.markdown import transcript
from tests.formats import parley

SEATS = ("ada", "ben", "cleo", "dan")
ANSWERS: dict[str, dict[str, Any]] = {
    "parley.preferences": {"open": ["ada", "ben"], "ranked": []},
    "parley.talk": {"say": "Hush.", "end": False},
    "parley.group_talk": {"say": "All of us.", "end": True},
    "parley.speech": {"words": "Hear me."},
}


@pytest.fixture
def season(monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    for module in (rehearsal, replaying):
        monkeypatch.setattr(module, "load_format", lambda name: parley.FORMAT)
    settings = SeasonSettings(
        format="parley",
        version=1,
        title="Four who talk",
        cast=tuple(Castaway(id=seat, name=seat.title()) for seat in SEATS),
        players=dict.fromkeys(SEATS, "bot:chatty"),
        parameters={"turns_per_conversation": 2},
    )
    return Rehearsal(settings, "parley")


def facts(season: Rehearsal, *kinds: type[Any], viewer: Any = PRODUCER) -> list[Any]:
    seen = view(season.kernel.story.told, viewer)
    return [each.fact for each in seen if isinstance(each.fact, kinds)]


def answer(season: Rehearsal, ask: Ask[Any]) -> None:
    """What stands in ANSWERS; Ada seeks Ben, who is open to her; nobody changes their mind."""
    given = dict(ANSWERS.get(ask.question.kind) or ask.question.default)
    if ask.question.kind == "parley.preferences":
        given = {"open": [seat for seat in given["open"] if seat != ask.seat], "ranked": []}
        if ask.seat == "ada":
            given["ranked"] = ["ben"]
    season.enter(Answer(ask.id, given))


def play_until(season: Rehearsal, kind: str, nth: int = 1) -> Ask[Any]:
    if not season.kernel.story.told:
        season.start()
    while (ask := season.next_ask()) is not None:
        nth -= ask.question.kind == kind
        if not nth:
            return ask
        answer(season, ask)
    raise AssertionError(f"{kind} is never asked")


def play_on(season: Rehearsal) -> None:
    while (ask := season.next_ask()) is not None:
        answer(season, ask)


def speakers(season: Rehearsal) -> list[str]:
    return [fact.seat for fact in facts(season, parley.Spoke)]


def test_bots_play_it_to_its_end_and_it_replays(season: Rehearsal) -> None:
    season.play()
    assert season.kernel.over
    again = replaying.replay(season.journal)
    assert again.story.digest == season.kernel.story.digest


def test_talks_are_matched_and_known_to_those_in_them(season: Rehearsal) -> None:
    play_until(season, "parley.speech")
    assert [fact.talk for fact in facts(season, TalkBegan)] == ["ada+ben"]
    assert [str(fact.words) for fact in facts(season, MessageSaid)] == [
        *("Hush.", "Hush."),
        *("All of us.", "All of us."),
    ]
    for viewer in (contestant("cleo"), PUBLIC):
        assert facts(season, TalkBegan, MessageSaid, GroupTalkBegan, viewer=viewer) == []
    own = facts(season, PreferencesSet, viewer=contestant("cleo"))
    assert {fact.seat for fact in own} == {"cleo"}


def test_in_a_debate_each_pass_goes_the_other_way_round(season: Rehearsal) -> None:
    play_until(season, "parley.speech")
    play_on(season)
    first, second = speakers(season)[:4], speakers(season)[4:]
    assert sorted(first) == sorted(SEATS)
    assert second == first[::-1]
    assert facts(season, parley.Ended)[0].closed is False


def test_who_leaves_a_debate_is_skipped(season: Rehearsal) -> None:
    waiting = play_until(season, "parley.speech", nth=2)
    season.enter(Order("leave", {"seat": waiting.seat}))
    play_on(season)
    assert waiting.seat not in speakers(season)
    assert len(speakers(season)) == 6


def test_an_order_closes_a_debate_early(season: Rehearsal) -> None:
    play_until(season, "parley.speech", nth=2)
    season.enter(Order("close_debate", {}))
    assert season.next_ask() is None
    assert len(speakers(season)) == 1
    assert facts(season, parley.Ended)[0].closed is True


def test_talks_are_told_to_those_who_know_of_them(season: Rehearsal) -> None:
    play_until(season, "parley.speech")
    play_on(season)

    def told(viewer: Any) -> str:
        return transcript(
            parley.FORMAT, season.settings, facts(season, object, viewer=viewer), viewer
        )

    for viewer in (PRODUCER, contestant("ada")):
        assert "Hush." in told(viewer)
        assert "Ada and Ben, together" in told(viewer)
    assert "Ada wants to talk with Ben" in told(contestant("ada"))
    assert "Ada wants Ben" in told(PRODUCER)
    assert "Hush." not in told(PUBLIC)
    assert "Hear me." in told(PUBLIC)
