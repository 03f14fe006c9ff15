"""The beats of Survival: each is found where it is, and not in a season like it."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.survival import facts
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text
from tests.story.handmade import HandmadeSeason

ROLES = {
    "ada": "scientist",
    "ben": "ranger",
    "cal": "activist",
    "dee": "peace",
    "eve": "gmo",
    "fay": "fish",
    "gus": "waste",
    "hal": "pollution",
}
EVIL = ("gus", "hal")


class Summit(HandmadeSeason):
    """A season of Survival made by hand, with the roles above."""

    def __init__(self, **parameters: Any) -> None:
        super().__init__("survival", " ".join(ROLES), **parameters)
        self.living = list(ROLES)
        for seat, role in ROLES.items():
            self.tell(facts.RoleDealt(seat=seat, role=role), seat)

    def night(self) -> None:
        """Begin the next round with its night."""
        self.round += 1
        self.tell(facts.RoundBegan(round=self.round, living=tuple(self.living)))
        self.tell(facts.NightBegan(round=self.round))

    def nominate(self, seat: str, target: str) -> int:
        words = Text("seal", f"{target} must go")
        acts = (Act("propose", target),)
        said = facts.EvilNominated(seat=seat, turn=1, name=target, words=words, acts=acts)
        return self.tell(said, *EVIL)

    def agree(self, target: str) -> int:
        return self.tell(facts.EvilAgreed(target=target, how="agreed"), *EVIL)

    def day(self) -> None:
        self.tell(facts.DawnBroke(round=self.round))
        self.tell(facts.ConferenceBegan(round=self.round, participants=tuple(self.living)))

    def speak(
        self, seat: str, claim: str = "", accuse: str = "", vouch: str = "", *acts: Act
    ) -> int:
        spoke = facts.Spoke(
            seat=seat,
            words=Text("seal", f"{seat} speaks"),
            claim=claim or None,
            accuse=accuse or None,
            vouch=vouch or None,
            acts=acts,
        )
        self.tell(facts.DebatePassBegan(turn=1, order=(seat,)))
        return self.tell(spoke)

    def die(self, seat: str, cause: Any, moment: Any = "conference") -> int:
        self.living.remove(seat)
        shown = None if moment == "dawn" else cause
        out = facts.Eliminated(
            seat=seat, role=ROLES[seat], round=self.round, moment=moment, cause=shown
        )
        number = self.tell(out)
        if moment == "dawn":
            self.tell(facts.CauseRecorded(seat=seat, cause=cause), seat)
        return number

    def ballots(self, ballots: str, step: Any = "vote", among: str = "") -> dict[str, int]:
        """Ballots such as `ada>gus ben>gus`, cast and counted; returns the counts."""
        cast = dict(ballot.split(">") for ballot in ballots.split())
        candidates = tuple(among.split()) or tuple(self.living)
        self.tell(facts.VoteBegan(step=step, voters=tuple(self.living), candidates=candidates))
        totals: dict[str, int] = {}
        for seat, name in cast.items():
            self.tell(facts.BallotCast(seat=seat, step=step, name=name, weight=1), seat)
            totals[name] = totals.get(name, 0) + 1
        self.tell(facts.VotesCounted(step=step, votes=dict(cast), totals=totals))
        return totals

    def vote(self, ballots: str, out: str) -> int:
        """A whole vote; returns the fact of the elimination."""
        self.ballots(ballots)
        return self.die(out, "vote")

    def close(self) -> None:
        """End the Conference."""
        self.tell(facts.ConferenceEnded(round=self.round))
        self.tell(facts.RoundEnded(round=self.round))


# -- claims ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "true"), [("ada", True), ("gus", False), ("dee", False)])
def test_a_claim_of_a_role_is_true_or_false(seat: str, true: bool) -> None:
    season = Summit()
    season.night()
    season.day()
    said = season.speak(seat, "scientist")
    season.speak(seat, "scientist")
    (beat,) = season.beats("role claimed")
    assert beat.facts == (said,)
    assert beat.values == {"claim": "scientist", "true": true}
    assert ("lie" in beat.text) != true


def test_a_role_that_is_claimed_by_two_is_countered_and_by_one_or_a_memory_is_not() -> None:
    season = Summit()
    season.night()
    season.day()
    first = season.speak("ada", "scientist")
    season.speak("dee", "gmo")
    assert not season.beats("counter-claim")
    second = season.speak("gus", "scientist")
    (beat,) = season.beats("counter-claim")
    assert (beat.people, beat.facts) == (("ada", "gus"), (first, second))
    assert beat.values["true"] == ["ada"]
    season.vote("ada>dee gus>dee", "dee")
    season.night()
    season.day()
    season.speak("eve", "gmo")
    assert len(season.beats("counter-claim")) == 1, "Dee is a Memory"


@pytest.mark.parametrize(("seat", "true"), [("ada", True), ("gus", False)])
def test_the_card_shows_whether_a_claim_was_true(seat: str, true: bool) -> None:
    season = Summit()
    season.night()
    season.day()
    said = season.speak(seat, "scientist")
    out = season.vote(f"ben>{seat} cal>{seat}", seat)
    (beat,) = season.beats("role revealed")
    assert beat.facts == (said, out)
    assert beat.values["true"] is true


def test_nothing_is_revealed_of_who_claimed_nothing() -> None:
    season = Summit()
    season.night()
    season.day()
    season.speak("ada", accuse="gus")
    season.vote("gus>ada", "ada")
    assert not season.beats("role revealed")


# -- nights ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["dee", "fay"])
def test_saved_that_very_night(target: str) -> None:
    season = Summit()
    season.night()
    agreed = season.agree("dee")
    protected = season.tell(facts.RangerProtected(seat="ben", target=target), "ben")
    if target == "dee":
        held = season.tell(facts.ProtectionHeld(seat="dee", cause="evil", by="ranger"), "ben")
        (beat,) = season.beats("saved that night")
        assert beat.facts == (agreed, protected, held)
        assert beat.people == ("dee", "ben")
    else:
        season.die("dee", "evil", "dawn")
        assert not season.beats("saved that night")


def test_a_bond_that_a_protection_broke_is_not_told_as_an_attack() -> None:
    season = Summit()
    season.night()
    season.tell(facts.RangerProtected(seat="ben", target="dee"), "ben")
    season.tell(facts.ProtectionHeld(seat="dee", cause="bond", by="ranger"), "ben")
    assert not season.beats("saved that night")


@pytest.mark.parametrize("nights", [1, 2])
def test_who_is_wanted_on_two_nights_and_goes_was_hunted(nights: int) -> None:
    season = Summit()
    for _ in range(nights):
        season.night()
        season.nominate("gus", "dee")
        season.nominate("hal", "fay")
        season.agree("dee")
    season.die("dee", "evil", "dawn")
    beats = season.beats("hunted at night")
    assert bool(beats) == (nights == 2)
    if beats:
        assert beats[0].people == ("dee", "gus")


def test_what_the_scientist_knew_of_who_was_voted_out() -> None:
    season = Summit()
    season.night()
    season.tell(facts.ScientistAsked(seat="ada", target="dee", answer="good"), "ada")
    season.tell(facts.ScientistAsked(seat="ada", target="gus", answer="evil"), "ada")
    weak, strong = season.beats("the Scientist knows")
    assert weak.importance < strong.importance
    season.day()
    season.vote("gus>dee", "dee")
    (beat,) = season.beats("known to be good")
    assert beat.people == ("ada", "dee")
    season.vote("ben>gus", "gus")
    assert len(season.beats("known to be good")) == 1


def test_the_activist_sees_somebody_or_is_caught() -> None:
    season = Summit()
    season.night()
    season.tell(facts.PeekSucceeded(seat="cal", evil=("gus",), target="dee"), "cal")
    assert season.beats("peek")
    assert not season.beats("caught peeking")
    season.tell(facts.ActivistCaught(seat="cal"), "cal", *EVIL)
    assert season.beats("caught peeking")


# -- eliminations ----------------------------------------------------------------------------------


def test_an_innocent_goes_and_drags_others_along() -> None:
    season = Summit()
    season.night()
    season.day()
    first = season.vote("gus>eve hal>eve ada>eve", "eve")
    season.tell(facts.GmoChose(seat="eve", target="hal"))
    second = season.die("hal", "gmo")
    season.close()
    (beat,) = season.beats("innocent out")
    assert beat.facts == (first, second)
    assert beat.values["dragged"] == ["hal"]
    assert "Hal, Evil, by the GMO’s choice" in beat.text


def test_who_falls_in_the_night_after_was_not_dragged_along() -> None:
    season = Summit()
    season.night()
    season.day()
    season.vote("gus>dee hal>dee ada>dee", "dee")
    season.close()
    season.night()
    season.die("fay", "evil", "dawn")
    (beat,) = season.beats("innocent out")
    assert beat.values["dragged"] == []


def test_an_evil_force_out_is_not_an_innocent_out() -> None:
    season = Summit()
    season.night()
    season.day()
    season.vote("ada>gus ben>gus", "gus")
    season.close()
    assert season.beats("evil out")
    assert not season.beats("innocent out")


# -- sides -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ballots", "together"),
    [
        ("gus>dee hal>dee ada>dee ben>hal cal>hal", True),
        ("gus>dee hal>dee ada>dee ben>dee cal>dee dee>hal", False),
        ("gus>dee hal>ben ada>dee", False),
    ],
)
def test_evil_together_is_told_where_their_votes_were_needed(ballots: str, together: bool) -> None:
    season = Summit()
    season.night()
    season.day()
    season.vote(ballots, "dee")
    season.close()
    assert bool(season.beats("evil together")) == together


@pytest.mark.parametrize("voter", ["hal", "ada"])
def test_a_vote_against_one_of_their_own(voter: str) -> None:
    season = Summit()
    season.night()
    season.day()
    season.vote(f"{voter}>gus ben>gus gus>ben", "gus")
    season.close()
    beats = season.beats("bussing")
    assert [beat.people for beat in beats] == ([("hal", "gus")] if voter == "hal" else [])


@pytest.mark.parametrize(
    ("ballots", "near"),
    [
        ("gus>dee hal>dee ada>dee ben>hal cal>hal", True),
        ("gus>dee hal>dee ada>dee ben>hal", False),
        ("gus>dee hal>dee ada>dee ben>fay cal>fay", False),
    ],
)
def test_a_near_miss_is_an_evil_force_one_vote_short(ballots: str, near: bool) -> None:
    season = Summit()
    season.night()
    season.day()
    season.vote(ballots, "dee")
    season.close()
    beats = season.beats("near miss")
    assert [beat.people for beat in beats] == ([("hal", "dee")] if near else [])


# -- accusers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("accused", "right"), [("gus", True), ("ben", False)])
def test_who_was_right_and_is_gone_was_ignored(accused: str, right: bool) -> None:
    season = Summit()
    season.night()
    season.day()
    said = season.speak("dee", accuse=accused)
    out = season.vote("gus>dee hal>dee", "dee")
    season.close()
    beats = season.beats("right and ignored")
    assert [beat.facts for beat in beats] == ([(said, out)] if right else [])


def test_nobody_was_ignored_if_the_accused_goes_at_the_same_moment() -> None:
    season = Summit()
    season.night()
    season.day()
    season.speak("eve", accuse="hal")
    season.vote("gus>eve hal>eve", "eve")
    season.tell(facts.GmoChose(seat="eve", target="hal"))
    season.die("hal", "gmo")
    season.close()
    assert not season.beats("right and ignored")


def test_who_accuses_everybody_was_not_right() -> None:
    season = Summit()
    season.night()
    season.day()
    for accused in ("ada", "ben", "gus"):
        season.speak("dee", accuse=accused)
    season.vote("gus>dee hal>dee", "dee")
    season.close()
    assert not season.beats("right and ignored")


@pytest.mark.parametrize("suspected", [True, False])
def test_an_evil_force_that_never_got_a_vote(suspected: bool) -> None:
    season = Summit()
    for seat in ("dee", "fay"):
        season.night()
        season.day()
        season.vote(f"gus>{seat} ben>{seat} ada>{'gus' if suspected else 'ben'}", seat)
        season.close()
    season.tell(
        facts.SeasonWon(
            winner="evil",
            seats=EVIL,
            rule="SV-8.3",
            reason="",
            rounds=2,
            points={},
            ranking=(),
        )
    )
    (beat,) = season.beats("never suspected")
    assert beat.people == (("hal",) if suspected else EVIL)


# -- what the common beats make of Survival --------------------------------------------------------


def test_a_name_is_taken_up_in_the_debate_and_not_by_a_nomination_in_the_night() -> None:
    season = Summit()
    season.night()
    season.nominate("gus", "dee")
    season.nominate("hal", "dee")
    season.day()
    season.vote("gus>dee hal>dee ada>gus", "dee")
    season.close()
    assert not season.beats("deciding talk")
    season.night()
    season.day()
    first = season.speak("gus", accuse="fay")
    second = season.speak("hal", "", "", "", Act("agree", "fay"))
    season.vote("gus>fay hal>fay ada>gus", "fay")
    season.close()
    (beat,) = season.beats("deciding talk")
    assert {first, second} <= set(beat.facts)
    assert "before everybody" in beat.text


def test_two_votes_on_one_day_are_two_councils() -> None:
    season = Summit()
    season.night()
    season.day()
    everybody = ["ada", "ben", "cal", "eve", "fay", "gus", "hal"]
    season.vote(" ".join(f"{seat}>dee" for seat in everybody), "dee")
    season.vote(" ".join(f"{seat}>gus" for seat in everybody if seat != "gus"), "gus")
    season.close()
    assert [beat.people for beat in season.beats("unanimous")] == [("dee",), ("gus",)]


@pytest.mark.parametrize("no", [True, False])
def test_a_yes_or_no_on_a_suspect_is_unanimous_only_without_a_no(no: bool) -> None:
    season = Summit(vote_mode="accuse")
    season.night()
    season.day()
    season.ballots("ada>gus ben>gus cal>hal", "accuse")
    others = [seat for seat in season.living if seat != "gus"]
    yes = others[1:] if no else others
    ballots = " ".join(f"{seat}>{'yes' if seat in yes else 'no'}" for seat in others)
    season.ballots(ballots, "verdict", "gus")
    season.die("gus", "vote")
    season.close()
    assert bool(season.beats("unanimous")) != no
    assert all("no" not in beat.people for beat in season.beats())


def test_who_always_votes_with_everybody_is_no_ally() -> None:
    season = Summit()
    for out in ("dee", "fay", "eve"):
        season.night()
        season.day()
        others = [seat for seat in season.living if seat != out]
        season.vote(" ".join(f"{seat}>{out}" for seat in others), out)
        season.close()
    season.night()
    season.day()
    season.vote("ada>ben cal>ben gus>ben hal>gus", "ben")
    season.close()
    assert not season.beats("first vote against an ally")


def test_a_verdict_that_needs_no_evil_vote_is_told_as_such() -> None:
    season = Summit(vote_mode="accuse")
    season.night()
    season.day()
    season.ballots("ada>gus ben>gus cal>hal", "accuse")
    ballots = " ".join(f"{seat}>{'no' if seat == 'gus' else 'yes'}" for seat in season.living)
    season.ballots(ballots, "verdict", "gus")
    season.die("gus", "vote")
    season.close()
    (beat,) = season.beats("bussing")
    assert (beat.importance, "Without them" in beat.text) == (50, False)
