"""The broadcast of every format: each round when it is over, without how it is produced."""

from __future__ import annotations

import re
from collections.abc import Sequence

from showrunner.formats.broadcast import released
from showrunner.formats.facts import Fact, encode_words
from showrunner.formats.format import Format
from showrunner.formats.lifecycle import GameEnded, RoundBegan
from showrunner.kernel import BROADCAST, PRODUCERS, PUBLIC, Dice, Told, contestant, view
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.producing import Producers
from tests.every_format.seasons import Case, random_case, small_case
from tests.every_format.test_telling import PRODUCERS_ALONE, page

UNAIRED = {
    *PRODUCERS_ALONE,
    "ConditionSeen",
    *("PhaseOrdered", "CommentOrderSet", "JuryOrdered", "RollFixed", "FixedRollShown"),
    *("OpportunityOpened", "OpportunityClosed"),
    *("RemovalOrdered", "SecondCardGiven", "DayOrdered", "VoteCalled"),
    *("AuctionOrdered", "TwistOrdered"),
    *("CardsSeen", "CardsPicked"),
    *("ExploreEventOrdered", "EventCame", "RescuerOrdered", "PlayerRemoved"),
}
"""Facts about producing a season; all others that producers alone are told happen in the game."""


def is_production(told: Told[Fact]) -> bool:
    """Whether a fact is about how the season is produced, by its name alone."""
    name = type(told.fact).__name__
    if name == "MemoWritten":
        return getattr(told.fact, "kind", "") == "instructions"
    return told.audience == PRODUCERS and (name in UNAIRED or name == "ParameterChanged")


def episodes_over(format: Format, story: Sequence[Told[Fact]]) -> set[int]:
    """The numbers of the facts of episodes that are over, counted one by one.

    An episode is a round; in Surviving the G.A.M.E. Training is one, and then each three rounds.
    """
    inside = 0
    over: set[int] = set()
    since: set[int] = set()
    for told in story:
        opens = isinstance(told.fact, RoundBegan) or type(told.fact).__name__ == "FinalBegan"
        if format.name == "surviving_the_game" and isinstance(told.fact, RoundBegan):
            trains = getattr(told.fact, "tokens", 0) > 0
            opens = told.fact.round == 1 if trains else inside % 3 == 0
            inside += not trains
        if opens:
            over, since = over | since, set()
        since.add(told.number)
        if isinstance(told.fact, GameEnded):
            return {told.number for told in story}
    return over


@small_case
def test_S1_no_fact_airs_before_its_episode_is_over(case: Case) -> None:
    dice = Dice(b"broadcast", ())
    season = Rehearsal(case.settings(), "on the air")
    producers = Producers(season, dice)
    season.start()
    shown = -1
    while not season.kernel.over:
        story = season.kernel.story.told
        aired = released(season.format, story)
        if len(aired) != shown:
            shown = len(aired)
            over = episodes_over(season.format, story)
            right = [told for told in story if told.number in over and not is_production(told)]
            assert [told.number for told in aired] == [told.number for told in right]
        if dice.chance(1, 3):
            producers.act()
        elif not season.step():
            producers.let_go()
    assert shown > 0
    whole = released(season.format, season.kernel.story.told)
    assert {told.number for told in whole if told.audience != PRODUCERS} == {
        told.number
        for told in season.kernel.story.told
        if told.audience != PRODUCERS and not is_production(told)
    }


@random_case
def test_S1_the_broadcast_says_nothing_of_producers_even_after_a_reveal(case: Case) -> None:
    season = Rehearsal(case.settings(), "produced")
    Producers(season, Dice(b"produced", ())).play()
    story = season.kernel.story.told
    seen = [seen.fact for seen in view(story, BROADCAST)]
    assert seen == [told.fact for told in story if not is_production(told)]
    assert seen == [told.fact for told in released(season.format, story)]
    text = page(season, BROADCAST, story)
    assert not re.search(r"^\*(An order by|Scheduled:|The producers hold|A stand-in)", text, re.M)


@random_case
def test_S2_who_watches_fairly_sees_what_everybody_in_the_season_was_told(case: Case) -> None:
    season = Rehearsal(case.settings(parameters={"reveal": "never"}), "fair")
    Producers(season, Dice(b"fair", ())).play()
    story = season.kernel.story.told
    first = next((told.number for told in story if told.reveals), len(story))
    seats = [contestant(person.id) for person in season.settings.cast]
    known = [{told.number for told in story[:first] if told.is_for(seat)} for seat in seats]
    fair = [told for told in story[:first] if told.is_for(PUBLIC)]
    assert {told.number for told in fair} <= set.intersection(*known)
    encoded = [encode_words(seen.fact) for seen in view(story[:first], PUBLIC)]
    assert encoded == [encode_words(told.fact) for told in fair]
