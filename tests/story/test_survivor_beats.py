"""The beats of a dice season: each is found where it is, and not in a season like it."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.facts import DecisionRuled
from showrunner.formats.survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text
from tests.story.dice import IDOL, Dice

# -- cards -----------------------------------------------------------------------------------------


def test_an_idol_is_found_and_taken_home() -> None:
    season = Dice()
    season.begin()
    found = season.gain("ada")
    season.open_vote()
    out = season.tell(facts.VotedOut(seat="ada", round=1, how="vote"))
    lost = season.tell(facts.CardLost(card="c1", holder="ada", why="holder left"), "ada")
    (beat,) = season.beats("advantage found")
    assert (beat.people, beat.facts) == (("ada",), (found,))
    (beat,) = season.beats("advantage taken home")
    assert beat.facts == (found, out, lost)
    assert "unplayed" in beat.text


def test_a_card_that_was_played_is_not_taken_home() -> None:
    season = Dice()
    season.begin()
    season.gain("ada")
    season.open_vote()
    season.play("ada", "ben")
    season.tell(facts.VotedOut(seat="ada", round=1, how="vote"))
    assert not season.beats("advantage taken home")


def test_a_card_that_was_found_at_another_camp_is_nobody_s_loss() -> None:
    season = Dice()
    season.begin()
    season.tell(facts.CardPlanted(card="Tide/1", kind=IDOL, team="Tide"))
    season.tell(facts.CardLost(card="Tide/1", holder="", why="camp dissolved"))
    assert not season.beats("advantage taken home")


@pytest.mark.parametrize("holds", [True, False])
def test_who_tells_of_a_card_bluffs_if_they_hold_none(holds: bool) -> None:
    season = Dice()
    season.begin()
    if holds:
        season.gain("ada")
    said = season.say("ada", "ben", Act("tell", "ada", "card"))
    (beat,) = season.beats("secret shared" if holds else "idol bluff")
    assert beat.facts[-1] == said
    assert beat.people == ("ada", "ben")
    assert not season.beats("idol bluff" if holds else "secret shared")


def test_who_tells_of_the_card_of_another_neither_bluffs_nor_shares_a_secret() -> None:
    season = Dice()
    season.begin()
    season.say("ada", "ben", Act("tell", "cal", "card"))
    assert not season.beats("idol bluff")


def test_a_card_in_hand_at_the_end_is_told() -> None:
    season = Dice()
    season.begin()
    season.gain("ada")
    season.gain("ben", "c2")
    season.play("ben", "ben", "c2")
    season.final("ada ben cal", "dee", "dee>ben", "ben")
    (beat,) = season.beats("advantage held to the end")
    assert beat.people == ("ada",)


def idol_after_the_ballots(ballots: str, counts: dict[str, int], out: str) -> Dice:
    season = Dice()
    season.begin()
    season.gain("ada")
    season.open_vote()
    season.cast(ballots)
    season.play("ada", "ada")
    season.save("ada", "ada")
    voided = len(ballots.split()) - sum(counts.values())
    season.count(counts, voided)
    season.vote_out(out)
    return season


def test_an_idol_is_played_right_if_its_holder_would_have_gone() -> None:
    season = idol_after_the_ballots("ben>ada cal>ada dee>ada ada>ben", {"ben": 1}, "ben")
    (beat,) = season.beats("idol played right")
    assert beat.values == {"on": "ada", "voided": 3, "most": 1}
    assert "would have gone" in beat.text
    assert not season.beats("idol wasted")


def test_an_idol_against_a_few_ballots_did_not_save_anybody() -> None:
    season = idol_after_the_ballots("ben>ada cal>dee ada>dee eve>dee", {"dee": 3}, "dee")
    assert not season.beats("idol played right")
    assert season.beats("idol for a few")


def test_an_idol_that_prevented_a_tie_is_said_to_have_done_that() -> None:
    season = idol_after_the_ballots("ben>ada ada>ben", {"ben": 1}, "ben")
    (beat,) = season.beats("idol played right")
    assert "tie" in beat.text
    assert "would have gone" not in beat.text


def test_an_idol_without_a_ballot_against_its_holder_is_wasted() -> None:
    season = idol_after_the_ballots("cal>dee ada>dee", {"dee": 2}, "dee")
    (beat,) = season.beats("idol wasted")
    assert beat.people == ("ada",)
    assert not season.beats("idol played right")


def test_an_idol_played_before_the_ballots_is_neither_right_nor_wasted() -> None:
    season = Dice()
    season.begin()
    season.gain("ada")
    season.open_vote()
    season.play("ada", "ada")
    season.save("ada", "ada")
    season.cast("ada>ben cal>ben")
    season.count({"ben": 2})
    season.vote_out("ben")
    assert season.beats("idol before the vote")
    assert not season.beats("idol wasted")
    assert not season.beats("idol played right")


@pytest.mark.parametrize(("why", "kind"), [("fake", "fake idol"), ("nullified", "idol nullified")])
@pytest.mark.parametrize("out", ["ada", "ben"])
def test_an_idol_that_did_nothing(why: Any, kind: str, out: str) -> None:
    season = Dice()
    season.begin()
    season.gain("ada")
    season.open_vote()
    season.cast("ben>ada ada>ben")
    season.play("ada", "ada")
    season.tell(facts.CardCancelled(card="c1", seat="ada", on="ada", why=why))
    season.count({"ada": 1, "ben": 1})
    season.vote_out(out)
    (beat,) = season.beats(kind)
    assert ("and Ada went" in beat.text) == (out == "ada")
    assert not season.beats("idol played right")


# -- competitions ----------------------------------------------------------------------------------


def test_three_immunities_in_a_row_are_a_run() -> None:
    season = Dice()
    won = []
    for _ in range(3):
        season.begin()
        won.append(season.compete("ada", ada=12, ben=9))
    (beat,) = season.beats("immunity run")
    assert beat.facts == tuple(won)
    assert beat.values == {"in_a_row": 3, "in_all": 3}


def test_a_reward_or_another_winner_ends_no_run_and_makes_none() -> None:
    season = Dice()
    won = (("ada", "both"), ("ada", "reward"), ("ada", "both"), ("ben", "both"), ("ada", "both"))
    for winner, stakes in won:
        season.begin()
        season.compete(winner, stakes, ada=12, ben=9)
    assert not season.beats("immunity run")


def test_four_immunities_in_all_are_a_run() -> None:
    season = Dice()
    for winner in ("ada", "ben", "ada", "ben", "ada", "cal", "ada"):
        season.begin()
        season.compete(winner, ada=12, ben=12, cal=9)
    (beat,) = season.beats("immunity run")
    assert beat.values == {"in_a_row": 1, "in_all": 4}


@pytest.mark.parametrize(
    ("results", "kind"),
    [
        ({"ada": 12, "ben": 11, "cal": 3}, "narrow win"),
        ({"ada": 12, "ben": 7, "cal": 3}, "crushing win"),
        ({"ada": 12, "ben": 9, "cal": 3}, ""),
    ],
)
def test_a_margin_is_narrow_or_crushing(results: dict[str, int], kind: str) -> None:
    season = Dice()
    season.begin()
    season.compete("ada", **results)
    assert [one.kind for one in season.beats() if one.kind.endswith("win")] == ([kind] * bool(kind))


def test_a_staged_competition_keeps_its_name() -> None:
    season = Dice()
    season.begin()
    name = Text("seal", "The Long Swim")
    season.tell(facts.CompetitionAnnounced(name=name, story=None, stakes="both", sits_out=()))
    season.compete("ada", ada=12, ben=11)
    (beat,) = season.beats("narrow win")
    assert "“The Long Swim”" in beat.text


def test_from_last_to_first_and_from_first_to_last() -> None:
    season = Dice()
    season.begin()
    season.compete("ben", ada=3, ben=15, cal=9)
    season.begin()
    season.compete("ada", ada=12, ben=4, cal=9)
    (comeback,) = season.beats("comeback")
    assert comeback.people == ("ada",)
    (collapse,) = season.beats("collapse")
    assert collapse.people == ("ben",)


def test_the_middle_of_a_table_neither_comes_back_nor_collapses() -> None:
    season = Dice()
    season.begin()
    season.compete("ben", ada=9, ben=15, cal=3)
    season.begin()
    season.compete("ada", ada=12, ben=9, cal=3)
    assert not season.beats("comeback")
    assert not season.beats("collapse")


@pytest.mark.parametrize("times", [2, 3, 4])
def test_a_team_s_losing_streak_and_its_end(times: int) -> None:
    season = Dice()
    season.teams("producers", Ember="ada ben cal", Tide="dee eve fay")
    for _ in range(times):
        season.begin()
        season.compete_as_teams("Tide", "Ember", "9", "8")
    season.begin()
    season.compete_as_teams("Ember", "Tide", "9", "8")
    assert len(season.beats("losing streak")) == max(times - 2, 0)
    assert bool(season.beats("losing streak over")) == (times >= 3)


# -- plots -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("changed", [True, False])
def test_a_scramble_works_if_the_name_changes_in_the_last_talks(changed: bool) -> None:
    season = Dice()
    season.begin()
    first = season.say("ada", "ben", Act("propose", "cal" if changed else "dee"))
    second = season.say("ada", "eve", Act("propose", "dee"))
    season.vote("ada>dee ben>dee cal>dee dee>cal eve>cal", "dee")
    beats = season.beats("scramble")
    assert bool(beats) == changed
    if changed:
        assert {first, second} <= set(beats[0].facts)
        assert beats[0].people == ("dee", "cal", "ada")


def test_who_has_two_ballots_is_named_once_in_a_scramble() -> None:
    season = Dice()
    season.begin()
    season.say("ada", "ben", Act("propose", "cal"))
    season.say("ada", "eve", Act("propose", "dee"))
    season.vote("ada>dee ada>dee ben>dee cal>dee dee>cal eve>cal", "dee")
    (beat,) = season.beats("scramble")
    assert beat.text.startswith("Ada had first named Cal, and later Dee.")
    assert beat.values["switched"] == ["ada"]


def test_it_is_no_scramble_if_the_first_plan_would_have_had_the_same_end() -> None:
    season = Dice()
    season.begin()
    season.say("ada", "ben", Act("propose", "cal"))
    season.say("ada", "eve", Act("propose", "dee"))
    season.vote("ada>dee ben>dee cal>dee dee>cal eve>dee", "dee")
    assert not season.beats("scramble")


@pytest.mark.parametrize("wrote", ["cal", "dee"])
def test_a_pair_is_broken_if_one_goes_and_the_other_did_not_write(wrote: str) -> None:
    season = Dice()
    season.begin()
    season.say("ada", "dee", Act("promise", "dee", "final"))
    season.say("dee", "ada", Act("promise", "ada", "final"))
    season.vote(f"ada>{wrote} ben>dee cal>dee eve>dee dee>cal", "dee")
    assert bool(season.beats("pair broken")) == (wrote == "cal")


def test_one_promise_makes_no_pair() -> None:
    season = Dice()
    season.begin()
    season.say("ada", "dee", Act("promise", "dee", "final"))
    season.vote("ada>cal ben>dee cal>dee eve>dee dee>cal", "dee")
    assert not season.beats("pair broken")


# -- producers -------------------------------------------------------------------------------------


def test_who_came_back_and_went_again_or_won() -> None:
    season = Dice()
    season.begin()
    season.vote("ada>dee ben>dee dee>ada", "dee")
    season.vote("ada>eve ben>eve eve>ada", "eve")
    season.begin()
    for seat in ("dee", "eve"):
        season.tell(facts.CastawayReturned(seat=seat, team="Tide"))
    season.vote("ada>dee ben>dee dee>ada", "dee")
    assert [beat.people for beat in season.beats("second chance lost")] == [("dee",)]
    season.final("ada eve", "dee", "dee>eve", "eve")
    (beat,) = season.beats("winner from outside")
    assert "came back in round 2" in beat.text
    assert "set parameter" not in "".join(beat.text for beat in season.beats())


@pytest.mark.parametrize("winner", ["ada", "ben"])
def test_fixed_dice_and_what_came_of_them(winner: str) -> None:
    season = Dice()
    season.begin()
    season.tell(facts.RollFixed(roll="competition", seat="ada", dice=(6, 6, 6)))
    season.tell(facts.FixedRollShown(roll="competition", seat="ada", dice=(6, 6, 6)))
    season.compete(winner, ada=18, ben=9)
    (beat,) = season.beats("producers’ hand")
    assert ("Ada won" in beat.text) == (winner == "ada")
    assert "18" in beat.text


def test_a_phase_that_was_called_off_and_one_that_had_nothing_to_play() -> None:
    season = Dice()
    season.begin()
    season.tell(facts.PhaseOrdered(phase="vote", what="cancel"))
    season.tell(facts.PhaseSkipped(round=1, phase="camp"))
    assert not season.beats("producers’ hand")
    season.tell(facts.PhaseSkipped(round=1, phase="vote"))
    (beat,) = season.beats("producers’ hand")
    assert beat.text == "Production called off the vote."


def test_a_ballot_that_producers_replaced_is_told_and_what_they_released_is_not() -> None:
    season = Dice()
    season.begin()
    for verdict in ("release", "replace"):
        season.tell(DecisionRuled(seat="ada", kind="survivor.ballot", verdict=verdict))
    (beat,) = season.beats("producers’ hand")
    assert beat.people == ("ada",)


def test_exile_and_a_removal() -> None:
    season = Dice()
    season.begin()
    season.tell(facts.CastawayExiled(seats=("ada", "ben")))
    season.tell(facts.CastawayRemoved(seat="cal", why="medical"))
    (beat,) = season.beats("exile")
    assert beat.people == ("ada", "ben")
    (beat,) = season.beats("producers’ hand")
    assert "doctors" in beat.text


# -- the jury --------------------------------------------------------------------------------------


@pytest.mark.parametrize("voted_for", ["ada", "ben"])
def test_a_juror_is_bitter_who_votes_against_whom_had_promised_them_the_end(
    voted_for: str,
) -> None:
    season = Dice()
    season.begin()
    promised = season.say("ada", "dee", Act("promise", "dee", "final"))
    season.vote("ada>dee ben>dee dee>ada", "dee")
    season.final("ada ben", "dee", f"dee>{voted_for}", voted_for)
    beats = season.beats("bitter juror")
    assert bool(beats) == (voted_for == "ben")
    if beats:
        assert beats[0].people == ("dee", "ada")
        assert promised in beats[0].facts
        assert "wrote Dee’s name" in beats[0].text


@pytest.mark.parametrize(
    ("ballots", "decided"),
    [("dee>ada eve>ada fay>ben", True), ("dee>ada eve>ada fay>ada", False)],
)
def test_one_juror_decided_only_if_the_margin_is_one(ballots: str, decided: bool) -> None:
    season = Dice()
    season.begin()
    season.vote("ada>dee ben>dee dee>ben", "dee")
    season.final("ada ben", "dee eve fay", ballots, "ada")
    beats = season.beats("juror who decided")
    assert bool(beats) == decided
    if decided:
        assert beats[0].people == ("dee", "ada", "ben"), "it was Ada who wrote Dee"
