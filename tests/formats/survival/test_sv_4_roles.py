"""SV-4: what each role may do."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.survival import facts
from showrunner.formats.survival.phases.evil import CAUGHT_UP_TO
from showrunner.formats.talk.acts import Act
from tests.formats.survival.table import BASIC, Table, cast_of


def test_SV_4_1_prompts_and_results_are_for_the_role_alone() -> None:
    table = Table().on("ask", "a").on("protect", "c").on("nominate", "f")
    table.until_told(facts.DawnBroke)
    owners = {facts.ScientistAsked: "c", facts.RangerProtected: "d", facts.PeekChosen: "e"}
    for fact, owner in owners.items():
        assert table.audience(fact).seats == (owner,)
    assert set(table.ever_asked("nominate")) == {"a", "b"}


def test_SV_4_2_all_evil_know_each_other_from_the_first_night() -> None:
    table = Table()
    assert table.audience(facts.EvilMet).seats == ("a", "b")
    assert table.sheet_of("a").living_of("evil") == ["a", "b"]
    assert table.sheet_of("c").living_of("evil") == []


def test_SV_4_3_evil_names_no_evil_unless_it_may() -> None:
    ask = Table().until_asked("nominate")
    assert Table().options(ask) == list("cdefgh")
    free = Table(evil_may_target_evil=True)
    assert free.options(free.until_asked("nominate")) == list("abcdefgh")


def test_SV_4_4_unanimity_of_those_who_name_somebody_ends_it() -> None:
    table = Table().on("nominate", "f", "a")
    agreed = table.until_told(facts.EvilAgreed)
    assert (agreed.target, agreed.how) == ("f", "agreed")
    assert len(table.facts(facts.EvilNominated)) == 2


def test_SV_4_4_after_three_passes_the_most_named_or_a_draw_or_nobody() -> None:
    table = Table(cast_of(9, 3)).on("nominate", "f").on("nominate", "g", "a")
    agreed = table.until_told(facts.EvilAgreed)
    assert (agreed.target, agreed.how) == ("f", "most named")
    tied = Table().on("nominate", "f", "a").on("nominate", "g", "b")
    tied.draws["evil_tie"] = "g"
    agreed = tied.until_told(facts.EvilAgreed)
    assert (agreed.target, agreed.how) == ("g", "drawn")
    assert max(fact.turn for fact in tied.facts(facts.EvilNominated)) == 3
    nobody = Table().until_told(facts.EvilAgreed)
    assert (nobody.target, nobody.how) == (None, "nobody")


def test_SV_4_4_evil_sees_earlier_passes_and_words() -> None:
    table = Table().on("nominate", {"name": "f", "words": "The quiet one."}, "a")
    table.on("nominate", "g", "b")
    table.until_told(facts.EvilAgreed)
    said = table.facts(facts.EvilNominated, "b", seat="a", turn=1)[0]
    assert str(said.words) == "The quiet one."
    assert table.facts(facts.EvilNominated, "c") == []


def test_SV_4_4_the_acts_of_a_word_in_the_night_are_known_to_evil_alone() -> None:
    acts = [{"act": "propose", "about": "f"}, {"act": "claim", "what": "ranger"}]
    table = Table().on("nominate", {"name": "f", "words": "F.", "acts": acts}, "a")
    table.until_told(facts.EvilAgreed)
    for seat in table.seats:
        told = table.facts(facts.EvilNominated, seat, seat="a")
        right = (Act("propose", "f"), Act("claim", what="ranger"))
        assert [fact.acts for fact in told] == ([right] * len(told) if seat in "ab" else [])
    assert table.facts(facts.EvilNominated, "b", seat="a")


def test_SV_4_5_an_element_is_asked_nothing_at_night_and_speaks_by_day() -> None:
    table = Table()
    table.until_told(facts.ConferenceEnded)
    kinds = {kind for _, seat, kind, _ in table.asked_of if seat == "h"}
    assert kinds == {"survival.speak", "survival.vote"}


def test_SV_4_6_the_scientist_is_answered_truthfully_and_may_repeat() -> None:
    table = Table().on("ask", "a", round=1).on("ask", "e", round=2).votes("", 1)
    table.until_told(facts.ScientistAsked, target="e")
    answers = [(fact.target, fact.answer) for fact in table.facts(facts.ScientistAsked, "c")]
    assert answers == [("a", "evil"), ("e", "good")]
    ask = table.until_asked("ask", "c")
    assert table.options(ask) == [seat for seat in table.sheet.living if seat != "c"]


def test_SV_4_7_the_ranger_stops_the_evil_forces_alone() -> None:
    table = Table().on("nominate", "d").on("protect", "d")
    table.until_told(facts.NobodyEliminated, moment="dawn")
    bombed = Table(cast_of(9, 2, "ranger", "engineer"))
    bombed.on("protect", "h", round=2).on("engineer", "bomb>h", round=2)
    bombed.until_told(facts.Eliminated)
    assert bombed.out == [("h", "bomb")]


def test_SV_4_8_not_the_same_on_two_nights_running() -> None:
    table = Table().on("protect", "f", round=1)
    table.until_told(facts.RoundBegan, round=2)
    second = table.asked("protect")[0]
    assert "f" not in table.options(second)
    with pytest.raises(IllegalAnswer):
        table.answer(second, "f")
    table.answer(second, None)
    table.until_told(facts.RoundBegan, round=3)
    assert "f" in table.options(table.until_asked("protect"))


ENGINEER = cast_of(9, 2, "engineer")


def test_SV_4_9_shield_and_bomb_once_each_from_the_second_night_on() -> None:
    table = Table(ENGINEER, stall_rounds=9).on("engineer", "shield>c", round=2)
    table.until_told(facts.RoundBegan, round=2)
    assert table.ever_asked("engineer") == []
    table.until_told(facts.RoundBegan, round=3)
    third = table.until_asked("engineer")
    assert all(option.startswith("bomb>") for option in table.options(third))
    table.on("engineer", "bomb>d", round=3)
    table.until_told(facts.RoundBegan, round=4)
    table.until_told(facts.DawnBroke, round=4)
    assert table.ever_asked("engineer") == ["c", "c"]


def test_SV_4_10_the_shield_holds_for_its_night() -> None:
    table = Table(ENGINEER).on("nominate", "d").on("nominate", "e", round=1)
    table.on("engineer", "shield>d", round=2)
    table.until_told(facts.NobodyEliminated, round=2, moment="dawn")
    assert table.fact(facts.ProtectionHeld).by == "shield"
    table.until_told(facts.Eliminated, seat="d", round=3)


def test_SV_4_11_the_bomb_goes_off_and_never_on_oneself_unless_it_may() -> None:
    table = Table(ENGINEER).on("engineer", "bomb>a", round=2)
    ask = table.until_asked("engineer")
    assert "bomb>c" not in table.options(ask) and "shield>c" in table.options(ask)
    table.until_told(facts.Eliminated, seat="a")
    assert table.out == [("a", "bomb")]
    free = Table(ENGINEER, engineer_may_bomb_self=True)
    assert "bomb>c" in free.options(free.until_asked("engineer"))


def test_SV_4_12_what_the_eliminated_did_that_night_stands() -> None:
    table = Table().on("nominate", "d").on("protect", "c", "d").on("ask", "a")
    table.until_told(facts.Eliminated, seat="d")
    assert table.sheet.protected[1] == "c"
    both = Table().on("nominate", "c").on("ask", "a")
    both.until_told(facts.Eliminated, seat="c")
    assert both.fact(facts.ScientistAsked, "c").answer == "evil"


def test_SV_4_13_the_polar_bear_goes_for_the_tied() -> None:
    table = Table(cast_of(9, 2, "polar_bear")).votes("a>d b>e")
    table.until_told(facts.Eliminated)
    assert table.out == [("c", "polar_tie")]


def test_SV_4_14_the_polar_bear_leaves_a_sole_voter_or_bars_one() -> None:
    for mode, voters in (("sole_voter", ["d"]), ("barred", list("abefghi"))):
        table = Table(cast_of(9, 2, "polar_bear")).votes("a>c", 1).on("polar", f"{mode}>d")
        table.until_told(facts.RestrictionBegan)
        assert table.sheet.round == 2
        assert list(table.until_told(facts.VoteBegan).voters) == voters


def test_SV_4_15_the_gmo_takes_somebody_along_however_it_goes() -> None:
    voted = Table(cast_of(9, 2, "gmo")).votes("a>c", 1).on("gmo", "a")
    voted.until_told(facts.Eliminated, seat="a")
    assert voted.out == [("c", "vote"), ("a", "gmo")]
    killed = Table(cast_of(9, 2, "gmo")).on("nominate", "c").on("gmo", "b")
    killed.until_told(facts.Eliminated, seat="b")
    assert killed.out == [("c", "evil"), ("b", "gmo")]
    assert killed.fact(facts.Eliminated, seat="b").moment == "dawn"


def test_SV_4_16_who_is_in_nairobi_misses_the_conference() -> None:
    table = Table(cast_of(9, 2, "agency")).on("summon", "d", round=1)
    began = table.until_told(facts.ConferenceBegan)
    assert "d" not in began.participants
    vote = table.until_told(facts.VoteBegan)
    assert "d" not in vote.voters and "d" not in vote.candidates
    assert "d" not in table.ever_asked("speak")
    table.until_told(facts.ConferenceBegan, round=2)
    assert "d" in table.sheet.participants


def test_SV_4_17_nobody_twice_not_oneself_and_it_may_be_skipped() -> None:
    table = Table(cast_of(9, 2, "agency")).on("summon", "d", round=1)
    first = table.until_asked("summon")
    assert "c" not in table.options(first)
    table.until_told(facts.RoundBegan, round=2)
    assert "d" not in table.options(table.until_asked("summon"))
    table.until_told(facts.AgencySummoned, target=None)
    free = Table(cast_of(9, 2, "agency"), ppa_may_summon_self=True)
    assert "c" in free.options(free.until_asked("summon"))


def test_SV_4_17_the_first_summons_may_be_mandatory() -> None:
    table = Table(cast_of(9, 2, "agency"), ppa_first_mandatory=True)
    ask = table.until_asked("summon")
    assert not ask.question.fields["name"].may_pass
    assert table.until_told(facts.AgencySummoned).target is not None
    table.until_told(facts.RoundBegan, round=2)
    assert table.until_asked("summon").question.fields["name"].may_pass


def test_SV_4_18_a_caught_activist_goes_besides_the_night_kill() -> None:
    table = Table().on("peek", "stare").on("nominate", "g")
    table.dice["peek"] = 3
    table.until_told(facts.Eliminated, seat="g")
    assert table.out == [("e", "activist_caught"), ("g", "evil")]


@pytest.mark.parametrize(("how", "watched"), CAUGHT_UP_TO)
def test_SV_4_19_the_table_of_the_peek(how: str, watched: bool) -> None:
    limit = {("glance", False): 1, ("glance", True): 3, ("stare", False): 3, ("stare", True): 5}
    for die in range(1, 7):
        table = Table().on("peek", how).on("nominate", "g")
        table.on("watch", "e" if watched else "f", "a")
        table.dice["peek"] = die
        table.until_told(facts.EvilAgreed)
        caught = bool(table.facts(facts.ActivistCaught))
        assert caught is (die <= limit[how, watched])
        if not caught:
            seen = table.fact(facts.PeekSucceeded, "e")
            assert seen.target == "g"
            assert len(seen.evil) == (1 if how == "glance" else 2)


def test_SV_4_19_asleep_nothing_is_rolled() -> None:
    table = Table().on("watch", "e")
    table.until_told(facts.DawnBroke)
    assert table.rolls == []
    assert table.facts(facts.PeekSucceeded) == []


def test_SV_4_19_other_modes() -> None:
    safe = Table(activist_mode="always_one").on("peek", "stare").on("nominate", "g")
    safe.until_told(facts.DawnBroke)
    assert len(safe.fact(facts.PeekSucceeded).evil) == 1
    assert safe.rolls == [] and safe.ever_asked("watch") == []
    off = Table(activist_mode="off")
    off.until_told(facts.DawnBroke)
    assert off.ever_asked("watch") == [] and off.ever_asked("peek") == []


def test_SV_4_20_the_caught_learns_nothing_and_is_no_target() -> None:
    table = Table().on("peek", "glance").on("watch", "e", "b")
    table.dice["peek"] = 2
    ask = table.until_asked("nominate")
    assert table.facts(facts.ActivistCaught, "a")
    assert "e" not in table.options(ask)
    table.until_told(facts.DawnBroke)
    assert table.facts(facts.PeekSucceeded) == []


def test_SV_4_21_watching_tells_nothing() -> None:
    peeks = Table().on("watch", "f").on("peek", "glance")
    peeks.dice["peek"] = 6
    sleeps = Table().on("watch", "f")
    for table in (peeks, sleeps):
        table.until_told(facts.DawnBroke)
    assert peeks.view("a") == sleeps.view("a")


def test_SV_4_22_the_activist_never_claims_to_be_evil() -> None:
    table = Table()
    ask = table.until_asked("speak", "e")
    assert "evil" not in table.options(ask, "claim")
    with pytest.raises(IllegalAnswer):
        table.answer(ask, {"claim": "evil"})
    assert "e" not in table.ever_asked("nominate")


def test_SV_4_23_mother_nature_names_two_on_the_first_night() -> None:
    table = Table(cast_of(9, 2, "mother_nature")).on("buddies", {"buddies": ("a", "c")})
    ask = table.until_asked("buddies")
    assert table.options(ask) == list("abcdefghi")
    for wrong in (("a", "a"), ("a",), ("a", "b", "c")):
        with pytest.raises(IllegalAnswer):
            table.answer(ask, {"buddies": wrong})
    table.until_told(facts.RoundBegan, round=3)
    assert {night for night, _, kind, _ in table.asked_of if kind == "survival.buddies"} == {1}
    drawn = Table(cast_of(9, 2, "mother_nature"))
    drawn.until_told(facts.BuddiesNamed)
    assert len(drawn.sheet.buddies) == 2


def test_SV_4_24_buddies_learn_of_each_other_and_fall_together() -> None:
    table = Table(cast_of(9, 2, "mother_nature")).on("buddies", {"buddies": ("d", "e")})
    table.on("nominate", "d")
    table.until_told(facts.NightBegan)
    table.until_told(facts.BuddiesMet)
    assert table.audience(facts.BuddiesMet).seats == ("d", "e")
    assert table.audience(facts.BuddiesNamed).seats == ("c",)
    assert table.facts(facts.BuddiesNamed, "d") == []
    table.until_told(facts.NobodyEliminated, moment="conference")
    assert table.out == [("d", "evil"), ("e", "bond")]


def test_SV_4_24_buddies_may_talk_where_producers_let_them() -> None:
    table = Table(cast_of(9, 2, "mother_nature"), buddy_chat=True)
    table.on("buddies", {"buddies": ("d", "e")}).on("buddy_chat", "I am with you.")
    table.until_told(facts.ChannelSpoke)
    assert table.audience(facts.ChannelSpoke).seats == ("d", "e")


def test_SV_4_25_a_memory_sees_all_and_takes_no_part() -> None:
    table = Table().on("nominate", "f", round=1).on("ask", "a")
    table.until_told(facts.RoundBegan, round=2)
    shown = table.fact(facts.BecameMemory, "f")
    assert shown.roles["c"] == "scientist"
    table.until_told(facts.ConferenceEnded, round=2)
    assert table.facts(facts.ScientistAsked, "f")
    assert "f" not in table.ever_asked("vote")


def test_SV_4_25_memories_may_be_kept_in_the_dark_or_let_talk() -> None:
    dark = Table(memories_see_all=False).on("nominate", "f", round=1).on("ask", "a")
    dark.until_told(facts.ConferenceEnded, round=2)
    assert dark.facts(facts.BecameMemory) == []
    assert dark.facts(facts.ScientistAsked, "f") == []
    chatty = Table(cast_of(9, 2), memory_lounge=True, memory_scorekeeper=True)
    chatty.on("nominate", lambda ask: ask.question.fields["name"].options[0].value)
    chatty.on("lounge", "It was them.").on("recap", "Nobody slept.")
    chatty.until_told(facts.ChannelSpoke)
    assert chatty.audience(facts.ChannelSpoke).seats == ("c", "d")
    assert chatty.audience(facts.NightRecapped).seats == (chatty.sheet.eliminated[0].seat,)


def test_SV_4_25_the_first_memory_keeps_the_score() -> None:
    table = Table(cast_of(9, 2), memory_scorekeeper=True)
    table.on("nominate", lambda ask: ask.question.fields["name"].options[0].value)
    table.until_told(facts.ConferenceEnded, round=3)
    memories = [fact.seat for fact in table.facts(facts.Eliminated)]
    recapped = [fact.seat for fact in table.facts(facts.NightRecapped)]
    assert len(memories) > 1
    assert recapped == [memories[0]] * len(recapped) != []


def test_the_basic_cards_are_the_ones_of_the_examples() -> None:
    assert [fact.role for fact in Table().facts(facts.RoleDealt)] == list(BASIC)
