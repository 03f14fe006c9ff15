"""Bonds: how much a castaway trusts each of the others, and how likely each is to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.part import Heard, Part
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

CHEMISTRY = b"showrunner chemistry"
LIMIT = 100
"""Trust goes from -LIMIT to LIMIT, threat from 0 to LIMIT."""
FRIEND = 15
"""Trust from which on somebody is a friend: warned, confided in, not voted for lightly."""
CLOSE = 25
"""Trust from which on somebody may be asked to the end."""
MUCH_FOOD = 9
"""Food brought by one castaway that earns thanks in a hungry camp."""
HURT_BY_LIE = 28
"""Trust lost towards whoever certainly broke a word over my own ballot or safety."""
HURT_BY_OTHER_LIE = 10
"""Trust lost where the word was about a vote that I did not cast that way myself."""
HURT_BY_GOSSIP = 6
"""Trust lost towards somebody who is said to have lied to a friend of mine."""
NAMED_ME = 18
"""Trust lost towards whoever put up my name."""
SAVED_ME = 30
"""Trust gained towards whoever played the card that saved me."""


class Bonds(Part):
    """Trust by seat, each change with its cause."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self._trust: dict[str, int] = {}
        self._threat: dict[str, int] = {}
        """What `threat` has found, until something changes it."""
        self.liars: dict[str, str] = {}
        """Who is said to have lied, and who told me so."""

    # -- reading -----------------------------------------------------------------------------------

    def trust(self, other: str) -> int:
        """How much I trust somebody: the chemistry of the first days, and all that came after."""
        felt = self._trust.get(other)
        if felt is None:
            mine = self.mind.mine
            name = (self.me, other, mine.competition or 0, mine.survival or 0)
            self._trust[other] = felt = Dice(CHEMISTRY, name).below(21) - 6
        return felt

    def feel(self, other: str, change: int) -> None:
        """Something has happened between us."""
        if change and other in self.mind.sheet.players and other != self.me:
            self._trust[other] = max(-LIMIT, min(LIMIT, self.trust(other) + change))

    def is_friend(self, other: str) -> bool:
        """Whether I would warn somebody, and be sorry to see them go."""
        return self.trust(other) >= FRIEND and other not in self.mind.promises.lies

    def closest(self, among: Sequence[str]) -> list[str]:
        """These others, the most trusted first."""
        others = [seat for seat in among if seat != self.me]
        return sorted(others, key=lambda seat: (-self.trust(seat), seat))

    @property
    def finalists(self) -> list[str]:
        """With whom I mean to go to the end: we have both said so, and I still trust them."""
        sworn = self.mind.promises.final_with()
        return [seat for seat in self.mind.sheet.active if seat in sworn and self.trust(seat) > 0]

    def strength(self, other: str) -> int:
        """How well somebody competes, as everybody could see: about 0 to 30."""
        player = self.mind.sheet.players[other]
        rounds = self.mind.sheet.round or 1
        return 4 * player.competition_wins + 2 * player.results_sum // rounds

    def standing(self, other: str) -> int:
        """How well somebody is connected, as I could see: 0 to 30."""
        times = self.mind.talks.seen_off.get(other, 0)
        return min(30, 12 * times // (self.mind.sheet.round or 1))

    def threat(self, other: str) -> int:
        """How likely somebody is to win in the end, as far as I can see: 0 to 100."""
        threat = self._threat.get(other)
        if threat is None:
            threat = min(LIMIT, 2 * self.strength(other) + self.standing(other))
            self._threat[other] = threat
        return threat

    # -- acts --------------------------------------------------------------------------------------

    def hear(self, heard: Heard) -> None:
        """What is said to me warms or cools me before anything has come of it."""
        act, speaker = heard.act, heard.speaker
        if speaker == self.me:
            return
        trusting = 10 - self.mind.character.guile
        match act.act:
            case "promise":
                self.feel(speaker, 2 + trusting // 3)
            case "agree":
                self.feel(speaker, 3)
            case "join" if self.me in heard.listeners:
                self.feel(speaker, 6)
            case "propose" if act.about == self.me:
                self.feel(speaker, -NAMED_ME)
            case "propose" if self.is_friend(act.about):
                self.feel(speaker, -3)
            case "warn" if act.about == self.me:
                self.feel(speaker, 8)
                self.feel(act.by, -max(4, 10 + self.trust(speaker) // 4))
            case "tell" if act.what == "named" and act.about == self.me:
                self.feel(act.by, -max(3, 6 + self.trust(speaker) // 5))
            case "tell" if act.what == "named" and self.is_friend(act.about):
                self.feel(act.by, -2)
            case "accuse" if act.about == self.me:
                self.feel(speaker, -6)
            case "accuse" if act.what == "lie" and self.trust(speaker) > self.trust(act.about):
                self.liars.setdefault(act.about, speaker)
                self.feel(act.about, -HURT_BY_GOSSIP)
            case "refuse":
                self.feel(speaker, -1)

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan, facts.CompetitionResults, facts.CompetitionWon, facts.TalkBegan)
    def _changed(self, fact: object) -> None:
        self._threat.clear()
        if isinstance(fact, facts.CompetitionWon) and self.me in fact.winners:
            for seat in fact.winners:
                self.feel(seat, 1)

    @folds(facts.TalkEnded)
    def _talked(self, fact: facts.TalkEnded) -> None:
        if self.me in fact.seats:
            for seat in fact.seats:
                if seat != self.me:
                    self.feel(seat, max(1, 5 - self.mind.talks.times_with.get(seat, 0)))

    @folds(facts.Gathered)
    def _gathered(self, fact: facts.Gathered) -> None:
        if fact.team == self.mind.mine.team and self.mind.camp.hungry:
            self.feel(fact.seat, 2 if fact.amount >= MUCH_FOOD else -2 if fact.amount == 0 else 0)

    @folds(facts.VotesRecounted)
    def _recounted(self, fact: facts.VotesRecounted) -> None:
        vote = self.mind.votes.today
        if vote.saved == self.me:
            self.feel(vote.saved_by, SAVED_ME)

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        for verdict in self.mind.promises.verdicts:
            promise = verdict.promise
            if verdict.kept:
                self.feel(promise.giver, 5 if promise.about in (fact.seat, self.me) else 2)
                continue
            mine = promise.what == "safety" or self.mind.votes.today.first_ballot == promise.about
            hurt = HURT_BY_LIE if mine else HURT_BY_OTHER_LIE
            self.feel(promise.giver, -hurt * verdict.certainty // 100)
