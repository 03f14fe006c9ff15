"""Trust follows from what a castaway has lived through, and from nothing else."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.character import ARCHETYPES
from showrunner.formats.survivor.bots.moves import accuse, agree, named, propose, warn
from showrunner.formats.talk.acts import Act
from tests.formats.survivor.bots.camp import ME, SAFE, Camp, X, swear, the_end


def test_a_promise_warms_and_a_broken_one_cools_far_more():
    camp = Camp()
    others = camp.mind.others
    first = camp.trust("ben")
    for seat in others:
        camp.talk(seat, (seat, [SAFE]))
    promised = camp.trust("ben")
    camp.vote("ben", {ME: 5, "ben": 1}, out="ben")
    assert promised > first
    assert first - camp.trust("ben") > promised - first
    assert set(others) <= camp.mind.promises.lies.keys()


def test_safety_that_nobody_tested_was_kept():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    promised = camp.trust("ben")
    camp.vote("dee", {"dee": 6}, out="dee")
    assert camp.trust("ben") > promised
    assert camp.mind.promises.kept_by == {"ben"}


def test_votes_that_others_can_have_cast_are_held_against_nobody():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    promised = camp.trust("ben")
    camp.vote("dee", {ME: 3, "dee": 3}, out="dee", how="survival_roll")
    assert camp.trust("ben") == promised
    assert not camp.mind.promises.lies


def test_of_two_who_may_have_lied_each_is_doubted_by_half_and_neither_called_a_liar():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    camp.talk("cal", ("cal", [SAFE]))
    camp.vote("dee", {ME: 4, "dee": 2}, out="dee")  # four others, of whom two promised
    assert {one.certainty for one in camp.mind.promises.verdicts} == {50}
    assert not camp.mind.promises.lies


def test_a_count_that_is_too_small_tells_that_somebody_lied():
    camp = Camp()
    for seat in ("ben", "cal"):
        camp.talk(seat, (seat, [swear("dee")]))
    trusted = camp.trust("ben")
    camp.vote("dee", {"dee": 1, "eve": 5}, out="eve")
    assert camp.trust("ben") < trusted
    assert {"ben", "cal"} == camp.mind.promises.lies.keys()


def test_a_lie_about_a_vote_that_i_did_not_cast_myself_hurts_less():
    hurt = {}
    for mine in ("dee", "eve"):
        camp = Camp()
        camp.talk("ben", ("ben", [swear("dee")]))
        trusted = camp.trust("ben")
        camp.vote(mine, {"dee": int(mine == "dee"), "eve": 5}, out="eve")
        hurt[mine] = trusted - camp.trust("ben")
    assert hurt["dee"] > 2 * hurt["eve"] > 0


def test_votes_that_went_as_agreed_are_remembered_too():
    camp = Camp()
    camp.talk("ben", ("ben", [propose("dee")]), (ME, [agree("dee")]))
    trusted = camp.trust("ben")
    camp.vote("dee", {"dee": 6}, out="dee")
    assert camp.trust("ben") > trusted
    assert "ben" in camp.mind.promises.kept_by


def test_a_yes_without_a_name_is_a_word_for_the_name_put_up():
    camp = Camp()
    camp.talk("ben", (ME, [propose("dee")]), ("ben", [agree()]))
    camp.vote("dee", {"dee": 1, "eve": 5}, out="eve")
    assert camp.mind.promises.lies["ben"].about == "dee"


def test_the_last_name_somebody_gave_me_is_the_one_that_counts():
    camp = Camp()
    camp.talk("ben", ("ben", [swear("dee")]))
    camp.talk("ben", ("ben", [swear("eve")]))
    camp.vote("eve", {"eve": 6}, out="eve")
    assert not camp.mind.promises.lies


def test_a_second_vote_of_the_day_does_not_undo_words_that_were_kept():
    camp = Camp()
    for seat in ("ben", "cal", "eve"):
        camp.talk(seat, (seat, [swear("dee")]))
    camp.vote("dee", {"dee": 4, "fay": 2}, out="dee")
    trusted = {seat: camp.trust(seat) for seat in ("ben", "cal", "eve")}
    camp.vote("fay", {"fay": 5}, out="fay")
    assert not camp.mind.promises.lies
    assert camp.mind.promises.kept_by == {"ben", "cal", "eve"}
    assert {seat: camp.trust(seat) for seat in trusted} == trusted


def test_both_votes_of_a_day_are_remembered():
    camp = Camp()
    camp.vote("dee", {"dee": 4, "fay": 2}, out="dee")
    camp.vote("fay", {"fay": 5}, out="fay")
    camp.next_round()
    assert [vote.out for vote in camp.mind.votes.past] == ["dee", "fay"]


def test_ballots_that_an_idol_voids_are_no_broken_words():
    camp = Camp()
    for seat in ("ben", "cal", "eve"):
        camp.talk(seat, (seat, [swear("dee")]))
    trusted = camp.trust("ben")
    camp.tell(facts.ImmunityGiven(seats=("dee",), cause="hidden_immunity of dee"))
    camp.vote("dee", {"fay": 2}, out="fay")
    assert not camp.mind.promises.lies
    assert camp.trust("ben") == trusted


def test_a_lie_shows_in_a_tied_count_too():
    camp = Camp()
    for seat in ("ben", "cal"):
        camp.talk(seat, (seat, [swear("dee")]))
    camp.vote("dee", {"dee": 1, "eve": 2, "fay": 2}, out="fay", how="tied")
    assert {"ben", "cal"} <= camp.mind.promises.lies.keys()


def test_whoever_spares_somebody_has_not_put_up_their_name():
    camp = Camp()
    camp.talk("ben", ("ben", [Act("spare", "cal")]))
    assert camp.mind.votes.named == {}
    camp.vote("dee", {"dee": 6}, out="dee")
    assert not camp.mind.promises.verdicts


def test_whoever_spies_hears_names():
    camp = Camp()
    before = camp.trust("ben")
    camp.tell(
        facts.SpyPosted(seat=ME, on="ben"),
        facts.TalkSpied(seat=ME, on="ben", talk="ben+cal", seats=("ben", "cal")),
        facts.MessageOverheard(
            seat=ME, talk="ben+cal", speaker="ben", words=X, acts=(propose(ME),)
        ),
    )
    assert camp.mind.votes.named == {ME: ["ben"]}
    assert camp.mind.plans.in_danger
    assert camp.trust("ben") < before


def test_a_warning_warms_towards_who_gives_it_and_cools_towards_whom_it_names():
    camp = Camp()
    before = {seat: camp.trust(seat) for seat in ("ben", "eve")}
    camp.talk("ben", ("ben", [warn(ME, "eve")]))
    assert camp.trust("eve") < before["eve"]
    assert camp.trust("ben") > before["ben"]
    assert camp.mind.votes.sources(ME) == ["eve"]


def test_who_is_told_that_they_named_somebody_themselves_does_not_believe_it():
    camp = Camp()
    camp.talk("ben", ("ben", [warn("cal", ME)]), ("ben", [named("dee", ME)]))
    assert ME not in camp.mind.votes.voting
    assert camp.mind.votes.named == {}


def test_a_lie_travels_to_the_friends_of_whom_it_was_told_to():
    camp = Camp()
    camp.feel(ben=40, cal=-10)
    before = camp.trust("cal")
    camp.talk("ben", ("ben", [accuse("cal", "lie")]))
    assert camp.trust("cal") < before
    assert camp.mind.bonds.liars == {"cal": "ben"}
    again = Camp()
    again.feel(ben=-60, cal=30)
    before = again.trust("cal")
    again.talk("ben", ("ben", [accuse("cal", "lie")]))
    assert again.trust("cal") == before, "who is trusted less is not believed"


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
def test_the_end_is_planned_with_whom_both_have_told_and_who_are_still_trusted(archetype: str):
    camp = Camp(archetype)
    camp.talk("ben", ("ben", [the_end(ME)]))
    assert camp.mind.bonds.finalists == []
    camp.talk("ben", (ME, [the_end("ben")]))
    camp.feel(ben=40)
    assert camp.mind.bonds.finalists == ["ben"]
    camp.feel(ben=-100)
    assert camp.mind.bonds.finalists == []


def test_who_shares_a_meal_in_a_hungry_camp_is_thanked_and_who_brings_nothing_is_not():
    camp = Camp()
    camp.tell(facts.CampHungry(team="Driftwood", needed=30, had=20))
    before = {seat: camp.trust(seat) for seat in ("ben", "cal")}
    for seat, amount in (("ben", 12), ("cal", 0)):
        camp.tell(facts.Gathered(seat=seat, team="Driftwood", amount=amount))
    assert camp.trust("ben") > before["ben"]
    assert camp.trust("cal") < before["cal"]


def saved(by: str) -> Camp:
    """A card of somebody's undid the votes against me."""
    camp = Camp()
    camp.tell(
        facts.CardGained(seat=by, card="c1", kind="super_idol", how="found"),
        facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
        facts.VotesCounted(step="vote", counts={ME: 4, "dee": 2}, cast=6, voided=0),
        facts.CardPlayed(seat=by, card="c1", kind="super_idol", on=ME),
        facts.VotesRecounted(counts={"dee": 2}, cast=6, voided=4),
        facts.VotedOut(seat="dee", round=1, how="vote"),
    )
    return camp


def test_whoever_was_saved_by_a_card_likes_who_played_it():
    assert saved("ben").trust("ben") > Camp().trust("ben") + 20


def test_a_card_that_took_papers_off_a_level_count_saved_nobody_alone():
    camp = Camp()
    camp.tell(
        facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
        facts.VotesCounted(step="vote", counts={"cal": 3, "dee": 3}, cast=6, voided=0),
        facts.VotesRecounted(counts={"dee": 3}, cast=6, voided=3),
    )
    assert camp.mind.votes.today.saved == ""
    assert camp.mind.votes.today.deciding == {"dee": 3}
