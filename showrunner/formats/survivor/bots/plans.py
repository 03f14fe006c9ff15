"""Plans: whom a castaway wants gone tonight, whom they keep, and what they tell whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from showrunner.formats.fold import folds
from showrunner.formats.instructions import NONE
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.bonds import CLOSE
from showrunner.formats.survivor.bots.part import Heard, Part
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

WHIMS = b"showrunner whims"
FEW = 5
"""With so many left the end is in sight, and friends become rivals."""
HERD = 10
MY_WORD = 6
"""What a name gains by my word for it, beside my loyalty."""
JOINED = 16
"""What each known vote adds to a name as I write mine, up to three of them."""
BLOCK = 30
"""How far below my first choice a name may be that my alliance brings."""
MAJORITY = 20
"""What a name gains where my vote makes the majority."""
ALONE = 60
"""What a name loses that nobody is known to join, where one who is no friend has two votes."""
SMALL = 4
"""Among so few voters every vote is needed, and nobody's friends are left out."""
PROTECTED = 30
"""What keeps a friend or ally from my ballot, however many others write them."""
HAD_VOTES = 5
"""What each vote of the last count adds to a name: everybody has seen it."""
CAME_LAST = 8
"""What coming last in a lost competition adds to a name."""
A_DEAL = 20
"""What keeps somebody from my ballot with whom I agreed on a name today, beside my loyalty."""
MY_ALLIANCE = 16
"""What keeps an ally of mine from my ballot, beside my loyalty."""


