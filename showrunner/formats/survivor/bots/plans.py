"""Plans: whom a castaway wants gone tonight, whom they keep, and whom they deceive about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.formats.instructions import NONE
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.bonds import Bonds
from showrunner.formats.survivor.bots.memory import Talk
from showrunner.formats.talk.understanding import Act
from showrunner.kernel import Dice

WHIMS = b"showrunner whims"
HIDES_FEELINGS = 6
"""Guile from which a castaway talks with anybody, whatever they feel."""
DARES = 5
"""Nerve from which a castaway goes to see who has put up their name."""
GIVEN = 14
"""How much a name weighs more to whoever has given their word for it to somebody trusted, beside
their loyalty."""
FEW = 5
"""With so many left the end is in sight, and friends become rivals."""


class Plans(Bonds):
    """What a castaway means to do: it follows from what they remember and feel."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__(persona)
        self._whims: dict[str, int] = {}
        self._untrue: set[tuple[str, str]] = set()
        """To whom I named somebody today whom I did not mean to write for that, or swore safety to
        whoever I meant to write: then it is twice the same."""
        self.nodded: set[tuple[str, str]] = set()
        """To whom I said yes today to a name of theirs, and did not mean it."""

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        super()._round(fact)
        most = 5 * self.character.whim + 1
        dice = Dice(WHIMS, (self.me, fact.round))
        moody = self.character.whim > 1
        self._untrue.clear()
        self.nodded.clear()
        self._whims = {seat: dice.below(most) for seat in fact.castaways} if moody else {}

    def take_act(self, talk: Talk, speaker: str, listener: str, act: Act) -> None:
        """A word for a vote binds whoever gives it, if they mean it."""
        if speaker == self.me:
            about = act.about or talk.proposed.get(listener, "")
            if act.kind in ("propose", "agree") and about:
                self._mean(talk, listener, about)
            safe = act.kind == "promise" and act.detail == "safety"
            if safe and self.target(self.voting_tonight()) == listener:
                self._untrue.add((listener, listener))
        super().take_act(talk, speaker, listener, act)

    def _mean(self, talk: Talk, listener: str, about: str) -> None:
        """Remembers whether I mean the name that I put up, or would write the one I agree to."""
        tonight = self.voting_tonight()
        if talk.brought.get(about, self.me) == self.me:
            meant = about == self.target(tonight)
        else:
            meant = self.would_write(about, tonight, listener)
            (self.nodded.discard if meant else self.nodded.add)((listener, about))
        (self._untrue.discard if meant else self._untrue.add)((listener, about))

    # -- tonight -----------------------------------------------------------------------------------

    def target(self, among: Sequence[str]) -> str | None:
        """Whom of these I would vote out now."""
        wanted = self.wanted(among)
        return wanted[0] if wanted else None

    def wanted(self, among: Sequence[str]) -> list[str]:
        """Whom of these I would vote out, first first."""
        scores = self._weights(among)
        wanted = [seat for _, seat in sorted([(-score, seat) for seat, score in scores.items()])]
        if self.instructions is not NONE:
            wanted.sort(key=self.instructions.rank)
        return wanted

    def _weights(self, among: Sequence[str]) -> dict[str, int]:
        """How much speaks for voting each of them out, as my character weighs it."""
        me, merged = self.character, self.merged
        votes, allies = self.names_today, () if self.turns_on_allies else self.allies
        untrue, given = self._untrue, GIVEN + me.loyalty
        my_word: dict[str, int] = {}
        for taker, name in self.i_told("vote").items():
            if self.trust(taker) > 0 and (taker, name) not in untrue:
                my_word[name] = my_word.get(name, 0) + 1
        safe = self.safe_from_me
        loyal, herd = 4 + me.loyalty, 4 + 2 * me.herd
        scores = {}
        for other in among:
            if other == self.me:
                continue
            score = self.threat(other) * me.ambition // (8 if merged else 24)
            if not merged:  # while teams compete, the weak cost us
                score += max(0, 30 - 2 * self.strength(other)) // 3
            score -= self.trust(other) * loyal // 10
            for by in votes.get(other, ()):  # who has only said yes to a lie of mine tells nothing
                score += herd if (by, other) not in untrue else 0
            score += given * my_word.get(other, 0)
            if other in allies:
                score -= 12 * me.loyalty
            if other in safe and (other, other) not in untrue:
                score -= 3 * me.loyalty
            scores[other] = score + self._whims.get(other, 0)
        return scores

    def would_write(self, name: str, among: Sequence[str], with_whom: str) -> bool:
        """Whether it is this name that I write once I have given somebody my word for it."""
        scores = self._weights(among)
        if self.trust(with_whom) > 0:
            scores[name] = scores.get(name, 0) + GIVEN + self.character.loyalty
        return name == min(scores, key=lambda seat: (-scores[seat], seat), default="")

    def votes_known(self) -> dict[str, int]:
        """How many others have told me, or are said, to write each name tonight."""
        return {name: len(by) for name, by in self.names_today.items()}

    @property
    def turns_on_allies(self) -> bool:
        """Whether I would now vote for an ally who could beat me."""
        return self.character.guile > self.character.loyalty and len(self.active) <= FEW

    @property
    def in_danger(self) -> bool:
        """Whether I have heard my own name, or have reason to expect it."""
        if self.mine.immune or self.me not in self.voting_tonight():
            return False
        return bool(self.names_today.get(self.me)) or self.last_counts.get(self.me, 0) > 0

    # -- what I say, and to whom -------------------------------------------------------------------

    def shuns(self, other: str) -> bool:
        """DS-5.1: whether I am not open to a talk with somebody who broke their word to me."""
        shows_it = self.character.guile < HIDES_FEELINGS
        return shows_it and other in self.hurt and self.trust(other) < 0

    def to_face(self, others: Sequence[str]) -> list[str]:
        """DS-5.4: whom of these I seek because they have put up my name today, if I dare."""
        if not self.in_danger or self.character.nerve < DARES:
            return []
        against_me = self.names_today.get(self.me, ())
        return [seat for seat in others if seat in against_me]

    def to_win_over(self, others: Sequence[str]) -> list[str]:
        """DS-5.4: the next whom I would tell of a name that I have just agreed on and mean."""
        name = self.last_talk.agreed if self.last_talk is not None else ""
        if not name or name != self.target(self.voting_tonight()):
            return []
        told = self.i_told("vote")
        return self.closest([seat for seat in others if seat != name and seat not in told], 1)

    def name_for(self, partner: str, wanted: Sequence[str]) -> tuple[str | None, bool]:
        """The name that I give to somebody, of those wanted gone, and whether it is a lie.

        Who is to go themselves, or would warn a friend, hears of another.
        """
        if not wanted:
            return None, False
        real = wanted[0]
        if real == partner:
            return self._decoy(wanted, partner), True
        hidden = self.character.guile >= 6 and self.close_pair(partner, real)
        decoy = self._decoy(wanted, partner, real) if hidden else None
        return (real, False) if decoy is None else (decoy, True)

    def close_pair(self, one: str, other: str) -> bool:
        """Whether two are often seen together."""
        times = self.seen_with.get(one, {}).get(other, 0)
        return 2 * times >= max(2, self.round)

    def _decoy(self, wanted: Sequence[str], *known_to_be: str) -> str | None:
        """Another name that they will believe: somebody I could well do without."""
        allies = self.allies
        others = [seat for seat in wanted if seat not in known_to_be]
        distant = [seat for seat in others if seat not in allies]
        return next(iter(distant or others), None)

    # -- for producers -----------------------------------------------------------------------------

    def as_plan(self, wanted: Sequence[str]) -> dict[str, Any]:
        """The plan as producers are shown it (see `thoughts.Plan`)."""
        others = self.others
        camp = [seat for seat in self.my_team if seat != self.me]
        allies = [seat for seat in self.allies or self.closest(camp, 1) if seat not in wanted[:1]]
        return {
            "targets": [seat for seat in wanted[:3] if seat not in allies],
            "allies": allies,
            "promised": sorted(self.safe_from_me),
            "trust": {seat: self.trust(seat) for seat in others},
            "threat": {seat: self.threat(seat) for seat in others},
        }
