"""A running season: what rule code can do to it, each act recorded as facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from showrunner.formats.cards.facts import CardsSeen
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.cards.season import CardSeason
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import LAST_CLOSING_LEVEL
from showrunner.formats.surviving_the_game.ending import decide, last_turn_due
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.surviving_the_game.sheet_state import OWN_PILES
from showrunner.kernel import EVERYBODY, Audience, seats

HIDDEN_PILES = ("hand/", "deck/", "stack/", "obstacles/")
"""The piles that some players may not see into."""


class GameState(CardSeason[GameSheet]):
    """What rule code can do to a season. The state itself is on the `sheet`."""

    windows = ("talk", "turns", END_OF_ROUND)

    @property
    def size(self) -> int:
        """The number of players at the start."""
        return len(self.settings.cast)

    def is_decided(self) -> bool:
        """SG-8: whether the game is over."""
        return decide(self.sheet) is not None

    @property
    def windows_to_come(self) -> bool:
        """Whether the game is not over yet, so that production windows still come."""
        return self.sheet.decided is None

    def plays_on(self, seat: str) -> bool:
        """SG-4.21: whether a player's turn goes on: they are inside, and the game is not over."""
        return self.sheet.players[seat].status == "inside" and not self.is_decided()

    # -- talks -------------------------------------------------------------------------------------

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """The name of a draw: its purpose, the round, and more that tells it from others."""
        return (kind, self.sheet.round, *more)

    def seen_by(self, pair: Sequence[str]) -> Audience:
        """Everybody sees that two players talk in private."""
        return EVERYBODY

    # -- cards -------------------------------------------------------------------------------------

    def only(self, seat: str) -> Audience:
        """A player, and the eliminated who see everything with `eliminated_see_all`."""
        return seats(seat, *self.sheet.watching)

    def draw_cards(self, seat: str, number: int) -> None:
        """SG-2.6: draw cards, shuffling the discard pile into a new draw pile when it is empty."""
        hand, deck, discard = f"hand/{seat}", f"deck/{seat}", f"discard/{seat}"
        self.draw(number, deck, hand, self.only(seat), refill=discard)

    def discard_hand_cards(self, seat: str, cards: Sequence[str]) -> None:
        """Put these hand cards on the discard pile, in the open."""
        self.move(cards, f"hand/{seat}", f"discard/{seat}")

    def reload(self, seat: str) -> None:
        """SG-2.6, SG-5.6: discard hand and play area, then draw a new hand."""
        self.discard_hand_cards(seat, self.sheet.hand(seat))
        self.move_all(f"play/{seat}", f"discard/{seat}")
        self.draw_cards(seat, self.sheet.parameters.hand_size)

    def gain_injury(self, seat: str) -> None:
        """An Injury from the supply goes to the discard pile; nothing if there is none left."""
        if cards := self.sheet.pile("injuries").known[:1]:
            self.move(cards, "injuries", f"discard/{seat}")
            self.tell(facts.InjuryGained(seat=seat), EVERYBODY)

    def lose_random_cards(self, seat: str, number: int, why: str) -> None:
        """SG-4.6: discard hand cards that are drawn at random; `why` names the draw."""
        for each in range(number):
            if hand := self.sheet.hand(seat):
                card = self.stage.draw(("discard", why, each), sorted(hand))
                self.discard_hand_cards(seat, [card])
                self.tell(facts.CardLost(seat=seat, card=card), EVERYBODY)

    def fresh_card(self, kind: str) -> str:
        """The id of a card of this kind that producers bring into the game."""
        cards = (card for pile in self.sheet.piles.values() for card in pile.known)
        return f"{kind}.{sum(kind_of(card) == kind for card in cards) + 1}"

    # -- Health, and leaving -----------------------------------------------------------------------

    def change_health(
        self,
        seat: str,
        amount: int,
        why: Literal["assault", "combat", "card", "recovery", "gift"],
    ) -> None:
        """SG-3.4, SG-4.14, SG-4.15: Health stays within 0 and its maximum; 0 eliminates."""
        before = self.sheet.players[seat].health
        health = max(0, min(self.sheet.identity(seat).health, before + amount))
        if health == before:
            return
        changed = facts.HealthChanged(seat=seat, amount=health - before, health=health, why=why)
        self.tell(changed, EVERYBODY)
        if not health:
            self.eliminate(seat, "assault" if why == "assault" else "combat")

    def eliminate(self, seat: str, cause: Literal["assault", "combat", "producer"]) -> None:
        """SG-4.15: a player is out, and their cards leave play."""
        out = facts.PlayerEliminated(seat=seat, round=self.sheet.round, cause=cause)
        self.tell(out, EVERYBODY)
        for pile in OWN_PILES:
            self.move_all(f"{pile}/{seat}", "removed")
        if seat in self.sheet.watching:
            for name, hidden in self.sheet.piles.items():
                if name.startswith(HIDDEN_PILES) and hidden.size:
                    self.tell(CardsSeen(pile=name, cards=hidden.known), seats(seat))
        self.give_last_turn()

    def give_last_turn(self) -> None:
        """SG-8.1, SG-8.5: the only player left inside takes one more turn, if somebody exited."""
        if not self.is_decided() and (seat := last_turn_due(self.sheet)):
            self.tell(facts.LastTurnGiven(seat=seat), EVERYBODY)

    def close_if_empty(self, level: int) -> None:
        """SG-7.2: an area without obstacles is closed for good."""
        is_empty = not self.sheet.left_in(level)
        if is_empty and level <= LAST_CLOSING_LEVEL and self.sheet.is_open(level):
            self.tell(facts.AreaClosed(level=level), EVERYBODY)

    # -- for orders --------------------------------------------------------------------------------

    def verify_inside(self, order: ProducerOrder, seat: str) -> None:
        """Raise OrderRefused for a player who has left, or somebody who is not in the cast."""
        self.verify_seat(order, seat)
        self.verify_windows_to_come(order)
        if self.sheet.players[seat].status != "inside":
            raise order.refuse(f"{seat!r} has left; inside are {', '.join(self.sheet.inside)}")

    def verify_entered(self, order: ProducerOrder) -> None:
        """Raise OrderRefused during Training."""
        self.verify_windows_to_come(order)
        if not self.sheet.entered:
            raise order.refuse("the players still train: wait until they have entered")
