"""How much a castaway trusts each of the others, and how likely each is to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.mind_part import HeardAct, MindPart
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

CHEMISTRY_KEY = b"showrunner chemistry"
MAX_LEVEL = 100
"""Trust ranges from -MAX_LEVEL to MAX_LEVEL, threat from 0 to MAX_LEVEL."""
FRIEND_TRUST = 15
"""Least trust in a friend, who is warned, confided in, and not voted for lightly."""
CLOSE_TRUST = 25
"""Least trust in somebody before I offer to go to the end together."""
GENEROUS_CATCH = 9
"""Least food that a castaway must bring to earn thanks in a hungry camp."""
HURT_BY_LIE = 28
"""Trust lost for certainly breaking a promise about my safety or the name on my own ballot."""
HURT_BY_OTHER_LIE = 10
"""Trust lost for breaking a promise about a vote that I did not cast that way myself."""
HURT_BY_GOSSIP = 6
"""Trust lost by somebody who, I am told, lied to a friend of mine."""
HURT_BY_NAMING = 18
"""Trust lost by proposing to me that I be voted out."""
GAINED_BY_SAVING = 30
"""Trust gained towards the player of the card that saved me."""


class Bonds(MindPart):
    """My trust in each of the others, and the threat that they are to me."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self._trust: dict[str, int] = {}
        self.regard: Mapping[str, int] = {}
        """Trust in others from an earlier season."""
        self._threat: dict[str, int] = {}
        """Cache of `threat`, cleared when something changes it."""
        self.liars: dict[str, str] = {}
        """Who is said to have lied, with the seat that told me first."""

    # -- reading -----------------------------------------------------------------------------------

    def trust(self, other: str) -> int:
        """My trust in somebody: a first impression, an earlier season, and everything since."""
        trust = self._trust.get(other)
        if trust is None:
            mine = self.mind.mine
            name = (self.me, other, mine.competition or 0, mine.survival or 0)
            trust = Dice(CHEMISTRY_KEY, name).below(21) - 6 + self.regard.get(other, 0)
            self._trust[other] = trust
        return trust

    def feel(self, other: str, change: int) -> None:
        """Change my trust in somebody."""
        if change and other in self.mind.sheet.players and other != self.me:
            self._trust[other] = max(-MAX_LEVEL, min(MAX_LEVEL, self.trust(other) + change))

    def is_friend(self, other: str) -> bool:
        """Whether I would warn somebody, and be sorry to see them go."""
        return self.trust(other) >= FRIEND_TRUST and other not in self.mind.promises.lies

    def closest(self, among: Sequence[str]) -> list[str]:
        """The others among these seats, most trusted first."""
        others = [seat for seat in among if seat != self.me]
        return sorted(others, key=lambda seat: (-self.trust(seat), seat))

    @property
    def final_partners(self) -> list[str]:
        """Those I mean to go to the end with: we both promised it, and I still trust them."""
        agreed = self.mind.promises.final_with()
        return [seat for seat in self.mind.sheet.active if seat in agreed and self.trust(seat) > 0]

    def strength(self, other: str) -> int:
        """How well somebody competes, by public results: about 0 to 30."""
        player = self.mind.sheet.players[other]
        rounds = self.mind.sheet.round or 1
        return 4 * player.competition_wins + 2 * player.results_sum // rounds

    def standing(self, other: str) -> int:
        """How often somebody was seen going off to talk, per round: 0 to 30."""
        times = self.mind.talks.times_seen_off.get(other, 0)
        return min(30, 12 * times // (self.mind.sheet.round or 1))

    def threat(self, other: str) -> int:
        """How likely somebody seems to win the season: 0 to 100."""
        threat = self._threat.get(other)
        if threat is None:
            threat = min(MAX_LEVEL, 2 * self.strength(other) + self.standing(other))
            self._threat[other] = threat
        return threat

    # -- acts --------------------------------------------------------------------------------------

    def hear(self, heard: HeardAct) -> None:
        """Adjust trust for what is said to me, before any of it comes true."""
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
                self.feel(speaker, -HURT_BY_NAMING)
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
            self.feel(
                fact.seat, 2 if fact.amount >= GENEROUS_CATCH else -2 if fact.amount == 0 else 0
            )

    @folds(facts.VotesRecounted)
    def _recounted(self, fact: facts.VotesRecounted) -> None:
        vote = self.mind.votes.today
        if vote.saved == self.me:
            self.feel(vote.saved_by, GAINED_BY_SAVING)

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        for outcome in self.mind.promises.outcomes:
            promise = outcome.promise
            if outcome.kept:
                self.feel(promise.giver, 5 if promise.about in (fact.seat, self.me) else 2)
                continue
            concerns_me = (
                promise.what == "safety" or self.mind.votes.today.first_ballot == promise.about
            )
            hurt = HURT_BY_LIE if concerns_me else HURT_BY_OTHER_LIE
            self.feel(promise.giver, -hurt * outcome.certainty // 100)
