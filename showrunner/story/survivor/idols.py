"""Immunity by a card: played right, for nothing, nullified, or a fake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.survivor import facts
from showrunner.formats.wording import count
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.record import CastBallot, Council, Record

FAILED = ("nullified", "fake")


@dataclass
class PlayedCard:
    """A card that was played at this vote; `before` if before the ballots were cast."""

    number: int
    fact: facts.CardPlayed
    before: bool
    worked: int = 0
    """The fact that gave immunity."""
    failed: int = 0
    """The fact that said it had no effect."""
    why: str = ""


class CardImmunity(Finder):
    """Follows the cards that are played for immunity at each vote."""

    titles = (
        Title("Best with an idol", 84, ("idol played right",), "turned {}", "vote"),
        Title("Worst with an idol", 82, ("idol wasted",), "played an idol for nothing, {}", "time"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._plays: list[PlayedCard] = []
        self._counted = 0
        """The fact of the last count at this vote."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Cards played at a vote, and what the vote showed of them."""
        match fact:
            case facts.VoteBegan():
                self._plays, self._counted = [], 0
            case facts.VotesCounted(step="vote") | facts.VotesRecounted():
                self._counted = number
            case facts.CardPlayed():
                council = self.record.open
                self._plays.append(PlayedCard(number, fact, not (council and council.ballots)))
            case facts.ImmunityGiven() if fact.cause not in ("competition", "producers"):
                for play in reversed(self._plays):
                    if play.fact.on in fact.seats and not play.worked and not play.failed:
                        play.worked = number
                        break
            case facts.CardCancelled() if fact.why in FAILED:
                for play in self._plays:
                    if play.fact.card == fact.card:
                        play.failed, play.why = number, fact.why
            case facts.VotedOut() | facts.NobodyVotedOut():
                out = fact.seat if isinstance(fact, facts.VotedOut) else ""
                for play in self._plays:
                    yield from self._judge(play, out, number)
                self._plays = []

    def _judge(self, play: PlayedCard, out: str, number: int) -> Iterator[Beat]:
        council = self.record.open
        if council is None or not play.fact.on:
            return
        if play.failed:
            yield self._failed(play, out, number)
        elif play.worked and play.before:
            yield self._before(play)
        elif play.worked:
            yield self._after(play, council, out, number)

    def _played(self, play: PlayedCard) -> str:
        sheet: Any = self.record.sheet
        card = sheet.kinds[play.fact.kind].name
        name = self.record.name
        whom = "" if play.fact.on == play.fact.seat else f" for {name(play.fact.on)}"
        return f"{name(play.fact.seat)} played {'an' if card[0] in 'AEIOU' else 'a'} {card}{whom}"

    def _failed(self, play: PlayedCard, out: str, number: int) -> Beat:
        name, on = self.record.name, play.fact.on
        went = on == out
        text = f"{self._played(play)}. "
        text += "It was a fake" if play.why == "fake" else "Somebody had laid a nullifier"
        text += f", and {name(on)} went." if went else "."
        return self.beat(
            "fake idol" if play.why == "fake" else "idol nullified",
            90 if went else 65,
            (play.fact.seat, on),
            (play.number, play.failed, *([number] if went else ())),
            text,
            on=on,
            out=out,
        )

    def _before(self, play: PlayedCard) -> Beat:
        name, on = self.record.name, play.fact.on
        text = f"{self._played(play)} before the vote: nobody could write {name(on)}."
        people = (play.fact.seat, on)
        return self.beat(
            "idol before the vote", 38, people, (play.number, play.worked), text, on=on
        )

    def _after(self, play: PlayedCard, council: Council, out: str, number: int) -> Beat:
        first = council.votes[0]
        on, name = play.fact.on, self.record.name
        against: list[CastBallot] = [cast for cast in council.of(first) if cast.name == on]
        most = max((first.totals or {}).values(), default=0)
        values = {"on": on, "voided": len(against), "most": most}
        people = (play.fact.seat, on)
        if not against:
            text = f"{self._played(play)}. Nobody had written {name(on)}."
            proof = (play.number, play.worked, *(cast.number for cast in council.of(first)))
            return self.beat("idol wasted", 50, people, proof, text, **values)
        ballots_against = (cast.number for cast in against)
        proof = (play.number, play.worked, *ballots_against, self._counted, number)
        ballots = count(len(against), "ballot")
        text = f"{self._played(play)}, and {ballots} against {name(on)} did not count."
        if len(against) < most:
            return self.beat("idol for a few", 50, people, proof, text, **values)
        tie = len(against) == most
        text += " Without it there would have been a tie." if tie else ""
        text += "" if tie else f" Without it {name(on)} would have gone."
        gave_away = out == play.fact.seat
        text += f" But {name(out)} went." if gave_away else ""
        importance = 80 if tie else 90
        return self.beat(
            "idol played right", importance + 5 * gave_away, people, proof, text, **values
        )
