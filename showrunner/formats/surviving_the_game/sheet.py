"""The game's sheet: updates the state that a viewer knows from the facts that they see."""

from __future__ import annotations

from showrunner.formats.cards.facts import CardsLaid, CardsMoved
from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.sheet import folds
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import IDENTITIES
from showrunner.formats.surviving_the_game.sheet_state import (
    SCORED_PILES,
    GamePlayer,
    SheetState,
    Turn,
)

__all__ = ["GamePlayer", "GameSheet", "Turn"]


def _owner(pile: str) -> str:
    """The player whose points the cards of a pile count for."""
    kind, _, seat = pile.partition("/")
    return seat if kind in SCORED_PILES else ""


class GameSheet(SheetState):
    """The state of a season. For producers it is complete; for others it is what they know."""

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        self.players[fact.seat] = GamePlayer()

    @folds(facts.TurnOrderSet)
    def _order(self, fact: facts.TurnOrderSet) -> None:
        self.order = list(fact.order)

    # -- cards -------------------------------------------------------------------------------------

    @folds(CardsLaid)
    def _cards_laid(self, fact: CardsLaid) -> None:
        super()._cards_laid(fact)
        if owner := _owner(fact.pile):
            self.players[owner].owned += fact.cards

    @folds(CardsMoved)
    def _cards_moved(self, fact: CardsMoved) -> None:
        """Cards come to a player and leave them in the open, so everybody knows what they own."""
        super()._cards_moved(fact)
        giver, taker = _owner(fact.source), _owner(fact.target)
        if giver == taker:
            return
        if giver:
            owned = self.players[giver].owned
            self.players[giver].owned = [card for card in owned if card not in fact.cards]
        if taker:
            self.players[taker].owned += fact.cards

    @folds(facts.IdentityBought)
    def _identity(self, fact: facts.IdentityBought) -> None:
        self.players[fact.seat].identity = fact.identity
        self._pay(fact.price)

    @folds(facts.CardBought)
    def _bought(self, fact: facts.CardBought) -> None:
        self._pay(fact.price)

    def _pay(self, price: int) -> None:
        self.turn.creds -= price
        self.turn.purchases += 1

    @folds(facts.ArmoryGrew)
    def _grew(self, fact: facts.ArmoryGrew) -> None:
        self.grown.append(fact.level)

    # -- turns -------------------------------------------------------------------------------------

    @folds(facts.TurnBegan)
    def _turn(self, fact: facts.TurnBegan) -> None:
        player = self.players[fact.seat]
        self.turn = Turn(seat=fact.seat, moves=fact.moves)
        player.rested, player.hurt = not player.hurt, False

    @folds(facts.TurnEnded)
    def _turn_over(self, fact: facts.TurnEnded) -> None:
        self.turn = Turn()

    @folds(facts.CardPlayed)
    def _played(self, fact: facts.CardPlayed) -> None:
        turn, gains = self.turn, fact.gains
        turn.creds += gains.get("creds", 0)
        turn.damage += gains.get("damage", 0)
        turn.shield += gains.get("shield", 0)
        turn.hack += gains.get("hack", 0)
        turn.moves += gains.get("moves", 0)
        turn.weapons += gains.get("weapons", 0)
        turn.flight = turn.flight or "flight" in gains
        turn.armed = turn.armed or "weapon" in gains

    @folds(facts.CredsGained)
    def _creds(self, fact: facts.CredsGained) -> None:
        self.turn.creds += fact.amount

    @folds(facts.HealthChanged)
    def _health(self, fact: facts.HealthChanged) -> None:
        player = self.players[fact.seat]
        player.health = fact.health
        player.hurt = player.hurt or fact.amount < 0

    @folds(facts.PlayerMoved)
    def _moved(self, fact: facts.PlayerMoved) -> None:
        self.players[fact.seat].level = fact.target
        self.turn.used += not fact.free

    # -- encounters --------------------------------------------------------------------------------

    @folds(facts.ObstacleMet)
    def _met(self, fact: facts.ObstacleMet) -> None:
        self.areas[fact.level].damage = fact.damage
        if fact.revealed:
            self.areas[fact.level].harm = 0

    @folds(facts.ObstacleAttacked)
    def _attacked(self, fact: facts.ObstacleAttacked) -> None:
        self.turn.damage = 0
        if self.parameters.persistent_damage:
            self.areas[fact.level].harm += fact.damage

    @folds(facts.ObstacleBeaten)
    def _beaten(self, fact: facts.ObstacleBeaten) -> None:
        self._encounter_over()

    @folds(facts.CombatLost)
    def _lost(self, fact: facts.CombatLost) -> None:
        self.turn.moves += fact.moves
        self.turn.plated = self.turn.plated or bool(fact.plated)
        if fact.shielded:
            self.turn.shield = 0
        if not fact.trap:
            self._encounter_over()

    @folds(facts.TrapSprung)
    def _sprung(self, fact: facts.TrapSprung) -> None:
        """SG-4.19: what was played against a trap carries into the next encounter."""
        self.turn.weapons, self.turn.armed = 0, False

    def _encounter_over(self) -> None:
        turn = self.turn
        turn.damage = turn.shield = turn.hack = turn.weapons = 0
        turn.armed = False

    @folds(facts.AreaClosed)
    def _closed(self, fact: facts.AreaClosed) -> None:
        self.areas[fact.level].closed = True

    # -- the season --------------------------------------------------------------------------------

    @folds(facts.FacilityEntered)
    def _entered(self, fact: facts.FacilityEntered) -> None:
        self.entered = True
        for seat, identity in fact.identities.items():
            player = self.players[seat]
            player.identity, player.level = identity, 1
            player.health = IDENTITIES[identity].health

    @folds(facts.PlayerExited)
    def _exited(self, fact: facts.PlayerExited) -> None:
        self.players[fact.seat].status = "exited"
        self.departed.append(fact.seat)

    @folds(facts.PlayerEliminated)
    def _eliminated(self, fact: facts.PlayerEliminated) -> None:
        player = self.players[fact.seat]
        player.status, player.health, player.owned = "eliminated", 0, []
        self.departed.append(fact.seat)
        if self.parameters.eliminated_see_all:
            self.watching.append(fact.seat)
        if fact.seat in self.removals:
            self.removals.remove(fact.seat)

    @folds(facts.LastTurnGiven)
    def _last_turn(self, fact: facts.LastTurnGiven) -> None:
        self.last_turn = fact.seat

    @folds(facts.LastTurnOver)
    def _last_turn_taken(self, fact: facts.LastTurnOver) -> None:
        self.last_turn_over = True

    @folds(facts.FacilityLocked)
    def _locked(self, fact: facts.FacilityLocked) -> None:
        self.locked = True

    @folds(facts.GameDecided)
    def _decided(self, fact: facts.GameDecided) -> None:
        self._game_ended(fact)
        self.decided = fact

    # -- production --------------------------------------------------------------------------------

    @folds(facts.RemovalOrdered)
    def _removal(self, fact: facts.RemovalOrdered) -> None:
        self.removals.append(fact.seat)

    @folds(facts.LockdownWarned)
    def _warned(self, fact: facts.LockdownWarned) -> None:
        self.lockdown_after = fact.after

    @folds(facts.SaleBegan)
    def _sale(self, fact: facts.SaleBegan) -> None:
        self.sale = fact.round
