"""What a sensible player makes of what they see and hear: a fold over their own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct, field

from showrunner.formats.bots import Speaker
from showrunner.formats.instructions import Instructed
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.submission import Actions
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.lines import load_lines
from showrunner.kernel import Dice

CHEMISTRY = b"showrunner chemistry"
SAYS_SO = 4
"""How much likelier a Survivor is somebody's who says so."""
HEARSAY = 2
"""How much likelier it is, if somebody else says so."""
HURT = 4
"""Closeness lost to one who broke their word to me."""
ILL_FAME = 1
"""Closeness lost to one who, as others say, broke their word."""


class Talk(Struct):
    """The talk one is in."""

    partner: str
    turns: int = 0
    heard: tuple[Act, ...] = ()
    """What the other's last message does."""
    done: set[Act] = field(default_factory=set)
    """What my messages have done."""
    named: int = 0
    """The Survivor that the other wants to be voted for."""
    claimed: int = 0
    """The Survivor that the other has called their own."""
    brought: int = 0
    """The Survivor that I have put up."""


class Broken(NamedTuple):
    """Somebody broke their word to me about a Survivor."""

    seat: str
    survivor: int
    how: Literal["voted", "told", "lied"]
    """We were to vote for it; it was mine, and nobody else knew; or it never was theirs."""


