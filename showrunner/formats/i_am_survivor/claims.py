"""DS-9.4: what a player can claim in an interview: held treasures, weapons, and a coming attack."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.facts import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import name_of, points_of, weapon_of
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.interviews.book import ClaimMade
from showrunner.formats.interviews.claims import (
    UNVERIFIABLE,
    Claim,
    Claims,
    Judgement,
    SuggestedQuestion,
    met,
    one_of,
)
from showrunner.formats.interviews.secrets import Secret
from showrunner.formats.people import named
from showrunner.questions import Choice, Option

AMOUNTS = (
    Option("none", "nothing"),
    Option("little", "1 to 3"),
    Option("much", "4 or more"),
)
"""Amounts of treasure points or of weapon strength."""


def amount(number: int) -> str:
    """The name of an amount."""
    return "none" if not number else "little" if number <= 3 else "much"


def _treasure(sheet: IslandSheet, seat: str) -> Choice | None:
    return one_of("The points of the treasures you hold", AMOUNTS)


def _weapons(sheet: IslandSheet, seat: str) -> Choice | None:
    return one_of("The strength of the weapons you hold", AMOUNTS)


def _attack(sheet: IslandSheet, seat: str) -> Choice | None:
    others = [other for other in sheet.active if other != seat]
    if seat not in sheet.active or not others:
        return None
    return one_of("Whom you mean to attack first", named(sheet, others))


def _attack_follows(sheet: IslandSheet, claim: ClaimMade, fact: Fact) -> Judgement | None:
    match fact:
        case facts.AttackAnnounced() if sheet.owner(fact.attacker) == claim.seat:
            return met(claim, sheet.owner(fact.defender))
        case facts.PlayerLeft() if fact.seat in (claim.seat, claim.said):
            return UNVERIFIABLE
        case facts.GameEnded():
            return UNVERIFIABLE
    return None


CLAIMS: Claims = {
    "treasure": Claim(
        help="how much treasure they hold",
        field=_treasure,
        truth=lambda sheet, seat: amount(sum(map(points_of, sheet.hand(seat)))),
    ),
    "weapons": Claim(
        help="how strong the weapons are that they hold",
        field=_weapons,
        truth=lambda sheet, seat: amount(sum(map(weapon_of, sheet.hand(seat)))),
    ),
    "attack": Claim(
        help="whom they mean to attack first",
        field=_attack,
        follows=_attack_follows,
        asked_in=("i_am_survivor.target",),
        told_as=(facts.AttackAnnounced,),
    ),
}

SUGGESTED: tuple[SuggestedQuestion, ...] = (
    SuggestedQuestion("What are you hiding in your hand?", ("treasure", "weapons")),
    SuggestedQuestion("Will you attack anybody?", ("attack",)),
    SuggestedQuestion("Whom can you trust on this island?", ()),
)


def secrets(sheet: IslandSheet) -> Iterator[Secret]:
    """CM-25: the treasures and weapons that each player holds."""
    for seat in sheet.players:
        for card in sheet.hand(seat):
            if points_of(card) or weapon_of(card):
                yield sheet.names[seat], name_of(card)
