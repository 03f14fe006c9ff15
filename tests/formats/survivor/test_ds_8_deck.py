"""DS-8.3, DS-8.4: what each card of the deck does, alone; how cards come, go and expire."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards import AT_A_VOTE, CARDS, DeckCard
from showrunner.formats.survivor.cards.kinds import fault_among_kinds
from tests.formats.survivor.playing_cards import EVERY_MOMENT, deal, outcome, scripted, vote_of
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import at_vote

TEAMS = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def test_DS_8_4_the_deck_has_twenty_cards_and_each_makes_sense() -> None:
    assert set(CARDS) == set(get_args(DeckCard))
    assert len(CARDS) >= 20
    for name, kind in CARDS.items():
        assert fault_among_kinds(kind, CARDS) is None, name
        assert kind.name and kind.text.endswith(".")


ALONE = [
    ("ada hidden_immunity cal", "cal immune; dee by vote"),
    ("ada extra_vote -", "ada×2; cal by vote"),
    ("ada steal_a_vote ben", "ada×2 ben×0; cal by vote"),
    ("ada amulet cal", "cal immune; dee by vote"),
    ("ada idol_nullifier cal", "cal by vote"),
    ("cal safety_without_power -", "cal leaves; cal×0; dee by vote"),
    ("ada super_idol cal", "cal immune; dee by vote"),
    ("ada vote_block ben", "ben×0; cal by vote"),
    ("ada bank_a_vote -", "ada×0; cal by vote"),
    ("ada fake_idol cal", "fake_idol of ada fake; cal by vote"),
]


@pytest.mark.parametrize(("play", "comes_of_it"), ALONE)
def test_DS_8_4_a_card_alone(play: str, comes_of_it: str) -> None:
    table = vote_of([play])
    assert outcome(table) == comes_of_it
    assert not [seat for seat in table.seats if table.sheet.hand(seat)] or "bank" in play


@pytest.mark.parametrize(
    ("dice", "comes_of_it"),
    [
        (14, "cal immune; cal×0; dee by vote"),
        (13, "shot_in_the_dark of cal out of luck; cal×0; cal by vote"),
    ],
)
def test_DS_8_4_a_shot_in_the_dark_needs_fourteen(dice: int, comes_of_it: str) -> None:
    table = vote_of(["cal shot_in_the_dark cal"])
    table.fix("luck", dice)
    assert outcome(table) == comes_of_it
    assert sum(table.fact(facts.LuckTried, "public").dice) == dice


def test_DS_8_4_a_banked_vote_is_an_extra_vote_on_another_night() -> None:
    table = vote_of(["ada bank_a_vote -"])
    outcome(table)
    (card,) = table.sheet.hand("ada").values()
    assert (card.kind, table.fact(facts.CardGained, "ada", how="made").seat) == (
        "extra_vote",
        "ada",
    )
    scripted(table, ["ada extra_vote -"])
    ballots = table.until_asked("ballot", "ada")
    assert len(table.asked("ballot", "ada")) == 2
    assert "further" in str([ask.question.text for ask in table.asked("ballot", "ada")])
    assert ballots.question != table.asked("ballot", "ada")[1].question


@pytest.mark.parametrize(
    ("holders", "plays"),
    [
        ("ada", "Amulet on Cal"),
        ("ada ben", "Amulet on Cal"),
        ("ada ben cal", "Amulet"),
        ("ada ben cal dee", "Amulet"),
    ],
)
def test_DS_8_4_an_amulet_is_weaker_the_more_hold_one(holders: str, plays: str) -> None:
    table = vote_of([])
    deal(table, " ".join(f"{seat}:amulet" for seat in holders.split()))
    ask = table.until_asked("card", "ada")
    labels = [option.label for option in ask.question.fields["play"].options]
    assert plays in labels
    own = f"Amulet on {table.sheet.names['ada']}"
    assert (own in labels) == (holders == "ada")
    counted = [fact.holders for fact in table.facts(facts.HoldersCounted, "ada")]
    assert counted == [nth + 1 for nth in range(len(holders.split()))]
    assert not table.facts(facts.HoldersCounted, "gus")


def test_DS_8_4_who_is_asked_for_a_card_they_lack_keeps_all() -> None:
    table = vote_of(["ada knowledge_is_power ben:super_idol"])
    deal(table, "ben:hidden_immunity")
    outcome(table)
    assert not table.fact(facts.CardAskedFor, "public").got
    assert table.sheet.hand("ben") and not table.facts(facts.CardTransferred)


def test_DS_8_4_one_is_asked_for_a_fake_as_if_it_were_real() -> None:
    plays = ["ada knowledge_is_power ben:hidden_immunity", "ada hidden_immunity cal after"]
    table = vote_of(plays[:1])
    deal(table, "ben:fake_idol")
    scripted(table, plays)
    assert outcome(table) == "ada takes hidden_immunity; fake_idol of ada fake; cal by vote"
    for viewer in ("ada", "ben"):
        assert table.sheet_of(viewer).hand("ada") == {}
        assert not table.facts(facts.CardForged, viewer)


def test_DS_8_4_a_fake_reads_like_the_real_one_until_it_is_played() -> None:
    """DS-12.5: its holder gets the same bytes, whichever it is."""
    seen = []
    for kind in ("hidden_immunity", "fake_idol"):
        table = vote_of([])
        deal(table, f"ada:{kind}")
        ask = table.until_asked("card", "ada")
        seen.append((table.view("ada"), ask.question, ask.nth))
    assert seen[0] == seen[1]


SECRET = {
    "extra_vote": "ada extra_vote -",
    "idol_nullifier": "ada idol_nullifier cal",
    "bank_a_vote": "ada bank_a_vote -",
}


@pytest.mark.parametrize("play", SECRET.values(), ids=SECRET)
def test_DS_8_3_a_secret_play_is_known_to_its_player_alone(play: str) -> None:
    """DS-12.5: up to the reading everybody else gets the same as if it had not been played."""
    seen: list[Any] = []
    for plays in ([play], []):
        table = vote_of(plays)
        if not plays:
            deal(table, f"ada:{play.split()[1]}")
        table.until_asked("ballot", "ben")
        asks = [(ask.seat, ask.question, ask.nth) for ask in table.asked("ballot", "ben")]
        seen.append((asks, [table.view(viewer) for viewer in ("public", "ben", "gus")]))
    assert seen[0] == seen[1]


def test_DS_8_4_who_lost_a_vote_is_told_so() -> None:
    table = vote_of(["ada steal_a_vote ben", "cal vote_block dee"])
    table.until_asked("ballot")
    assert [fact.how for fact in table.facts(facts.VoteLost, "ben")] == ["stolen"]
    assert [fact.how for fact in table.facts(facts.VoteLost, "dee")] == ["blocked"]
    assert not table.facts(facts.VoteLost, "ada") + table.facts(facts.VoteGained, "ben")


# -- moments ---------------------------------------------------------------------------------------


def test_DS_10_10_everybody_is_asked_at_every_moment_that_is_held() -> None:
    """One holds something, all are asked: and at moments that are not held, nobody."""
    for parameters in (EVERY_MOMENT, {}):
        table = Table(5, parameters=parameters)
        deal(table, "cal:hidden_immunity")
        held: dict[str, set[str]] = {}
        while not table.facts(facts.LastWords):
            for ask in table.asked("card"):
                held.setdefault(ask.question.text, set()).add(ask.seat)
            table.answer(table.open_asks[0])
        moments = parameters.get("card_moments", AT_A_VOTE)
        moments = [each for each in moments if each != "when the jury is formed"]
        assert [text.removeprefix("A moment ").split(":")[0] for text in held] == moments
        assert all(seats == set(table.seats) for seats in held.values())


def test_DS_8_3_a_card_for_a_moment_that_is_not_held_is_refused() -> None:
    table = Table(5).start()
    with pytest.raises(Exception, match="set card_moments to"):
        deal(table, "ada:super_idol")
    table.order("set_parameter", parameter="card_moments", value=[*AT_A_VOTE, "after the reading"])
    deal(table, "ada:super_idol")


def test_DS_8_4_a_jury_veto_is_not_offered_where_nobody_could_sit_instead() -> None:
    for size, offered in ((5, False), (1, True)):
        table = Table(7, parameters={**EVERY_MOMENT, "jury_size": size, "finalists": 2})
        deal(table, "ada:jury_veto")
        table.order("grant_immunity", seats=["ada"])
        table.fix("competition", lambda seat, **_: 12 if seat == "ada" else 5)
        asked = False
        while not table.facts(facts.FinalBegan):
            asked |= any("jury" in ask.question.text for ask in table.asked("card"))
            table.answer(table.open_asks[0])
        assert asked is offered, size


def test_DS_8_4_a_shuffle_is_not_offered_to_one_team() -> None:
    for cast, offered in ((8, True), (5, False)):
        table = Table(cast, parameters=EVERY_MOMENT)
        deal(table, "ada:team_shuffle")
        assert bool(table.options(table.until_asked("card", "ada"), "play")) is offered


# -- coming and going ------------------------------------------------------------------------------


def test_DS_4_6_camps_are_stocked_from_the_camp_deck() -> None:
    deck = ["extra_vote", "hidden_immunity", "vote_block"]
    table = Table(8, parameters={"camp_deck": deck, "camp_advantages": 5})
    planted = [fact.kind for fact in table.start().facts(facts.CardPlanted)]
    assert len(planted) == 10 and set(planted) <= set(deck) and len(set(planted)) > 1


def test_DS_4_6_a_camp_deck_of_cards_that_nobody_could_play_is_refused() -> None:
    with pytest.raises(Exception, match="camp_deck: super_idol is played after the reading"):
        Table(8, parameters={"camp_deck": ["super_idol"]})
    with pytest.raises(Exception, match="camp_deck: idol_half brings hidden_immunity, which is"):
        Table(
            8, parameters={"camp_deck": ["idol_half"], "card_moments": ["before the competition"]}
        )


def test_DS_8_3_a_card_expires_in_secret_when_few_are_left() -> None:
    table = vote_of([])
    deal(table, "ada:shot_in_the_dark ben:hidden_immunity")
    outcome(table)
    table.until_phase("competition", 2)
    lost = table.fact(facts.CardLost)
    assert (lost.holder, lost.why) == ("ada", "expired")
    assert not table.facts(facts.CardLost, "ben") and table.sheet.hand("ben")
    with pytest.raises(Exception, match="has expired"):
        deal(table, "dee:shot_in_the_dark")


def test_DS_4_6_a_camp_whose_card_expired_is_stocked_again_with_what_can_be_played() -> None:
    deck = ["hidden_immunity", "shot_in_the_dark"]
    table = Table(7, parameters={"camp_deck": deck, "camp_advantages": 5})
    table.until_told(facts.RoundBegan, round=2)
    gone = [table.sheet.cards[fact.card].kind for fact in table.facts(facts.CardLost)]
    assert set(gone) <= {"shot_in_the_dark"}
    for card in table.sheet.cards.values():
        assert card.fate != "at camp" or card.kind == "hidden_immunity"


def test_DS_12_7_no_card_at_all_is_played_when_votes_have_stalled() -> None:
    table = at_vote(5, parameters={"stall_votes": 1})
    everybody = list(table.seats)
    table.order("grant_immunity", seats=everybody)
    table.until_told(facts.NobodyVotedOut)
    deal(table, "ada:hidden_immunity")
    table.until_asked("card")
    assert table.options(table.asked("card", "ada")[0], "play") == []