class Memory(Instructed, MiniSheet):
    """A player's own sheet, and what they make of it."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.speaker = Speaker(load_lines(__package__), self, persona.id)
        self.first_tribe: dict[int, str] = {}
        self.hints: dict[tuple[int, str], int] = {}
        """How much likelier than others it is that a Survivor is somebody's, by what was said."""
        self.own_word: dict[int, str] = {}
        """Which Survivors players have told me are their own."""
        self.proposed: dict[int, list[str]] = {}
        """Who named each Survivor as a target to me this round."""
        self.agreed: dict[int, set[str]] = {}
        """With whom I am to vote for each Survivor this round."""
        self.left_alone: dict[int, str] = {}
        """Which Survivors I have promised not to vote for, and to whom."""
        self.told: dict[int, set[str]] = {}
        """Whom I have told which Survivors are mine."""
        self.broken: list[Broken] = []
        self.named_broken: set[tuple[str, Act]] = set()
        """Whom I have told of which broken word."""
        self.ill_fame: dict[str, int] = {}
        """How often others said that somebody broke their word."""
        self.actions = Actions()
        """What my Survivors do this round."""
        self.voted: set[int] = set()
        """For which Survivors mine have voted, ever."""
        self.fell_this_round: set[int] = set()
        self.fell_last_round: set[int] = set()
        self.talks_with: dict[str, int] = {}
        self.talk: Talk | None = None
        self.last_talk: Talk | None = None
        self._chemistry: dict[str, int] = {}

    @property
    def mine(self) -> list[int]:
        """My living Survivors."""
        return self.owned(self.me)

    @property
    def may_be_named(self) -> Mapping[str, str]:
        """Players, and Survivors by their numbers."""
        return {**self.names, **{str(one): str(one) for one in self.survivors}}

    def tribe(self, one: int) -> str:
        """The name of the tribe in which a Survivor stands."""
        letter = self.survivors[one].tribe
        return self.grid.tribes.get(letter, letter) if self.grid else letter

    def stands_with(self, one: int) -> bool:
        """Whether one of mine stands in a Survivor's tribe, and can vote for it."""
        tribe = self.survivors[one].tribe
        return bool(tribe) and any(self.survivors[own].tribe == tribe for own in self.mine)

    def closeness(self, other: str) -> int:
        """How close I feel to somebody: chemistry, every talk since, and every broken word."""
        if other not in self._chemistry:
            first = min((one for one, s in self.survivors.items() if s.owner == self.me), default=0)
            self._chemistry[other] = Dice(CHEMISTRY, (self.me, other, first)).below(7)
        hurt = HURT * sum(broken.seat == other for broken in self.broken)
        hurt += ILL_FAME * min(self.ill_fame.get(other, 0), 3)
        return self._chemistry[other] + 2 * min(self.talks_with.get(other, 0), 4) - hurt

    def friends(self, number: int = 2) -> list[str]:
        """Whom I feel closest to, of those in play; nobody before we have talked."""
        known = [
            seat
            for seat in self.in_play
            if seat != self.me and self.talks_with.get(seat) and self.closeness(seat) > 0
        ]
        return sorted(known, key=lambda seat: (-self.closeness(seat), seat))[:number]

    # -- the fold: the board -----------------------------------------------------------------------

    @folds(facts.BoardShown)
    def _board(self, fact: facts.BoardShown) -> None:
        super()._board(fact)
        if fact.why == "start":
            self.first_tribe = {
                one: letter for letter, members in fact.tribes.items() for one in members
            }

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        super()._round(fact)
        self.proposed.clear()
        self.agreed.clear()
        self.actions = Actions()
        self.fell_last_round, self.fell_this_round = self.fell_this_round, set()

    @folds(facts.SubmissionSent)
    def _submission(self, fact: facts.SubmissionSent) -> None:
        super()._submission(fact)
        if fact.seat == self.me:
            self.actions = Actions.of(fact.lines)
            self.voted.update(self.actions.votes.values())

    @folds(facts.SurvivorsFell)
    def _fell(self, fact: facts.SurvivorsFell) -> None:
        super()._fell(fact)
        self.fell_this_round.update(fact.owners)
        for one, owner in fact.owners.items():
            knew = self.told.get(one, set())
            attacked = fact.cause == "assassination" and one not in self.actions.attacks
            if owner == self.me and attacked and len(knew) == 1:
                self.broken.append(Broken(next(iter(knew)), one, "told"))
            if self.own_word.get(one, owner) != owner:
                self.broken.append(Broken(self.own_word[one], one, "lied"))

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        """One who agreed and did not: the Survivor has my votes alone.

        Where it has none, an idol was played; where theirs fell before the vote, they could not.
        """
        for one, total in fact.totals.items():
            votes = sum(
                target == one and self.survivors[own].tribe == fact.tribe
                for own, target in self.actions.votes.items()
                if own not in self.fell_this_round
            )
            if 0 < total <= votes:
                for seat in sorted(self.agreed.get(one, ())):
                    if not any(self.survivors[f].owner == seat for f in self.fell_this_round):
                        self.broken.append(Broken(seat, one, "voted"))

    # -- the fold: talk ----------------------------------------------------------------------------

    @folds(facts.TalkBegan)
    def _talk_began(self, fact: facts.TalkBegan) -> None:
        if self.me in fact.seats:
            partner = next(seat for seat in fact.seats if seat != self.me)
            self.talk = Talk(partner)
            self.talks_with[partner] = self.talks_with.get(partner, 0) + 1

    @folds(facts.MessageSaid)
    def _message(self, fact: facts.MessageSaid) -> None:
        super()._message(fact)
        talk = self.talk
        if talk is None:
            return
        talk.turns += 1
        if fact.seat == self.me:
            talk.done.update(fact.acts)
            self._said(talk, fact.acts)
        else:
            talk.heard = fact.acts
            self._heard(fact.seat, fact.acts)
            self._heard_in(talk, fact.acts)

    @folds(facts.PostMade)
    def _post(self, fact: facts.PostMade) -> None:
        if fact.seat != self.me:
            self._heard(fact.seat, fact.acts)
        self.named_broken.update(
            (seat, act)
            for act in fact.acts
            if act.act == "broke" and fact.seat == self.me
            for seat in self.names
        )

    @folds(facts.LetterPosted)
    def _letter(self, fact: facts.LetterPosted) -> None:
        if fact.survivor not in self.mine:
            self._heard("", fact.acts)

    def _said(self, talk: Talk, acts: Sequence[Act]) -> None:
        """What I have said binds me, as far as I go by it, and is known to the other."""
        for act in acts:
            one = int(act.what) if act.what.isdecimal() else 0
            if act.act == "claim" and act.about == self.me and one in self.mine:
                self.told.setdefault(one, set()).add(talk.partner)
            elif act.act == "leave":
                self.left_alone[one] = talk.partner
            elif act.act == "target":
                talk.brought = one
            elif act.act == "agree" and talk.named:
                self.agreed.setdefault(talk.named, set()).add(talk.partner)
            elif act.act == "broke":
                self.named_broken.add((talk.partner, act))

    def _heard_in(self, talk: Talk, acts: Sequence[Act]) -> None:
        """What the other wants of me."""
        for act in acts:
            if act.act == "target":
                talk.named = int(act.what)
                self.proposed.setdefault(talk.named, []).append(talk.partner)
            elif act.act == "claim" and act.about == talk.partner:
                talk.claimed = int(act.what)
            elif act.act == "danger":
                self.proposed.setdefault(int(act.what), []).append(act.by or talk.partner)
        if talk.brought and any(act.act == "agree" for act in acts):
            self.agreed.setdefault(talk.brought, set()).add(talk.partner)

    def _heard(self, speaker: str, acts: Sequence[Act]) -> None:
        """What somebody says of whose a Survivor is, and of who broke a word.

        The `speaker` of a letter is not known.
        """
        for act in acts:
            if act.act == "claim" and act.about == speaker:
                self.own_word[int(act.what)] = speaker
                self._hint(int(act.what), speaker, SAYS_SO)
            elif act.act == "claim":
                self._hint(int(act.what), act.about, HEARSAY)
            elif act.act == "broke" and act.about != self.me:
                self.ill_fame[act.about] = self.ill_fame.get(act.about, 0) + 1

    def _hint(self, one: int, seat: str, factor: int) -> None:
        self.hints[one, seat] = min(16, self.hints.get((one, seat), 1) * factor)

    @folds(facts.TalkEnded)
    def _talk_ended(self, fact: facts.TalkEnded) -> None:
        if self.talk is not None:
            self.last_talk, self.talk = self.talk, None
