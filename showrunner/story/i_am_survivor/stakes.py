"""The island's bids and fights as contests, what a day cost, and who is in danger tomorrow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.wording import capital, count, listed, number, verb
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.i_am_survivor.names import led, owner_of, the
from showrunner.story.record import Record
from showrunner.story.told import Sentence

NEEDS: Final = {"thirst": "water", "hunger": "food"}
MOST_WEAK: Final = 3
"""How many characters who are in danger are named."""


class Stakes(Finder):
    """Follows bids, battles, and what each character lacks."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._dealt: dict[str, int] = {}
        """The fact that says who leads which characters."""
        self._fights: list[tuple[int, facts.BeastFought]] = []
        self._deaths: list[tuple[int, facts.CharacterDied]] = []
        self._rescues: list[tuple[int, facts.CharacterRescued]] = []
        self._trades: list[tuple[int, frozenset[str]]] = []
        self._refused: list[tuple[int, str]] = []
        """The offers that were refused, by who refused them."""
        self._rescuers: dict[str, int] = {}
        """The rescuers that wait, and the fact of their coming."""
        self._weak: dict[tuple[str, str], int] = {}
        """Which character lacks or has what, and since which fact."""

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Beat | Sentence]:
        """A contest as it happens; other facts are noted for the end of the day."""
        match fact:
            case facts.TeamDealt():
                self._dealt[fact.seat] = number
            case facts.BidsRevealed():
                yield self._bids(number, fact)
            case facts.BeastFought():
                self._fights.append((number, fact))
                yield self._fought(number, fact)
            case facts.CharacterDied():
                self._deaths.append((number, fact))
            case facts.CharacterRescued():
                self._rescues.append((number, fact))
            case facts.TradeSettled():
                self._trades.append((number, frozenset((fact.first, fact.second))))
            case facts.OfferAnswered(answer="refuse"):
                self._refused.append((number, fact.seat))
            case facts.RescuerArrived():
                self._rescuers[fact.card] = number
            case facts.RescuerLeft():
                self._rescuers.pop(fact.card, None)
            case facts.MarkerPlaced():
                self._weak[fact.character, fact.marker] = number
            case facts.CharacterImpaired():
                self._weak[fact.character, fact.impairment] = number

    def _bids(self, number: int, fact: facts.BidsRevealed) -> Sentence:
        """Who asks for a place, and with how many cards."""
        if not fact.bids:
            text = f"Nobody bids for a place with {the(fact.card)}."
            return Sentence(text=text, facts=(number,))
        bids = sorted(fact.bids.items(), key=lambda bid: -len(bid[1]))
        told = [
            f"{led(self.record, who)} with {count(len(cards), 'card')}"
            if cards
            else f"{led(self.record, who)} with nothing"
            for who, cards in bids
        ]
        text = f"The bids for {the(fact.card)} are turned over: {listed(told)}."
        owners = {owner_of(self.record, who) for who in fact.bids}
        dealt = (self._dealt[seat] for seat in owners if seat in self._dealt)
        return Sentence(text=text, facts=all_facts(dealt, (number,)))

    def _fought(self, number: int, fact: facts.BeastFought) -> Sentence:
        """A battle with its margin."""
        who, beast = led(self.record, fact.character), the(fact.card)
        score = f"{fact.total}★ against {fact.strength}★"
        text = f"{who} stands before {beast}, {score}, "
        match fact.result:
            case "defeated":
                text += "and brings it down."
            case "chased away":
                text += "and drives it off."
            case _:
                short = fact.strength - fact.total
                text += "and it is not enough." if short else "and loses all the same."
        return Sentence(text=text, facts=(number,))

    # -- why ---------------------------------------------------------------------------------------

    @override
    def reasons(self, since: int) -> Iterator[Sentence]:
        """The day in figures: places and lives, battles, and who traded with whom."""
        record, name = self.record, self.record.name
        rescues = [(at, fact.seat) for at, fact in self._rescues if at >= since]
        deaths = [(at, fact.seat) for at, fact in self._deaths if at >= since]
        parts = [
            f"{count(len(found), 'character')} {what} ({listed(dict.fromkeys(map(name, seats)))})"
            for found, what in ((rescues, "rescued"), (deaths, "dead"))
            if (seats := [seat for _, seat in found])
        ]
        if parts:
            text = f"The day’s account: {listed(parts)}."
            yield Sentence(text=text, facts=all_facts(at for at, _ in (*rescues, *deaths)))
        lost = [(at, fact) for at, fact in self._fights if at >= since and fact.result == "lost"]
        won = [at for at, fact in self._fights if at >= since and fact.result != "lost"]
        if len(lost) + len(won) > 1:
            text = f"Of {count(len(lost) + len(won), 'battle')} with beasts "
            text += f"{number(len(won)) if won else 'none'} "
            text += f"{'was' if len(won) < 2 else 'were'} won."
            narrow = [fact for _, fact in lost if fact.strength - fact.total == 1]
            if narrow:
                text += f" {led(record, narrow[0].character)} was one ★ short."
            yield Sentence(text=text, facts=all_facts(won, (at for at, _ in lost)))
        trades = [(at, pair) for at, pair in self._trades if at >= since]
        refused = [(at, seat) for at, seat in self._refused if at >= since]
        if refused and not trades:
            who = listed(dict.fromkeys(name(seat) for _, seat in refused))
            text = f"Nothing was traded: {who} refused {count(len(refused), 'offer')}."
            yield Sentence(text=text, facts=all_facts(at for at, _ in refused))
        elif len(trades) >= 2 and refused:
            text = f"{capital(count(len(trades), 'trade'))} came off, and "
            were = "was" if len(refused) == 1 else "were"
            text += f"{count(len(refused), 'offer')} {were} refused."
            proof = all_facts((at for at, _ in trades), (at for at, _ in refused))
            yield Sentence(text=text, facts=proof)

    # -- what is open ------------------------------------------------------------------------------

    @override
    def open_questions(self) -> Iterator[Sentence]:
        """Who dies without help, which rescuer waits, and who leads."""
        sheet: Any = self.record.sheet
        yield from self._in_danger(sheet)
        waiting = {one: at for one, at in self._rescuers.items() if sheet.rescuers}
        for card in list(waiting)[-1:]:
            text = f"{capital(the(card))} waits. Who gets a place?"
            yield Sentence(text=text, facts=(waiting[card],))
        points = {seat: sheet.public_points(seat) for seat in self.record.names}
        first, *rest = sorted(points, key=lambda seat: -points[seat])
        rescued = all_facts(at for at, _ in self._rescues)
        if rest and rescued and points[first] > points[rest[0]]:
            name = self.record.name
            text = f"{name(first)} leads with {points[first]} points brought off the island; "
            text += f"{name(rest[0])} has {points[rest[0]]}."
            yield Sentence(text=text, facts=rescued)
        alone = [seat for seat in sheet.active if len(sheet.here(seat)) == 1]
        gone = all_facts((at for at, _ in self._deaths), (at for at, _ in self._rescues))
        if alone and gone:
            names = listed(led(self.record, sheet.here(seat)[0]) for seat in alone)
            text = f"{names} {verb(alone, 'is', 'are')} alone now."
            yield Sentence(text=text, facts=gone)

    def _in_danger(self, sheet: Any) -> Iterator[Sentence]:
        weak = []
        for (character, what), at in self._weak.items():
            state = sheet.characters[character]
            lacks = getattr(state, what) if what in NEEDS else what in state.impairments
            if state.here and lacks:
                weak.append((what, character, at))
        for need, word in NEEDS.items():
            dying = [(one, at) for what, one, at in weak if what == need]
            if dying:
                names = listed(led(self.record, one) for one, _ in dying[:MOST_WEAK])
                text = f"{names} {'has' if len(dying) == 1 else 'have'} gone without {word}. "
                text += "Another night without is the last."
                yield Sentence(text=text, facts=all_facts(at for _, at in dying))
                return
        ill = [(one, at) for what, one, at in weak if what not in NEEDS]
        if ill:
            sick = [*dict.fromkeys(one for one, _ in ill[:MOST_WEAK])]
            names = listed(led(self.record, one) for one in sick)
            owners = dict.fromkeys(owner_of(self.record, one) for one in sick)
            text = f"{names} {verb(sick, 'goes', 'go')} into the next day injured, "
            text += f"poisoned or sick. Who heals for {listed(map(self.record.name, owners))}?"
            yield Sentence(text=text, facts=all_facts(at for _, at in ill[:MOST_WEAK]))
