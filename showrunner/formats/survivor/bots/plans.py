"""Plans: who a castaway wants voted out tonight, who they protect, and what they tell others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from showrunner.formats.fold import folds
from showrunner.formats.instructions import NONE
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.bonds import CLOSE_TRUST
from showrunner.formats.survivor.bots.mind_part import HeardAct, MindPart
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

WHIMS_KEY = b"showrunner whims"
ENDGAME_SIZE = 5
"""Number of players left at which disloyal castaways turn on strong allies."""
FIRST_VOTE_SCORE = 10
"""Score for the first announced vote for a name; further ones add less. Herd is added twice."""
PROMISED_SCORE = 6
"""Score for a name that I promised to vote for; loyalty is added."""
KNOWN_VOTE_SCORE = 16
"""Score for each known vote for a name (up to three) when I cast my ballot."""
ALLY_SLACK = 30
"""How much lower than my first choice a name proposed by an ally may score."""
MAJORITY_SCORE = 20
"""Score for a name that my vote gives a majority."""
NO_VOTES_PENALTY = 60
"""Score lost by a name without known votes, when a non-friend already has two."""
FEW_VOTERS = 4
"""Number of voters up to which everybody is told the real name, as every vote is needed."""
FRIEND_PROTECTION = 30
"""Score taken off close friends and allies when I cast my ballot."""
PAST_VOTE_SCORE = 5
"""Score for each vote in the last count, which everybody has seen."""
CAME_LAST_SCORE = 8
"""Score for coming last in a lost team competition."""
DEAL_PROTECTION = 20
"""Score taken off somebody I agreed on a name with today; loyalty is added."""
ALLY_PROTECTION = 16
"""Score taken off allies; loyalty is added."""


class Plans(MindPart):
    """What I intend to do, computed from what I know and feel."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self._whims: dict[str, int] = {}
        self._scored: tuple[int, dict[tuple[str, ...], dict[str, int]]] = (-1, {})
        """Cache of `scores`: the mind's version it was computed for, and scores by candidates."""
        self.insincere: set[tuple[str, str]] = set()
        """Insincere promises and proposals of today: (listener, name)."""

    # -- tonight -----------------------------------------------------------------------------------

    def target(self, among: Sequence[str]) -> str | None:
        """The seat among these that I would vote out now."""
        wanted = self.wanted(among)
        return wanted[0] if wanted else None

    def wanted(self, among: Sequence[str]) -> list[str]:
        """The seats among these that I would vote out, most wanted first."""
        scores = self.scores(among)
        wanted = sorted(scores, key=lambda seat: (-scores[seat], seat))
        instructions = self.mind.instructions
        if instructions is not NONE:
            wanted.sort(key=instructions.rank)
        return wanted

    def scores(self, among: Sequence[str]) -> Mapping[str, int]:
        """Score each seat for voting them out: my own wish, plus where the votes are."""
        version, cached = self._scored
        if version != self.mind.version:
            cached = {}
            self._scored = self.mind.version, cached
        key = tuple(among)
        if key not in cached:
            cached[key] = self._scores(key)
        return cached[key]

    def _scores(self, among: Sequence[str]) -> dict[str, int]:
        scores = self.wishes(among)
        mind = self.mind
        vote_score = FIRST_VOTE_SCORE + 2 * mind.character.herd
        votes_needed = len(mind.sheet.voters) // 2
        supporters = dict.fromkeys(scores, 0)
        sincere = dict.fromkeys(scores, 0)
        allies = mind.alliances.allies
        for by, name in mind.votes.intentions.items():
            if name not in scores:
                continue
            supporters[name] += 1
            if (by, name) not in self.insincere:  # a yes to my own lie tells nothing
                scores[name] += vote_score * 2 // (2 + sincere[name])
                sincere[name] += 1
                if by in allies:
                    scores[name] += 10 + 2 * mind.character.loyalty
        for name, votes in supporters.items():
            if votes >= votes_needed:
                scores[name] += MAJORITY_SCORE
        promises_by_name: dict[str, int] = {}
        for receiver, name in mind.promises.given_by_me("vote").items():
            if (
                name in scores
                and (receiver, name) not in self.insincere
                and self._is_bound_to(receiver)
            ):
                promises_by_name[name] = promises_by_name.get(name, 0) + 1
        for name, count in promises_by_name.items():
            scores[name] += (PROMISED_SCORE + mind.character.loyalty) * min(count, 2)
        return scores

    def _is_bound_to(self, receiver: str) -> bool:
        """Whether I feel bound by promises to this castaway."""
        return self.mind.bonds.trust(receiver) > -5

    def wishes(self, among: Sequence[str]) -> dict[str, int]:
        """Score how much I want each of them gone, whatever the others do."""
        mind, character = self.mind, self.mind.character
        bonds, merged, lies = mind.bonds, mind.merged, mind.promises.lies
        turns_on_allies = self.would_turn_on_allies
        allies = mind.alliances.allies
        finalists = () if turns_on_allies else bonds.final_partners
        promised_safety = mind.promises.given_by_me("safety")
        agreed_names = mind.promises.given_by_me("vote")
        holders = () if mind.instructions.targets else mind.votes.holders
        last_counts = mind.votes.last.counts
        came_last = "" if merged or mind.camp.team_result != "lost" else mind.camp.last_of_team
        loyalty = 4 + character.loyalty
        wishes: dict[str, int] = {}
        for other in among:
            if other == self.me:
                continue
            trust = bonds.trust(other)
            wish = bonds.threat(other) * character.ambition // (8 if merged else 24)
            wish -= trust * loyalty // 10
            wish += min(12, PAST_VOTE_SCORE * last_counts.get(other, 0))
            if not merged:  # while teams compete, the weak cost us
                wish += max(0, 30 - 2 * bonds.strength(other)) // 3
                wish += CAME_LAST_SCORE * (other == came_last)
            if other in lies:
                wish += 6
            if other in holders:
                wish += character.nerve - 6  # the bold go after an idol, the careful leave it alone
            if other in allies and not (turns_on_allies and trust < 30):
                wish -= ALLY_PROTECTION + character.loyalty
            if other in finalists:
                wish -= 12 * character.loyalty
            if other in agreed_names and (other, agreed_names[other]) not in self.insincere:
                wish -= DEAL_PROTECTION + character.loyalty
            if other in promised_safety and (other, other) not in self.insincere:
                wish -= 4 * character.loyalty
            wishes[other] = wish + self._whims.get(other, 0)
        return wishes

    def ballot(self, names: Sequence[str], dice: Dice) -> str:
        """DS-10.3: the name on my ballot.

        A vote that nobody joins is wasted: if I know of votes, I choose a name that has some,
        unless all of those are friends.
        """
        wanted = self.wanted(names) or list(names)
        if self.mind.instructions is not NONE:
            return wanted[0]
        scores = dict(self.scores(names))
        expected = self.expected_votes()
        votes_known = {name: sum(vote == name for vote in expected.values()) for name in scores}
        protected = {name for name in votes_known if self._would_protect(name)}
        crowded = any(votes > 1 for name, votes in votes_known.items() if name not in protected)
        for name, supporters in votes_known.items():
            scores[name] += KNOWN_VOTE_SCORE * min(supporters, 3) - FRIEND_PROTECTION * (
                name in protected
            )
            if crowded and not supporters:
                scores[name] -= NO_VOTES_PENALTY
        wanted.sort(key=lambda name: -scores.get(name, 0))
        wins = self._can_win(wanted[0], expected, votes_known)
        return wanted[0] if wins else self._switch_to_avoid_loss(wanted[0], votes_known, dice)

    def expected_votes(self) -> dict[str, str]:
        """The name that I expect each voter to write: as announced, or as their alliance votes."""
        mind = self.mind
        votes = dict(mind.votes.intentions)
        voters = mind.sheet.voters
        for alliance in mind.alliances.known.values():
            heard = [votes[seat] for seat in voters if seat in alliance.members & votes.keys()]
            if heard:
                name = max(heard, key=heard.count)
                for seat in voters:
                    if seat in alliance.members and seat not in (self.me, name):
                        votes.setdefault(seat, name)
        return votes

    def _can_win(
        self, name: str, expected: Mapping[str, str], votes_known: Mapping[str, int]
    ) -> bool:
        """Whether no other name already has half of the votes, as far as I know.

        A castaway will hardly vote for themselves, so their own vote counts against `name`.
        """
        most_for_another = max(
            (votes for other, votes in votes_known.items() if other != name), default=0
        )
        unheard = name in self.mind.sheet.voters and name not in expected
        return 2 * (most_for_another + unheard) < len(self.mind.sheet.voters)

    def _switch_to_avoid_loss(
        self, my_name: str, votes_known: Mapping[str, int], dice: Dice
    ) -> str:
        """Maybe switch to the leading other name, when mine cannot win.

        I write a friend or ally only to turn a tie into a decision.
        """
        leading = max(
            (name for name in votes_known if name != my_name), key=lambda name: votes_known[name]
        )
        makes_tie = 2 * votes_known[leading] == len(self.mind.sheet.voters)
        if self._would_protect(leading) and not makes_tie:
            return my_name
        return self._choose_between(my_name, leading, 2 * (9 - self.mind.character.loyalty), dice)

    def _choose_between(self, my_name: str, other_name: str, friend_chance: int, dice: Dice) -> str:
        """Choose between two names, to avoid a tie.

        If both sides switch, there is a tie again. So only those switch whose name is the weaker
        competitor, which everybody has seen. A friend is written in `friend_chance` of 15 cases.
        """
        bonds, character = self.mind.bonds, self.mind.character
        if (bonds.strength(my_name), my_name) > (bonds.strength(other_name), other_name):
            return my_name
        chance = friend_chance if self._would_protect(other_name) else 8 + character.herd
        return other_name if dice.chance(chance, 15) else my_name

    def second_ballot(self, names: Sequence[str], dice: Dice) -> str:
        """DS-10.6: the name on my ballot in a re-vote.

        If nobody switches, dice decide, or somebody goes out without any votes. So most voters
        switch, all to the strongest competitor, which everybody has seen.
        """
        first = self.mind.votes.today.first_ballot
        wanted = self.wanted(names) or list(names)
        if self.mind.instructions is not NONE:
            return wanted[0]
        my_name = first if first in names else wanted[0]
        strength = self.mind.bonds.strength
        strongest = max(names, key=lambda name: (strength(name), name))
        if my_name == strongest:
            return my_name
        return self._choose_between(my_name, strongest, 14 - self.mind.character.loyalty, dice)

    def _would_protect(self, name: str) -> bool:
        close = self.mind.bonds.trust(name) >= CLOSE_TRUST and self.mind.bonds.is_friend(name)
        return close or name in self.mind.alliances.allies

    @property
    def would_turn_on_allies(self) -> bool:
        """Whether I would now vote for an ally who could beat me."""
        character = self.mind.character
        return character.guile > character.loyalty and len(self.mind.sheet.active) <= ENDGAME_SIZE

    @property
    def in_danger(self) -> bool:
        """Whether my name was proposed tonight, or I had several votes at the last vote."""
        mind = self.mind
        if mind.mine.immune or self.me not in mind.candidates():
            return False
        return bool(mind.votes.named_by.get(self.me)) or mind.votes.last.counts.get(self.me, 0) > 1

    def would_make_majority(self, name: str) -> bool:
        """Whether my vote would give a name the majority, as far as I know."""
        voters = len(self.mind.sheet.voters)
        return len(self.mind.votes.supporters(name)) >= voters // 2

    def would_follow(self, name: str, partner: str, among: Sequence[str]) -> bool:
        """Whether I would vote for a name that my partner proposes.

        It has to score close enough to my own first choice.
        """
        scores = self.scores(among)
        if name not in scores or self._would_protect(name):
            return False
        mind = self.mind
        slack = 14 + 2 * mind.character.herd + max(0, mind.bonds.trust(partner)) // 3
        if partner in mind.alliances.allies:
            slack += ALLY_SLACK
        slack += 6 * len(mind.votes.supporters(name))
        slack += MAJORITY_SCORE * self.would_make_majority(name)
        return max(scores.values()) - scores[name] <= slack

    # -- what I tell others ------------------------------------------------------------------------

    def name_for(self, partner: str, wanted: Sequence[str]) -> tuple[str, bool]:
        """The name that I tell somebody (or "" to keep it to myself), and whether it is a lie.

        The target, and anybody who would warn the target, hear another name from a castaway with
        guile, and no name from the others.
        """
        if not wanted:
            return "", False
        real = wanted[0]
        mind = self.mind
        guile = mind.character.guile
        if real == partner:
            return (self._decoy(wanted, partner), True) if guile >= 7 else ("", False)
        if self._would_warn(partner, real):
            return (self._decoy(wanted, partner, real), True) if guile >= 9 else ("", False)
        return real, False

    def _would_warn(self, partner: str, name: str) -> bool:
        """Whether my partner would warn a target: they often talk, or are allied without me."""
        mind = self.mind
        if len(mind.sheet.voters) <= FEW_VOTERS:
            return False
        allied = any({partner, name} <= alliance.members for alliance in mind.alliances.of(partner))
        return allied or 2 * mind.talks.seen_together(partner, name) > max(4, mind.sheet.round)

    def _decoy(self, wanted: Sequence[str], *hidden: str) -> str:
        """A believable other name: one that has votes, else one that I do not protect."""
        mind = self.mind
        others = [seat for seat in wanted if seat not in hidden and not self._would_protect(seat)]
        return max(others, key=lambda seat: len(mind.votes.supporters(seat)), default="")

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        limit = 5 * self.mind.character.whim + 1
        dice = Dice(WHIMS_KEY, (self.me, fact.round))
        is_moody = self.mind.character.whim > 1
        self.insincere.clear()
        self._whims = {seat: dice.below(limit) for seat in fact.castaways} if is_moody else {}

    def hear(self, heard: HeardAct) -> None:
        """Decide, as I make a promise or proposal, whether I mean it. Only sincere ones bind me."""
        act = heard.act
        if heard.speaker != self.me or heard.aloud or not heard.sole_listener:
            return
        listener = heard.sole_listener
        tonight = self.mind.candidates()
        if act.act == "promise" and act.what == "safety":
            if self.target(tonight) == listener:
                self.insincere.add((listener, listener))
        elif act.act in ("propose", "agree", "promise") and act.what in ("", "vote"):
            talk = self.mind.talks.current
            name = act.about or (talk.agreed if talk is not None else "")
            if name:
                is_sincere = self._means(
                    name, listener, tonight, is_my_proposal=act.act == "propose"
                )
                (self.insincere.discard if is_sincere else self.insincere.add)((listener, name))

    def _means(
        self, name: str, listener: str, tonight: Sequence[str], is_my_proposal: bool
    ) -> bool:
        """Whether I mean to write a name that I have just promised somebody.

        If I brought it up myself (`is_my_proposal`), only when it was already my first choice.
        """
        if is_my_proposal:
            return name == self.target(tonight)
        scores = self.scores(tonight)
        if name not in scores or name == listener:
            return False
        is_bound = self._is_bound_to(listener)
        bonus = (PROMISED_SCORE + self.mind.character.loyalty) if is_bound else 0
        others = (score for other, score in scores.items() if other != name)
        return scores[name] + bonus > max(others, default=scores[name] - 1)

    def would_write(self, name: str, listener: str) -> bool:
        """Whether I would write a name proposed by somebody, once I have agreed to it."""
        return self._means(name, listener, self.mind.candidates(), is_my_proposal=False)

    # -- for producers -----------------------------------------------------------------------------

    def as_data(self, wanted: Sequence[str]) -> dict[str, Any]:
        """The plan as shown to producers (see `thoughts.Plan`)."""
        mind = self.mind
        allies = dict.fromkeys(
            [*mind.alliances.allies_among(mind.others), *mind.bonds.final_partners]
        )
        return {
            "targets": [seat for seat in wanted[:3] if seat not in allies],
            "allies": list(allies),
            "promised": sorted(mind.promises.given_by_me("safety")),
            "trust": {seat: mind.bonds.trust(seat) for seat in mind.others},
            "threat": {seat: mind.bonds.threat(seat) for seat in mind.others},
        }
