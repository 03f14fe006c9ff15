"""Advantage cards: found, told of, bluffed, taken home, held to the end, and what the others do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.effects import Immune
from showrunner.formats.talk.facts import Said
from showrunner.formats.wording import capital, listed
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder, Title
from showrunner.story.record import Message, Record
from showrunner.story.told import Sentence

GAINED = {
    "found": "{} found {}.",
    "given": "Production gave {} {}.",
    "made": "{} now has {}.",
}
"""How somebody got a card, with their name and the card's."""


class HeldCard(NamedTuple):
    """A card in somebody's hand, and the fact by which it came there."""

    holder: str
    kind: str
    number: int


class Cards(Finder):
    """Follows each card from hand to hand."""

    titles = (
        Title("Best nose", 70, ("advantage found",), "found {}", "advantage"),
        Title(
            "Most bluffs", 68, ("idol bluff",), "told of a card that was not there in {}", "talk"
        ),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._held: dict[str, HeldCard] = {}
        self._fakes: dict[str, int] = {}
        """The cards that are fakes, and the fact that says so."""
        self._told: dict[str, list[Message]] = {}
        """The messages in which each castaway told of a card that they held."""
        self._played_on: dict[str, tuple[int, str]] = {}
        """The last card played on each castaway: the fact, and who played it."""
        self._gone: dict[str, int] = {}
        """The fact by which each castaway last gave up a card."""
        self._out: dict[str, int] = {}
        """The fact by which each castaway left."""

    @override
    def standing(self) -> Iterator[Sentence]:
        """Who holds which cards."""
        here, name = self.record.sheet.active, self.record.name
        held: dict[str, dict[str, HeldCard]] = {}
        for id, card in self._held.items():
            if card.holder in here:
                held.setdefault(card.holder, {})[id] = card
        for seat, cards in held.items():
            fakes = [self._fakes[id] for id in cards if id in self._fakes]
            what = (
                self._a(card.kind) + (" that is a fake" if id in self._fakes else "")
                for id, card in cards.items()
            )
            text = f"{name(seat)} holds {listed(what)}."
            proof = all_facts((card.number for card in cards.values()), fakes)
            yield Sentence(text=text, facts=proof)

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """What happens to a card, or what is said of one."""
        match fact:
            case Said():
                yield from self._said(number)
            case facts.CardGained():
                yield self._gained(number, fact)
            case facts.CardForged():
                self._fakes[fact.card] = number
            case facts.CardTransferred():
                self._gone[fact.giver] = number
                yield self._transferred(number, fact)
            case facts.CardPlayed():
                self._gone[fact.seat] = number
                self._held.pop(fact.card, None)
                self._played_on[fact.on] = number, fact.seat
            case facts.VotedOut() | facts.CastawayRemoved():
                self._out[fact.seat] = number
            case facts.CardLost():
                self._gone[fact.holder] = number
                held = self._held.pop(fact.card, None)
                if held is not None and fact.why in ("holder left", "expired"):
                    yield self._lost(number, held, fact)
            case _:
                yield from self._effect(number, fact)

    def end(self) -> Iterator[Beat]:
        """Cards that finalists still hold."""
        name = self.record.name
        for held in self._held.values():
            yield self.beat(
                "advantage held to the end",
                45,
                (held.holder,),
                (held.number, self.record.last),
                f"{name(held.holder)} still had {self._a(held.kind)} when it was all over. "
                "It was never played.",
                card=held.kind,
            )

    def _a(self, kind: str) -> str:
        sheet: Any = self.record.sheet
        card: str = sheet.kinds[kind].name
        return f"an {card}" if card[0] in "AEIOU" else f"a {card}"

    def _saves(self, kind: str) -> bool:
        """Whether such a card can make somebody immune."""
        sheet: Any = self.record.sheet
        powers = sheet.kinds[kind].powers
        return any(isinstance(effect, Immune) for power in powers for effect in power.effects)

    # -- in whose hand a card is -------------------------------------------------------------------

    def _gained(self, number: int, fact: facts.CardGained) -> Beat:
        self._held[fact.card] = HeldCard(fact.seat, fact.kind, number)
        return self.beat(
            f"advantage {fact.how}",
            (20 if fact.how == "found" else 30) + 15 * self._saves(fact.kind),
            (fact.seat,),
            (number,),
            GAINED[fact.how].format(self.record.name(fact.seat), self._a(fact.kind)),
            card=fact.kind,
        )

    def _transferred(self, number: int, fact: facts.CardTransferred) -> Beat:
        self._held[fact.card] = HeldCard(fact.taker, fact.kind, number)
        giver, taker = self.record.name(fact.giver), self.record.name(fact.taker)
        return self.beat(
            "advantage changed hands",
            50,
            (fact.taker, fact.giver),
            (number,),
            f"{capital(self._a(fact.kind))} went from {giver} to {taker}.",
            card=fact.kind,
        )

    def _lost(self, number: int, held: HeldCard, fact: facts.CardLost) -> Beat:
        name, card = self.record.name(held.holder), self._a(held.kind)
        if fact.why == "expired":
            return self.beat(
                "advantage expired",
                30,
                (held.holder,),
                (held.number, number),
                f"{name} kept {card} until it was worth nothing.",
                card=held.kind,
            )
        fake = " It was a fake." if fact.card in self._fakes else ""
        told = self._told.get(held.holder, [])
        return self.beat(
            "advantage taken home",
            65 if self._saves(held.kind) else 40,
            (held.holder,),
            (held.number, *(message.number for message in told), self._out[held.holder], number),
            f"{name} left with {card} unplayed.{fake}",
            card=held.kind,
            fake=bool(fake),
        )

    # -- what is said of cards ---------------------------------------------------------------------

    def _said(self, number: int) -> Iterator[Beat]:
        message = self.record.said
        if message is None or not any(
            (act.act, act.what, act.about) == ("tell", "card", message.seat) for act in message.acts
        ):
            return
        cards = [held for held in self._held.values() if held.holder == message.seat]
        name = self.record.name(message.seat)
        heard = listed(map(self.record.name, message.to)) if message.to else "everybody"
        if cards:
            first = message.seat not in self._told
            self._told.setdefault(message.seat, []).append(message)
            if first:
                yield self.beat(
                    "secret shared",
                    35,
                    (message.seat, *message.to),
                    (cards[0].number, number),
                    f"{name} told {heard} about {self._a(cards[0].kind)}, which was really there.",
                    card=cards[0].kind,
                )
            return
        gone = self._gone.get(message.seat)
        self.record.prove_lie(number, "card", () if gone is None else (gone,))
        yield self.beat(
            "idol bluff",
            45,
            (message.seat, *message.to),
            (number,),
            f"{name} told {heard} that there was a card in {name}’s pocket. There was none.",
        )

    # -- what other cards do -----------------------------------------------------------------------

    def _effect(self, number: int, fact: Fact) -> Iterator[Beat]:
        name = self.record.name
        match fact:
            case facts.CardAskedFor():
                text = f"{name(fact.seat)} asked {name(fact.on)} for {self._a(fact.kind)}, and "
                text += "got it." if fact.got else "there was none."
                people = (fact.seat, fact.on)
                yield self.beat(
                    "knowledge is power", 70 if fact.got else 40, people, (number,), text
                )
            case facts.VoteLost(how="stolen" | "blocked"):
                verb = "stolen" if fact.how == "stolen" else "blocked"
                played, by = self._played_on[fact.seat]
                text = f"{name(fact.seat)}’s vote was {verb} by {name(by)}."
                yield self.beat(f"vote {verb}", 50, (by, fact.seat), (played, number), text)
            case facts.VoteLeft():
                text = f"{name(fact.seat)} left the vote, safe and without a ballot."
                yield self.beat("safety without power", 45, (fact.seat,), (number,), text)
            case facts.LuckTried():
                total = sum(fact.dice)
                hit = total >= fact.at_least
                text = f"{name(fact.seat)} took a shot in the dark and threw {total}. "
                text += "It hit." if hit else f"It had to be {fact.at_least}."
                yield self.beat(
                    "shot in the dark", 75 if hit else 40, (fact.seat,), (number,), text, hit=hit
                )
            case facts.JurorVetoed():
                text = f"{name(fact.seat)} kept {name(fact.juror)} off the jury. "
                text += f"{name(fact.instead)} sat there instead."
                jurors = (fact.juror, fact.instead)
                yield self.beat("jury veto", 65, (fact.seat, *jurors), (number,), text)
            case facts.TalkSpied():
                others = listed(map(name, fact.seats))
                text = f"{name(fact.seat)} listened in on the talk of {others}."
                yield self.beat("overheard", 40, (fact.seat, *fact.seats), (number,), text)
