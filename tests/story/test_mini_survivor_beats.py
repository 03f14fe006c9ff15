"""The beats of Mini-Survivor: each is found where it is, and not in a match like it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from showrunner.formats.format import load_format
from showrunner.formats.mini_survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.story.boards import boards_of
from showrunner.story.finding import beats_of
from showrunner.story.mini_survivor.names import NICKNAMES, nickname
from tests.golden.files import read_golden, stored_names
from tests.story.handmade import HandmadeSeason
from tests.story.telling import story_of

OWNED = {"ada": (1, 2, 3), "ben": (11, 12, 13), "cal": (21, 22, 23), "dee": (31, 32, 33)}
NUMBERS = [number for numbers in OWNED.values() for number in numbers]


class Match(HandmadeSeason):
    """A match made by hand, in which everybody owns three Survivors."""

    def __init__(self) -> None:
        super().__init__("mini_survivor", " ".join(OWNED))
        self.tell(facts.GridLaid(rows=1, columns=2, tribes={"A": "Amethyst", "B": "Beryl"}))
        self.tell(facts.TagsGiven(tags={seat: seat for seat in OWNED}))
        for seat, survivors in OWNED.items():
            self.tell(facts.SurvivorsDealt(seat=seat, survivors=survivors), seat)
            self.tell(facts.StockGiven(seat=seat, idols=2, garnets=3), seat)

    def begin(self, **tribes: str) -> None:
        """Begin the next round with these Survivors in the tribes."""
        self.round += 1
        board = {tribe: tuple(map(int, members.split())) for tribe, members in tribes.items()}
        alive = sum(map(len, board.values()))
        self.tell(facts.RoundBegan(round=self.round, tribes=board, outcasts=(), alive=alive))
        self.tell(facts.BoardShown(tribes=board, outcasts=(), why="movement"))

    def submit(self, seat: str, *lines: str) -> int:
        return self.tell(facts.SubmissionSent(seat=seat, lines=lines, refused=()), seat)

    def attack(self, attacker: int, target: int, guess: str, *, right: bool) -> int:
        return self.tell(
            facts.AttackJudged(attacker=attacker, target=target, guess=guess, right=right), "zed"
        )

    def idol(self, seat: str, survivor: int) -> int:
        self.tell(facts.IdolsChanged(seat=seat, amount=-1, cause="played"), seat)
        return self.tell(facts.IdolPlayed(seat=seat, survivor=survivor), seat)

    def count(
        self, tribe: str, votes: dict[int, int], converted: tuple[int, ...] = ()
    ) -> tuple[int, int]:
        """The votes of a tribe as they counted; returns the facts of the votes and the count."""
        totals = {number: list(votes.values()).count(number) for number in votes}
        resolved = self.tell(
            facts.VotesResolved(tribe=tribe, votes=votes, void=(), converted=converted), "zed"
        )
        return resolved, self.tell(facts.VotesCounted(tribe=tribe, totals=totals))

    def fall(self, tribe: str, cause: Any = "voting", **owners: str) -> int:
        """Survivors that fall together, such as `ada="1 2"`."""
        fell = {int(one): seat for seat, numbers in owners.items() for one in numbers.split()}
        return self.tell(
            facts.SurvivorsFell(round=self.round, moment=4, cause=cause, tribe=tribe, owners=fell)
        )

    def close(self) -> None:
        """End the vote and the round."""
        self.tell(facts.PhaseEnded(round=self.round, phase="voting"))
        self.tell(facts.RoundEnded(round=self.round, alive=9, quiet=False))


# -- owners ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "about", "survivor", "kind"),
    [
        ("ada", "ada", 1, "secret confided"),
        ("ada", "ada", 11, "false claim"),
        ("ada", "ben", 11, "owner guessed"),
        ("ada", "ben", 21, "false claim"),
    ],
)
def test_what_is_said_of_an_owner(seat: str, about: str, survivor: int, kind: str) -> None:
    match = Match()
    match.begin(A="1 11 21 31")
    said = match.say(seat, "dee", Act("claim", about, str(survivor)))
    match.say(seat, "dee", Act("claim", about, str(survivor)))
    (beat,) = match.beats()
    assert (beat.kind, beat.facts) == (kind, (said,))
    assert beat.values["survivor"] == survivor


def test_a_secret_that_is_passed_on_had_been_confided_to_who_tells_it() -> None:
    match = Match()
    match.begin(A="1 11 21 31")
    confided = match.say("ben", "ada", Act("claim", "ben", "11"))
    said = match.say("ada", "dee", Act("claim", "ben", "11"))
    match.say("cal", "dee", Act("claim", "ben", "11"))
    (beat,) = match.beats("secret passed on")
    assert beat.facts == (confided, said)
    (beat,) = match.beats("owner guessed")
    assert beat.people[0] == "cal"


def test_who_owns_what_everybody_knows_is_no_guess() -> None:
    match = Match()
    match.begin(A="1 11 21 31")
    match.tell(facts.OwnerRevealed(survivor=11, seat="ben"))
    match.say("ada", "dee", Act("claim", "ben", "11"))
    assert not match.beats("owner guessed")


@pytest.mark.parametrize("confided", [True, False])
def test_an_attack_on_what_was_confided_is_a_betrayal(confided: bool) -> None:
    match = Match()
    match.begin(A="1 11 21 31")
    if confided:
        match.say("ben", "ada", Act("claim", "ben", "11"))
    else:
        match.say("ben", "cal", Act("claim", "ben", "11"))
    match.attack(1, 11, "ben", right=True)
    assert bool(match.beats("confidence betrayed")) == confided
    assert bool(match.beats("assassination")) != confided


def test_a_wrong_guess_and_a_blow_against_one_s_own() -> None:
    match = Match()
    match.begin(A="1 2 11 21 31")
    match.attack(1, 11, "cal", right=False)
    match.attack(1, 2, "ada", right=True)
    (beat,) = match.beats("wrong guess")
    assert "as Cal’s" in beat.text
    assert match.beats("struck their own")
    assert not match.beats("assassination")


# -- deals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("votes", [2, 3])
def test_a_promise_that_fits_no_total(votes: int) -> None:
    """Four others are in the tribe, two of whose owners have promised: two votes prove nothing."""
    match = Match()
    match.begin(A="1 11 21 31")
    first = match.say("ada", "dee", Act("leave", what="31"))
    second = match.say("ben", "dee", Act("leave", what="31"))
    cast = {1: 31, 11: 31, 21: 31, 31: 1} if votes == 3 else {1: 31, 11: 1, 21: 31, 31: 1}
    _, counted = match.count("A", cast)
    beats = match.beats("promise that fits no total")
    assert [beat.facts for beat in beats] == ([(first, second, counted)] if votes == 3 else [])
    if beats:
        assert beats[0].people == ("dee", "ada", "ben")
        assert beats[0].values == {"survivor": 31, "votes": 3, "free": 2}


def test_a_word_to_somebody_else_binds_nobody() -> None:
    match = Match()
    match.begin(A="1 11 21 31")
    match.say("ada", "cal", Act("leave", what="31"))
    match.say("ben", "cal", Act("leave", what="31"))
    match.count("A", {1: 31, 11: 31, 21: 31, 31: 1})
    assert not match.beats("promise that fits no total")
    lines = boards_of(match.format, match.story).promises
    assert {line.verdict for line in lines} == {"open"}, "nobody has sent in votes"


@pytest.mark.parametrize("target", [31, 21])
def test_a_vote_for_what_was_to_be_left_alone_breaks_a_promise(target: int) -> None:
    match = Match()
    match.begin(A="1 11 21 31")
    said = match.say("ada", "dee", Act("leave", what="31"))
    sent = match.submit("ada", f"1 v {target}", "end")
    match.count("A", {1: target, 11: 31, 21: 31, 31: 1})
    fell = match.fall("A", dee="31")
    match.close()
    beats = match.beats("promise broken")
    assert [beat.facts for beat in beats] == ([(said, sent, fell)] if target == 31 else [])
    (line,) = boards_of(match.format, match.story).promises
    verdict = "broken" if target == 31 else "kept"
    assert (line.verdict, line.to, line.facts) == (verdict, ("dee",), (said, sent))
    assert line.text == f"Ada promised Dee not to vote for Dee’s {nickname(31)}."


def test_the_talk_that_decided_a_fall() -> None:
    match = Match()
    match.begin(A="1 11 21 31")
    first = match.say("ada", "ben", Act("target", what="31"))
    match.say("cal", "dee", Act("target", what="11"))
    resolved, _ = match.count("A", {1: 31, 11: 31, 21: 31, 31: 1})
    fell = match.fall("A", dee="31")
    match.close()
    (beat,) = match.beats("deciding talk")
    assert beat.facts == (first, resolved, fell)
    assert beat.people == ("ada", "dee")


# -- idols -----------------------------------------------------------------------------------------


def play_idol(votes_for: int, fell: str) -> Match:
    """Dee protects Survivor 31, for which this many others have voted."""
    match = Match()
    match.begin(A="1 11 21 31")
    others = (1, 11, 21)
    for seat, own in zip(OWNED, others, strict=False):
        target = 31 if others.index(own) < votes_for else 1
        match.submit(seat, f"{own} v {target}", "end")
    match.submit("dee", "31 i", "31 v 1", "end")
    match.idol("dee", 31)
    votes = {own: own if others.index(own) < votes_for else 1 for own in others}
    match.count("A", {**votes, 31: 1}, others[:votes_for])
    owner = next(seat for seat, numbers in OWNED.items() if int(fell) in numbers)
    match.fall("A", **{owner: fell})
    match.close()
    return match


def test_an_idol_turns_ballots_on_those_who_cast_them() -> None:
    match = play_idol(3, "1")
    (beat,) = match.beats("idol turned ballots")
    assert beat.values == {"survivor": 31, "turned": 3, "most": 1}
    assert "would have fallen" in beat.text
    assert f"Ada’s {nickname(1)} fell" in beat.text
    assert not match.beats("idol wasted")


def test_an_idol_that_did_not_save_is_not_said_to_have() -> None:
    match = play_idol(2, "31")
    (beat,) = match.beats("idol turned ballots")
    assert "would have fallen" not in beat.text
    assert "all the same" in beat.text


def test_an_idol_for_a_survivor_that_nobody_voted_for_is_wasted() -> None:
    match = play_idol(0, "1")
    assert match.beats("idol wasted")
    assert not match.beats("idol turned ballots")


# -- losses and the end ----------------------------------------------------------------------------


@pytest.mark.parametrize("lost", ["1 2", "1 2 3"])
def test_many_losses_in_one_round(lost: str) -> None:
    match = Match()
    match.begin(A="1 2 3 11 21 31")
    match.fall("A", ada=lost)
    match.close()
    beats = match.beats("massacre")
    assert [beat.values["lost"] for beat in beats] == ([3] if lost == "1 2 3" else [])


def test_whom_producers_take_out_loses_no_survivors_in_the_game() -> None:
    match = Match()
    match.begin(A="1 2 3 11 21 31")
    match.fall("A", "removed", ada="1 2 3")
    match.close()
    assert not match.beats("massacre")
    assert not match.beats("last Survivor")


def test_the_last_survivor_of_somebody() -> None:
    match = Match()
    match.begin(A="1 2 3 11 21 31", B="12 13")
    match.fall("A", ada="1 2")
    (beat,) = match.beats("down to one")
    assert beat.values["survivor"] == 3
    assert not match.beats("last Survivor")
    match.fall("A", ada="3")
    match.fall("A", ben="11 12 13")
    first, second = match.beats("last Survivor")
    assert (first.people, second.people) == (("ada",), ("ben",))
    assert first.importance > second.importance
    assert "first" in first.text
    assert "first" not in second.text


@pytest.mark.parametrize("tied", [True, False])
def test_a_candidate_who_got_away(tied: bool) -> None:
    match = Match()
    match.begin(A="1 11 21 31")
    match.tell(facts.MatchEnded(round=1, tokens={"cal": 2, "dee": 1, "ada": 0, "ben": 0}))
    if tied:
        weights = {"cal": 1, "dee": 1}
        match.tell(facts.CandidateTied(tied=("ada", "ben"), weights=weights, again=False))
        match.tell(facts.CandidateVotesCounted(counts={"ada": 2}, again=False))
    match.tell(facts.CandidateNamed(seat="ada", rule="MS-8.3", reason="the vote"))
    beats = match.beats("candidate who got away")
    assert [beat.people for beat in beats] == ([("ben", "ada")] if tied else [])
    (beat,) = match.beats("Tokens of Life")
    assert beat.people == ("cal",)


# -- names -----------------------------------------------------------------------------------------


def test_every_survivor_of_the_largest_match_has_a_nickname_of_its_own() -> None:
    assert len({nickname(number) for number in range(1, 61)}) == 60 == len(NICKNAMES)


@pytest.mark.parametrize("name", [name for name in stored_names() if name.startswith("mini")][:4])
def test_no_survivor_is_called_by_its_number_alone(name: str) -> None:
    """A beat about what was said of a number says whose it is; no other beat has a number."""
    format = load_format(read_golden(name).header.settings.format)
    for beat in beats_of(format, story_of(name)):
        numbers = re.findall(r"Survivor (\d+)", beat.text)
        assert "#" not in beat.text
        for number in numbers:
            assert f"’s {nickname(int(number))}" in beat.text, beat
