"""DS-12.1 to DS-12.6 on seasons played out, and proof that the books would catch a breach."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from showrunner.formats.facts import Fact, encode_sealed
from showrunner.formats.survivor import facts
from showrunner.kernel import view
from showrunner.kernel.audience import contestant
from tests.formats.survivor.invariants import Books, audit
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import at_vote, plays


@cache
def story() -> tuple[Fact, ...]:
    """A season with cards found and played, a return, a removal, and a move of teams."""
    table = Table(9, teams={"Red": "ada ben cal dee eve", "Blue": "fay gus hal ida"})
    table.fix("bonus", 12)
    table.on("gathering", {"bonus_trade": True})
    table.on("competition", {"trade": True})
    table.on("card", lambda ask: {"play": next(iter(table.options(ask, "play")), None)}, "fay")
    table.on("card", lambda ask: {"play": next(iter(table.options(ask, "play")), None)}, "ada")
    gone = table.until_told(facts.VotedOut).seat
    table.order("remove_castaway", seat=table.sheet.active[-1])
    table.order("return_castaway", seat=gone, team=next(iter(table.sheet.food)))
    table.play()
    told = tuple(each.fact for each in table.kernel.story.told)
    for kind in (facts.CardPlayed, facts.CardLost, facts.CastawayReturned, facts.TeamsFormed):
        assert any(isinstance(fact, kind) for fact in told), f"the story has no {kind.__name__}"
    return told


DECISIONS = (facts.VotedOut, facts.NobodyVotedOut)


def test_DS_12_the_books_of_a_real_season_are_in_order() -> None:
    audit(story()).close()


def at(told: list[Fact], kind: type[Fact], nth: int = 0) -> int:
    """Where the n-th fact of a type stands."""
    return [place for place, fact in enumerate(told) if isinstance(fact, kind)][nth]


def without(kind: type[Fact], nth: int = 0) -> Callable[[list[Fact]], None]:
    return lambda told: told.pop(at(told, kind, nth)) and None


def twice(kind: type[Fact], nth: int = 0) -> Callable[[list[Fact]], None]:
    return lambda told: told.insert(at(told, kind, nth), told[at(told, kind, nth)])


def changed(kind: type[Fact], **fields: Any) -> Callable[[list[Fact]], None]:
    def change(told: list[Fact]) -> None:
        place = at(told, kind)
        told[place] = msgspec.structs.replace(told[place], **fields)

    return change


def immune_first(told: list[Fact]) -> None:
    """The first castaway voted out had been given immunity before the vote."""
    out: Any = told[at(told, facts.VotedOut)]
    given = facts.ImmunityGiven(seats=(out.seat,), cause="nothing")
    told.insert(at(told, facts.VotesCounted) + 1, given)


BREACHES: dict[str, Callable[[list[Fact]], None]] = {
    "DS-12.1 nobody wins": without(facts.WinnerCrowned),
    "DS-12.1 two win": twice(facts.WinnerCrowned),
    "DS-12.1 a winner who was no finalist": changed(facts.WinnerCrowned, seat="zoe"),
    "DS-12.1 out twice": twice(facts.VotedOut),
    "DS-12.1 never out": without(facts.VotedOut, -1),
    "DS-12.1 returned while in the game": twice(facts.CastawayReturned),
    "DS-12.1 a ballot is not counted": without(facts.BallotCast),
    "DS-12.1 a ballot is not read": without(facts.BallotRead),
    "DS-12.1 a ballot is read twice": twice(facts.BallotRead),
    "DS-12.1 a count of more": changed(facts.VotesCounted, counts={"ada": 9}),
    "DS-12.1 a jury's ballot is lost": without(facts.JuryBallotRead),
    "DS-12.2 points below 0": changed(facts.PointsChanged, amount=-50),
    "DS-12.2 a change by nothing": changed(facts.PointsChanged, amount=0),
    "DS-12.2 a change without a cause": changed(facts.CountersChanged, cause=""),
    "DS-12.2 counters below 0": changed(facts.CountersChanged, amount=-3),
    "DS-12.2 food below 0": changed(facts.FoodChanged, amount=-999),
    "DS-12.2 food out of nothing": changed(facts.TeamsFormed, food={"Red": 999, "Blue": 28}),
    "DS-12.3 a card is played twice": twice(facts.CardPlayed),
    "DS-12.3 a card is gained twice": twice(facts.CardGained),
    "DS-12.3 a card is planted twice": twice(facts.CardPlanted),
    "DS-12.3 a card that nobody had": without(facts.CardGained),
    "DS-12.3 somebody else's card": changed(facts.CardPlayed, seat="zoe"),
    "DS-12.4 the immune one goes": immune_first,
    "DS-8.5 a card goes with its holder": without(facts.CardLost),
}


def breaches(rule: str) -> list[str]:
    found = [breach for breach in BREACHES if breach.startswith(rule)]
    assert found, f"nothing breaks {rule}"
    return found


def caught(breach: str) -> bool:
    """Whether the books show this breach."""
    told = list(story())
    BREACHES[breach](told)
    assert told != list(story()), "the story is the same as before"
    try:
        audit(told).close()
    except (AssertionError, KeyError):
        return True
    return False


@pytest.mark.parametrize("breach", breaches("DS-12.1"))
def test_DS_12_1_the_books_show_who_wins_goes_and_votes_twice_or_never(breach: str) -> None:
    assert caught(breach)


@pytest.mark.parametrize("breach", breaches("DS-12.2"))
def test_DS_12_2_the_books_show_what_has_no_cause_or_is_below_0(breach: str) -> None:
    assert caught(breach)


@pytest.mark.parametrize("breach", breaches("DS-12.3"))
def test_DS_12_3_the_books_show_a_card_that_is_in_two_hands_or_played_twice(breach: str) -> None:
    assert caught(breach)


@pytest.mark.parametrize("breach", [*breaches("DS-12.4"), *breaches("DS-8.5")])
def test_DS_12_4_the_books_show_an_immune_one_who_goes(breach: str) -> None:
    assert caught(breach)


def test_DS_12_4_an_immune_player_gets_no_counted_vote() -> None:
    books = Books()
    for fact in (
        facts.VoteBegan(present=("ada", "ben"), immune=()),
        facts.BallotCast(seat="ada", step="vote", name="ben"),
        facts.ImmunityGiven(seats=("ben",), cause="a card"),
    ):
        books.votes.take(fact)
    with pytest.raises(AssertionError, match="counts or not"):
        books.votes.take(facts.BallotRead(name="ben", counts=True))
    books.votes.take(facts.BallotRead(name="ben", counts=False))
    with pytest.raises(AssertionError):
        books.votes.take(facts.VotesCounted(step="vote", counts={"ben": 1}, cast=1, voided=0))


@pytest.mark.parametrize("stall_votes", [1, 3])
def test_DS_12_7_cards_cannot_keep_everybody_in_the_game_for_ever(stall_votes: int) -> None:
    table = Table(
        5,
        parameters={
            "bonus_target": 3,
            "bonus_match": "at_least",
            "camp_advantages": 5,
            "restock": "each_round",
            "stall_votes": stall_votes,
        },
    )
    table.on("gathering", {"bonus_trade": True})

    def protect_oneself(ask: Any) -> dict[str, Any]:
        ways = table.options(ask, "play")
        return {"play": next((way for way in ways if way.endswith(f">{ask.seat}")), None)}

    table.on("card", protect_oneself)
    table.until(lambda: table.sheet.round > stall_votes + 2)
    outcomes = [type(fact) for fact in table.view("producers") if isinstance(fact, DECISIONS)]
    first = outcomes.index(facts.VotedOut)
    assert first == stall_votes, "somebody goes after so many votes at which nobody did"


# -- DS-12.5 and DS-12.6 ---------------------------------------------------------------------------


def bytes_of(table: Table, seat: str) -> tuple[list[bytes], list[Any]]:
    """All that a seat is shown: its facts and its questions, with their numbers."""
    seen = [
        (each.number, encode_sealed(each.fact))
        for each in view(table.kernel.story.told, contestant(seat))
    ]
    asks = [ask for step in table.steps for ask in step.opened if ask.seat == seat]
    return [b"%d %b" % pair for pair in seen], [(ask.nth, ask.question) for ask in asks]


def secretly(table: Table) -> None:
    table.event({"effect": "points", "seats": ["ada"], "amount": 9, "secret": True}, seats=["ada"])
    table.event({"effect": "card", "seat": "ada", "kind": "hidden_immunity"}, seats=["ada"])
    table.order("interview", seat="ada", question="Do you have a secret?")
    table.answer(table.asked("interview")[0], {"words": "I have one now."})


def test_DS_12_5_a_secret_of_another_changes_nothing_that_one_is_shown() -> None:
    shown = []
    for secret in (False, True):
        table = Table(6, parameters={"reveal": "never"})
        table.start()
        if secret:
            secretly(table)
        table.play()
        shown.append({seat: bytes_of(table, seat) for seat in ("ben", "cal", "dee", "eve", "fay")})
    assert shown[0] == shown[1]


def test_DS_12_5_until_a_rule_discloses_it() -> None:
    shown = []
    for cards in ("", "ada"):
        table = at_vote(cards=cards)
        plays(table, "ada", "ada", "before")
        table.until_asked("ballot")
        shown.append(bytes_of(table, "ben"))
    assert shown[0] != shown[1], "a card that is played is seen by all"


SEASON = """
from tests.formats.survivor.table import Table
table = Table(8, rolled_attributes=True, seed="somewhere else")
table.on("preferences", lambda ask: {"ranked": table.options(ask, "ranked")})
print(table.play().kernel.story.digest)
"""


def test_DS_12_6_the_story_is_the_same_in_every_process() -> None:
    """Python's hashes of strings are not: sets and dicts must not decide an order."""
    digests = set()
    for seed in ("0", "1", "2"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        run = subprocess.run(
            [sys.executable, "-c", SEASON], env=environment, check=True, capture_output=True
        )
        digests.add(run.stdout)
    assert len(digests) == 1


def test_DS_12_6_another_seed_is_another_story() -> None:
    digests = {Table(6, seed=seed).play().kernel.story.digest for seed in ("a", "a", "b")}
    assert len(digests) == 2
