"""What a castaway says or writes outside of talks: comments, last words, speeches, notes, diary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from showrunner.formats.survivor.bots import candour, reasons, voting
from showrunner.formats.survivor.bots.asked import ANYTHING, Asked
from showrunner.formats.survivor.bots.bonds import FRIENDLY
from showrunner.formats.survivor.bots.memory import BY_VOTES, Talk
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.speech import Reason, Voice, text
from showrunner.formats.wordings import Share
from showrunner.kernel import Dice

NOTHING_ASKED: Mapping[str, Any] = {}
ENOUGH = 4
"""So much food a round is worth telling a jury."""
MATTERED = 3
"""So much of a day goes into the diary."""


class Teller:
    """Finds the words for what a castaway feels and means, in their voice."""

    def __init__(self, plans: Plans, voice: Voice) -> None:
        self.plans = plans
        self.voice = voice

    def _text(self, kind: str, dice: Dice, about: str = "", told: Sequence[Reason] = ()) -> str:
        plans, today = self.plans, self.plans.wordings
        said = today.heard
        if kind.startswith(("comment", "last_words")):  # everybody remembers what all have heard
            said += plans.said_aloud
        elif kind.startswith(("diary", "note")):
            said += plans.written
        share = self._of_diaries if kind == "diary" else today.share
        return text(kind, told, self.voice, about, plans.names, dice, said, share, self.night)

    @property
    def night(self) -> int:
        """The nights since the first; no round begins after the last of them."""
        return self.plans.round + bool(self.plans.finalists)

    @property
    def _of_diaries(self) -> Share:
        """My share of what diaries are made of, which is nobody else's."""
        seats = list(self.plans.names)
        return Share(seats.index(self.plans.me), len(seats))

    # -- at the vote -------------------------------------------------------------------------------

    def comment(self, dice: Dice) -> str | None:
        """DS-10.1: something to say before a vote, or nothing."""
        plans = self.plans
        if dice.chance(8 - plans.character.nerve // 2, 10):
            return None
        if plans.mine.immune:
            return self._text("comment:safe", dice)
        if plans.names_today.get(plans.me):
            plea = plans.character.nerve < 6
            return self._text("comment:plea" if plea else "comment:named", dice, told=self._own())
        target = plans.target(plans.voting_tonight())
        if target in plans.hurt and plans.character.nerve > 6:
            return self._text("comment:threat", dice, target, [Reason("broke", target)])
        kept = all(name in ("", target) for name in plans.i_told("vote").values())
        kind = "comment:loyal" if plans.character.loyalty >= 7 and kept else "comment:calm"
        return self._text(kind, dice, told=self._own())

    def _own(self) -> list[Reason]:
        """What I can say for myself."""
        plans = self.plans
        amount = plans.last_gathered.get(plans.me, 0)
        own = []
        if amount >= reasons.MUCH:
            own.append(Reason("fed", plans.me, number=amount))
        if plans.mine.counters > 2:
            own.append(Reason("worn", plans.me, number=plans.mine.counters))
        return own

    def last_words(self, dice: Dice) -> str:
        """DS-10.9: to whoever promised one safety and broke it, or to a friend, or to all."""
        plans = self.plans
        broken = plans.broken_today
        promised = [seat for seat in plans.safe_by if broken.get(seat) == plans.me]
        others = len(plans.attended) - 1 - len(promised)
        if promised and plans.last_counts.get(plans.me, 0) - others >= len(promised):
            liar = max(promised, key=lambda seat: (plans.trust(seat), seat))
            return self._text("last_words:betrayed", dice, liar)
        how = plans.how_went.get(plans.round, "vote")
        if how not in BY_VOTES or (how != "vote" and not plans.deciding_counts.get(plans.me)):
            return self._text("last_words:unvoted", dice)
        mine = plans.last_ballot, plans.ballots.get(plans.round)
        known = [seat for seat in plans.active if plans.talks_with.get(seat)]
        close = plans.closest([seat for seat in known if seat not in mine], 1)
        if close and not plans.by_everybody(plans.me) and plans.trust(close[0]) > 10:
            return self._text("last_words:gracious", dice, close[0])
        kind = "last_words:bitter" if plans.character.nerve > 6 else "last_words:calm"
        return self._text(kind, dice)

    # -- the final ---------------------------------------------------------------------------------

    def jury_speech(self, dice: Dice) -> str:
        """DS-11.2: why I should win: what I have really done."""
        plans = self.plans
        told = []
        if plans.brought_in_all >= ENOUGH * plans.round:
            told.append(Reason("jury_speech:fed", plans.me, number=plans.brought_in_all))
        if won := plans.wins_alone.get(plans.me):
            told.insert(0, Reason("wins", plans.me, number=won))
        if plans.hits:
            told.append(Reason("jury_speech:hits", plans.me, number=plans.hits))
        return self._text("jury_speech", dice, told=told)

    def juror(self, finalists: Sequence[str], dice: Dice) -> str | None:
        """DS-11.2: a juror speaks of who hurt them, else of whom they respect."""
        plans = self.plans
        best = voting.jury_ballot(plans, finalists)
        touched = plans.trust(best) > FRIENDLY or not plans.hurt.keys().isdisjoint(finalists)
        if not touched and dice.chance(8 - plans.character.nerve // 2, 10):
            return None
        for seat in finalists:
            if seat in plans.hurt and seat != best:
                return self._text("juror:hurt", dice, seat, [Reason("broke", seat)])
        if plans.trust(best) > FRIENDLY:
            wins = plans.wins_alone.get(best, 0)
            told = [Reason("wins", best, number=wins)] if wins else []
            return self._text("juror:praise", dice, best, told)
        return self._text("juror:fair", dice, best)

    def juror_question(self, finalists: Sequence[str], dice: Dice) -> tuple[str | None, str]:
        """DS-11.2: to whom, and what: who hurt me is asked why."""
        plans = self.plans
        for seat in finalists:
            if seat in plans.hurt:
                return seat, self._text("juror_question:why", dice, seat, [Reason("broke", seat)])
        about = dice.pick(finalists)
        kind = dice.pick(("juror_question:vote", "juror_question:worth"))
        return about, self._text(kind, dice, about)

    def jury_answer(self, dice: Dice) -> str:
        """DS-11.2: a finalist answers for what they did."""
        loyal = self.plans.character.loyalty > 6
        kind = "own_up" if self.plans.character.guile > 4 else "thank" if loyal else "defend"
        return self._text(f"jury_answer:{kind}", dice, told=self._own())

    # -- for oneself -------------------------------------------------------------------------------

    def note(self, dice: Dice) -> tuple[str | None, str, str]:
        """DS-5.4: what one keeps of the talk just ended, with its sort, and whom it is about."""
        plans = self.plans
        talk = plans.last_talk
        if talk is None or not plans.voting_tonight():  # no name that came up is meant for a vote
            return None, "", ""
        partner = talk.partner_of(plans.me)
        theirs = talk.proposed.get(partner, "")
        promised = partner in plans.safe_by
        told: list[Reason] = []
        name = theirs if theirs in plans.active else ""
        friend = name not in ("", plans.me) and plans.trust(name) >= FRIENDLY
        if plans.doubtful.get(partner, 0) > 1 and plans.trust(partner) < FRIENDLY:
            kind, about = "doubt", partner
        elif talk.agreed:
            kind, about = self._agreed(talk), talk.agreed
            told = [Reason("loyal", partner)]
        elif promised and not friend and name not in ("", plans.me):
            kind, about = "sure", name
            told = [Reason("loyal", partner)]
        elif promised and not friend:
            kind, about = "promised", partner
            told = [Reason("kept", partner)]
        elif name:
            kind, about = "wants", name
            told = [Reason("loyal", partner)]
        else:
            return None, "", ""
        noted = "agreed" if kind in ("brought", "joined") and dice.chance(1, 2) else kind
        return self._text(f"note:{noted}", dice, about, told), kind, about

    def _agreed(self, talk: Talk) -> str:
        """Whose name it was that both said yes to, and whether I mean it."""
        plans = self.plans
        mine = talk.brought.get(talk.agreed) == plans.me
        if plans.target(plans.voting_tonight()) == talk.agreed:
            return "brought" if mine else "joined"
        return "planted" if mine else "pretended"

    def diary(self, dice: Dice) -> str:
        """What the day was, for oneself, and whom one would see go next."""
        plans = self.plans
        news, deep, besides = reasons.to_write(plans)
        told = [*news, *dice.shuffle(deep)][:MATTERED]
        told += dice.shuffle(besides)[: MATTERED - len(told)]
        target = plans.target(plans.votable_among(plans.my_team)) if dice.chance(2, 3) else None
        return self._text("diary", dice, target or "", told)

    def interview(
        self, dice: Dice, claims: Mapping[str, Any] = NOTHING_ASKED, read: Asked = ANYTHING
    ) -> str:
        """DS-9.4: an honest answer to what is asked; where it is anything, out of one's plans."""
        plans = self.plans
        if read.about:
            kind = f"interview:{candour.feeling(plans, read.about)}"
            return self._text(
                kind, dice, read.about, candour.of_somebody(plans, read.about, claims)
            )
        told = [*candour.to_claim(claims), *candour.of_topic(plans, read.topic)]
        winner = claims.get("winner")
        if winner is not None:
            kind = "favourite" if plans.mine.status == "active" else "winner"
            return self._text(f"interview:{kind}", dice, winner, told)
        if told and "vote" not in claims:
            return self._text("interview:asked", dice, told=told)
        close = [seat for seat in plans.closest(plans.active, 1) if plans.trust(seat) >= FRIENDLY]
        told += [Reason("loyal", seat) for seat in close if seat not in plans.hurt]
        told += [Reason("lied", seat, who) for seat, who in plans.hurt.items()][-1:]
        if plans.mine.status == "active":
            target = plans.target(plans.voting_tonight() or plans.active)
            kind = "interview:target" if target else "interview:plain"
        elif plans.me in plans.finalists:
            kind, target = "interview:final", None
        else:
            target = voting.winner(plans)
            kind = "interview:winner" if target else "interview:final"
        return self._text(kind, dice, target or "", told)
