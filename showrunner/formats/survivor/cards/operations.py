"""DS-4.5, DS-4.6, DS-8: the operations on cards that rule code performs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from showrunner.errors import suggest
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.season import Season
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.deck import CARDS
from showrunner.formats.survivor.cards.effects import Why
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.talk.facts import MessageSaid, TalkBegan
from showrunner.kernel import PRODUCERS, Roll, seats


class CardOperations(Season[SurvivorSheet]):
    """The operations on cards; `SurvivorState` adds the others."""

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """The name of a roll in this phase; SurvivorState implements it."""
        raise NotImplementedError

    def roll(self, kind: facts.RollKind, seat: str, name: Sequence[str | int]) -> Roll:
        """Roll three dice under this name; SurvivorState implements it."""
        raise NotImplementedError

    # -- at camps ----------------------------------------------------------------------------------

    def found_camp(self, team: str) -> None:
        """DS-4.6: plant the advantages of a new camp, of kinds drawn from `camp_deck`."""
        sheet = self.sheet
        kinds = [
            kind
            for kind in sheet.parameters.camp_deck
            if not self._is_expired(kind, len(sheet.active))
        ]
        for _ in range(sheet.parameters.camp_advantages if kinds else 0):
            kind = kinds[0]
            if len(kinds) > 1:
                kind = self.stage.draw(("stock", team, len(sheet.cards) + 1), kinds)
            self.plant(kind, team)

    def plant(self, kind: str, team: str) -> None:
        """DS-4.6: plant a card at a camp; only producers are told."""
        card = f"{team}/{len(self.sheet.cards) + 1}"
        self.tell(facts.CardPlanted(card=card, kind=kind, team=team), PRODUCERS)

    def waiting_card(self, team: str) -> str | None:
        """DS-4.6: the oldest card at this camp, which is found next; None if none is left."""
        for name, card in self.sheet.cards.items():
            if card.fate == "at camp" and card.camp == team:
                return name
        return None

    def search(self, seat: str, why: str) -> None:
        """DS-4.5: make a bonus roll; a hit finds the camp's oldest card, if there is one."""
        dice = self.roll("bonus", seat, self.name_of_roll("bonus", seat, why))
        self.tell(facts.BonusRolled(seat=seat, dice=dice.faces), PRODUCERS)
        team = self.sheet.players[seat].team
        card = self.waiting_card(team) if self.hits(dice) else None
        if card is not None:
            self.find_card(seat, card)
        self.tell(facts.BonusSettled(seat=seat, found=card is not None), seats(seat))

    def hits(self, dice: Roll) -> bool:
        """DS-4.5: whether dice show the target exactly or, by `bonus_match`, at least that."""
        target = self.sheet.parameters.bonus_target
        if self.sheet.parameters.bonus_match == "exact":
            return dice.total == target
        return dice.total >= target

    def restock(self, team: str) -> None:
        """DS-4.6: plant new cards once every card from this camp was played or lost."""
        if self.sheet.parameters.restock != "when_played" or team not in self.sheet.food:
            return
        cards_of_camp = [card for card in self.sheet.cards.values() if card.camp == team]
        if all(card.fate in ("played", "lost") for card in cards_of_camp):
            self.found_camp(team)

    def close_camp(self, team: str) -> None:
        """DS-1.7: cards that were not found at a dissolved camp are lost."""
        for name, card in list(self.sheet.cards.items()):
            if card.camp == team and card.fate == "at camp":
                self.tell(facts.CardLost(card=name, holder="", why="camp dissolved"), PRODUCERS)

    # -- into hands, and out of them ---------------------------------------------------------------

    def find_card(self, seat: str, planted: str) -> None:
        """DS-4.5: a castaway finds the card that was planted at their camp."""
        card, kind = self._new_card_id(seat), self.sheet.cards[planted].kind
        self._tell_definition(seat, kind)
        self.tell(facts.CardTaken(planted=planted, card=card), PRODUCERS)
        self._gain(seat, card, kind, "found")

    def give_card(self, seat: str, kind: str) -> None:
        """DS-9.3: producers give a castaway a card."""
        self._tell_definition(seat, kind)
        self._gain(seat, self._new_card_id(seat), kind, "given")

    def make_card(self, seat: str, kind: str) -> None:
        """DS-8.3: a castaway gets a card made from others, or by the effect of another."""
        self._tell_definition(seat, kind)
        self._gain(seat, self._new_card_id(seat), kind, "made")

    def transfer_card(self, card: str, taker: str) -> None:
        """DS-8.3: a card goes from its holder to another castaway."""
        held = self.sheet.cards[card]
        giver = held.holder
        self._tell_definition(taker, held.kind)
        moved = facts.CardTransferred(card=card, kind=held.kind, giver=giver, taker=taker)
        self.tell(moved, seats(giver, taker))
        self._tell_holder_count(held.kind)
        self._join_parts(taker, held.kind)

    def _gain(
        self, seat: str, card: str, kind: str, how: Literal["found", "given", "made"]
    ) -> None:
        apparent_kind = self.sheet.kinds[kind].looks_like or kind
        self.tell(facts.CardGained(seat=seat, card=card, kind=apparent_kind, how=how), seats(seat))
        if apparent_kind != kind:
            self.tell(facts.CardForged(card=card, kind=kind), PRODUCERS)
        self._tell_holder_count(apparent_kind)
        self._join_parts(seat, apparent_kind)

    def _tell_definition(self, seat: str, kind: str) -> None:
        """DS-8.3: tell the new holder of a card that producers defined what it does."""
        apparent_kind = self.sheet.kinds[kind].looks_like or kind
        if apparent_kind not in CARDS:
            plain = msgspec.to_builtins(self.sheet.kinds[apparent_kind])
            self.tell(facts.CardDefined(kind=apparent_kind, card=plain), seats(seat))

    def _join_parts(self, seat: str, kind: str) -> None:
        """DS-8.4: turn parts in one hand into the card that they make, once there are enough."""
        joining = self.sheet.kinds[kind].joins
        if joining is None:
            return
        parts = [name for name, card in self.sheet.hand(seat).items() if card.kind == kind]
        if len(parts) < joining.copies:
            return
        for card in parts[: joining.copies]:
            self._lose(card, "joined")
        self.make_card(seat, joining.into)

    def lose_cards(self, seat: str) -> None:
        """DS-8.5: a castaway who leaves the game loses their cards, in secret."""
        for card in list(self.sheet.hand(seat)):
            self._lose(card, "holder left")

    def _lose(self, card: str, why: Literal["holder left", "expired", "joined"]) -> None:
        lost = self.sheet.cards[card]
        holder, kind = lost.holder, lost.kind
        audience = seats(holder) if holder else PRODUCERS
        self.tell(facts.CardLost(card=card, holder=holder, why=why), audience)
        self._tell_holder_count(kind)
        self.restock(lost.camp)

    def expire_cards(self) -> None:
        """DS-8.3: expired cards leave the game, in secret."""
        left = len(self.sheet.active)
        for name, card in list(self.sheet.cards.items()):
            if card.fate in ("at camp", "held") and self._is_expired(card.kind, left):
                self._lose(name, "expired")

    def _is_expired(self, kind: str, left: int) -> bool:
        kinds = self.sheet.kinds
        expires = kinds[kinds[kind].looks_like or kind].expires
        return expires is not None and expires.due(self.sheet.round, left)

    def after_play(self, card: str) -> None:
        """DS-4.6, DS-8.4: count its holders again and restock its camp after a card was played."""
        self._tell_holder_count(self.sheet.cards[card].kind)
        self.restock(self.sheet.cards[card].camp)

    def _tell_holder_count(self, kind: str) -> None:
        """DS-8.4: if its power depends on the number of holders, tell that number to them."""
        if not self.sheet.kinds[kind].shared:
            return
        holders = [
            seat
            for seat in self.sheet.players
            if any(card.kind == kind for card in self.sheet.hand(seat).values())
        ]
        if holders:
            counted = facts.HoldersCounted(kind=kind, holders=len(holders))
            self.tell(counted, seats(*holders))

    def _new_card_id(self, seat: str) -> str:
        """An id that reveals nothing of other cards when a play shows it to everybody."""
        nth = self.sheet.players[seat].cards_gained + 1
        return f"{self.stage.dice(('card', seat, nth)).below(16**8):08x}"

    # -- at a vote ---------------------------------------------------------------------------------

    def lose_vote(self, seat: str, how: Literal["blocked", "stolen", "given up"]) -> Why | None:
        """DS-8.4: a castaway loses their own ballot at this vote; returns why if they have none."""
        sheet = self.sheet
        if seat in sheet.votes_lost or seat in sheet.left_vote:
            return "no vote left"
        self.tell(facts.VoteLost(seat=seat, how=how), seats(seat))
        return None

    def gain_vote(self, seat: str) -> None:
        """DS-8.4: a castaway may cast one more ballot at this vote."""
        self.tell(facts.VoteGained(seat=seat), seats(seat))

    def still_at_vote(self, attending: Sequence[str]) -> list[str]:
        """DS-8.4: which of these castaways are still in the game and have not left the vote."""
        active, left = self.sheet.active, self.sheet.left_vote
        return [seat for seat in attending if seat in active and seat not in left]

    # -- in talks ----------------------------------------------------------------------------------

    def overhear(self, fact: TalkBegan | MessageSaid) -> None:
        """DS-8.4: tell castaways who spy on this talk what is said in it."""
        sheet = self.sheet
        if isinstance(fact, MessageSaid):
            for spy in sheet.overheard.get(fact.talk, ()) if fact.words is not None else ():
                if spy in sheet.hearing:
                    heard: Any = fact.words
                    self.tell(
                        facts.MessageOverheard(
                            seat=spy,
                            talk=fact.talk,
                            speaker=fact.seat,
                            words=heard,
                            acts=fact.acts,
                        ),
                        seats(spy),
                    )
            return
        for spy, on in list(sheet.spies):
            if on in fact.seats and spy not in fact.seats and spy in sheet.active:
                spied = facts.TalkSpied(seat=spy, on=on, talk=fact.talk, seats=fact.seats)
                self.tell(spied, seats(spy))

    # -- for orders --------------------------------------------------------------------------------

    def foresee_card(self, order: ProducerOrder, kind: str) -> None:
        """DS-8.3: refuse a kind of card that does not exist and that no scheduled order defines."""
        scheduled_orders = self.sheet.schedule.values()
        if not any(
            scheduled.name == "define_card" and scheduled.terms["kind"] == kind
            for scheduled in scheduled_orders
        ):
            self._verify_known(order, kind)

    def verify_card(self, order: ProducerOrder, kind: str, by: str = "") -> None:
        """DS-8.3: refuse a kind of card that does not exist or that nobody could play.

        The same goes for the cards that it brings; `by` is the card that brings this one.
        """
        self._verify_known(order, kind)
        what = f"{by} brings {kind}, which" if by else kind
        kinds, parameters = self.sheet.kinds, self.sheet.parameters
        playable = kinds[kinds[kind].looks_like or kind].playable
        if playable and not set(playable) & set(parameters.card_moments):
            raise order.refuse(
                f"{what} is played {' or '.join(playable)}, and no card may be played then: "
                f"set card_moments to {[*parameters.card_moments, playable[0]]}, say"
            )
        if self._is_expired(kind, len(self.sheet.active)):
            raise order.refuse(f"{what} has expired: its holder could not play it any more")
        for brought in kinds[kind].brings:
            self.verify_card(order, brought, by=kind)

    def _verify_known(self, order: ProducerOrder, kind: str) -> None:
        if kind not in self.sheet.kinds:
            raise order.refuse(f"there is no card {kind!r}; {suggest(kind, self.sheet.kinds)}")
