"""One's turn in a private talk: what every turn knows, and the words that fit any of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from showrunner.formats.survivor.bots import reasons
from showrunner.formats.survivor.bots.bonds import ALLIES_FROM
from showrunner.formats.survivor.bots.memory import Talk
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.speech import Move, Reason
from showrunner.formats.talk.understanding import Act
from showrunner.kernel import Dice

LONG = 3
"""After so many messages a talk comes to its end."""


MOST_SWORN = 2
"""With so many one means to go to the end: a third is not asked."""


class Said(NamedTuple):
    """What one does with a message: its moves, whether it ends the talk, and what is meant.

    `intent` and `about` are for producers: a lie is called one.
    """

    moves: list[Move]
    ends: bool
    intent: str
    about: tuple[str, ...] = ()


class Turn:
    """One's turn to speak."""

    def __init__(self, plans: Plans, talk: Talk, partner: str, dice: Dice) -> None:
        self.plans = plans
        self.talk = talk
        self.partner = partner
        self.dice = dice
        self.trust = plans.trust(partner)
        self.first = talk.turns < 2
        """Whether I have said nothing in this talk yet."""
        self.last = talk.turns >= LONG

    def said(self, moves: Sequence[Move], intent: str, *about: str, ends: bool = False) -> Said:
        """These moves, and what is meant by them."""
        return Said(list(moves[:3]), ends, intent, tuple(filter(None, about)))

    def bold(self, out_of: int = 10) -> bool:
        """Whether my nerve carries me this time."""
        return self.dice.chance(self.plans.character.nerve, out_of)

    def heard(self, kind: str, detail: str = "") -> bool:
        """Whether they have just done this with words."""
        return any(
            act.kind == kind and (not detail or act.detail == detail) for act in self.talk.heard
        )

    def is_me(self, act: Act) -> bool:
        """Whether it is about me, or about nobody in particular."""
        return act.about in ("", self.plans.me)

    def asks_for_themselves(self, act: Act) -> bool:
        """Whether they want to know if they are safe: from me, or as far as I have heard."""
        to_whom = (self.partner, self.plans.me) if act.detail == "target" else (self.partner,)
        return act.about in to_whom and act.detail in ("target", "trust")

    def remark(self) -> list[Move]:
        """A word about the day, to begin with."""
        day = reasons.of_the_day(self.plans, self.partner)
        if not day:
            return []
        reason = self.dice.pick(day)
        if reason.kind == "fed":
            return [Move("thank", self.partner, reason)]
        return [Move("open", reason=reason)]

    def to_the_end(self, lies: bool = False) -> Said:
        """Offer to go to the end together, or say yes to it."""
        moves = [Move("promise", self.partner, kind="final")]
        answered = self.heard("promise", "final")
        return self.said(moves, "lie" if lies else "promise", self.partner, ends=answered)

    def gossip_of(self, pair: Reason) -> Move:
        """Who went off together today, or does so often."""
        often = pair.number >= reasons.OFTEN
        return Move("gossip", reason=pair, kind="often" if often else "today")

    @property
    def could_be_allies(self) -> bool:
        """Whether I would go to the end with them and have not said so."""
        return (
            self.trust >= ALLIES_FROM
            and self.plans.character.loyalty >= 3
            and not self.plans.has_promised_the_end(self.partner)
            and len(self.plans.sworn_by_me.intersection(self.plans.active)) < MOST_SWORN
        )

    def accuse(self) -> Said | None:
        """An old score is settled in words first."""
        about = self.plans.hurt.get(self.partner)
        if about is None or not self.bold():
            return None
        mine = about == self.plans.me
        reason = None if mine else Reason("lied", self.partner, about)
        kind = "lie" if self.dice.chance(1, 2) else "name" if mine else "vote"
        moves = [Move("accuse", self.partner, reason, kind)]
        return self.said(moves, "accuse", self.partner)

    def to_accusation(self) -> Said:
        """Who did write their name may own up; else one turns it aside."""
        plans = self.plans
        wrote = self.partner in plans.ballots.values()
        if wrote and plans.character.guile <= 5 and self.dice.chance(1, 2):
            moves = [Move("confess", self.partner, kind="voted")]
            return self.said(moves, "confess", ends=self.last)
        return self.said([Move("deflect", kind="blame")], "deflect", ends=self.last)

    def close(self) -> Said:
        """Nothing is left to say."""
        return self.said([Move("close")], "close", ends=True)
