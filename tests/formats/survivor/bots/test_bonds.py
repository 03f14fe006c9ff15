"""Trust follows only from what a castaway has experienced."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.character import ARCHETYPES
from showrunner.formats.talk.acts import Act
from tests.formats.survivor.bots.acts import accuse, agree, named, propose, warn
from tests.formats.survivor.bots.camp import ME, SAFE, Camp, X, swear, the_end


def test_a_promise_gains_trust_and_a_broken_one_loses_far_more():
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


def test_untested_safety_counts_as_kept():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    promised = camp.trust("ben")
    camp.vote("dee", {"dee": 6}, out="dee")
    assert camp.trust("ben") > promised
    assert camp.mind.promises.kept_by == {"ben"}


def test_votes_that_others_may_have_cast_are_held_against_nobody():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    promised = camp.trust("ben")
    camp.vote("dee", {ME: 3, "dee": 3}, out="dee", how="survival_roll")
    assert camp.trust("ben") == promised
    assert not camp.mind.promises.lies


def test_two_possible_liars_are_each_doubted_by_half_and_not_called_liars():
    camp = Camp()
    camp.talk("ben", ("ben", [SAFE]))
    camp.talk("cal", ("cal", [SAFE]))
    camp.vote("dee", {ME: 4, "dee": 2}, out="dee")  # four others, of whom two promised
    assert {outcome.certainty for outcome in camp.mind.promises.outcomes} == {50}
    assert not camp.mind.promises.lies


def test_too_few_votes_show_that_somebody_lied():
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


def test_a_yes_without_a_name_promises_the_proposed_name():
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


def test_ballots_voided_by_an_idol_break_no_promise():
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


def test_sparing_somebody_does_not_propose_them():
    camp = Camp()
    camp.talk("ben", ("ben", [Act("spare", "cal")]))
    assert camp.mind.votes.named_by == {}
    camp.vote("dee", {"dee": 6}, out="dee")
    assert not camp.mind.promises.outcomes


def test_a_spy_hears_proposed_names():
    camp = Camp()
    before = camp.trust("ben")
    camp.tell(
        facts.SpyPosted(seat=ME, on="ben"),
        facts.TalkSpied(seat=ME, on="ben", talk="ben+cal", seats=("ben", "cal")),
        facts.MessageOverheard(
            seat=ME, talk="ben+cal", speaker="ben", words=X, acts=(propose(ME),)
        ),
    )
    assert camp.mind.votes.named_by == {ME: ["ben"]}
    assert camp.mind.plans.in_danger
    assert camp.trust("ben") < before


def test_a_warning_gains_trust_for_its_giver_and_loses_it_for_the_named():
    camp = Camp()
    before = {seat: camp.trust(seat) for seat in ("ben", "eve")}
    camp.talk("ben", ("ben", [warn(ME, "eve")]))
    assert camp.trust("eve") < before["eve"]
    assert camp.trust("ben") > before["ben"]
    assert camp.mind.votes.proposers_of(ME) == ["eve"]


def test_a_false_report_of_my_own_proposal_is_not_believed():
    camp = Camp()
    camp.talk("ben", ("ben", [warn("cal", ME)]), ("ben", [named("dee", ME)]))
    assert ME not in camp.mind.votes.intentions
    assert camp.mind.votes.named_by == {}


def test_friends_of_a_deceived_castaway_hear_of_the_lie():
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
def test_the_end_is_planned_with_trusted_castaways_who_promised_it_too(archetype: str):
    camp = Camp(archetype)
    camp.talk("ben", ("ben", [the_end(ME)]))
    assert camp.mind.bonds.final_partners == []
    camp.talk("ben", (ME, [the_end("ben")]))
    camp.feel(ben=40)
    assert camp.mind.bonds.final_partners == ["ben"]
    camp.feel(ben=-100)
    assert camp.mind.bonds.final_partners == []


def test_food_in_a_hungry_camp_gains_trust_and_bringing_none_loses_it():
    camp = Camp()
    camp.tell(facts.CampHungry(team="Driftwood", needed=30, had=20))
    before = {seat: camp.trust(seat) for seat in ("ben", "cal")}
    for seat, amount in (("ben", 12), ("cal", 0)):
        camp.tell(facts.Gathered(seat=seat, team="Driftwood", amount=amount))
    assert camp.trust("ben") > before["ben"]
    assert camp.trust("cal") < before["cal"]


def saved(by: str) -> Camp:
    """A camp where somebody's card undid the votes against me."""
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


def test_being_saved_by_a_card_gains_trust_for_its_player():
    assert saved("ben").trust("ben") > Camp().trust("ben") + 20


def test_voiding_votes_of_a_tied_count_saves_no_single_castaway():
    camp = Camp()
    camp.tell(
        facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
        facts.VotesCounted(step="vote", counts={"cal": 3, "dee": 3}, cast=6, voided=0),
        facts.VotesRecounted(counts={"dee": 3}, cast=6, voided=3),
    )
    assert camp.mind.votes.today.saved == ""
    assert camp.mind.votes.today.deciding_counts == {"dee": 3}
