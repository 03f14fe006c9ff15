"""Trust and threat: how a castaway has come to feel about each of the others."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.day import Day, day_of
from showrunner.formats.survivor.bots.memory import Memory, Talk
from showrunner.formats.talk.understanding import Act
from showrunner.kernel import Dice

CHEMISTRY = b"showrunner chemistry"
MOST = 100
MUCH_FOOD = 9
"""Bringing this much is remembered."""
FRIENDLY = 15
"""So much trust makes a confidence, or a plan for the end, possible; and a line in the diary."""
PETTY = 8
"""A word broken over a vote that I did not cast myself cools me by so much at most."""
SAVED = 30
"""So much warmer is who was saved by a card to whoever played it."""
ALLIES_FROM = 25
"""With so much trust and a word to go to the end together, one is an ally."""


class Bonds(Memory):
    """A memory that feels: trust by seat, from -100 to 100, each change with its cause."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__(persona)
        self._trust: dict[str, int] = {}
        self._seen: dict[str, int] = {}
        """How often each was seen going off to talk with somebody else."""
        self._threats: dict[str, int] = {}
        """What `threat` has found, until something changes it."""
        self.hurt: dict[str, str] = {}
        """Who has broken a word to me, and whom it was about."""
        self.kept: set[str] = set()
        """Who has kept a word to me when it counted."""
        self.doubtful: dict[str, int] = {}
        """How often somebody's word could not have been true."""
        self.broken_today: dict[str, str] = {}
        """Who has broken a word to me at today's vote, and whom it was about."""
        self.day = Day()
        """The last day that has ended."""

    # -- reading -----------------------------------------------------------------------------------

    def trust(self, other: str) -> int:
        """How much I trust somebody: the chemistry of the first days, and all that came after."""
        felt = self._trust.get(other)
        return self._first_feeling(other) if felt is None else felt

    def _first_feeling(self, other: str) -> int:
        mine = self.mine
        name = (self.me, other, mine.competition or 0, mine.survival or 0)
        self._trust[other] = feeling = Dice(CHEMISTRY, name).below(21) - 6
        return feeling

    def feel(self, other: str, change: int) -> None:
        """Something has happened between us."""
        if other in self.players and other != self.me:
            self._trust[other] = max(-MOST, min(MOST, self.trust(other) + change))

    @property
    def allies(self) -> list[str]:
        """With whom I mean to go to the end: we have said so, and I still trust them."""
        sworn = self.sworn_by_me & self.sworn_to_me
        if not sworn:
            return []
        return [seat for seat in self.active if seat in sworn and self.trust(seat) >= ALLIES_FROM]

    def has_promised_the_end(self, other: str) -> bool:
        """Whether I have told somebody that I go to the end with them."""
        return other in self.sworn_by_me

    def closest(self, among: Sequence[str], number: int = 2) -> list[str]:
        """Those whom I trust most, dearest first."""
        others = [seat for seat in among if seat != self.me]
        return sorted(others, key=lambda other: (-self.trust(other), other))[:number]

    def strength(self, other: str) -> int:
        """How well somebody competes, as everybody could see: about 0 to 30."""
        player = self.players[other]
        return 4 * player.competition_wins + 2 * player.results_sum // (self.round or 1)

    def standing(self, other: str) -> int:
        """How well somebody is connected, as I could see: about 0 to 30."""
        return min(30, 12 * self._seen.get(other, 0) // (self.round or 1))

    def threat(self, other: str) -> int:
        """How likely somebody is to win in the end, as far as I can see: 0 to 100."""
        threat = self._threats.get(other)
        if threat is None:
            threat = min(MOST, 2 * self.strength(other) + self.standing(other))
            self._threats[other] = threat
        return threat

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        super()._round(fact)
        self._threats.clear()
        self.broken_today.clear()

    @folds(facts.RoundEnded)
    def _round_ended(self, fact: facts.RoundEnded) -> None:
        self.day = day_of(self)
        super()._round_ended(fact)

    @folds(facts.CompetitionResults)
    def _competition_results(self, fact: facts.CompetitionResults) -> None:
        super()._competition_results(fact)
        self._threats.clear()

    @folds(facts.TalkBegan)
    def _talk_began(self, fact: facts.TalkBegan) -> None:
        super()._talk_began(fact)
        if self.me not in fact.seats:
            for seat in fact.seats:
                self._seen[seat] = self._seen.get(seat, 0) + 1
                self._threats.pop(seat, None)

    @folds(facts.TalkEnded)
    def _talk_ended(self, fact: facts.TalkEnded) -> None:
        super()._talk_ended(fact)
        if self.me in fact.seats:
            for seat in fact.seats:
                if seat != self.me:
                    self.feel(seat, max(1, 5 - self.talks_with.get(seat, 0)))

    def take_act(self, talk: Talk, speaker: str, listener: str, act: Act) -> None:
        """What somebody says to me warms or cools me before anything has come of it."""
        super().take_act(talk, speaker, listener, act)
        if speaker == self.me:
            return
        trusting = 10 - self.character.guile
        match act.kind:
            case "promise":
                self.feel(speaker, 2 + trusting // 3)
            case "agree":
                self.feel(speaker, 4)
            case "propose":
                self._cool_over(speaker, act.about)
            case "warn" if act.about == self.me:
                self.feel(speaker, 6)
                self.feel(act.detail, -max(0, 10 + self.trust(speaker) // 4))
            case "accuse" if act.about in ("", self.me):
                self.feel(speaker, -8)
            case "refuse":
                self.feel(speaker, -2)

    def overhears(self, speaker: str, about: str) -> None:
        """Whoever puts up my name, or an ally's, behind my back has not been asked to."""
        super().overhears(speaker, about)
        self._cool_over(speaker, about)

    def _cool_over(self, speaker: str, about: str) -> None:
        """Somebody has put up a name: mine, or that of an ally."""
        if about == self.me:
            self.feel(speaker, -20)
        elif about in self.allies:
            self.feel(speaker, -6)

    @folds(facts.Gathered)
    def _gathered(self, fact: facts.Gathered) -> None:
        super()._gathered(fact)
        if fact.team == self.mine.team and self.hungry:
            self.feel(fact.seat, 2 if fact.amount >= MUCH_FOOD else -2 if fact.amount == 0 else 0)

    @folds(facts.CompetitionWon)
    def _competition_won(self, fact: facts.CompetitionWon) -> None:
        super()._competition_won(fact)
        self._threats.clear()
        if self.me in fact.winners:
            for seat in fact.winners:
                self.feel(seat, 1)

    @folds(facts.VotesRecounted)
    def _recounted(self, fact: facts.VotesRecounted) -> None:
        super()._recounted(fact)
        if self.spared_by_card == self.me:
            self.feel(self.spared_by, SAVED)

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        super()._voted_out(fact)
        if self.me in self.attended and self.deciding_counts:
            self._compare_words_with_votes(fact.seat)

    def _compare_words_with_votes(self, out: str) -> None:
        """A count tells who cannot all have kept their word, and who may have.

        It tells nothing of who was not at this vote or left it, nor of whose votes were voided.
        """
        names = {
            giver: about
            for giver, about in self.told_me("vote").items()
            if giver in self.attended and giver not in self.left_vote
        }
        for about in sorted(set(names.values()) & set(self.attended)):
            if self.players[about].immune or about in self.left_vote:
                continue
            givers = [seat for seat, name in names.items() if name == about]
            mine = self.ballots.get(self.round) == about
            missing = len(givers) + mine - self.last_counts.get(about, 0)
            for giver in givers:
                if missing <= 0:
                    self._kept_word(giver, 5 if about == out else 3)
                else:
                    coldness = 24 * missing // len(givers)
                    self._broke_word(giver, about, coldness if mine else min(PETTY, coldness))
        safe = [seat for seat in self.safe_by if seat in self.attended]
        against_me = self.last_counts.get(self.me, 0)
        others = len(self.attended) - 1 - len(safe)
        for giver in safe:
            if against_me > others:
                self._broke_word(giver, self.me, 40 * (against_me - others) // len(safe))
            elif not against_me:
                self._kept_word(giver, 3)

    def _kept_word(self, giver: str, warmth: int) -> None:
        self.feel(giver, warmth)
        self.doubtful[giver] = max(0, self.doubtful.get(giver, 0) - 1)
        self.kept.add(giver)

    def _broke_word(self, giver: str, about: str, coldness: int) -> None:
        self.feel(giver, -coldness)
        self.doubtful[giver] = self.doubtful.get(giver, 0) + 1
        self.kept.discard(giver)
        if coldness >= 20:
            self.hurt[giver] = self.broken_today[giver] = about
