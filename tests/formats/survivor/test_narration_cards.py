"""How cards are told: each fact of theirs in words, and plays with what came of them."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import Fact
from showrunner.formats.narration import Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration import narrator as narrator_for
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant
from tests.formats.survivor.playing_cards import deal, outcome, scripted, vote_of
from tests.formats.survivor.telling import (
    ADA,
    BEN,
    CLEO,
    OPENING,
    began,
    ended,
    lines,
    told,
    words,
)


def played(kind: str, on: str = "", card: str = "c") -> facts.CardPlayed:
    return facts.CardPlayed(seat=ADA, card=card, kind=kind, on=on)


def cancelled(why: str, on: str = BEN) -> facts.CardCancelled:
    return facts.CardCancelled(card="c", seat=ADA, on=on, why=why)  # type: ignore[arg-type]


SENTENCES: list[tuple[Fact, Tone, str]] = [
    (facts.VoteLost(seat=BEN, how="stolen"), Tone.SECRET, "Ben’s vote is somebody else’s tonight."),
    (facts.VoteLost(seat=BEN, how="blocked"), Tone.SECRET, "Ben may not vote tonight."),
    (facts.VoteGained(seat=BEN), Tone.SECRET, "Ben writes one name more tonight."),
    (
        facts.NullifierLaid(seat=ADA, on=BEN),
        Tone.SECRET,
        "If a card is to make Ben immune tonight, it will do nothing.",
    ),
    (
        facts.LuckTried(seat=ADA, dice=(4, 5, 6), at_least=14),
        Tone.NARRATION,
        "It takes 14. The dice show 4, 5 and 6: 15.",
    ),
    (
        facts.CardAskedFor(seat=ADA, on=BEN, kind="extra_vote", got=False),
        Tone.RESULT,
        "Ada asks Ben for an Extra Vote. Ben holds none.",
    ),
    (
        facts.CardTransferred(card="c", kind="amulet", giver=BEN, taker=ADA),
        Tone.SECRET,
        "Ben’s Amulet is Ada’s now.",
    ),
    (
        facts.JurorVetoed(seat=ADA, juror=BEN, instead=CLEO),
        Tone.NARRATION,
        "Ben will not sit on the jury. Cleo comes back to judge.",
    ),
    (facts.HoldersCounted(kind="amulet", holders=2), Tone.SECRET, "Two hold an Amulet."),
    (
        facts.AdvantageGained(seat=ADA, amount=4),
        Tone.NARRATION,
        "Ada starts 4 ahead of the dice.",
    ),
    (
        facts.VotesRecounted(counts={BEN: 2}, cast=5, voided=3),
        Tone.SCORES,
        "The count now: Ben 2.",
    ),
]


@pytest.mark.parametrize(("fact", "tone", "text"), SENTENCES, ids=lambda value: str(value)[:24])
def test_a_fact_of_cards_is_told(fact: Fact, tone: Tone, text: str) -> None:
    assert (tone, text) in [(line.tone, line.text) for line in told(fact)]


def test_a_play_is_told_with_what_came_of_it() -> None:
    void = [line.text for line in told(played("hidden_immunity", BEN), cancelled("nullified"))]
    assert void[0] == "Ada plays a Hidden Immunity on Ben."
    assert "nullif" in void[1]
    alone = [line.text for line in told(played("knowledge_is_power", BEN))]
    assert alone == ["Ada plays Knowledge is Power on Ben."]
    assert [line.text for line in told(played("amulet"))] == ["Ada plays an Amulet."]


def test_who_goes_after_a_recount_goes_by_what_was_left_of_the_count() -> None:
    lines = told(
        facts.VoteBegan(present=(ADA, BEN, CLEO), immune=()),
        facts.VotesCounted(step="vote", counts={ADA: 3, BEN: 2, CLEO: 1}, cast=6, voided=0),
        facts.VotesRecounted(counts={BEN: 2, CLEO: 1}, cast=6, voided=3),
        facts.VotedOut(seat=BEN, round=1, how="vote"),
    )
    (out,) = [line.text for line in lines if line.text.startswith("Ben") and "–" in line.text]
    assert "2–1" in out and "3" not in out.split("–")[0]


def test_a_theft_of_nothing_is_told_as_a_secret() -> None:
    lines = told(played("reward_thief", BEN), cancelled("none left"))
    assert [(line.tone, line.text) for line in lines] == [
        (Tone.RESULT, "Ada plays a Reward Thief on Ben."),
        (Tone.SECRET, "It comes to nothing: there is nothing to hand over."),
    ]


def test_secret_plays_are_told_as_secrets() -> None:
    assert [line.tone for line in told(played("extra_vote"))] == [Tone.SECRET]


def test_a_card_in_secret_makes_immune_and_its_player_is_not_told_of() -> None:
    table = vote_of([], finalists=3)
    shadow = {
        "name": "Shadow",
        "text": "With luck somebody is safe.",
        "playable": ["before the votes"],
        "on": "another present",
        "effects": [{"effect": "luck", "at_least": 4}, {"effect": "immune"}],
        "secret": True,
    }
    table.order("define_card", kind="shadow", card=shadow)
    deal(table, "ada:shadow")
    scripted(table, ["ada shadow cal"])
    outcome(table)
    everybody = (Tone.NARRATION, "A card makes Cal immune. Whose it was is a secret.")
    for viewer, name in ((PRODUCER, "producers"), (PUBLIC, "public"), (contestant("ada"), "ada")):
        told = [(line.tone, line.text) for line in lines(table.view(name), viewer)]
        assert told.count(everybody) == 1
        assert told.count((Tone.SECRET, "Ada plays a Shadow on Cal.")) == (name != "public")
        dice = [tone for tone, text in told if text.startswith("It takes 4.")]
        assert dice == ([] if name == "public" else [Tone.SECRET])


# -- fakes -----------------------------------------------------------------------------------------


def gained(how: str) -> facts.CardGained:
    return facts.CardGained(seat=ADA, card="c", kind="hidden_immunity", how=how)  # type: ignore[arg-type]


FORGED = facts.CardForged(card="c", kind="fake_idol")


def found_and_lost(*truth: Fact, viewer: Viewer) -> list[tuple[Tone, str]]:
    """Ada finds a card at camp and leaves with it; `truth` and the dice are for producers."""
    dice = [facts.BonusRolled(seat=ADA, dice=(4, 4, 4))] if truth else []
    happened = told(
        began("camp"),
        *dice,
        gained("found"),
        *truth,
        facts.BonusSettled(seat=ADA, found=True),
        ended("camp"),
        facts.CardLost(card="c", holder=ADA, why="holder left"),
        viewer=viewer,
    )
    return [(line.tone, line.text) for line in happened[1:]]


def test_producers_are_told_what_was_truly_found_and_lost() -> None:
    assert found_and_lost(FORGED, viewer=PRODUCER) == [
        (Tone.SECRET, "Ada finds a Hidden Immunity, in truth a Fake Idol, with 4, 4 and 4."),
        (Tone.SECRET, "Ada leaves with an unplayed Fake Idol."),
    ]


def test_the_holder_is_told_of_the_card_that_it_looks_like() -> None:
    assert found_and_lost(viewer=contestant(ADA)) == [
        (Tone.SECRET, "Ada finds a Hidden Immunity."),
        (Tone.SECRET, "Ada leaves with an unplayed Hidden Immunity."),
    ]


@pytest.mark.parametrize(
    ("how", "gain"),
    [
        ("given", "The producers give Ada a Hidden Immunity."),
        ("made", "Ada holds a Hidden Immunity now."),
    ],
)
def test_producers_are_told_whose_card_is_not_what_it_looks_like(how: str, gain: str) -> None:
    texts = [line.text for line in told(gained(how), FORGED)]
    assert texts == [gain, "Ada’s Hidden Immunity is in truth a Fake Idol."]


def test_a_find_that_was_told_already_is_set_right() -> None:
    """A reader who follows along may already have read everything so far."""
    narrator = narrator_for(PRODUCER)
    for fact in (*OPENING, began("camp"), gained("found")):
        narrator.tell(fact)
    assert narrator.close()[-1].text == "Ada finds a Hidden Immunity."
    (line,) = narrator.tell(FORGED)
    assert line.text == "Ada’s Hidden Immunity is in truth a Fake Idol."


@pytest.mark.parametrize("viewer", [PUBLIC, contestant("ada"), contestant("ben")], ids=str)
def test_nobody_who_plays_or_watches_reads_that_a_card_is_a_fake(viewer: Viewer) -> None:
    """Neither when it comes nor when its holder leaves with it."""
    stories = []
    for kind in ("hidden_immunity", "fake_idol"):
        table = vote_of([], names="ada ben")
        deal(table, f"ada:{kind}")
        table.until_told(facts.CardLost)
        name = viewer.seat or "public"
        stories.append(lines(table.view(name), viewer))
    assert stories[0] == stories[1]
    leaves = "Ada leaves with an unplayed Hidden Immunity."
    assert (leaves in [line.text for line in stories[1]]) == (viewer.seat == "ada")
    texts = [line.text for line in lines(table.view("producers"), PRODUCER)]
    assert "Ada leaves with an unplayed Fake Idol." in texts


def test_a_spy_hears_the_words_and_producers_hear_them_once() -> None:
    overheard = facts.MessageOverheard(seat=CLEO, talk="t", speaker=BEN, words=words("Ada goes."))
    (line,) = told(overheard, viewer=contestant(CLEO))
    assert (line.text, line.seat, line.who) == ("Ada goes.", BEN, "Ben, overheard")
    assert told(overheard) == []


def test_a_vote_full_of_cards_is_told_to_everybody_without_a_stumble() -> None:
    plays = [
        "ada hidden_immunity ada",
        "ben extra_vote -",
        "cal steal_a_vote fay",
        "eve safety_without_power -",
        "fay idol_nullifier ada",
        "gus shot_in_the_dark gus",
    ]
    table = vote_of(plays)
    outcome(table)
    for viewer, name in ((PRODUCER, "producers"), (PUBLIC, "public"), (contestant("ben"), "ben")):
        text = "\n".join(line.text for line in lines(table.view(name), viewer))
        assert "Ada plays a Hidden Immunity." in text
        assert ("Extra Vote" in text) == (name != "public")
        assert ("Idol Nullifier" in text) == (name == "producers")
