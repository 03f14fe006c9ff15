"""A talk with no vote to talk about: the day, who goes off with whom, old scores, and the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from showrunner.formats.survivor.bots import reasons
from showrunner.formats.survivor.bots.bonds import FRIENDLY
from showrunner.formats.survivor.bots.speech import Move, Reason
from showrunner.formats.survivor.bots.turn import Said, Turn


class AtEase(Turn):
    """One's turn where nobody here can be voted out tonight."""

    def speak(self) -> Said:
        """Answer what was said; else bring up what is on one's mind, and not for long."""
        if self.talk.turns == 0:
            return self.accuse() or self.open()
        if any(act.kind == "accuse" and self.is_me(act) for act in self.talk.heard):
            return self.to_accusation()
        if self.heard("promise", "final") and not self.plans.has_promised_the_end(self.partner):
            return self.to_the_end(lies=self.trust < 0)
        if self.heard_gossip:
            return self.gossiped()
        for act in self.talk.heard:
            if act.kind in ("ask", "propose") and not self.is_me(act):
                return self.opinion(act.about)
        if self.heard("ask") and len(self.mentioned) == 1:
            return self.opinion(self.mentioned[0])
        if "accuse" in self.talk.done:
            return self.close()
        if self.could_be_allies:
            return self.to_the_end()
        return self.dice.pick(list(self.answers()) or [self.muse])()

    def answers(self) -> Iterator[Callable[[], Said]]:
        """What one could say to what asks for nothing, beyond another word about the day."""
        if (gossip := self.gossip()) is not None:
            yield lambda: gossip
        if self.first and self.others:
            yield self.sound_out
        if self.comforting and not self.had_bad_day(self.plans.me):
            yield self.comfort
        if self.trust >= FRIENDLY and self.first:
            yield self.confess

    def gossiped(self) -> Said:
        """What one makes of two who went off; and a word about the end to whoever told it."""
        answer = Move("gossip_answer")
        if self.could_be_allies:
            moves = [answer, Move("promise", self.partner, kind="final")]
            return self.said(moves, "promise", self.partner)
        return self.said([answer], "probe", ends=True)

    def comfort(self) -> Said:
        """A kind word, and no more."""
        return self.said([Move("comfort", self.partner)], "comfort", self.partner, ends=True)

    def confess(self) -> Said:
        """How much I trust them."""
        confession = Move("confess", self.partner, kind="trust")
        return self.said([confession], "confess", self.partner, ends=True)

    @property
    def heard_gossip(self) -> bool:
        """Whether they have just spoken of two who are not here, and asked of them at most."""
        done = [act for act in self.talk.heard if act.kind != "ask" or act.detail == "target"]
        return not done and len(self.mentioned) == 2

    @property
    def mentioned(self) -> list[str]:
        """Who was just named that is not here."""
        plans = self.plans
        absent = [seat for seat in plans.active if seat not in (plans.me, self.partner)]
        return [seat for seat in absent if plans.names[seat] in self.talk.words]

    @property
    def comforting(self) -> bool:
        """Whether they had a bad day."""
        return self.had_bad_day(self.partner)

    def had_bad_day(self, seat: str) -> bool:
        """Whether somebody came home with nothing, or was alone the last of a team that lost."""
        plans = self.plans
        lost = plans.team_result == "lost" and reasons.came_last(plans, seat)
        return lost or plans.last_gathered.get(seat) == 0

    def open(self) -> Said:
        """A word about the day, or about somebody who is not here."""
        gossip = self.gossip() if self.dice.chance(1, 3) else None
        if gossip is not None:
            return gossip
        if self.comforting and self.trust > 0 and self.dice.chance(1, 3):
            return self.said([Move("comfort", self.partner)], "comfort", self.partner)
        if self.bold() and self.others:
            return self.sound_out(self.remark())
        return self.said(self.remark() or [Move("smalltalk")], "open")

    @property
    def others(self) -> list[str]:
        """Who of the camp is neither of us."""
        return [seat for seat in self.plans.my_team if seat not in (self.plans.me, self.partner)]

    def sound_out(self, first: Sequence[Move] = ()) -> Said:
        """What do they think of the one whom I would see go first, once we lose?"""
        later = self.plans.wanted(self.others)[0]
        return self.said([*first, Move("probe", later)], "probe", later)

    def gossip(self) -> Said | None:
        """Who was seen with whom."""
        pair = reasons.seen(self.plans, self.partner)
        if pair is None or not self.first:
            return None
        return self.said([self.gossip_of(pair)], "probe", pair.who, pair.other)

    def opinion(self, about: str) -> Said:
        """What I know of somebody, as far as I would say it to this one."""
        trust = self.plans.trust(about)
        if trust > self.trust:
            reason = Reason("loyal" if about in self.plans.kept else "useful", about)
        else:
            reason = self.dice.pick(reasons.against(self.plans, about, self.partner, 3))
        moves = [Move("opinion", about, reason)]
        return self.said(moves, "opinion", about, ends=self.talk.turns > 0)

    def muse(self) -> Said:
        """The day as it was."""
        day = reasons.of_the_day(self.plans, self.partner)
        moves = [Move("smalltalk", reason=self.dice.pick(day) if day else None)]
        return self.said(moves, "open", ends=True)
