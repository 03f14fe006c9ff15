"""The voting grid of Mini-Survivor: a vote for each tribe, and that on the candidate (MS-8.7)."""

from __future__ import annotations

from showrunner.formats.mini_survivor import facts
from tests.formats.grids import grid_of, lines
from tests.formats.mini_survivor.table import FAR, Table

F = "ana3 ben17 cal22 dee41 eve58"
NEVER = {**FAR, "reveal": "never"}


def voted(**parameters: object) -> Table:
    table = Table({"F": F, "G": "fay30 gus31 hal32"}, parameters={**NEVER, **parameters})
    table.vote(s17=3, s22=3, s41=17)
    table.send("ana", "3 v 17", "3 i")
    table.send("fay", "30 v 31")
    return table.play_round()


def test_MS_4_5_producers_see_each_tribes_vote_as_it_counted() -> None:
    first, second = lines(voted())
    assert first == (
        "1 vote F: #17>#17 Ben #22>#22 Cal #3>#17 Ben #41>#17 Ben #58>#58 Eve = #17 Ben 3–1–1–0–0"
    )
    assert second.startswith("1 vote G: #30>#31 Gus")


def test_MS_4_8_a_player_sees_what_their_own_sent_and_the_totals() -> None:
    table = voted()
    vote = grid_of(table, "ben").votes[0]
    assert vote.totals == grid_of(table).votes[0].totals
    (own,) = vote.ballots
    assert (own.voter, own.name, own.counts) == ("#17", "#3", None), "idols are not told of"
    (anas,) = grid_of(table, "ana").votes[0].ballots
    assert (anas.voter, anas.name) == ("#3", "#17")
    assert not grid_of(table, "public").votes[0].ballots


def test_MS_4_8_open_idols_say_which_votes_were_turned() -> None:
    table = voted(reveal_idol_plays=True)
    (own,) = grid_of(table, "ben").votes[0].ballots
    assert (own.name, own.counts, own.why) == ("#17", True, "turned by an idol")


def test_MS_4_3_a_vote_for_one_who_fell_is_void() -> None:
    table = Table({"F": F}, parameters=NEVER)
    table.send("ana", "3 a 17 ben", "3 v 22")
    table.vote(s22=17)
    table.play_round()
    for viewer in ("producers", "cal"):
        (void,) = grid_of(table, viewer).votes[0].named_by("#22")
        assert (void.name, void.counts, void.why) == ("#17", False, "void")


def test_MS_8_7_the_vote_on_the_candidate_is_one_of_players() -> None:
    table = Table(
        {"F": "ana1 ana2 ben3 ben4 cal5"}, players=6, parameters={**NEVER, "ec_free_vote": False}
    )
    table.on("candidate", {"candidate": "cal"}, "ana")
    table.on("candidate", {"candidate": "cal"}, "ben")
    table.play()
    vote = grid_of(table).votes[-1]
    assert (vote.step, vote.decides, vote.result) == ("candidate", "candidate", ("cal",))
    assert vote.counted == vote.totals == {"cal": 2}
    assert [ballot.voter for ballot in grid_of(table, "ana").votes[-1].ballots] == ["ana"]
    assert not grid_of(table, "public").votes[-1].ballots
    assert table.facts(facts.CandidateNamed)[0].seat == "cal"
