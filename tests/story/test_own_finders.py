"""A game's own finders: their beats earn titles, and words that they prove false are lies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from showrunner.formats.fact import Fact
from showrunner.formats.talk.acts import Act
from showrunner.story import finding
from showrunner.story.beat import Beat
from showrunner.story.boards import boards_of
from showrunner.story.finding import Finder, Title
from tests.story.handmade import HandmadeSeason, told_by_hand


class Warnings(Finder):
    """Follows who warns others, of whom nobody is in danger."""

    titles = (
        Title("Most nervous", 1, ("warning",), "warned others in {}", "talk"),
        Title("Most helpful", 100, ("warning",), "helped {}", "time"),
        Title("Never quiet", 50, ("warning",), "spoke {}", "time", least=3),
    )

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        message = self.record.said
        if message is not None and any(act.act == "warn" for act in message.acts):
            self.record.prove_lie(number, "identity", (0,))
            text = f"{self.record.name(message.seat)} warned somebody."
            yield self.beat("warning", 10, (message.seat,), (number,), text)


def test_own_titles_have_their_place_and_own_lies_are_on_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(finding, "own_finders", lambda game: (Warnings,))
    season = HandmadeSeason("survivor")
    said = [season.say("ada", seat, Act("warn", seat)) for seat in ("ben", "cal")]
    season.say("ben", "ada", Act("agree"))
    earned = told_by_hand(season).page.superlatives
    assert [(one.title, one.seat, one.sentence.text) for one in earned] == [
        ("Most helpful", "ada", "Ada helped two times."),
        ("Most nervous", "ada", "Ada warned others in two talks."),
    ]
    rounds = [one for row in boards_of(season.format, season.story).deeds for one in row.rounds]
    lies = {deed.fact: deed.lies for one in rounds for deed in one.said if deed.lies}
    assert [*lies] == said
    assert {(lie.kind, lie.facts) for (lie,) in lies.values()} == {("identity", (0,))}
