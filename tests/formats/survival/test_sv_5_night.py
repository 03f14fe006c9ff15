"""SV-5: the night and what is said of it."""

from __future__ import annotations

from showrunner.formats.survival import facts
from tests.formats.survival.table import Table, cast_of

ALL = (
    "scientist",
    "ranger",
    "activist",
    "polar_bear",
    "mother_nature",
    "gmo",
    "engineer",
    "agency",
)
ADVANCED = cast_of(16, 4, *ALL)
HOLDER = dict(zip(ADVANCED, "abcdefghijklmnop", strict=True))


def advanced(**parameters: object) -> Table:
    return Table(ADVANCED, mode="advanced", spotlight="no", **parameters)


def test_SV_5_1_at_night_nobody_speaks_in_the_open() -> None:
    table = Table().on("nominate", "f")
    table.until_told(facts.DawnBroke)
    assert table.ever_asked("speak") == []
    assert table.audience(facts.NightBegan).everybody


def test_SV_5_2_mother_nature_comes_first() -> None:
    table = advanced()
    assert [ask.seat for ask in table.open_asks] == [HOLDER["mother_nature"]]


def test_SV_5_3_buddies_know_before_the_others_are_asked() -> None:
    table = advanced().on("buddies", {"buddies": ("a", "p")})
    table.until_told(facts.BuddiesMet)
    assert table.facts(facts.BuddiesMet, "p")
    assert table.ever_asked("watch") == []


def test_SV_5_4_evil_meets_then_watches_then_chooses() -> None:
    table = Table().on("nominate", "f").on("watch", "g").on("peek", "glance")
    table.dice["peek"] = 6
    table.until_told(facts.DawnBroke)
    told = [type(fact) for fact in table.view("producers")]
    order = [facts.EvilMet, facts.EvilWatched, facts.PeekRolled, facts.EvilNominated]
    places = [told.index(kind) for kind in [*order, facts.EvilAgreed, facts.PeekSucceeded]]
    assert places == sorted(places)


def test_SV_5_5_the_ranger_is_asked_every_night() -> None:
    table = Table()
    table.until_told(facts.RoundBegan, round=3)
    assert table.ever_asked("protect") == ["d", "d"]


def test_SV_5_6_the_engineer_is_asked_from_the_second_night_on() -> None:
    table = advanced(stall_rounds=9)
    table.until_told(facts.ConferenceEnded, round=2)
    assert [round for round, _, kind, _ in table.asked_of if kind == "survival.engineer"] == [2]


def test_SV_5_7_the_scientist_asks_every_night() -> None:
    table = Table().on("ask", "b")
    table.until_told(facts.RoundBegan, round=3)
    assert [fact.answer for fact in table.facts(facts.ScientistAsked)] == ["evil", "evil"]


def test_SV_5_8_hands_are_raised_for_the_moderator_alone() -> None:
    table = advanced()
    raised = table.until_told(facts.HandsRaised)
    shown = ("engineer", "polar_bear", "gmo", "activist")
    assert raised.holders == {role: HOLDER[role] for role in shown}
    assert table.audience(facts.HandsRaised).code == "producers"
    basic = Table()
    basic.until_told(facts.DawnBroke)
    assert basic.facts(facts.HandsRaised) == []


def test_SV_5_9_the_agency_summons_or_passes_every_night() -> None:
    table = advanced().on("summon", "a", round=1)
    table.until_told(facts.RoundBegan, round=3)
    assert [fact.target for fact in table.facts(facts.AgencySummoned)] == ["a", None]


def test_SV_5_10_dawn_tells_what_the_night_came_to() -> None:
    table = Table().on("nominate", "f")
    gone = table.until_told(facts.Eliminated)
    assert (gone.seat, gone.role, gone.moment) == ("f", "clean_water", "dawn")


def test_SV_5_11_a_role_that_is_gone_or_not_there_is_not_called() -> None:
    table = Table().on("nominate", "e", round=1)
    table.until_told(facts.RoundBegan, round=3)
    assert {r for r, _, kind, _ in table.asked_of if kind == "survival.peek"} == {1}
    assert {r for r, _, kind, _ in table.asked_of if kind == "survival.watch"} == {1}
    assert table.ever_asked("summon") == []


def test_SV_5_11_evil_watches_on_where_nobody_can_know_the_activist_is_not_there() -> None:
    hidden = Table(cast_of(9, 2), reveal_setup_counts=False)
    hidden.until_told(facts.DawnBroke)
    assert hidden.ever_asked("watch") == ["a", "b"]
    open_ = Table(cast_of(9, 2))
    open_.until_told(facts.DawnBroke)
    assert open_.ever_asked("watch") == []


def test_SV_5_12_no_list_depends_on_what_others_chose_that_night() -> None:
    table = Table().on("peek", "stare").on("watch", "e")
    table.dice["peek"] = 1
    table.until_told(facts.ActivistCaught)
    for kind in ("protect", "ask"):
        assert "e" in table.options(table.asked(kind)[0])


def test_SV_5_13_the_night_is_resolved_in_one_batch() -> None:
    table = advanced().on("buddies", {"buddies": ("o", "p")}).on("nominate", "o", round=2)
    table.on("engineer", "bomb>n", round=2).on("peek", "stare", round=2).on("watch", "g")
    table.dice["peek"] = 1
    table.until_told(facts.ConferenceBegan, round=2)
    assert table.out == [
        ("g", "activist_caught"),
        ("n", "bomb"),
        ("o", "evil"),
        ("p", "bond"),
    ]


def test_SV_5_14_dawn_in_its_order() -> None:
    table = advanced().on("summon", "a", round=1).on("nominate", HOLDER["gmo"]).on("gmo", "h")
    table.until_told(facts.ConferenceBegan)
    told = [type(fact) for fact in table.view("public")]
    order = [facts.DawnBroke, facts.NairobiSummoned, facts.Eliminated, facts.GmoChose]
    places = [told.index(kind) for kind in order]
    assert places == sorted(places)
    assert [seat for seat, _ in table.out] == [HOLDER["gmo"], "h"]
    assert table.sheet.polar is not None, "h was the Polar Bear and was asked"


def test_SV_5_15_causes_are_kept_back_unless_announced() -> None:
    table = Table().on("nominate", "f")
    assert table.until_told(facts.Eliminated).cause is None
    assert table.audience(facts.CauseRecorded).code == "producers"
    loud = Table(announce_causes=True).on("nominate", "f")
    assert loud.until_told(facts.CausesAnnounced).causes == ("evil",)
    assert loud.audience(facts.CausesAnnounced).everybody
    bombed = Table(cast_of(9, 2, "engineer"), announce_causes=True).on("engineer", "bomb>d")
    assert bombed.until_told(facts.CausesAnnounced).causes == ("bomb",)


def test_SV_5_16_a_summons_for_one_who_fell_is_spent() -> None:
    table = Table(cast_of(9, 2, "agency")).on("summon", "d", round=1).on("nominate", "d", round=1)
    table.until_told(facts.ConferenceBegan)
    assert table.sheet.nairobi == ()
    assert table.facts(facts.NairobiSummoned) == []
    assert "d" in table.sheet.was_summoned


def test_SV_5_17_a_win_at_dawn_ends_it() -> None:
    table = Table(cast_of(8, 3)).on(
        "nominate", lambda ask: ask.question.fields["name"].options[0].value
    )
    table.play()
    assert table.over
    assert table.sheet.won is not None and table.sheet.won.rule == "SV-8.3"
    assert table.sheet.phase == "dawn"
