"""What a seat knows for certain: promises with what became of them, and votes."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import CastawayIntroduced, SeasonBegan
from showrunner.formats.format import load_format
from showrunner.formats.mini_survivor import facts as mini
from showrunner.formats.survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.kernel import sealer
from showrunner.players.llm.memory import FULL_ROOM, SeatMemory

SEATS = ("ada", "ben", "cal", "dee")
WORDS = sealer("s")("Listen.")


def life(*acts: tuple[str, Act], round: int = 1) -> SeatMemory:
    """Ada's memory after a talk with Ben in which each of these acts was said by its speaker."""
    memory = SeatMemory(load_format("survivor"), "ada")
    began = SeasonBegan(title="Short", format="survivor", version=1, parameters={})
    memory.take(began)
    for seat in SEATS:
        memory.take(
            CastawayIntroduced(seat=seat, name=seat.title(), age=30, home="", work="", biography="")
        )
    memory.take(facts.RoundBegan(round=round, castaways=SEATS))
    memory.take(facts.TalkBegan(talk="ada+ben", seats=("ada", "ben")))
    for speaker, act in acts:
        said = facts.MessageSaid(talk="ada+ben", seat=speaker, words=WORDS, acts=(act,))
        memory.take(said)
    return memory


def vote(memory: SeatMemory, mine: str, out: str = "dee", **counts: int) -> None:
    """A vote at which Ada writes this name, with these totals."""
    memory.take(facts.VoteBegan(present=SEATS, immune=()))
    memory.take(facts.BallotCast(seat="ada", step="vote", name=mine))
    cast = sum(counts.values())
    counted = facts.VotesCounted(step="vote", counts=counts, cast=cast, voided=0)
    memory.take(counted)
    memory.take(facts.VotedOut(seat=out, round=memory.sheet.round, how="vote"))


SAFETY, AGAINST_CAL = Act("promise", what="safety"), Act("promise", "cal", "vote")


def test_a_promise_is_open_until_the_vote():
    memory = life(("ada", SAFETY), ("ben", AGAINST_CAL))
    assert promises(memory) == [
        "You promised Ben in round 1 not to vote for Ben: still open.",
        "Ben promised you in round 1 to vote for Cal: still open.",
    ]


@pytest.mark.parametrize(
    ("promise", "mine", "counts", "verdict"),
    [
        (("ada", SAFETY), "ben", {"ben": 3, "dee": 1}, "broken"),
        (("ada", SAFETY), "dee", {"ben": 1, "dee": 3}, "kept"),
        (("ada", AGAINST_CAL), "cal", {"cal": 3, "dee": 1}, "kept"),
        (("ada", AGAINST_CAL), "dee", {"cal": 1, "dee": 3}, "broken"),
        (("ben", SAFETY), "dee", {"dee": 4}, "kept"),
        (("ben", SAFETY), "dee", {"ada": 1, "dee": 3}, "the count does not show"),
        (("ben", AGAINST_CAL), "dee", {"dee": 4}, "broken"),
        (("ben", AGAINST_CAL), "dee", {"cal": 1, "dee": 3}, "the count does not show"),
        (("ben", Act("promise", what="final")), "dee", {"dee": 4}, "still open"),
        (("ada", Act("promise", what="final")), "ben", {"ben": 3, "dee": 1}, "broken"),
    ],
)
def test_what_became_of_a_promise_is_what_ballots_prove(
    promise: tuple[str, Act], mine: str, counts: dict[str, int], verdict: str
):
    memory = life(promise)
    vote(memory, mine, **counts)
    (line,) = promises(memory)
    assert f": {verdict}" in line


def test_promises_of_others_and_those_without_a_test_are_no_lines():
    assert promises(life(("ben", Act("promise", what="other")))) == []
    memory = life(("ben", SAFETY))
    memory.take(facts.RoundBegan(round=2, castaways=SEATS))
    assert promises(memory) == []


def test_own_ballots_and_votes_for_oneself_are_a_line_each_round():
    memory = life()
    vote(memory, "dee", ada=2, dee=2)
    memory.take(facts.RoundBegan(round=2, castaways=SEATS[:3]))
    vote(memory, "ben", out="cal", cal=3)
    assert memory.parts(FULL_ROOM)["votes"].splitlines() == [
        "Round 1: you wrote Dee (out), 2 votes for you (you do not know whose).",
        "Round 2: you wrote Ben.",
    ]


def promises(memory: SeatMemory) -> list[str]:
    return memory.parts(FULL_ROOM)["promises"].splitlines()


def test_ballots_of_own_survivors_are_told_by_their_numbers_and_known_owners():
    memory = SeatMemory(load_format("mini_survivor"), "ada")
    memory.take(SeasonBegan(title="Short", format="mini_survivor", version=1, parameters={}))
    for seat in SEATS:
        memory.take(
            CastawayIntroduced(seat=seat, name=seat.title(), age=30, home="", work="", biography="")
        )
    memory.take(mini.SurvivorsDealt(seat="ada", survivors=(1, 2, 3)))
    tribes = {"A": (1, 2, 3, 4, 5)}
    memory.take(mini.GridLaid(rows=1, columns=1, tribes={"A": "Amethyst"}))
    memory.take(mini.BoardShown(tribes=tribes, outcasts=(), why="start"))
    memory.take(mini.RoundBegan(round=1, tribes=tribes, outcasts=(), alive=5))
    memory.take(mini.SubmissionSent(seat="ada", lines=("1 v 4", "2 v 5"), refused=()))
    totals = {1: 0, 2: 0, 3: 1, 4: 3, 5: 1}
    memory.take(mini.VotesCounted(tribe="A", totals=totals))
    memory.take(mini.SurvivorsFell(round=1, moment=1, cause="voting", tribe="A", owners={4: "ben"}))
    assert memory.parts(FULL_ROOM)["votes"].splitlines() == [
        "Round 1: your #1 voted for Ben’s #4 (out), your #2 voted for #5, "
        "your #3 voted for itself, 1 vote for you (you do not know whose)."
    ]
