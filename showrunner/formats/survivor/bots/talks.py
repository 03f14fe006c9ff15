"""Keeps track of my own talks, of who was seen going off together, and of what is said to me."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.mind_part import HeardAct, MindPart
from showrunner.formats.talk.acts import Act

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind


class OwnTalk(Struct):
    """A talk that I take part in."""

    seats: tuple[str, ...]
    private: bool
    turns: int = 0
    """Number of messages so far."""
    last_acts: tuple[Act, ...] = ()
    """Acts of the last message by somebody else."""
    last_speaker: str = ""
    answered: bool = True
    """Whether I have spoken since that message."""
    proposed: dict[str, str] = field(default_factory=dict)
    """The name that each participant last proposed or agreed to."""
    first_named_by: dict[str, str] = field(default_factory=dict)
    """The first participant to propose each name."""
    agreed: str = ""
    """The name that both participants agreed on."""
    my_acts: list[Act] = field(default_factory=list)
    """The acts of my own messages."""
    announced_votes: set[tuple[str, str]] = field(default_factory=set)
    """Votes that a message told of: (voter, name)."""
    named: str = ""
    """The only absentee that the last message was about, so that a pronoun refers to them."""

    def partner_of(self, me: str) -> str:
        """The other participant; in a group, the last speaker."""
        if len(self.seats) != 2:
            return self.last_speaker
        first, second = self.seats
        return second if first == me else first

    def did(self, act: str, what: str = "") -> bool:
        """Whether one of my messages had such an act."""
        return any(
            own_act.act == act and (not what or own_act.what == what) for own_act in self.my_acts
        )


class Talks(MindPart):
    """The talks that I am in, and who was seen talking together."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self.open: dict[str, OwnTalk] = {}
        self.last_private: OwnTalk | None = None
        """The last private talk that ended."""
        self.times_with: dict[str, int] = {}
        """Number of private talks with each castaway, all season."""
        self.times_seen_off: dict[str, int] = {}
        """Number of times that each castaway was seen going off without me, all season."""
        self.talked_with_today: list[str] = []
        self.pairs: dict[tuple[str, str], int] = {}
        """Number of times that each pair was seen going off, all season."""
        self.pairs_seen_today: list[tuple[str, str]] = []
        self.host: facts.HostAsked | None = None
        """The host's question to me at this vote."""
        self.final_question: tuple[Act, ...] = ()
        """Acts of the last juror's question to me."""
        self.final_juror = ""
        """The juror who asked it."""
        self._spied_on: tuple[str, ...] = ()

    @property
    def current(self) -> OwnTalk | None:
        """The talk that I am in; a private one comes before a group's."""
        talks = list(self.open.values())
        return next((talk for talk in talks if talk.private), talks[0] if talks else None)

    def seen_together(self, first: str, second: str) -> int:
        """Number of times that two castaways were seen going off together."""
        return self.pairs.get((min(first, second), max(first, second)), 0)

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.pairs_seen_today.clear()
        self.host = None
        self.talked_with_today.clear()

    @folds(facts.TalkBegan)
    def _began(self, fact: facts.TalkBegan) -> None:
        first, second = fact.seats
        if self.me not in fact.seats:
            pair = (min(first, second), max(first, second))
            self.pairs[pair] = self.pairs.get(pair, 0) + 1
            self.pairs_seen_today.append(pair)
            for seat in pair:
                self.times_seen_off[seat] = self.times_seen_off.get(seat, 0) + 1
            return
        partner = second if first == self.me else first
        self.open[fact.talk] = OwnTalk(fact.seats, private=True)
        self.times_with[partner] = self.times_with.get(partner, 0) + 1
        self.talked_with_today.append(partner)

    @folds(facts.GroupTalkBegan)
    def _group_began(self, fact: facts.GroupTalkBegan) -> None:
        if self.me in fact.seats:
            self.open[fact.talk] = OwnTalk(fact.seats, private=False)

    @folds(facts.MessageSaid)
    def _message(self, fact: facts.MessageSaid) -> None:
        talk = self.open.get(fact.talk)
        if talk is None:
            return
        talk.turns += 1
        is_mine = fact.seat == self.me
        if is_mine:
            talk.answered = True
        else:
            talk.last_acts, talk.last_speaker, talk.answered = fact.acts, fact.seat, False
        absentees = {act.about for act in fact.acts if act.about and act.about not in talk.seats}
        talk.named = absentees.pop() if len(absentees) == 1 else ""
        listeners = tuple(seat for seat in talk.seats if seat != fact.seat)
        for act in fact.acts:
            if is_mine:
                talk.my_acts.append(act)
            if act.act == "tell" and act.what == "named":
                talk.announced_votes.add((act.by, act.about))
            self._track_names(talk, fact.seat, act)
            self.mind.hear(HeardAct(fact.seat, listeners, act))

    def _track_names(self, talk: OwnTalk, speaker: str, act: Act) -> None:
        """Update the names that were proposed in a talk, and the name agreed on."""
        others = [seat for seat in talk.seats if seat != speaker]
        others_name = talk.proposed.get(others[0], "") if len(others) == 1 else ""
        if act.act == "propose" or (act.act == "promise" and act.what == "vote" and act.about):
            talk.proposed[speaker] = act.about
            talk.first_named_by.setdefault(act.about, speaker)
            if others_name == act.about:
                talk.agreed = act.about
        elif act.act == "agree" and (name := act.about or others_name):
            talk.proposed[speaker] = talk.agreed = name
            talk.first_named_by.setdefault(name, others[0] if others else speaker)
        elif act.act == "refuse" and talk.agreed in ("", act.about):
            talk.agreed = ""

    @folds(facts.TalkSpied)
    def _spied(self, fact: facts.TalkSpied) -> None:
        self._spied_on = fact.seats

    @folds(facts.MessageOverheard)
    def _overheard(self, fact: facts.MessageOverheard) -> None:
        listeners = tuple(seat for seat in self._spied_on if seat != fact.speaker)
        for act in fact.acts:
            self.mind.hear(HeardAct(fact.speaker, listeners, act))

    @folds(facts.TalkEnded)
    def _ended(self, fact: facts.TalkEnded) -> None:
        talk = self.open.pop(fact.talk, None)
        if talk is not None and talk.private:
            self.last_private = talk

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
        listeners = tuple(seat for seat in self.mind.sheet.players if seat != fact.seat)
        for act in fact.acts:
            self.mind.hear(HeardAct(fact.seat, listeners, act, aloud=True))
