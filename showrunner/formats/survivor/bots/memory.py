"""What a sensible castaway makes of what they see: who is close to them, and who is a threat."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.sheet import Player, SurvivorSheet
from showrunner.kernel import Dice

VOTING_WORDS = re.compile(
    r"\b(vote|voting|name|write|writing|go|goes|tonight|out)\b", re.IGNORECASE
)
CHEMISTRY = b"showrunner chemistry"


class Talk(Struct):
    """The talk one is in: with whom, for how long, what one said, what name one was given."""

    partner: str
    turns: int = 0
    said: str = ""
    proposed: str = ""


class Memory(SurvivorSheet):
    """A castaway's own sheet, and what they make of it: a fold over their own view."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.phrases = persona.phrases
        self.talk: Talk | None = None
        self.last_talk: Talk | None = None
        self.talks_with: dict[str, int] = {}
        self.pressure: dict[str, int] = {}
        """How often each name was proposed to me this round."""
        self.feels_named = False
        self.last_results: dict[str, int] = {}
        self.last_gathered: dict[str, int] = {}
        self._chemistry: dict[str, int] = {}

    @property
    def mine(self) -> Player:
        """What I have."""
        return self.players[self.me]

    @property
    def my_team(self) -> list[str]:
        """My team, with me."""
        return self.team_of(self.me)

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        super()._round(fact)
        self.pressure.clear()
        self.last_gathered.clear()
        self.feels_named = False

    @folds(facts.TalkBegan)
    def _talk_began(self, fact: facts.TalkBegan) -> None:
        if self.me in fact.seats:
            partner = next(seat for seat in fact.seats if seat != self.me)
            self.talk = Talk(partner)
            self.talks_with[partner] = self.talks_with.get(partner, 0) + 1

    @folds(facts.MessageSaid)
    def _message(self, fact: facts.MessageSaid) -> None:
        talk = self.talk
        if talk is None or fact.words is None:
            return
        talk.turns += 1
        if fact.seat == self.me:
            talk.said += f"{fact.words}\n"
            return
        heard = str(fact.words)
        if VOTING_WORDS.search(heard):
            talk.proposed = self.proposed_in(heard) or talk.proposed

    @folds(facts.TalkEnded)
    def _talk_ended(self, fact: facts.TalkEnded) -> None:
        if self.talk is None:
            return
        self.last_talk, self.talk = self.talk, None
        proposed = self.last_talk.proposed
        if proposed == self.me:
            self.feels_named = True
        elif proposed:
            self.pressure[proposed] = self.pressure.get(proposed, 0) + 1

    @folds(facts.CompetitionResults)
    def _competition_results(self, fact: facts.CompetitionResults) -> None:
        super()._competition_results(fact)
        if fact.reroll == 0:
            self.last_results = fact.results

    @folds(facts.Gathered)
    def _gathered(self, fact: facts.Gathered) -> None:
        self.last_gathered[fact.seat] = fact.amount

    @folds(facts.VotesCounted)
    def _votes_counted(self, fact: facts.VotesCounted) -> None:
        self.feels_named = self.me in fact.counts

    def proposed_in(self, words: str) -> str:
        """The castaway whom these words want out: the last one named and not spared; or nobody."""
        seats = {self.names[seat].casefold(): seat for seat in self.active}
        named = ""
        for before, word in re.findall(r"(?:\b(not)\W+)?(\w+)", words, re.IGNORECASE):
            if not before:
                named = seats.get(word.casefold(), named)
        return named

    def closeness(self, other: str) -> int:
        """How close I feel to somebody: chemistry of the first days, and every talk since."""
        if other not in self._chemistry:
            name = (self.me, other, self.mine.competition or 0, self.mine.survival or 0)
            self._chemistry[other] = Dice(CHEMISTRY, name).below(7)
        return self._chemistry[other] + 2 * min(self.talks_with.get(other, 0), 4)

    def closest(self, among: Sequence[str], number: int = 2) -> list[str]:
        """The ones I feel closest to."""
        others = [seat for seat in among if seat != self.me]
        return sorted(others, key=lambda other: (-self.closeness(other), other))[:number]

    def threat(self, other: str) -> int:
        """How dangerous somebody looks: wins, results, and the names that went round today."""
        player = self.players[other]
        rounds = max(1, self.round)
        return (
            4 * player.competition_wins
            + 2 * player.results_sum // rounds
            + 5 * self.pressure.get(other, 0)
        )

    def target(self, among: Sequence[str]) -> str | None:
        """Whom I would vote out: the greatest threat outside my closest two."""
        others = [seat for seat in among if seat != self.me]
        safe = self.closest(self.my_team)
        choices = [seat for seat in others if seat not in safe] or others
        if not choices:
            return None
        return max(choices, key=lambda other: (self.threat(other), -self.closeness(other), other))

    def voting_tonight(self) -> list[str]:
        """Whom my team could vote out tonight, as far as one knows; nobody if it need not vote."""
        if self.losing_team and self.mine.team != self.losing_team:
            return []
        return [seat for seat in self.my_team if not self.players[seat].immune]
