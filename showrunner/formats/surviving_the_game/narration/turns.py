"""Narration of turns: played cards, draws, Health and Moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.formats.cards.facts import CardsPicked
from showrunner.formats.cards.narration import CardsChapter
from showrunner.formats.chapters import Desk, narrated, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import name_of
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.wording import count, listed, possessive

GAIN_WORDS = {
    "damage": "{} damage",
    "shield": "shield {}",
    "hack": "Hack {}",
    "moves": "Move {:+}",
    "weapons": "further Weapons +{}",
    "flight": "Flight",
}
MOVES = {
    "choice": "{} goes {} to Level {}.",
    "closed area": "The way down is closed: {} goes {} to Level {}.",
    "trap": "{} lands {} on Level {}.",
}


def each_once(names: Iterable[str]) -> str:
    """A list in which what comes several times is counted: `Sidearm and 3 × Pocket Creds`."""
    counts = Counter(names)
    return listed(f"{number} × {name}" if number > 1 else name for name, number in counts.items())


class TurnStory(CardsChapter[GameSheet]):
    """Tells what players do in their turns. Cards played one after another are told together."""

    def __init__(self, desk: Desk[GameSheet]) -> None:
        super().__init__(desk)
        self._played: dict[str, list[str]] = {}

    def notice(self, fact: Fact) -> list[Line]:
        """Tell the cards that were played, once something else happens."""
        together = facts.CardPlayed | facts.CardsMoved | facts.PileShuffled | facts.CardsSeen
        return [] if isinstance(fact, together) else self.close()

    def close(self) -> list[Line]:
        """Tell the cards that were played last."""
        played, self._played = self._played, {}
        return [
            narrated(f"{self.desk.name(seat)} plays {each_once(cards)}.")
            for seat, cards in played.items()
        ]

    @tells(facts.TurnBegan)
    def _turn(self, fact: facts.TurnBegan) -> list[Line]:
        return [Line(Tone.PHASE, f"{possessive(self.desk.name(fact.seat))} turn")]

    @tells(facts.TurnEnded)
    def _turn_over(self, fact: facts.TurnEnded) -> list[Line]:
        return []

    @tells(facts.CardPlayed)
    def _plays(self, fact: facts.CardPlayed) -> list[Line]:
        gains = [count(fact.gains["creds"], "Cred")] if "creds" in fact.gains else []
        gains += [
            words.format(fact.gains[name])
            for name, words in GAIN_WORDS.items()
            if name in fact.gains
        ]
        card = name_of(fact.card) + (f" ({', '.join(gains)})" if gains else "")
        self._played.setdefault(fact.seat, []).append(card)
        return []

    @tells(CardsPicked)
    def _draws(self, fact: CardsPicked) -> list[Line]:
        pile, _, seat = fact.pile.partition("/")
        if pile != "deck":
            return []
        return [secret(f"{self.desk.name(seat)} draws {each_once(map(name_of, fact.cards))}.")]

    @tells(facts.CredsGained)
    def _creds(self, fact: facts.CredsGained) -> list[Line]:
        creds = count(fact.amount, "Cred")
        return [narrated(f"{self.desk.name(fact.seat)} gets {creds} for this turn.")]

    @tells(facts.CardDestroyed)
    def _destroyed(self, fact: facts.CardDestroyed) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} destroys {name_of(fact.card)}.")]

    @tells(facts.HealthChanged)
    def _health(self, fact: facts.HealthChanged) -> list[Line]:
        name = self.desk.name(fact.seat)
        if not fact.health:
            return [narrated(f"{name} loses the last {-fact.amount} Health.")]
        verb = "heals" if fact.amount > 0 else "loses"
        return [narrated(f"{name} {verb} {abs(fact.amount)} Health and has {fact.health}.")]

    @tells(facts.PlayerMoved)
    def _moved(self, fact: facts.PlayerMoved) -> list[Line]:
        """Nothing for a player who stays: the obstacle that they meet is told with its level."""
        if fact.source == fact.target:
            return []
        way = "up" if fact.target > fact.source else "down"
        return [narrated(MOVES[fact.why].format(self.desk.name(fact.seat), way, fact.target))]
