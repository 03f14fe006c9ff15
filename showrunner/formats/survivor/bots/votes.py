"""Keeps track of votes: the names proposed today, the ballots, and who went out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.mind_part import HeardAct, MindPart
from showrunner.formats.talk.acts import Act

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

BY_VOTES = ("vote", "revote_tied", "revote_untied")
"""Ways of being voted out by ballots rather than by dice (see `facts.VotedOut`)."""


class KnownVote(Struct):
    """What I know of one vote."""

    round: int = 0
    present: tuple[str, ...] = ()
    ballot: str = ""
    """The name on my ballot: in the re-vote, if there was one."""
    first_ballot: str = ""
    counts: dict[str, int] = field(default_factory=dict)
    """Votes in the first count, by seat."""
    deciding_counts: dict[str, int] = field(default_factory=dict)
    """Votes in the deciding count, by seat."""
    out: str = ""
    how: str = ""
    saved: str = ""
    """The castaway who led the count until a card changed it."""
    saved_by: str = ""
    """The castaway who played that card."""

    def unanimous(self, seat: str) -> bool:
        """Whether everybody else voted for somebody."""
        return self.deciding_counts.get(seat, 0) == len(self.present) - 1 > 0


class Votes(MindPart):
    """What I know of tonight's vote and of all earlier ones."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self.today = KnownVote()
        self.past: list[KnownVote] = []
        """Earlier votes, the last one last."""
        self.named_by: dict[str, list[str]] = {}
        """Names proposed today, each with the seats that proposed it, as far as I heard."""
        self.intentions: dict[str, str] = {}
        """The name that each castaway intends to write tonight, as far as I heard."""
        self.holders: dict[str, str] = {}
        """Castaways said to hold a card, and the seat that said so."""
        self.missing_cards: set[tuple[str, str]] = set()
        """Cards that were asked for in vain: (castaway, kind of card)."""
        self.successful_votes = 0
        """Number of castaways voted out by votes that included mine."""
        self._played_last = ""

    @property
    def last(self) -> KnownVote:
        """The vote before today's, at which I may have been absent."""
        return self.past[-1] if self.past else KnownVote()

    def supporters(self, name: str) -> list[str]:
        """Castaways who intend to vote for a name, as far as I heard."""
        return [seat for seat, about in self.intentions.items() if about == name]

    def proposers_of(self, name: str) -> list[str]:
        """Castaways who proposed a name today and are still in the game."""
        active = self.mind.sheet.active
        return [by for by in self.named_by.get(name, ()) if by in active]

    # -- acts --------------------------------------------------------------------------------------

    def hear(self, heard: HeardAct) -> None:
        """Record proposed names, and which name each speaker says they will write."""
        act, speaker = heard.act, heard.speaker
        match act.act:
            case "propose" | "agree" if act.about:
                self._record_intention(heard, act.about)
            case "agree":
                talk = self.mind.talks.current
                if talk is not None and (name := talk.proposed.get(speaker, "")):
                    self._record_intention(heard, name)
            case "promise" if act.what == "vote" and act.about:
                self._record_intention(heard, act.about)
            case "refuse" if act.about and self.intentions.get(speaker) == act.about:
                del self.intentions[speaker]
            case "warn" if self.me not in (speaker, act.by):
                self._record_report(act)
            case "tell" if act.what == "named" and self.me not in (speaker, act.by):
                self._record_report(act)
            case "tell" if act.what == "card" and act.about != self.me:
                self.holders[act.about] = speaker

    def _record_intention(self, heard: HeardAct, name: str) -> None:
        if heard.speaker != self.me:
            self.intentions[heard.speaker] = name
            self._record_proposal(name, heard.speaker)

    def _record_report(self, act: Act) -> None:
        """Record that somebody else is said to have proposed a name."""
        self._record_proposal(act.about, act.by or "?")
        if act.by:
            self.intentions.setdefault(act.by, act.about)

    def _record_proposal(self, name: str, by: str) -> None:
        proposers = self.named_by.setdefault(name, [])
        if by not in proposers:
            proposers.append(by)

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        if self.today.round:
            self.past.append(self.today)
        self.today = KnownVote(round=fact.round)
        self.named_by.clear()
        self.intentions.clear()

    @folds(facts.VoteBegan)
    def _began(self, fact: facts.VoteBegan) -> None:
        if self.today.out:  # the second vote of a round
            self.past.append(self.today)
        self.today = KnownVote(round=self.mind.sheet.round, present=fact.present)
        self._played_last = ""

    @folds(facts.BallotCast)
    def _ballot(self, fact: facts.BallotCast) -> None:
        if fact.seat == self.me and fact.name is not None:
            self.today.ballot = fact.name
            if fact.step == "vote":
                self.today.first_ballot = fact.name

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        self.today.deciding_counts = fact.counts
        if fact.step == "vote":
            self.today.counts = fact.counts

    @folds(facts.VotesRecounted)
    def _recounted(self, fact: facts.VotesRecounted) -> None:
        before, self.today.deciding_counts = self.today.deciding_counts, fact.counts
        most = max(before.values(), default=0)
        led = [seat for seat, votes in before.items() if votes == most]
        if len(led) == 1 and fact.counts.get(led[0], 0) < most:
            self.today.saved, self.today.saved_by = led[0], self._played_last

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        self.today.out, self.today.how = fact.seat, fact.how
        self.successful_votes += fact.how in BY_VOTES and fact.seat == self.today.ballot

    @folds(facts.CardPlayed)
    def _card_played(self, fact: facts.CardPlayed) -> None:
        self._played_last = fact.seat

    @folds(facts.CardAskedFor)
    def _asked_for(self, fact: facts.CardAskedFor) -> None:
        if not fact.got:
            self.missing_cards.add((fact.on, fact.kind))