class Plans(Part):
    """What I mean to do: it follows from what I know and feel."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self._whims: dict[str, int] = {}
        self._scored: tuple[int, dict[tuple[str, ...], dict[str, int]]] = (-1, {})
        """What `scores` has found, and for which version of the mind."""
        self.untrue: set[tuple[str, str]] = set()
        """To whom I named or promised somebody today without meaning it."""

    # -- tonight -----------------------------------------------------------------------------------

    def target(self, among: Sequence[str]) -> str | None:
        """Whom of these I would vote out now."""
        wanted = self.wanted(among)
        return wanted[0] if wanted else None

    def wanted(self, among: Sequence[str]) -> list[str]:
        """Whom of these I would vote out, most wanted first."""
        scores = self.scores(among)
        wanted = sorted(scores, key=lambda seat: (-scores[seat], seat))
        instructions = self.mind.instructions
        if instructions is not NONE:
            wanted.sort(key=instructions.rank)
        return wanted

    def scores(self, among: Sequence[str]) -> Mapping[str, int]:
        """How much speaks for voting each of them out: my own wish, and where the votes are."""
        version, known = self._scored
        if version != self.mind.version:
            known = {}
            self._scored = self.mind.version, known
        key = tuple(among)
        if key not in known:
            known[key] = self._scores(key)
        return known[key]

    def _scores(self, among: Sequence[str]) -> dict[str, int]:
        scores = self.wishes(among)
        mind = self.mind
        herd = HERD + 2 * mind.character.herd
        half = len(mind.sheet.voters) // 2
        supporters = dict.fromkeys(scores, 0)
        sincere = dict.fromkeys(scores, 0)
        allies = mind.alliances.company
        for by, name in mind.votes.voting.items():
            if name not in scores:
                continue
            supporters[name] += 1
            if (by, name) not in self.untrue:  # who only said yes to a lie of mine says nothing
                scores[name] += herd * 2 // (2 + sincere[name])
                sincere[name] += 1
                if by in allies:
                    scores[name] += 10 + 2 * mind.character.loyalty
        for name, votes in supporters.items():
            if votes >= half:
                scores[name] += MAJORITY
        given: dict[str, int] = {}
        for taker, name in mind.promises.given_by_me("vote").items():
            if name in scores and (taker, name) not in self.untrue and self._is_bound_to(taker):
                given[name] = given.get(name, 0) + 1
        for name, times in given.items():
            scores[name] += (MY_WORD + mind.character.loyalty) * min(times, 2)
        return scores

    def _is_bound_to(self, taker: str) -> bool:
        """Whether my word counts for me, to this one."""
        return self.mind.bonds.trust(taker) > -5

    def wishes(self, among: Sequence[str]) -> dict[str, int]:
        """How much I would like each of them gone, whatever the others do."""
        mind, me = self.mind, self.mind.character
        bonds, merged, lies = mind.bonds, mind.merged, mind.promises.lies
        turns = self.turns_on_allies
        allies = mind.alliances.company
        finalists = () if turns else bonds.finalists
        safe = mind.promises.given_by_me("safety")
        deals = mind.promises.given_by_me("vote")
        holders = () if mind.instructions.targets else mind.votes.holders
        counts = mind.votes.last.counts
        last = "" if merged or mind.camp.team_result != "lost" else mind.camp.last_of_team
        loyalty = 4 + me.loyalty
        wishes: dict[str, int] = {}
        for other in among:
            if other == self.me:
                continue
            trust = bonds.trust(other)
            wish = bonds.threat(other) * me.ambition // (8 if merged else 24)
            wish -= trust * loyalty // 10
            wish += min(12, HAD_VOTES * counts.get(other, 0))
            if not merged:  # while teams compete, the weak cost us
                wish += max(0, 30 - 2 * bonds.strength(other)) // 3
                wish += CAME_LAST * (other == last)
            if other in lies:
                wish += 6
            if other in holders:
                wish += me.nerve - 6  # the bold go after an idol, the careful leave it alone
            if other in allies and not (turns and trust < 30):
                wish -= MY_ALLIANCE + me.loyalty
            if other in finalists:
                wish -= 12 * me.loyalty
            if other in deals and (other, deals[other]) not in self.untrue:
                wish -= A_DEAL + me.loyalty
            if other in safe and (other, other) not in self.untrue:
                wish -= 4 * me.loyalty
            wishes[other] = wish + self._whims.get(other, 0)
        return wishes

    def ballot(self, names: Sequence[str], dice: Dice) -> str:
        """DS-10.3: the name that I write.

        A vote that nobody joins is wasted: where I know of votes, I choose among the names that
        have some, unless all of those are friends.
        """
        wanted = self.wanted(names) or list(names)
        if self.mind.instructions is not NONE:
            return wanted[0]
        scores = dict(self.scores(names))
        voting = self.expected()
        known = {name: sum(vote == name for vote in voting.values()) for name in scores}
        kept = {name for name in known if self._would_protect(name)}
        crowded = any(votes > 1 for name, votes in known.items() if name not in kept)
        for name, supporters in known.items():
            scores[name] += JOINED * min(supporters, 3) - PROTECTED * (name in kept)
            if crowded and not supporters:
                scores[name] -= ALONE
        wanted.sort(key=lambda name: -scores.get(name, 0))
        wins = self._can_win(wanted[0], known)
        return wanted[0] if wins else self._moved(wanted[0], known, dice)

    def expected(self) -> dict[str, str]:
        """Whom each of the others writes tonight, as I heard it or as their alliance votes."""
        mind = self.mind
        voting = dict(mind.votes.voting)
        voters = mind.sheet.voters
        for alliance in mind.alliances.known.values():
            heard = [voting[seat] for seat in voters if seat in alliance.members & voting.keys()]
            if heard:
                name = max(heard, key=heard.count)
                for seat in voters:
                    if seat in alliance.members and seat not in (self.me, name):
                        voting.setdefault(seat, name)
        return voting

    def _can_win(self, name: str, known: Mapping[str, int]) -> bool:
        """Whether no other name has half of the votes already, by what I have heard.

        Whoever bears this name will hardly write it: their vote counts against it.
        """
        others = max((votes for other, votes in known.items() if other != name), default=0)
        voting = self.expected()
        unheard = name in self.mind.sheet.voters and name not in voting
        return 2 * (others + unheard) < len(self.mind.sheet.voters)

    def _moved(self, mine: str, known: Mapping[str, int], dice: Dice) -> str:
        """Over to the other side, for those who go where the votes are.

        A friend or ally is written only where the others would be tied otherwise.
        """
        theirs = max((name for name in known if name != mine), key=lambda name: known[name])
        ties = 2 * known[theirs] == len(self.mind.sheet.voters)
        if self._would_protect(theirs) and not ties:
            return mine
        return self._between(mine, theirs, 2 * (9 - self.mind.character.loyalty), dice)

    def _between(self, mine: str, other: str, leaves_friend: int, dice: Dice) -> str:
        """Which of two names I write rather than have a tie.

        If both sides move there is a tie again. So those move whose name is the weaker competitor:
        everybody has seen who that is. A friend is written in `leaves_friend` of 15 cases.
        """
        bonds, me = self.mind.bonds, self.mind.character
        if (bonds.strength(mine), mine) > (bonds.strength(other), other):
            return mine
        moves = leaves_friend if self._would_protect(other) else 8 + me.herd
        return other if dice.chance(moves, 15) else mine

    def second_ballot(self, names: Sequence[str], dice: Dice) -> str:
        """DS-10.6: the name that I write in a re-vote.

        Where nobody moves, dice decide or somebody goes whom nobody wrote. So many move, and all to
        the same side: the one who competes best, as everybody has seen.
        """
        first = self.mind.votes.today.first_ballot
        wanted = self.wanted(names) or list(names)
        if self.mind.instructions is not NONE:
            return wanted[0]
        mine = first if first in names else wanted[0]
        strength = self.mind.bonds.strength
        strongest = max(names, key=lambda name: (strength(name), name))
        if mine == strongest:
            return mine
        return self._between(mine, strongest, 14 - self.mind.character.loyalty, dice)

    def _would_protect(self, name: str) -> bool:
        close = self.mind.bonds.trust(name) >= CLOSE and self.mind.bonds.is_friend(name)
        return close or name in self.mind.alliances.company

    @property
    def turns_on_allies(self) -> bool:
        """Whether I would now vote for an ally who could beat me."""
        me = self.mind.character
        return me.guile > me.loyalty and len(self.mind.sheet.active) <= FEW

    @property
    def in_danger(self) -> bool:
        """Whether I have heard my own name tonight, or had votes at the last vote."""
        mind = self.mind
        if mind.mine.immune or self.me not in mind.candidates():
            return False
        return bool(mind.votes.named.get(self.me)) or mind.votes.last.counts.get(self.me, 0) > 1

    def makes_majority(self, name: str) -> bool:
        """Whether somebody goes if I write them, by all that I have heard."""
        voters = len(self.mind.sheet.voters)
        return len(self.mind.votes.supporters(name)) >= voters // 2

    def would_follow(self, name: str, partner: str, among: Sequence[str]) -> bool:
        """Whether somebody else's name will do: it is not far below my own first choice."""
        scores = self.scores(among)
        if name not in scores or self._would_protect(name):
            return False
        mind = self.mind
        slack = 14 + 2 * mind.character.herd + max(0, mind.bonds.trust(partner)) // 3
        if partner in mind.alliances.company:
            slack += BLOCK
        slack += 6 * len(mind.votes.supporters(name))
        slack += MAJORITY * self.makes_majority(name)
        return max(scores.values()) - scores[name] <= slack

    # -- what I say, and to whom -------------------------------------------------------------------

    def name_for(self, partner: str, wanted: Sequence[str]) -> tuple[str, bool]:
        """The name that I give somebody, and whether it is a lie; "" where I keep it to myself.

        Whoever is to go themselves hears another name from those with guile, and nothing from the
        others; so does whoever would warn the one who is to go.
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
        """Whether two are often seen together, or are in an alliance without me."""
        mind = self.mind
        if len(mind.sheet.voters) <= SMALL:
            return False
        together = any({partner, name} <= one.members for one in mind.alliances.of(partner))
        return together or 2 * mind.talks.seen_together(partner, name) > max(4, mind.sheet.round)

    def _decoy(self, wanted: Sequence[str], *hidden: str) -> str:
        """Another name that they will believe: one that has votes already, or a stranger's."""
        mind = self.mind
        others = [seat for seat in wanted if seat not in hidden and not self._would_protect(seat)]
        return max(others, key=lambda seat: len(mind.votes.supporters(seat)), default="")

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        most = 5 * self.mind.character.whim + 1
        dice = Dice(WHIMS, (self.me, fact.round))
        moody = self.mind.character.whim > 1
        self.untrue.clear()
        self._whims = {seat: dice.below(most) for seat in fact.castaways} if moody else {}

    def hear(self, heard: Heard) -> None:
        """A word of mine binds me if I mean it: whether I do is decided as I give it."""
        act = heard.act
        if heard.speaker != self.me or heard.aloud or not heard.listener:
            return
        listener = heard.listener
        tonight = self.mind.candidates()
        if act.act == "promise" and act.what == "safety":
            if self.target(tonight) == listener:
                self.untrue.add((listener, listener))
        elif act.act in ("propose", "agree", "promise") and act.what in ("", "vote"):
            talk = self.mind.talks.current
            name = act.about or (talk.agreed if talk is not None else "")
            if name:
                meant = self._means(name, listener, tonight, own=act.act == "propose")
                (self.untrue.discard if meant else self.untrue.add)((listener, name))

    def _means(self, name: str, listener: str, tonight: Sequence[str], own: bool) -> bool:
        """Whether I would write this name, now that somebody has my word for it.

        A name that I bring up myself (`own`) has to be my first choice without that.
        """
        if own:
            return name == self.target(tonight)
        scores = self.scores(tonight)
        if name not in scores or name == listener:
            return False
        bound = self._is_bound_to(listener)
        word = (MY_WORD + self.mind.character.loyalty) if bound else 0
        rest = (score for other, score in scores.items() if other != name)
        return scores[name] + word > max(rest, default=scores[name] - 1)

    def would_write(self, name: str, listener: str) -> bool:
        """Whether I would write a name of theirs once I have said yes to it."""
        return self._means(name, listener, self.mind.candidates(), own=False)

    # -- for producers -----------------------------------------------------------------------------

    def as_data(self, wanted: Sequence[str]) -> dict[str, Any]:
        """The plan as producers are shown it (see `thoughts.Plan`)."""
        mind = self.mind
        allies = dict.fromkeys([*mind.alliances.with_me(mind.others), *mind.bonds.finalists])
        return {
            "targets": [seat for seat in wanted[:3] if seat not in allies],
            "allies": list(allies),
            "promised": sorted(mind.promises.given_by_me("safety")),
            "trust": {seat: mind.bonds.trust(seat) for seat in mind.others},
            "threat": {seat: mind.bonds.threat(seat) for seat in mind.others},
        }
