"""DS-8, DS-12.3: each card is in one place, is played once, and is gone then.

What it does then is in `plays.py`, whether it may be played in `moments.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.checking.audiences import told_to
from showrunner.checking.books import END, Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook


class Cards(SeasonBook):
    """Where each card is."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.used: set[str] = set()
        self.taken: str = ""
        self.restocked: dict[str, int] = {}
        self.ordered: set[str] = set()
        """The kinds that producers have ever had planted."""

    @law("DS-12.3", "CardPlanted")
    def a_card_is_planted_once(self, fact: CheckedFact) -> Problems:
        """A planted card is a new one."""
        if fact["card"] in self.used:
            yield Problem(f"{fact}", "there was a card of this id")

    @law("DS-4.6", "CardPlanted")
    def each_round_restocks_empty_camps(self, fact: CheckedFact) -> Problems:
        """A camp that restocks each round gets its cards before the meal, where none waits."""
        most = self.season.stocked
        restocked = self.restocked.get(fact["team"])
        if restocked is not None and restocked >= most:
            yield Problem(f"{fact}", f"{most} cards lie there already")

    @law("DS-4.6", "CardPlanted")
    def camps_are_stocked_from_their_deck(self, fact: CheckedFact) -> Problems:
        """What waits at a camp is of the kinds it is stocked from, or was planted by order."""
        if fact["kind"] not in self.season.stock and fact["kind"] not in self.ordered:
            yield Problem(f"{fact}", f"camps are stocked from {self.season.stock}")

    @enters("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """Producers may have any card planted."""
        self.ordered |= set(_planted(fact["terms"]))

    @law("DS-12.3", "CardTaken")
    def a_card_is_taken_where_it_waits(self, fact: CheckedFact) -> Problems:
        """A card is found at the camp where it waits, and has a new id from then on."""
        card = self.season.cards.get(fact["planted"])
        if card is None or not card.waits:
            yield Problem(f"{fact}", "it waits at no camp")
        if fact["card"] in self.used:
            yield Problem(f"{fact}", "there was a card of this id")

    @law("DS-12.3", "CardGained")
    def a_card_is_gained_once(self, fact: CheckedFact) -> Problems:
        """A card comes into one hand, once: a found one was taken, a given one is new."""
        card = self.season.cards.get(fact["card"])
        if card is not None and (card.holder or card.gone):
            where = f"{card.holder} holds it" if card.holder else "it is gone"
            yield Problem(f"{fact}", where)
        elif fact["how"] == "found" and fact["card"] != self.taken:
            yield Problem(f"{fact}", f"taken was {self.taken or 'nothing'}")
        elif fact["how"] != "found" and card is not None:
            yield Problem(f"{fact}", "there was a card of this id")
        elif card is not None and self.season.look(card.kind) != fact["kind"]:
            yield Problem(f"{fact}", f"it is a {card.kind}")

    @law("DS-12.3", "CardTransferred")
    def a_card_changes_hands(self, fact: CheckedFact) -> Problems:
        """A card goes to another from who holds it, and is what it was."""
        card = self.season.cards.get(fact["card"])
        if card is None or card.gone or card.holder != fact["giver"] or not card.holder:
            yield Problem(f"{fact}", f"{card.holder if card else 'nobody'} holds it")
        elif card.kind != fact["kind"] or not self.season.of(fact["taker"]).inside:
            yield Problem(f"{fact}", f"it is a {card.kind}, for somebody in the game")

    @law("DS-8.4", "CardAskedFor")
    def who_holds_it_hands_it_over(self, fact: CheckedFact) -> Problems:
        """Who is asked for a card hands one over if they hold one."""
        has = fact["on"] in self.season.holders(fact["kind"])
        if fact["got"] != has:
            yield Problem(f"{fact}", f"{fact['on']} {'holds one' if has else 'holds none'}")

    @law("DS-8.4", "HoldersCounted")
    def holders_are_counted(self, fact: CheckedFact) -> Problems:
        """Those who hold a kind of card are told how many they are."""
        holders = self.season.holders(fact["kind"])
        if fact["holders"] != len(holders) or fact.audience != told_to(holders):
            yield Problem(f"{fact}, to {fact.audience}", f"{holders} hold one, and are told")

    @law("DS-8.3", "CardLost")
    def a_card_expires_when_its_time_is_over(self, fact: CheckedFact) -> Problems:
        """A card expires at the beginning of a round, or of the final, when its time is over."""
        card = self.season.cards.get(fact["card"])
        if fact["why"] == "expired" and card is not None:
            left = len(self.season.inside)
            if not self.season.expired(card.kind, self.season.round, left) or self.season.phase:
                yield Problem(f"{fact}", "its time is not over")

    @law("DS-12.3", "CardPlayed")
    def a_card_is_played_by_its_holder(self, fact: CheckedFact) -> Problems:
        """A card is played once, by who holds it, as what it is."""
        card = self.season.cards.get(fact["card"])
        if card is None or card.gone or card.holder != fact["seat"]:
            where = "nobody" if card is None or not card.holder else card.holder
            yield Problem(f"{fact}", f"{where} holds it")
        elif card.kind != fact["kind"]:
            yield Problem(f"{fact}", f"it is a {card.kind}")

    @law("DS-12.3", "CardLost")
    def a_card_is_lost_where_it_is(self, fact: CheckedFact) -> Problems:
        """A card is lost by who holds it, or by the camp where it waits."""
        card = self.season.cards.get(fact["card"])
        if card is None or card.gone or card.holder != fact["holder"]:
            where = "nobody" if card is None or not card.holder else card.holder
            yield Problem(f"{fact}", f"{where} holds it")
        dissolved = fact["why"] == "camp dissolved"
        if dissolved != (not fact["holder"]) and fact["why"] != "expired":
            yield Problem(f"{fact}", "camps lose cards when dissolved, holders when they leave")

    @law("DS-8.5", "RoundBegan", "FinalBegan", END)
    def who_is_out_holds_nothing(self, fact: CheckedFact) -> Problems:
        """Only who is in the game holds cards."""
        for name, card in self.season.cards.items():
            if card.holder and not self.season.of(card.holder).inside:
                yield Problem(f"{card.holder} is out and holds {name}", "it was to be lost")

    @enters("CardPlanted", "CardTaken", "CardGained")
    def use(self, fact: CheckedFact) -> None:
        """An id is used up."""
        self.used.add(fact["card"])
        self.used.add(fact.fields.get("planted", fact["card"]))
        self.taken = fact["card"] if fact.kind == "CardTaken" else ""

    @enters("PhaseBegan")
    def begin(self, fact: CheckedFact) -> None:
        """The camps that restock in this round: the number of cards each has got."""
        restocks = self.season.parameters["restock"] == "each_round" and fact["phase"] == "camp"
        most = self.season.stocked
        self.restocked = (
            {team: most if self.season.waiting(team) else 0 for team in self.season.teams}
            if restocks
            else {}
        )

    @enters("CardTaken")
    def take(self, fact: CheckedFact) -> None:
        """A card that was found before the meal, the last of a camp, leaves it empty."""
        card = self.season.cards.get(fact["planted"])
        if card and card.camp in self.restocked and len(self.season.waiting(card.camp)) == 1:
            self.restocked[card.camp] = 0

    @enters("CardPlanted")
    def restock(self, fact: CheckedFact) -> None:
        """A card more."""
        if fact["team"] in self.restocked:
            self.restocked[fact["team"]] += 1

    @law("DS-4.6", "CampFed", "CampHungry")
    def an_empty_camp_was_restocked(self, fact: CheckedFact) -> Problems:
        """Where camps restock each round, an empty one has its cards when the meal begins."""
        most = self.season.stocked
        if self.restocked.get(fact["team"], most) < most:
            yield Problem(f"{fact['team']} eats without new cards", f"{most} were to be planted")

    @enters("CampFed", "CampHungry", "PhaseEnded")
    def meal(self, fact: CheckedFact) -> None:
        """Restocking is over."""
        self.restocked.pop(fact.fields.get("team", ""), None)


def _planted(terms: Any) -> Iterator[str]:
    """The kinds of card that an order's effects plant, wherever they stand in its terms."""
    if isinstance(terms, dict):
        if terms.get("effect") == "plant":
            yield str(terms.get("kind"))
        terms = list(terms.values())
    for inner in terms if isinstance(terms, list) else ():
        yield from _planted(inner)
