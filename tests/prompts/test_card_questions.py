"""Questions about many cards: what each kind does is told once, and the prompt stays short."""

from __future__ import annotations

from typing import Any

from showrunner.formats.cards.piles import copies
from showrunner.formats.surviving_the_game import facts, questions
from showrunner.formats.surviving_the_game.cards import CARDS, found_in, is_creds
from showrunner.kernel import PRODUCER
from showrunner.players.llm.prompting import what_to_give
from showrunner.players.llm.tokens import tokens_in
from tests.story.handmade import HandmadeSeason

MOST_TOKENS = 700
HAND = 30


def inside() -> HandmadeSeason:
    """Ada is a Soldier on Level 2, in her turn."""
    season = HandmadeSeason("surviving_the_game", "ada ben cal dee eve")
    season.tell(facts.TurnOrderSet(order=tuple(season.seats)))
    season.tell(facts.RoundBegan(round=6, inside=tuple(season.seats), tokens=0))
    season.tell(facts.FacilityEntered(identities=dict.fromkeys(season.seats, "soldier")))
    season.tell(facts.TurnBegan(round=6, seat="ada", moves=2))
    moved = facts.PlayerMoved(seat="ada", source=1, target=2, why="choice", free=False)
    season.tell(moved)
    return season


def sheet_of(season: HandmadeSeason) -> Any:
    return season.format.sheet_of(season.story, PRODUCER)


def test_a_hand_of_thirty_cards_fits() -> None:
    season = inside()
    kinds = [kind for kind in CARDS if not is_creds(f"{kind}.1") and kind != "injury"]
    cards = [card for kind in kinds for card in copies(kind, 2)][:HAND]
    season.tell(facts.CardsLaid(pile="hand/ada", cards=tuple(cards)))
    season.tell(facts.CardsLaid(pile="area/2", cards=("mercenary.1",)))
    met = facts.ObstacleMet(seat="ada", level=2, obstacle="mercenary.1", revealed=True, damage=10)
    season.tell(met)
    question = questions.playing(sheet_of(season), "ada")
    assert question is not None
    told = what_to_give(question)
    assert len(question.fields["play"].options) == HAND  # type: ignore[attr-defined]
    assert tokens_in(told) < MOST_TOKENS
    for kind in {card.rpartition(".")[0] for card in cards}:
        assert CARDS[kind].text in told
    assert told.count(CARDS["unarmed"].text + "”") <= 1 + told.count(CARDS["b_line"].text + "”")


def test_a_whole_market_fits_and_says_what_each_card_does() -> None:
    season = inside()
    for kind in found_in("armory"):
        season.tell(facts.CardsLaid(pile=f"armory/{kind}", cards=copies(kind, 6)))
    upgrades = list(found_in("upgrades"))
    for stack in (1, 2, 3):
        season.tell(facts.CardsLaid(pile=f"top/{stack}", cards=(f"{upgrades[stack]}.1",)))
    season.tell(facts.CredsGained(seat="ada", amount=14))
    question = questions.purchases(sheet_of(season), "ada")
    assert question is not None
    told = what_to_give(question)
    assert tokens_in(told) < MOST_TOKENS
    for kind in found_in("armory"):
        assert CARDS[kind].text in told
