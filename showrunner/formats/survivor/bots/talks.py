"""Talks: those I am in, who goes off with whom, and what is said to me."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.part import Heard, Part
from showrunner.formats.talk.acts import Act

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

REMEMBERED_LINES = 400
"""How many of my own lines I remember, so as not to repeat them needlessly."""


class Talk(Struct):
    """A talk that I am in."""

    seats: tuple[str, ...]
    private: bool
    turns: int = 0
    """How many messages there were."""
    last: tuple[Act, ...] = ()
    """The acts of the last message by somebody else."""
    last_from: str = ""
    answered: bool = True
    """Whether I have said something since then."""
    proposed: dict[str, str] = field(default_factory=dict)
    """The name that each has put up or agreed to last."""
    first_by: dict[str, str] = field(default_factory=dict)
    """Who was the first to put up each name."""
    agreed: str = ""
    """The name that both have said yes to."""
    mine: list[Act] = field(default_factory=list)
    """What I have done in it."""
    told: set[tuple[str, str]] = field(default_factory=set)
    """Who was said in it to write whom."""
    named: str = ""
    """Whom the last message was about, if one person: pronouns stand for them."""

    def partner_of(self, me: str) -> str:
        """With whom I talk; of several, whoever spoke last."""
        if len(self.seats) != 2:
            return self.last_from
        one, other = self.seats
        return other if one == me else one

    def did(self, act: str, what: str = "") -> bool:
        """Whether I have done this in it."""
        return any(mine.act == act and (not what or mine.what == what) for mine in self.mine)


class Talks(Part):
    """The talks I am in now, and who was seen with whom."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self.open: dict[str, Talk] = {}
        self.last: Talk | None = None
        """The private talk that ended last."""
        self.times_with: dict[str, int] = {}
        """How often I have talked with each in private, all season."""
        self.seen_off: dict[str, int] = {}
        """How often each was seen going off with somebody else, all season."""
        self.with_today: list[str] = []
        self.pairs: dict[tuple[str, str], int] = {}
        """How often each two others were seen going off, all season."""
        self.pairs_today: list[tuple[str, str]] = []
        self.own_lines: list[str] = []
        """What I have said or written, newest last."""
        self.host: facts.HostAsked | None = None
        """What the host asked me at this vote."""
        self.final_question: tuple[Act, ...] = ()
        """What the last juror's question to me does."""
        self.final_juror = ""
        """Who put it."""
        self._spied_on: tuple[str, ...] = ()

    @property
    def current(self) -> Talk | None:
        """The talk that I am in: a private one before one of several."""
        talks = list(self.open.values())
        return next((talk for talk in talks if talk.private), talks[0] if talks else None)

    def seen_together(self, one: str, other: str) -> int:
        """How often two others were seen going off together."""
        return self.pairs.get((min(one, other), max(one, other)), 0)

    def remember_line(self, words: str) -> None:
        """Keep a line of mine."""
        self.own_lines.append(words)
        del self.own_lines[:-REMEMBERED_LINES]

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.pairs_today.clear()
        self.host = None
        self.with_today.clear()

    @folds(facts.TalkBegan)
    def _began(self, fact: facts.TalkBegan) -> None:
        one, other = fact.seats
        if self.me not in fact.seats:
            pair = (min(one, other), max(one, other))
            self.pairs[pair] = self.pairs.get(pair, 0) + 1
            self.pairs_today.append(pair)
            for seat in pair:
                self.seen_off[seat] = self.seen_off.get(seat, 0) + 1
            return
        partner = other if one == self.me else one
        self.open[fact.talk] = Talk(fact.seats, private=True)
        self.times_with[partner] = self.times_with.get(partner, 0) + 1
        self.with_today.append(partner)

    @folds(facts.GroupTalkBegan)
    def _group_began(self, fact: facts.GroupTalkBegan) -> None:
        if self.me in fact.seats:
            self.open[fact.talk] = Talk(fact.seats, private=False)

    @folds(facts.MessageSaid)
    def _message(self, fact: facts.MessageSaid) -> None:
        talk = self.open.get(fact.talk)
        if talk is None:
            return
        talk.turns += 1
        mine = fact.seat == self.me
        if mine:
            talk.answered = True
            if fact.words is not None and fact.words.words:
                self.remember_line(fact.words.words)
        else:
            talk.last, talk.last_from, talk.answered = fact.acts, fact.seat, False
        people = {act.about for act in fact.acts if act.about and act.about not in talk.seats}
        talk.named = people.pop() if len(people) == 1 else ""
        listeners = tuple(seat for seat in talk.seats if seat != fact.seat)
        for act in fact.acts:
            if mine:
                talk.mine.append(act)
            if act.act == "tell" and act.what == "named":
                talk.told.add((act.by, act.about))
            self._track_names(talk, fact.seat, act)
            self.mind.hear(Heard(fact.seat, listeners, act))

    def _track_names(self, talk: Talk, speaker: str, act: Act) -> None:
        """What a talk between two has come to."""
        others = [seat for seat in talk.seats if seat != speaker]
        theirs = talk.proposed.get(others[0], "") if len(others) == 1 else ""
        if act.act == "propose" or (act.act == "promise" and act.what == "vote" and act.about):
            talk.proposed[speaker] = act.about
            talk.first_by.setdefault(act.about, speaker)
            if theirs == act.about:
                talk.agreed = act.about
        elif act.act == "agree" and (name := act.about or theirs):
            talk.proposed[speaker] = talk.agreed = name
            talk.first_by.setdefault(name, others[0] if others else speaker)
        elif act.act == "refuse" and talk.agreed in ("", act.about):
            talk.agreed = ""

    @folds(facts.TalkSpied)
    def _spied(self, fact: facts.TalkSpied) -> None:
        self._spied_on = fact.seats

    @folds(facts.MessageOverheard)
    def _overheard(self, fact: facts.MessageOverheard) -> None:
        listeners = tuple(seat for seat in self._spied_on if seat != fact.speaker)
        for act in fact.acts:
            self.mind.hear(Heard(fact.speaker, listeners, act))

    @folds(facts.TalkEnded)
    def _ended(self, fact: facts.TalkEnded) -> None:
        talk = self.open.pop(fact.talk, None)
        if talk is not None and talk.private:
            self.last = talk

    @folds(facts.HostAsked)
    def _hosted(self, fact: facts.HostAsked) -> None:
        if fact.seat == self.me:
            self.host = fact

    @folds(facts.JuryQuestionPut)
    def _asked(self, fact: facts.JuryQuestionPut) -> None:
        if self.me in fact.to:
            self.final_question, self.final_juror = fact.acts, fact.juror

    @folds(facts.CommentMade, facts.LastWords)
    def _aloud(self, fact: facts.CommentMade | facts.LastWords) -> None:
        if fact.seat == self.me and fact.words is not None and fact.words.words:
            self.remember_line(fact.words.words)
        listeners = tuple(seat for seat in self.mind.sheet.players if seat != fact.seat)
        for act in fact.acts:
            self.mind.hear(Heard(fact.seat, listeners, act, aloud=True))
