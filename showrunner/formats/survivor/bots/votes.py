"""Votes: the names that go round today, what was written, and who went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.part import Heard, Part

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

BY_VOTES = ("vote", "revote_tied", "revote_untied")
"""Ways to go by what was written (see `facts.VotedOut`)."""


class Vote(Struct):
    """One vote as I know it."""

    round: int = 0
    present: tuple[str, ...] = ()
    ballot: str = ""
    """The name on my own, in the re-vote where there was one."""
    first_ballot: str = ""
    counts: dict[str, int] = field(default_factory=dict)
    """The first count."""
    deciding: dict[str, int] = field(default_factory=dict)
    """The count that decided."""
    out: str = ""
    how: str = ""
    saved: str = ""
    """Who led the count until a card undid it."""
    saved_by: str = ""
    """Who played that card."""

    def unanimous(self, seat: str) -> bool:
        """Whether all but the one whose name it was wrote somebody."""
        return self.deciding.get(seat, 0) == len(self.present) - 1 > 0


class Votes(Part):
    """What I know of tonight's vote, and of all before."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self.today = Vote()
        self.past: list[Vote] = []
        """The votes of earlier rounds, the last one last."""
        self.named: dict[str, list[str]] = {}
        """Today's names: who put up each, to me, in my hearing or as I was told."""
        self.voting: dict[str, str] = {}
        """Whom each means to write tonight, as far as I have heard."""
        self.holders: dict[str, str] = {}
        """Who is said to hold a card, and who says so."""
        self.asked_in_vain: set[tuple[str, str]] = set()
        """Who had no card of which kind when somebody asked for it."""
        self.hits = 0
        """How often somebody went by votes, mine among them."""
        self._played_last = ""

    @property
    def last(self) -> Vote:
        """The vote before today's, at which I may not have been."""
        return self.past[-1] if self.past else Vote()

    def supporters(self, name: str) -> list[str]:
        """Who means to write somebody, as far as I have heard."""
        return [seat for seat, about in self.voting.items() if about == name]

    def sources(self, name: str) -> list[str]:
        """Who has put up a name today, and is still in the game."""
        active = self.mind.sheet.active
        return [by for by in self.named.get(name, ()) if by in active]

    # -- acts --------------------------------------------------------------------------------------

    def hear(self, heard: Heard) -> None:
        """Names put up by others, and whom they say that they write."""
        act, speaker = heard.act, heard.speaker
        match act.act:
            case "propose" | "agree" if act.about:
                self._means(heard, act.about)
            case "agree":
                talk = self.mind.talks.current
                if talk is not None and (name := talk.proposed.get(speaker, "")):
                    self._means(heard, name)
            case "promise" if act.what == "vote" and act.about:
                self._means(heard, act.about)
            case "refuse" if act.about and self.voting.get(speaker) == act.about:
                del self.voting[speaker]
            case "warn" if self.me not in (speaker, act.by):
                self._name_up(act.about, act.by or "?")
                if act.by and act.by not in self.voting:
                    self.voting[act.by] = act.about
            case "tell" if act.what == "named" and self.me not in (speaker, act.by):
                self._name_up(act.about, act.by or "?")
                if act.by and act.by not in self.voting:
                    self.voting[act.by] = act.about
            case "tell" if act.what == "card" and act.about != self.me:
                self.holders[act.about] = speaker

    def _means(self, heard: Heard, name: str) -> None:
        if heard.speaker != self.me:
            self.voting[heard.speaker] = name
            self._name_up(name, heard.speaker)

    def _name_up(self, name: str, by: str) -> None:
        sources = self.named.setdefault(name, [])
        if by not in sources:
            sources.append(by)

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        if self.today.round:
            self.past.append(self.today)
        self.today = Vote(round=fact.round)
        self.named.clear()
        self.voting.clear()

    @folds(facts.VoteBegan)
    def _began(self, fact: facts.VoteBegan) -> None:
        if self.today.out:  # the second vote of a round
            self.past.append(self.today)
        self.today = Vote(round=self.mind.sheet.round, present=fact.present)
        self._played_last = ""

    @folds(facts.BallotCast)
    def _ballot(self, fact: facts.BallotCast) -> None:
        if fact.seat == self.me and fact.name is not None:
            self.today.ballot = fact.name
            if fact.step == "vote":
                self.today.first_ballot = fact.name

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        self.today.deciding = fact.counts
        if fact.step == "vote":
            self.today.counts = fact.counts

    @folds(facts.VotesRecounted)
    def _recounted(self, fact: facts.VotesRecounted) -> None:
        before, self.today.deciding = self.today.deciding, fact.counts
        most = max(before.values(), default=0)
        led = [seat for seat, votes in before.items() if votes == most]
        if len(led) == 1 and fact.counts.get(led[0], 0) < most:
            self.today.saved, self.today.saved_by = led[0], self._played_last

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        self.today.out, self.today.how = fact.seat, fact.how
        self.hits += fact.how in BY_VOTES and fact.seat == self.today.ballot

    @folds(facts.CardPlayed)
    def _card_played(self, fact: facts.CardPlayed) -> None:
        self._played_last = fact.seat

    @folds(facts.CardAskedFor)
    def _asked_for(self, fact: facts.CardAskedFor) -> None:
        if not fact.got:
            self.asked_in_vain.add((fact.on, fact.kind))
