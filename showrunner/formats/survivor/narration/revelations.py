"""Now it can be told: the attributes, the ballots and the cards of a season whose secrets are open.

What was hidden from a viewer follows the revealing fact in the order in which it happened, without
the rounds it happened in. So this chapter remembers, all season long, what can be matched with it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from showrunner.formats.facts import Fact
from showrunner.formats.frame import RevelationsChapter
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.ballots import who_for_whom
from showrunner.formats.survivor.narration.chapter import Desk, a_card, card_name
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.wording import capital, count

STEPS = {"vote": "", "revote_tied": ", re-vote", "revote_untied": ", second re-vote"}


@dataclass
class Sitting:
    """One time that ballots were read: what was read, and who had cast what."""

    round: int
    step: str
    read: Counter[str]
    ballots: list[tuple[str, str]] = field(default_factory=list)

    @property
    def missing(self) -> Counter[str]:
        """The names read whose voters are not known."""
        return self.read - Counter(name for _, name in self.ballots)


@dataclass
class Fate:
    """What became of a card; `takers` are those into whose hands it came later."""

    kind: str
    seat: str
    how: str
    takers: list[str] = field(default_factory=list)


class Revelations(RevelationsChapter[SurvivorSheet]):
    """Collects all season long, and tells at the end."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._attributes: dict[str, facts.AttributesRolled] = {}
        self._read: Counter[str] = Counter()
        self._own: list[tuple[str, str]] = []
        self._sittings: list[Sitting] = []
        self._hidden: list[facts.BallotCast] = []
        self._jury: list[facts.JuryBallotCast] = []
        self._planted: dict[str, facts.CardPlanted] = {}
        self._taken: dict[str, facts.CardPlanted] = {}
        self._cards: dict[str, Fate] = {}
        self._ends: dict[str, str] = {}

    def notice(self, fact: Fact) -> list[Line]:
        """Remember what belongs together."""
        match fact:
            case facts.AttributesRolled():
                self._attributes[fact.seat] = fact
            case facts.BallotCast(name=str()) if self.open:
                self._hidden.append(fact)
            case facts.BallotCast(name=str(name)):
                self._own.append((fact.seat, name))
            case facts.BallotRead():
                self._read[fact.name] += 1
            case facts.VotesCounted():
                sitting = Sitting(self.sheet.round, fact.step, self._read, self._own)
                self._sittings.append(sitting)
                self._read, self._own = Counter(), []
            case facts.PhaseEnded():
                self._read, self._own = Counter(), []
            case facts.JuryBallotCast():
                self._jury.append(fact)
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
                self._cards[fact.card] = Fate(fact.kind, fact.seat, fact.how)
            case facts.CardForged():
                self._cards[fact.card].kind = fact.kind
            case facts.CardTransferred() if fact.card in self._cards:
                self._cards[fact.card].takers.append(fact.taker)
            case facts.CardCancelled():
                self._ends[fact.card] = f"{self._ends[fact.card]}, for nothing"
            case facts.CardPlayed():
                on = "" if fact.on in ("", fact.seat) else f" on {self.desk.name(fact.on)}"
                when = "" if self.open else f" in round {self.sheet.round}"
                self._ends[fact.card] = f"played it{on}{when}"
            case facts.CardLost(why="holder left"):
                self._ends[fact.card] = "left the game with it"
            case facts.CardLost(why="expired"):
                self._ends[fact.card] = "kept it until it was worth nothing"
            case facts.CardLost(why="joined"):
                self._ends[fact.card] = "put it together with another"

    # -- telling -----------------------------------------------------------------------------------

    def revelations(self) -> list[Line]:
        """See RevelationsChapter."""
        return [*self._told_attributes(), *self._told_votes(), *self._told_cards()]

    def _told_attributes(self) -> list[Line]:
        rolled = [self._attributes[seat] for seat in self.sheet.players if seat in self._attributes]
        if not rolled:
            return []
        return [
            Line(Tone.PHASE, "Attributes"),
            *(
                Line(
                    Tone.ITEM,
                    f"{self.desk.name(fact.seat)}: {fact.competition} in competition, "
                    f"{fact.survival} in survival.",
                )
                for fact in rolled
            ),
        ]

    def _told_votes(self) -> list[Line]:
        self._match()
        lines = [
            Line(Tone.ITEM, f"Round {sitting.round}{STEPS.get(sitting.step, '')}: {text}.")
            for sitting in self._sittings
            if (text := who_for_whom(self.desk, self._in_order(sitting.ballots)))
        ]
        for again, name in ((False, "The jury"), (True, "The jury, second vote")):
            ballots = [
                (ballot.juror, ballot.finalist)
                for ballot in self._jury
                if ballot.again is again and ballot.finalist is not None
            ]
            if text := who_for_whom(self.desk, self._in_order(ballots)):
                lines.append(Line(Tone.ITEM, f"{name}: {text}."))
        return [Line(Tone.PHASE, "Who voted for whom"), *lines] if lines else []

    def _match(self) -> None:
        """Give each hidden ballot to its sitting: the next ones in order that fit what was read.

        Ballots of a vote that producers stopped before the count fit nowhere and are left out.
        """
        place = 0
        for sitting in self._sittings:
            size = sitting.missing.total()
            for start in range(place, len(self._hidden) - size + 1):
                ballots = self._hidden[start : start + size]
                if (
                    all(ballot.step == sitting.step for ballot in ballots)
                    and Counter(ballot.name for ballot in ballots) == sitting.missing
                ):
                    sitting.ballots += [
                        (ballot.seat, ballot.name) for ballot in ballots if ballot.name
                    ]
                    place = start + size
                    break

    def _in_order(self, ballots: list[tuple[str, str]]) -> list[tuple[str, str]]:
        seats = list(self.sheet.players)
        return sorted(ballots, key=lambda ballot: seats.index(ballot[0]))

    def _told_cards(self) -> list[Line]:
        lines = []
        for card, fate in self._cards.items():
            what = a_card(self.sheet, fate.kind)
            origin = f"found {what}"
            if card in self._taken:
                origin += f" at the {self._taken[card].team} camp"
            if fate.how == "given":
                origin = f"was given {what}"
            if fate.how == "made":
                origin = f"came by {what}"
            for taker in fate.takers:
                origin += f" and had to hand it to {self.desk.name(taker)}, who"
            end = self._ends.get(card, "never played it")
            joint = " " if fate.takers else " and "
            lines.append(Line(Tone.ITEM, f"{self.desk.name(fate.seat)} {origin}{joint}{end}."))
        unfound = Counter((card.team, card.kind) for card in self._planted.values())
        for (team, kind), number in unfound.items():
            what = capital(count(number, f"{card_name(self.sheet, kind)} card"))
            were = "was" if number == 1 else "were"
            lines.append(Line(Tone.ITEM, f"{what} at the {team} camp {were} never found."))
        return [Line(Tone.PHASE, "Advantages"), *lines] if lines else []
