"""A running season: what rule code can do to it, each act recorded as facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.cards.season import CardSeason
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import (
    EXPLORE,
    THINGS,
    Effect,
    Impairment,
    food_of,
    other_side,
    thing,
    water_of,
    weapon_of,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.kernel import EVERYBODY, Audience, seats

SUPPLIES, SUPPLIES_DISCARD = "supplies", "supplies_discard"
EXPLORE_PILE, EXPLORE_DISCARD = "explore", "explore_discard"
RESCUE, RESCUE_DISCARD = "rescue", "rescue_discard"
BANK, OTHER_SIDES = "bank", "other_sides"
FACED, WAITING = "faced", "waiting"


class IslandState(CardSeason[IslandSheet]):
    """What rule code can do to a season. The state itself is on the `sheet`."""

    windows = ("morning", "day", "night", END_OF_ROUND)

    @property
    def windows_to_come(self) -> bool:
        """Whether the game goes on, so that days and windows still come."""
        return not self.sheet.ended and not self.rounds_over

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """The name of a draw: its purpose, the day, and more that tells it from others."""
        return (kind, self.sheet.round, *more)

    def seen_by(self, pair: Sequence[str]) -> Audience:
        """DS-5.8: on a small island everybody sees who talks with whom."""
        return EVERYBODY

    def recurring(self, kind: str, *more: str) -> tuple[str | int, ...]:
        """The name of a roll or draw that may come several times a day; each time it is new."""
        return self.name_of_roll(kind, *more, self.sheet.drawn_today(kind, *more) + 1)

    def die(self, kind: str, *more: str) -> int:
        """Roll the six-sided die."""
        return self.stage.roll(self.recurring(kind, *more), dice=1).total

    # -- cards -------------------------------------------------------------------------------------

    def draw_supplies(self, seat: str, number: int, why: str) -> tuple[str, ...]:
        """IS-3.1: draw from the Supplies deck; its discards are shuffled when it is empty."""
        if not number:
            return ()
        drawn = self.draw(number, SUPPLIES, f"hand/{seat}", seats(seat), refill=SUPPLIES_DISCARD)
        fact = facts.SuppliesDrawn(seat=seat, number=len(drawn), why=why)
        self.tell(fact, EVERYBODY)
        return drawn

    def gain(self, seat: str, kind: str, number: int, why: str) -> tuple[str, ...]:
        """Gain cards of a kind from the Bank, as many as it still has."""
        lying = sorted(card for card in self.sheet.pile(BANK).known if kind_of(card) == kind)
        cards = tuple(lying[:number])
        self.move(cards, BANK, f"hand/{seat}")
        self.tell(facts.CardsGained(seat=seat, cards=cards, why=why), EVERYBODY)
        return cards

    def apply(self, seat: str, effects: Iterable[Effect], why: str) -> None:
        """Draw and gain what a card gives; its events are the business of exploring."""
        for effect in effects:
            self.draw_supplies(seat, effect.draw, why)
            if effect.gain:
                self.gain(seat, effect.gain, effect.number, why)

    def discard(self, cards: Sequence[str], source: str) -> None:
        """Put cards, face up, where they are discarded: the Bank or the discards of their deck."""
        for card in cards:
            kind = kind_of(card)
            if kind in EXPLORE:
                self.move([card], source, EXPLORE_DISCARD)
            elif kind in THINGS and THINGS[kind].count and not THINGS[kind].bank:
                self.move([card], source, SUPPLIES_DISCARD)
            elif THINGS[kind].bank:
                self.move([card], source, BANK)
            else:
                self.move([card], source, OTHER_SIDES)
                self.move([other_side(card)], OTHER_SIDES, BANK)

    def lose(self, seat: str, cards: Sequence[str], why: str) -> None:
        """Discard held cards, and tell so."""
        if cards:
            self.discard(cards, f"hand/{seat}")
            self.tell(facts.CardsLost(seat=seat, cards=tuple(cards), why=why), EVERYBODY)

    def open_card(self, seat: str, card: str, why: str) -> int:
        """Open a food or Water card by day; returns its servings."""
        self.lose(seat, [card], why)
        return food_of(card) or water_of(card)

    def use_weapons(self, seat: str, cards: Sequence[str], won: bool = False) -> None:
        """IS-7.3: discard the weapons used in a battle, but not those that are reusable."""
        if won and not self.sheet.parameters.weapons_discard_always:
            cards = [card for card in cards if not weapon_of(card)]
        spent = [card for card in cards if not thing(card).reusable]
        self.lose(seat, spent, "battle")

    def unequip(self, seat: str, card: str) -> None:
        """Discard an equipped item; a campfire goes with its firewood."""
        self.discard(self.sheet.fuel(card), f"fuel/{card}")
        self.discard([card], f"equipped/{seat}")

    def put_out(self, seat: str, campfire: str) -> None:
        """IS-6.9, IS-6.10: extinguish a campfire."""
        self.tell(facts.FireOut(seat=seat, campfire=campfire), EVERYBODY)
        if self.sheet.parameters.extinguish == "discard":
            self.unequip(seat, campfire)
            return
        self.discard(self.sheet.fuel(campfire), f"fuel/{campfire}")
        self.move([campfire], f"equipped/{seat}", f"hand/{seat}")

    def cook(self, seat: str, card: str) -> None:
        """IS-10.2: roast a raw card, or make a torch of a stick, if the Bank has a torch."""
        data = thing(card)
        hand = f"hand/{seat}"
        if data.turns_into:
            into = other_side(card)
            self.move([card], hand, OTHER_SIDES)
            self.move([into], OTHER_SIDES, hand)
        elif data.cooks_into:
            lying = sorted(
                found for found in self.sheet.pile(BANK).known if kind_of(found) == data.cooks_into
            )
            if not lying:
                return
            into = lying[0]
            self.discard([card], hand)
            self.move([into], BANK, hand)
        else:
            return
        self.tell(facts.CardCooked(seat=seat, card=card, into=into), EVERYBODY)

    # -- characters --------------------------------------------------------------------------------

    def heal(self, seat: str, character: str, impairment: Impairment, by: str) -> None:
        """IS-5.4: heal one impairment."""
        fact = facts.CharacterHealed(
            seat=seat, character=character, impairment=impairment, by=kind_of(by) or by
        )
        self.tell(fact, EVERYBODY)

    def spend_soul(self, seat: str, use: facts.SoulUse, number: int = 1) -> None:
        """IS-11.4: spend Souls, each once."""
        if number:
            self.tell(facts.SoulSpent(seat=seat, use=use, number=number), EVERYBODY)

    def consume(self, character: str, what: str, card: str, giver: str) -> None:
        """IS-4.6: a character consumes a serving; a marker goes."""
        fact = facts.Consumed(character=character, what=what, card=card, giver=giver)  # type: ignore[arg-type]
        self.tell(fact, EVERYBODY)

    def empty_seats(self) -> None:
        """IS-2.9: discard the cards of players who have no character on the island any more."""
        sheet = self.sheet
        for seat, player in sheet.players.items():
            if player.left or sheet.here(seat) or not player.team:
                continue
            self.tell(facts.PlayerLeft(seat=seat), EVERYBODY)
            for card in sheet.equipped(seat):
                self.unequip(seat, card)
            self.lose(seat, sheet.hand(seat), "left")

    # -- for orders --------------------------------------------------------------------------------

    def verify_here(self, order: ProducerOrder, seat: str) -> None:
        """Raise OrderRefused for a player without characters on the island."""
        self.verify_seat(order, seat)
        if seat not in self.sheet.active:
            raise order.refuse(f"{seat!r} has no character on the island; {self.sheet.active} have")
