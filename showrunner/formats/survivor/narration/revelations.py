"""The attributes, ballots and cards that are revealed when a season's secrets are opened.

Facts that were hidden from a viewer are told after the revealing fact, in the order in which they
happened but without their rounds. So this chapter records, all season long, the public facts that
it can match them with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from typing_extensions import override

from showrunner.formats.facts import Fact
from showrunner.formats.frame import RevelationsChapter
from showrunner.formats.narration import Line
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.ballots import who_for_whom
from showrunner.formats.survivor.narration.chapter import Desk, a_card, card_name
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.wording import capital, count

STEPS = {"vote": "", "revote_tied": ", re-vote", "revote_untied": ", second re-vote"}


@dataclass
class BallotReading:
    """One reading of ballots: the names read, and the ballots that are known."""

    round: int
    step: str
    read: Counter[str]
    ballots: list[tuple[str, str]] = field(default_factory=list)

    @property
    def missing(self) -> Counter[str]:
        """The names read whose voters are not known yet."""
        return self.read - Counter(name for _, name in self.ballots)


@dataclass
class CardHistory:
    """A card's history; `takers` are its later holders."""

    kind: str
    seat: str
    how: str
    takers: list[str] = field(default_factory=list)


class SurvivorRevelationsChapter(RevelationsChapter[SurvivorSheet]):
    """Collects facts all season long, and tells the secrets at the end."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._attributes: dict[str, facts.AttributesRolled] = {}
        self._names_read: Counter[str] = Counter()
        self._own_ballots: list[tuple[str, str]] = []
        self._readings: list[BallotReading] = []
        self._hidden_ballots: list[facts.BallotCast] = []
        self._jury_ballots: list[facts.JuryBallotCast] = []
        self._planted: dict[str, facts.CardPlanted] = {}
        self._taken: dict[str, facts.CardPlanted] = {}
        self._cards: dict[str, CardHistory] = {}
        self._card_ends: dict[str, str] = {}

    def notice(self, fact: Fact) -> list[Line]:
        """Record the facts that the revelations need."""
        match fact:
            case facts.AttributesRolled():
                self._attributes[fact.seat] = fact
            case facts.BallotCast(name=str()) if self.open:
                self._hidden_ballots.append(fact)
            case facts.BallotCast(name=str(name)):
                self._own_ballots.append((fact.seat, name))
            case facts.BallotRead():
                self._names_read[fact.name] += 1
            case facts.VotesCounted():
                reading = BallotReading(
                    self.sheet.round, fact.step, self._names_read, self._own_ballots
                )
                self._readings.append(reading)
                self._names_read, self._own_ballots = Counter(), []
            case facts.PhaseEnded():
                self._names_read, self._own_ballots = Counter(), []
            case facts.JuryBallotCast():
                self._jury_ballots.append(fact)
            case _:
                self._notice_card(fact)
        return []

    def _notice_card(self, fact: Fact) -> None:
        match fact:
            case facts.CardPlanted():
                self._planted[fact.card] = fact
            case facts.CardTaken():
                self._taken[fact.card] = self._planted.pop(fact.planted)
            case facts.CardGained():
                self._cards[fact.card] = CardHistory(fact.kind, fact.seat, fact.how)
            case facts.CardForged():
                self._cards[fact.card].kind = fact.kind
            case facts.CardTransferred() if fact.card in self._cards:
                self._cards[fact.card].takers.append(fact.taker)
            case facts.CardCancelled():
                self._card_ends[fact.card] = f"{self._card_ends[fact.card]}, for nothing"
            case facts.CardPlayed():
                on = "" if fact.on in ("", fact.seat) else f" on {self.desk.name(fact.on)}"
                when = "" if self.open else f" in round {self.sheet.round}"
                self._card_ends[fact.card] = f"played it{on}{when}"
            case facts.CardLost(why="holder left"):
                self._card_ends[fact.card] = "left the game with it"
            case facts.CardLost(why="expired"):
                self._card_ends[fact.card] = "kept it until it was worth nothing"
            case facts.CardLost(why="joined"):
                self._card_ends[fact.card] = "put it together with another"

    # -- telling -----------------------------------------------------------------------------------

    @override
    def revelations(self) -> dict[str, Iterable[str]]:
        return {
            "Attributes": self._attribute_items(),
            "Who voted for whom": self._vote_items(),
            "Advantages": self._card_items(),
        }

    def _attribute_items(self) -> Iterator[str]:
        for seat in self.sheet.players:
            if (fact := self._attributes.get(seat)) is not None:
                rolls = f"{fact.competition} in competition, {fact.survival} in survival"
                yield f"{self.desk.name(seat)}: {rolls}."

    def _vote_items(self) -> Iterator[str]:
        self._match_hidden_ballots()
        for reading in self._readings:
            if text := who_for_whom(self.desk, self._in_order(reading.ballots)):
                yield f"Round {reading.round}{STEPS.get(reading.step, '')}: {text}."
        for again, name in ((False, "The jury"), (True, "The jury, second vote")):
            ballots = [
                (ballot.juror, ballot.finalist)
                for ballot in self._jury_ballots
                if ballot.again is again and ballot.finalist is not None
            ]
            if text := who_for_whom(self.desk, self._in_order(ballots)):
                yield f"{name}: {text}."

    def _match_hidden_ballots(self) -> None:
        """Assign the hidden ballots to the readings, in order, by the names that were read.

        Ballots of a vote that producers cancelled before the count match no reading and are left
        out.
        """
        next_ballot = 0
        for reading in self._readings:
            size = reading.missing.total()
            for start in range(next_ballot, len(self._hidden_ballots) - size + 1):
                ballots = self._hidden_ballots[start : start + size]
                if (
                    all(ballot.step == reading.step for ballot in ballots)
                    and Counter(ballot.name for ballot in ballots) == reading.missing
                ):
                    reading.ballots += [
                        (ballot.seat, ballot.name) for ballot in ballots if ballot.name
                    ]
                    next_ballot = start + size
                    break

    def _in_order(self, ballots: list[tuple[str, str]]) -> list[tuple[str, str]]:
        seats = list(self.sheet.players)
        return sorted(ballots, key=lambda ballot: seats.index(ballot[0]))

    def _card_items(self) -> Iterator[str]:
        for card, history in self._cards.items():
            what = a_card(self.sheet, history.kind)
            origin = f"found {what}"
            if card in self._taken:
                origin += f" at the {self._taken[card].team} camp"
            if history.how == "given":
                origin = f"was given {what}"
            if history.how == "made":
                origin = f"came by {what}"
            for taker in history.takers:
                origin += f" and had to hand it to {self.desk.name(taker)}, who"
            end = self._card_ends.get(card, "never played it")
            joint = " " if history.takers else " and "
            yield f"{self.desk.name(history.seat)} {origin}{joint}{end}."
        unfound = Counter((card.team, card.kind) for card in self._planted.values())
        for (team, kind), number in unfound.items():
            what = capital(count(number, f"{card_name(self.sheet, kind)} card"))
            were = "was" if number == 1 else "were"
            yield f"{what} at the {team} camp {were} never found."
