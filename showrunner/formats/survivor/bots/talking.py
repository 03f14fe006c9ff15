"""Talk: what a castaway does with their next words, out of plans, trust, and what was just said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from showrunner.formats.survivor.bots import reasons
from showrunner.formats.survivor.bots.memory import Talk
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.speech import Move, Reason
from showrunner.formats.talk.understanding import Act
from showrunner.kernel import Dice

LONG = 4
"""After so many messages a talk comes to its end."""
FRIENDLY = 15
"""So much trust makes a confidence, a promise of safety, or a plan for the end possible."""


class Said(NamedTuple):
    """What one does with a message: its moves, whether it ends the talk, and what is meant.

    `intent` and `about` are for producers: a lie is called one.
    """

    moves: list[Move]
    ends: bool
    intent: str
    about: tuple[str, ...] = ()


def next_words(plans: Plans, talk: Talk, partner: str, dice: Dice) -> Said:
    """The next message of a private talk."""
    return _Turn(plans, talk, partner, dice).speak()


class _Turn:
    """One's turn to speak in a private talk."""

    def __init__(self, plans: Plans, talk: Talk, partner: str, dice: Dice) -> None:
        self.plans = plans
        self.talk = talk
        self.partner = partner
        self.dice = dice
        self.tonight = plans.voting_tonight()
        self.name, self.lies = plans.name_for(partner, self.tonight)
        self.trust = plans.trust(partner)
        self.last = talk.turns >= LONG

    def speak(self) -> Said:
        if self.talk.turns == 0:
            return self.open()
        if not self.tonight or self.name is None:
            return self.at_ease()
        for act in sorted(self.talk.heard, key=_weight):
            if (said := self.reply(act)) is not None:
                return said
        if "propose" not in self.talk.done:
            return self.propose()
        return self.close()

    # -- opening -----------------------------------------------------------------------------------

    def open(self) -> Said:
        """The first words: out of danger, out of a plan, or to find out what the other thinks."""
        plans = self.plans
        if not self.tonight or self.name is None:
            return self.at_ease()
        if plans.me in self.tonight and plans.in_danger and not self.lies and self.trust > 0:
            return self.said([*self.remark(1, 2), Move("ask_safety")], "probe")
        if (warning := self.warning()) is not None:
            return warning
        if self.dice.chance(plans.character.nerve, 10) or plans.talks_with.get(self.partner, 0) > 3:
            return self.propose(self.remark(1, 3))
        if (pair := reasons.seen(plans, self.partner)) is not None and self.dice.chance(1, 2):
            return self.said([Move("gossip", reason=pair), Move("probe")], "probe")
        return self.said([*self.remark(2, 3), Move("probe")], "probe")

    def remark(self, hits: int, out_of: int) -> list[Move]:
        """Sometimes one begins with the day."""
        day = reasons.of_the_day(self.plans, self.partner)
        if not day or not self.dice.chance(hits, out_of):
            return []
        reason = self.dice.pick(day[:3])
        kind = "thank" if reason.kind == "fed" else "open"
        return [Move(kind, self.partner if kind == "thank" else "", reason)]

    def warning(self) -> Said | None:
        """Who is dear to me hears that their name goes round, and from whom."""
        by = self.plans.names_today.get(self.partner, ())
        known = [seat for seat in by if seat in self.plans.active and seat != self.partner]
        if self.lies or not known or self.trust < FRIENDLY:
            return None
        moves = [Move("warn", self.partner, Reason("named_me", known[-1]))]
        if self.name is not None and self.name != known[-1]:
            moves.append(self.proposal(self.name))
        return self.said(moves, "warn", self.partner, known[-1])

    # -- about tonight -----------------------------------------------------------------------------

    def propose(self, before: Sequence[Move] = ()) -> Said:
        """A name, with a reason; who is to go themselves hears another name."""
        assert self.name is not None
        return self.said(
            [*before, self.proposal(self.name)], "lie" if self.lies else "propose", self.name
        )

    def proposal(self, name: str) -> Move:
        """The name that I put up, or stay with."""
        again = self.talk.proposed.get(self.plans.me) == name
        known = reasons.against(self.plans, name, self.partner)
        reason = known[min(len(known) - 1, self.talk.done.count("propose"))]
        return Move("insist" if again else "propose", name, reason)

    def reply(self, act: Act) -> Said | None:
        """What one says to what was just said; None where there is nothing to say to it."""
        match act.kind:
            case "accuse":
                return self.to_accusation(act)
            case "warn" if act.about == self.plans.me:
                return self.to_warning(act)
            case "ask" if act.about == self.partner and act.detail == "target":
                return self.reassure()
            case "ask" if act.detail in ("target", "trust", "other"):
                return self.to_question(act)
            case "propose":
                return self.to_proposal(act.about)
            case "agree":
                return self.seal()
            case "refuse":
                return self.to_refusal()
            case "promise":
                return self.to_promise(act)
        return None

    def to_proposal(self, theirs: str) -> Said:
        """Agree, refuse, bargain, or say yes and mean no."""
        plans, me = self.plans, self.plans.character
        if theirs in ("", plans.me):
            about_me = (
                Move("accuse", self.partner, kind="vote") if me.nerve > 5 else Move("deflect")
            )
            return self.said([about_me], "deflect", ends=self.last)
        if theirs == self.name:
            return self.agree(theirs, lies=self.lies)
        if theirs not in self.tonight:
            return self.propose([Move("refuse", theirs, Reason("safe", theirs))])
        if theirs in plans.allies or plans.trust(theirs) > self.trust + FRIENDLY:
            if self.dice.chance(me.guile, 12):
                return self.agree(theirs, lies=True)
            refusal = Move("refuse", theirs, Reason("useful", theirs))
            if self.last or "refuse" in self.talk.done:
                return self.said([refusal, Move("close")], "refuse", theirs, ends=True)
            return self.propose([refusal])
        if self.lies:
            return self.agree(theirs, lies=theirs != plans.target(self.tonight))
        if self.follows(theirs):
            return self.agree(theirs)
        if self.talk.proposed.get(plans.me) != self.name:
            return self.propose([Move("refuse", theirs)] if self.dice.chance(1, 2) else [])
        if "bargain" not in self.talk.done and self.dice.chance(me.nerve, 12) and not self.last:
            assert self.name is not None
            kind = "safety" if self.trust > 0 else "vote"
            return self.said([Move("bargain", self.name, kind=kind)], "bargain", self.name)
        return self.said([Move("deflect"), Move("close")], "deflect", theirs, ends=True)

    def follows(self, theirs: str) -> bool:
        """Whether their name will do: it is high on my list, or many are for it."""
        plans = self.plans
        place = plans.wanted(self.tonight).index(theirs)
        votes = plans.votes_known().get(theirs, 0)
        return place <= 1 + (plans.character.herd + max(0, self.trust) // 10) // 5 or votes > 2

    def agree(self, name: str, lies: bool = False) -> Said:
        """Yes; and with it my word."""
        moves = [Move("agree", name)]
        if "promise" not in self.talk.done:
            moves.append(Move("promise", name, kind="vote"))
        elif self.last:
            moves.append(Move("close"))
        ends = self.talk.proposed.get(self.plans.me) == name or self.last
        return self.said(moves, "lie" if lies else "agree", name, ends=ends)

    def seal(self) -> Said:
        """They said yes: one's word on it, perhaps a word about the end, and no more."""
        plans = self.plans
        name = self.talk.agreed or self.name or ""
        final = (
            self.trust >= FRIENDLY
            and not self.lies
            and self.partner not in plans.allies
            and plans.character.loyalty >= 3
        )
        if final:
            moves = [Move("promise", self.partner, kind="final")]
            return self.said(moves, "promise", self.partner, ends=self.last)
        if self.lies:
            moves = [Move("promise", self.partner, kind="safety")]
            return self.said(moves, "lie", self.partner, ends=True)
        if pair := reasons.seen(plans, self.partner):
            if self.dice.chance(1, 2) and not self.last:
                return self.said([Move("gossip", reason=pair), Move("close")], "close", ends=True)
        together = plans.votes_known().get(name, 0) + 1
        moves = [Move("close", name, Reason("together", name, number=together))]
        return self.said(moves, "close", name, ends=True)

    def to_refusal(self) -> Said:
        """Another reason, another name, or the end of it."""
        theirs = self.talk.proposed.get(self.partner, "")
        if theirs and theirs in self.tonight:
            return self.to_proposal(theirs)
        if "insist" in self.talk.done or self.last or self.name is None:
            return self.close()
        return self.propose()

    def to_question(self, act: Act) -> Said:
        """They want to know my mind."""
        if "propose" in self.talk.done:
            return self.close()
        if act.about and act.about in self.tonight and act.about != self.name:
            about = Move("refuse", act.about, Reason("useful", act.about))
            return self.propose([about] if self.plans.trust(act.about) > FRIENDLY else [])
        return self.propose()

    def reassure(self) -> Said:
        """Whether it is they: no, it is somebody else, and sometimes that is not true."""
        moves = [Move("promise", self.partner, kind="safety")]
        if self.name is not None:
            moves.append(self.proposal(self.name))
        return self.said(moves, "lie" if self.lies else "promise", self.partner)

    def to_warning(self, act: Act) -> Said:
        """Thanks, and a name: theirs who named me, if they can be voted for."""
        source = act.detail
        thanks = Move("thank", self.partner, Reason("named_me", source))
        if source in self.tonight and source != self.plans.me and source != self.partner:
            propose = Move("propose", source, Reason("named_me", source))
            return self.said([thanks, propose], "propose", source)
        return self.propose([thanks])

    def to_promise(self, act: Act) -> Said:
        """A word for a word; or thanks that promise nothing; or a doubt."""
        plans = self.plans
        if plans.doubtful.get(self.partner, 0) > 1 and self.dice.chance(plans.character.nerve, 12):
            return self.said([Move("doubt", self.partner)], "accuse", self.partner, ends=self.last)
        if act.detail == "vote" and act.about in self.tonight:
            return self.to_proposal(act.about)
        if act.detail == "final" and "promise" not in self.talk.done:
            moves = [Move("promise", self.partner, kind="final")]
            means_it = self.trust >= FRIENDLY and not self.lies
            return self.said(moves, "promise" if means_it else "lie", self.partner, ends=True)
        if "propose" not in self.talk.done and self.name is not None:
            return self.propose([Move("thank", self.partner)] if self.dice.chance(1, 3) else [])
        return self.close()

    def to_accusation(self, act: Act) -> Said:
        """One owns up to a friend; else one turns it aside, and to somebody else."""
        plans = self.plans
        if plans.character.guile <= 3 and self.dice.chance(1, 2):
            return self.said([Move("confess", self.partner, kind="voted")], "confess")
        moves = [Move("deflect", act.about)]
        if self.name is not None and "propose" not in self.talk.done:
            moves.append(self.proposal(self.name))
        return self.said(moves, "lie" if self.lies else "deflect", ends=self.last)

    # -- where there is no vote to talk about ------------------------------------------------------

    def at_ease(self) -> Said:
        """No vote tonight: what happened, what was seen, and what may come."""
        plans, done = self.plans, self.talk.done
        accused = plans.hurt.get(self.partner)
        if (
            accused is not None
            and self.talk.turns < 2
            and self.dice.chance(plans.character.nerve, 10)
        ):
            moves = [Move("accuse", self.partner, Reason("lied", self.partner, accused), "lie")]
            return self.said(moves, "accuse", self.partner)
        if any(act.kind == "accuse" for act in self.talk.heard):
            return self.to_accusation(next(a for a in self.talk.heard if a.kind == "accuse"))
        if any(act.kind == "promise" and act.detail == "final" for act in self.talk.heard):
            if self.trust >= FRIENDLY:
                moves = [Move("promise", self.partner, kind="final")]
                return self.said(moves, "promise", self.partner, ends=True)
        if self.talk.turns == 0:
            return self.said(self.remark(1, 1) or [Move("smalltalk")], "open")
        later = plans.target([seat for seat in plans.my_team if seat != self.partner])
        if self.trust >= FRIENDLY and self.partner not in plans.allies and "promise" not in done:
            moves = [Move("promise", self.partner, kind="final")]
            return self.said(moves, "promise", self.partner, ends=self.last)
        if (pair := reasons.seen(plans, self.partner)) is not None and self.dice.chance(1, 2):
            return self.said([Move("gossip", reason=pair)], "probe", ends=self.talk.turns > 1)
        if (
            later is not None
            and "propose" not in done
            and self.dice.chance(plans.character.nerve, 10)
        ):
            return self.said([self.proposal(later)], "propose", later, ends=self.last)
        day = reasons.of_the_day(plans, self.partner)
        moves = [Move("smalltalk", reason=self.dice.pick(day) if day else None)]
        return self.said(moves, "open", ends=self.talk.turns > 1)

    # -- closing -----------------------------------------------------------------------------------

    def close(self) -> Said:
        """Nothing is left to say."""
        return self.said([Move("close")], "close", ends=True)

    def said(self, moves: Sequence[Move], intent: str, *about: str, ends: bool = False) -> Said:
        """These moves, and what is meant by them."""
        return Said(list(moves[:3]), ends, intent, tuple(seat for seat in about if seat))


URGENT = ("accuse", "warn", "ask", "propose", "refuse", "agree", "promise", "spare")


def _weight(act: Act) -> int:
    """What was said last is not always what wants an answer first."""
    return URGENT.index(act.kind)
