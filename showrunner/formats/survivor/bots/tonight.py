"""A talk before a vote: a name is put up, taken up, turned down; and some of it is not true."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor.bots import reasons
from showrunner.formats.survivor.bots.bonds import FRIENDLY
from showrunner.formats.survivor.bots.memory import Talk
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.speech import Move, Reason
from showrunner.formats.survivor.bots.turn import Said, Turn
from showrunner.formats.talk.understanding import Act
from showrunner.kernel import Dice

URGENT = ("accuse", "warn", "ask", "propose", "refuse", "agree", "promise", "spare")
"""Of several things just said, which wants an answer first."""


WEIGHTIEST = ("final", "safety", "vote", "other")
"""Of several things just promised, which."""
DECEIVES = 4
"""With less guile nobody says yes to a name and means no, nor swears safety to the target."""


def _urgency(act: Act) -> tuple[int, int]:
    promised = WEIGHTIEST.index(act.detail) if act.detail in WEIGHTIEST else 0
    return URGENT.index(act.kind), promised


class Tonight(Turn):
    """One's turn before a vote: `tonight` are those who can be voted out, whom I want gone first.

    `name` is what they hear from me, `lies` whether I mean another.
    """

    def __init__(
        self,
        plans: Plans,
        talk: Talk,
        partner: str,
        dice: Dice,
        tonight: Sequence[str],
        name: str,
        lies: bool,
    ) -> None:
        super().__init__(plans, talk, partner, dice)
        self.tonight = tonight
        self.name = name
        self.lies = lies

    def speak(self) -> Said:
        """Answer what was said, or put up a name, or leave it at that."""
        if self.talk.turns == 0:
            return self.open()
        for act in sorted(self.talk.heard, key=_urgency):
            if (said := self.reply(act)) is not None:
                return said
        return self.close() if "propose" in self.talk.done else self.propose()

    def reply(self, act: Act) -> Said | None:
        """What one says to what was just said; None where there is nothing to say to it."""
        match act.kind:
            case "accuse" if self.is_me(act):
                return self.to_accusation()
            case "warn" if act.about == self.plans.me and not self.plans.mine.immune:
                return self.to_warning(act.detail)
            case "ask" if self.asks_for_themselves(act):
                return self.reassure()
            case "ask":
                return self.to_question(act.about)
            case "propose":
                return self.to_proposal(self.talk.proposed.get(self.partner) or act.about)
            case "agree":
                return self.seal()
            case "refuse":
                return self.to_refusal()
            case "promise":
                return self.to_promise(act)
        return None

    # -- opening -----------------------------------------------------------------------------------

    def open(self) -> Said:
        """The first words: out of danger, out of a plan, or to find out what the other thinks."""
        plans = self.plans
        before = self.remark() if self.dice.chance(1, 2) else []
        if self.partner in dict(plans.day.broken) and (accusation := self.accuse()) is not None:
            return accusation
        if plans.in_danger and not plans.safe_by and not self.lies and self.trust > 0:
            return self.said([*before, Move("ask_safety")], "probe")
        if (warning := self.warning()) is not None:
            return warning
        if self.bold() or plans.talks_with.get(self.partner, 0) > 3:
            return self.propose(before)
        if (pair := reasons.seen(plans, self.partner)) is not None and self.dice.chance(1, 2):
            before = [self.gossip_of(pair)]
        return self.said([*before, Move("probe")], "probe")

    def warning(self) -> Said | None:
        """Who is dear to me hears that their name goes round, and from whom."""
        by, mine = self.plans.names_today.get(self.partner, ()), self.plans.i_told("vote")
        known = [
            seat
            for seat in by
            if seat in self.plans.active
            and seat != self.partner
            and (mine.get(seat) != self.partner or (seat, self.partner) in self.plans.nodded)
        ]
        if self.lies or not known or self.trust < FRIENDLY:
            return None
        warning = Move("warn", self.partner, Reason("said_by", self.partner, known[-1]))
        return self.said([warning], "warn", self.partner, known[-1])

    # -- names -------------------------------------------------------------------------------------

    def propose(self, before: Sequence[Move] = ()) -> Said:
        """A name, with a reason; who is to go themselves hears another, and at times an oath."""
        moves = [*before, self.proposal(self.name)]
        if "promise" not in self.talk.done and self.swears_falsely():
            moves.append(Move("promise", self.partner, kind="safety"))
        return self.said(moves, "lie" if self.lies else "propose", self.name)

    def swears_falsely(self) -> bool:
        """Whether I swear safety to the one whom I mean to vote out."""
        return self.tonight[0] == self.partner and self.dice.chance(self.plans.character.guile, 16)

    def proposal(self, name: str) -> Move:
        """The name that I put up, or stay with for another reason."""
        if self.talk.proposed.get(self.plans.me) == name:
            known = reasons.against(self.plans, name, self.partner, 3)
            return Move("insist", name, self.dice.pick(known[1:] or known))
        known = reasons.against(self.plans, name, self.partner, 2)
        return Move("propose", name, self.dice.pick(known))

    @property
    def insisted(self) -> bool:
        """Whether I have put up names twice in this talk."""
        return self.talk.done.count("propose") > 1

    def to_proposal(self, theirs: str) -> Said:
        """Agree, refuse, bargain, or say yes and mean no."""
        plans = self.plans
        if theirs in ("", plans.me):
            bold = self.first and plans.character.nerve > 5
            return self.said([Move("ask_safety" if bold else "deflect")], "deflect", ends=self.last)
        if theirs == self.name:
            mine = self.talk.brought.get(theirs) == plans.me
            return self.seal() if mine else self.agree(theirs, lies=not self.means(theirs))
        if theirs not in self.tonight:
            return self.propose([Move("refuse", theirs, Reason("safe", theirs))])
        if theirs in plans.allies or plans.trust(theirs) > self.trust + FRIENDLY:
            return self.protect(theirs)
        if self.lies or self.follows(theirs):
            meant = self.means(theirs)
            if meant or plans.character.guile >= DECEIVES:
                return self.agree(theirs, lies=not meant)
        if self.talk.proposed.get(plans.me) != self.name:
            return self.propose([Move("refuse", theirs)] if self.dice.chance(1, 2) else [])
        if not self.insisted and not self.last and self.bold(12):
            kind = "safety" if self.trust > 0 else "vote"
            return self.said([Move("bargain", self.name, kind=kind)], "bargain", self.name)
        moves = [Move("deflect", kind="proposal"), Move("close")]
        return self.said(moves, "deflect", theirs, ends=True)

    def means(self, theirs: str) -> bool:
        """Whether I would write the name that they bring, once they have my word for it."""
        return self.plans.would_write(theirs, self.tonight, self.partner)

    def protect(self, friend: str) -> Said:
        """They want a friend of mine gone: no; or a yes that is none."""
        refused = "refuse" in self.talk.done
        if not refused and self.dice.chance(self.plans.character.guile, 12):
            return self.agree(friend, lies=True)
        kind = "loyal" if friend in self.plans.kept else "useful"
        refusal = Move("refuse", friend, Reason(kind, friend))
        if self.last or refused:
            return self.said([refusal, Move("close")], "refuse", friend, ends=True)
        return self.propose([refusal])

    def follows(self, theirs: str) -> bool:
        """Whether their name will do: it is high on my list, or many are for it."""
        plans = self.plans
        place = self.tonight.index(theirs)
        votes = plans.votes_known().get(theirs, 0)
        return place <= 1 + (plans.character.herd + max(0, self.trust) // 10) // 5 or votes > 2

    # -- yes and no --------------------------------------------------------------------------------

    def agree(self, name: str, lies: bool = False) -> Said:
        """Yes; and with it my word."""
        own = name == self.name and "propose" not in self.talk.done and self.dice.chance(1, 2)
        moves = [Move("agree", name, kind="own" if own else "")]
        if "promise" not in self.talk.done:
            moves.append(Move("promise", name, kind="vote"))
        said_enough = not self.could_be_allies and self.dice.chance(1, 2)
        ends = self.talk.proposed.get(self.plans.me) == name or self.last or said_enough
        return self.said(moves, "lie" if lies else "agree", name, ends=ends)

    def seal(self) -> Said:
        """They said yes: a word about the end, or how many we are, and no more."""
        plans = self.plans
        name = self.talk.agreed or self.name
        if self.lies and name != self.tonight[0]:
            safe = self.partner not in self.tonight or "promise" in self.talk.done
            if safe or not self.dice.chance(4 + plans.character.guile, 12):
                return self.close()
            moves = [Move("promise", self.partner, kind="safety")]
            return self.said(moves, "lie", self.partner, ends=True)
        if self.could_be_allies and self.partner not in self.tonight[:2]:
            return self.to_the_end()
        pair = reasons.seen(plans, self.partner)
        if pair is not None and not self.last and self.dice.chance(1, 3):
            return self.said([self.gossip_of(pair), Move("close")], "close", ends=True)
        together = plans.votes_known().get(name, 0) + 1
        moves = [Move("close", name, Reason("together", name, number=together))]
        return self.said(moves, "close", name, ends=True)

    def to_refusal(self) -> Said:
        """Their name instead, another reason for mine, or the end of it."""
        theirs = self.talk.proposed.get(self.partner, "")
        if theirs and theirs in self.tonight:
            return self.to_proposal(theirs)
        return self.close() if self.insisted or self.last else self.propose()

    # -- questions and words given -----------------------------------------------------------------

    def to_question(self, about: str) -> Said:
        """They want to know my mind."""
        if "propose" in self.talk.done:
            return self.close()
        if about in self.tonight and about != self.name and self.plans.trust(about) > FRIENDLY:
            return self.propose([Move("refuse", about, Reason("useful", about))])
        return self.propose()

    def reassure(self) -> Said:
        """Whether it is they: no, it is somebody else, and sometimes that is not true."""
        plans = self.plans
        if self.talk.agreed == self.name:
            moves = [Move("promise", self.partner, kind="safety")]
            return self.said(moves, "lie" if self.lies else "promise", self.partner, ends=True)
        if self.tonight[0] == self.partner and plans.character.guile < DECEIVES:
            return self.propose()
        moves = [Move("promise", self.partner, kind="safety"), self.proposal(self.name)]
        return self.said(moves, "lie" if self.lies else "promise", self.partner)

    def to_warning(self, source: str) -> Said:
        """Thanks, and the name of who named me, if they can be voted for."""
        if source not in self.tonight or source in (self.plans.me, self.partner):
            return self.propose([Move("thank", self.partner)])
        reason = Reason("named_me", source)
        moves = [Move("thank", self.partner, reason), Move("propose", source)]
        return self.said(moves, "propose" if self.tonight[0] == source else "lie", source)

    def to_promise(self, act: Act) -> Said:
        """A word for a word; or a doubt; or a name, if none was named yet."""
        plans = self.plans
        if plans.doubtful.get(self.partner, 0) > 1 and self.bold(12):
            moves = [Move("doubt", self.partner)]
            return self.said(moves, "accuse", self.partner, ends=self.last)
        named = act.about in (*self.tonight, plans.me)
        if act.detail == "vote" and named and not self.talk.agreed:
            return self.to_proposal(act.about)
        if act.detail == "final" and not plans.has_promised_the_end(self.partner):
            wanted = self.partner in self.tonight[:2]
            return self.to_the_end(lies=self.lies or self.trust < 0 or wanted)
        if self.talk.agreed or "propose" in self.talk.done:
            return self.close()
        return self.propose([Move("thank", self.partner)] if self.dice.chance(1, 3) else [])
