"""What rule code does with cards; each act tells what it did (DS-4.5, DS-4.6, DS-8)."""

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


class CardActs(Season[SurvivorSheet]):
    """The cards' part of a dice season."""

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """See SurvivorState."""
        raise NotImplementedError

    def roll(self, kind: facts.RollKind, seat: str, name: Sequence[str | int]) -> Roll:
        """See SurvivorState."""
        raise NotImplementedError

    # -- at camps ----------------------------------------------------------------------------------

    def found_camp(self, team: str) -> None:
        """DS-4.6: a new camp has its advantages, of the kinds that camps are stocked from."""
        sheet = self.sheet
        kinds = [
            kind
            for kind in sheet.parameters.camp_deck
            if not self._expired(kind, len(sheet.active))
        ]
        for _ in range(sheet.parameters.camp_advantages if kinds else 0):
            kind = kinds[0]
            if len(kinds) > 1:
                kind = self.stage.draw(("stock", team, len(sheet.cards) + 1), kinds)
            self.plant(kind, team)

    def plant(self, kind: str, team: str) -> None:
        """DS-4.6: a card waits at a camp to be found."""
        card = f"{team}/{len(self.sheet.cards) + 1}"
        self.tell(facts.CardPlanted(card=card, kind=kind, team=team), PRODUCERS)

    def waiting_card(self, team: str) -> str | None:
        """DS-4.6: the card that the next to find one at this camp gets: the oldest."""
        for name, card in self.sheet.cards.items():
            if card.fate == "at camp" and card.camp == team:
                return name
        return None

    def search(self, seat: str, why: str) -> None:
        """DS-4.5: a bonus roll; a hit wins the camp's oldest card, if there is one."""
        dice = self.roll("bonus", seat, self.name_of_roll("bonus", seat, why))
        self.tell(facts.BonusRolled(seat=seat, dice=dice.faces), PRODUCERS)
        team = self.sheet.players[seat].team
        card = self.waiting_card(team) if self.hits(dice) else None
        if card is not None:
            self.find_card(seat, card)
        self.tell(facts.BonusSettled(seat=seat, found=card is not None), seats(seat))

    def hits(self, dice: Roll) -> bool:
        """DS-4.5: the target must be rolled exactly, unless `bonus_match` says at least."""
        target = self.sheet.parameters.bonus_target
        if self.sheet.parameters.bonus_match == "exact":
            return dice.total == target
        return dice.total >= target

    def restock(self, team: str) -> None:
        """DS-4.6: plant again where the camp's last found card was played or left the game."""
        if self.sheet.parameters.restock != "when_played" or team not in self.sheet.food:
            return
        of_camp = [card for card in self.sheet.cards.values() if card.camp == team]
        if all(card.fate in ("played", "lost") for card in of_camp):
            self.found_camp(team)

    def close_camp(self, team: str) -> None:
        """DS-1.7: what waits at a camp that is dissolved is lost."""
        for name, card in list(self.sheet.cards.items()):
            if card.camp == team and card.fate == "at camp":
                self.tell(facts.CardLost(card=name, holder="", why="camp dissolved"), PRODUCERS)

    # -- into hands, and out of them ---------------------------------------------------------------

    def find_card(self, seat: str, planted: str) -> None:
        """DS-4.5: a castaway wins the card that waited at their camp."""
        card, kind = self._new_card_id(seat), self.sheet.cards[planted].kind
        self._explain(seat, kind)
        self.tell(facts.CardTaken(planted=planted, card=card), PRODUCERS)
        self._gain(seat, card, kind, "found")

    def give_card(self, seat: str, kind: str) -> None:
        """DS-9.3: producers give a castaway a card."""
        self._explain(seat, kind)
        self._gain(seat, self._new_card_id(seat), kind, "given")

    def make_card(self, seat: str, kind: str) -> None:
        """DS-8.3: a castaway gets a card out of others, or by one."""
        self._explain(seat, kind)
        self._gain(seat, self._new_card_id(seat), kind, "made")

    def transfer_card(self, card: str, taker: str) -> None:
        """DS-8.3: a card goes into another hand."""
        held = self.sheet.cards[card]
        giver = held.holder
        self._explain(taker, held.kind)
        moved = facts.CardTransferred(card=card, kind=held.kind, giver=giver, taker=taker)
        self.tell(moved, seats(giver, taker))
        self._held_otherwise(held.kind)
        self._join(taker, held.kind)

    def _gain(
        self, seat: str, card: str, kind: str, how: Literal["found", "given", "made"]
    ) -> None:
        look = self.sheet.kinds[kind].looks_like or kind
        self.tell(facts.CardGained(seat=seat, card=card, kind=look, how=how), seats(seat))
        if look != kind:
            self.tell(facts.CardForged(card=card, kind=kind), PRODUCERS)
        self._held_otherwise(look)
        self._join(seat, look)

    def _explain(self, seat: str, kind: str) -> None:
        """DS-8.3: who gets a card that does not come with the game is told what it is."""
        look = self.sheet.kinds[kind].looks_like or kind
        if look not in CARDS:
            plain = msgspec.to_builtins(self.sheet.kinds[look])
            self.tell(facts.CardDefined(kind=look, card=plain), seats(seat))

    def _join(self, seat: str, kind: str) -> None:
        """DS-8.4: so many of a kind in one hand become one of another."""
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
        """DS-8.5: who leaves the game loses their cards, in secret."""
        for card in list(self.sheet.hand(seat)):
            self._lose(card, "holder left")

    def _lose(self, card: str, why: Literal["holder left", "expired", "joined"]) -> None:
        lost = self.sheet.cards[card]
        holder, kind = lost.holder, lost.kind
        whom = seats(holder) if holder else PRODUCERS
        self.tell(facts.CardLost(card=card, holder=holder, why=why), whom)
        self._held_otherwise(kind)
        self.restock(lost.camp)

    def expire_cards(self) -> None:
        """DS-8.3: cards whose time is over leave the game, in secret."""
        left = len(self.sheet.active)
        for name, card in list(self.sheet.cards.items()):
            if card.fate in ("at camp", "held") and self._expired(card.kind, left):
                self._lose(name, "expired")

    def _expired(self, kind: str, left: int) -> bool:
        kinds = self.sheet.kinds
        expires = kinds[kinds[kind].looks_like or kind].expires
        return expires is not None and expires.due(self.sheet.round, left)

    def played(self, card: str) -> None:
        """DS-4.6, DS-8.4: what follows from a card's having been played."""
        self._held_otherwise(self.sheet.cards[card].kind)
        self.restock(self.sheet.cards[card].camp)

    def _held_otherwise(self, kind: str) -> None:
        """DS-8.4: holders of cards that are weaker the more there are know how many there are."""
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
        """An id out of the holder's own past alone; shown to all when played, it counts nothing."""
        nth = self.sheet.players[seat].cards_gained + 1
        return f"{self.stage.dice(('card', seat, nth)).below(16**8):08x}"

    # -- at a vote ---------------------------------------------------------------------------------

    def lose_vote(self, seat: str, how: Literal["blocked", "stolen", "given up"]) -> Why | None:
        """DS-8.4: a castaway's own ballot at this vote is gone, if it was there."""
        sheet = self.sheet
        if seat in sheet.votes_lost or seat in sheet.left_vote:
            return "no vote left"
        self.tell(facts.VoteLost(seat=seat, how=how), seats(seat))
        return None

    def gain_vote(self, seat: str) -> None:
        """DS-8.4: a castaway casts one ballot more at this vote."""
        self.tell(facts.VoteGained(seat=seat), seats(seat))

    def staying(self, attending: Sequence[str]) -> list[str]:
        """DS-8.4: those of them who are in the game still and have not left the vote."""
        active, left = self.sheet.active, self.sheet.left_vote
        return [seat for seat in attending if seat in active and seat not in left]

    # -- in talks ----------------------------------------------------------------------------------

    def overhear(self, fact: TalkBegan | MessageSaid) -> None:
        """DS-8.4: who spies hears what those two hear."""
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
        """DS-8.3: refuse a kind of card that there is not, and that nothing scheduled defines."""
        waiting = self.sheet.schedule.values()
        if not any(one.name == "define_card" and one.terms["kind"] == kind for one in waiting):
            self._verify_known(order, kind)

    def verify_card(self, order: ProducerOrder, kind: str, by: str = "") -> None:
        """DS-8.3: refuse a kind of card that there is not, or that nobody could play.

        So with the cards that it brings; `by` is the one that brings this one.
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
        if self._expired(kind, len(self.sheet.active)):
            raise order.refuse(f"{what} has expired: its holder could not play it any more")
        for brought in kinds[kind].brings:
            self.verify_card(order, brought, by=kind)

    def _verify_known(self, order: ProducerOrder, kind: str) -> None:
        if kind not in self.sheet.kinds:
            raise order.refuse(f"there is no card {kind!r}; {suggest(kind, self.sheet.kinds)}")
