"""What one player remembers and infers: a fold over their own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct, field

from showrunner.formats.bots import LineSpeaker
from showrunner.formats.instructions import Instructed
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.submission import Actions
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.lines import load_lines
from showrunner.kernel import Dice

CHEMISTRY_KEY = b"showrunner chemistry"
CLAIM_FACTOR = 4
"""Factor by which a player's claim to own a Survivor raises the chance that they do."""
HEARSAY_FACTOR = 2
"""Factor by which somebody else's word raises the chance that a player owns a Survivor."""
BROKEN_WORD_HURT = 4
"""Closeness lost for each promise broken to me."""
BAD_REPORT_HURT = 1
"""Closeness lost for each report by others (up to three) of a broken promise."""
REGARD_SCALE = 7
"""Trust from an earlier season, of 100, that is worth 1 of closeness."""


class PrivateTalk(Struct):
    """The private talk that this player is in."""

    partner: str
    turns: int = 0
    heard: tuple[Act, ...] = ()
    """Acts of the partner's last message."""
    my_acts: set[Act] = field(default_factory=set)
    """Acts of all my messages."""
    their_target: int = 0
    """Number of the Survivor that the partner wants voted out; 0 for none."""
    their_claim: int = 0
    """Number of the Survivor that the partner has claimed to own; 0 for none."""
    my_target: int = 0
    """Number of the Survivor that I proposed to vote out; 0 for none."""


class BrokenWord(NamedTuple):
    """A player broke a promise to me about a Survivor."""

    seat: str
    survivor: int
    how: Literal["voted", "told", "lied"]
    """How it was broken: `voted` (not as agreed), `told` (others that it is mine), or `lied` (about
    owning it)."""


class MiniSurvivorMind(Instructed, MiniSheet):
    """A player's own sheet, plus what they remember and infer."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.speaker = LineSpeaker(load_lines(__package__), self, persona.id)
        self.first_tribe: dict[int, str] = {}
        self.hints: dict[tuple[int, str], int] = {}
        """Factors on the chance that a player owns a Survivor, from what was said: by (number,
        seat)."""
        self.claimed_owner: dict[int, str] = {}
        """Players who claimed to me to own a Survivor, by its number."""
        self.proposed: dict[int, list[str]] = {}
        """Players who proposed to me this round to vote a Survivor out, by its number."""
        self.agreed: dict[int, set[str]] = {}
        """Players I agreed with this round to vote a Survivor out, by its number."""
        self.spared: dict[int, str] = {}
        """Players I promised to spare a Survivor, by its number."""
        self.told_mine_to: dict[int, set[str]] = {}
        """Players that I told that a Survivor is mine, by its number."""
        self.broken_words: list[BrokenWord] = []
        self.told_of_broken_words: set[tuple[str, Act]] = set()
        """Broken promises that I have told somebody of: (listener, act)."""
        self.bad_reports: dict[str, int] = {}
        """Number of times that others reported a player for breaking a promise."""
        self.actions = Actions()
        """Actions of my Survivors this round."""
        self.voted: set[int] = set()
        """Numbers of all Survivors that mine have voted for, in any round."""
        self.fell_this_round: set[int] = set()
        self.fell_last_round: set[int] = set()
        self.talks_with: dict[str, int] = {}
        self.talk: PrivateTalk | None = None
        self.last_talk: PrivateTalk | None = None
        self.regard: Mapping[str, int] = {}
        """Trust in others from an earlier season, of 100."""
        self._chemistry: dict[str, int] = {}

    @property
    def mine(self) -> list[int]:
        """Numbers of my living Survivors."""
        return self.owned(self.me)

    @property
    def may_be_named(self) -> Mapping[str, str]:
        """Everything that instructions can name: players, and Survivors by number."""
        return {**self.names, **{str(survivor): str(survivor) for survivor in self.survivors}}

    def tribe(self, number: int) -> str:
        """Name of a Survivor's tribe."""
        letter = self.survivors[number].tribe
        return self.grid.tribes.get(letter, letter) if self.grid else letter

    def shares_tribe(self, number: int) -> bool:
        """Whether one of my Survivors is in this Survivor's tribe, and can vote for it."""
        tribe = self.survivors[number].tribe
        return bool(tribe) and any(self.survivors[own].tribe == tribe for own in self.mine)

    def closeness(self, other: str) -> int:
        """Closeness to a player: a random start, plus talks and an earlier season, minus lies."""
        if other not in self._chemistry:
            lowest_number = min(
                (
                    number
                    for number, survivor in self.survivors.items()
                    if survivor.owner == self.me
                ),
                default=0,
            )
            self._chemistry[other] = Dice(CHEMISTRY_KEY, (self.me, other, lowest_number)).below(7)
        hurt = BROKEN_WORD_HURT * sum(breach.seat == other for breach in self.broken_words)
        hurt += BAD_REPORT_HURT * min(self.bad_reports.get(other, 0), 3)
        hurt -= self.regard.get(other, 0) // REGARD_SCALE
        return self._chemistry[other] + 2 * min(self.talks_with.get(other, 0), 4) - hurt

    def friends(self, count: int = 2) -> list[str]:
        """Players in play that I feel closest to, among those I have talked with."""
        known = [
            seat
            for seat in self.in_play
            if seat != self.me and self.talks_with.get(seat) and self.closeness(seat) > 0
        ]
        return sorted(known, key=lambda seat: (-self.closeness(seat), seat))[:count]

    # -- the fold: the board -----------------------------------------------------------------------

    @folds(facts.BoardShown)
    def _board(self, fact: facts.BoardShown) -> None:
        super()._board(fact)
        if fact.why == "start":
            self.first_tribe = {
                number: letter for letter, members in fact.tribes.items() for number in members
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
        for number, owner in fact.owners.items():
            knew_owner = self.told_mine_to.get(number, set())
            was_attacked = fact.cause == "assassination" and number not in self.actions.attacks
            if owner == self.me and was_attacked and len(knew_owner) == 1:
                self.broken_words.append(BrokenWord(next(iter(knew_owner)), number, "told"))
            if self.claimed_owner.get(number, owner) != owner:
                self.broken_words.append(BrokenWord(self.claimed_owner[number], number, "lied"))

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        """Find broken agreements: the Survivor got my votes only.

        Zero votes mean that an idol was played. A player whose Survivor fell before the vote could
        not vote.
        """
        for number, total in fact.totals.items():
            votes = sum(
                target == number and self.survivors[own].tribe == fact.tribe
                for own, target in self.actions.votes.items()
                if own not in self.fell_this_round
            )
            if 0 < total <= votes:
                for seat in sorted(self.agreed.get(number, ())):
                    if not any(
                        self.survivors[fallen].owner == seat for fallen in self.fell_this_round
                    ):
                        self.broken_words.append(BrokenWord(seat, number, "voted"))

    # -- the fold: talk ----------------------------------------------------------------------------

    @folds(facts.TalkBegan)
    def _talk_began(self, fact: facts.TalkBegan) -> None:
        if self.me in fact.seats:
            partner = next(seat for seat in fact.seats if seat != self.me)
            self.talk = PrivateTalk(partner)
            self.talks_with[partner] = self.talks_with.get(partner, 0) + 1

    @folds(facts.MessageSaid)
    def _message(self, fact: facts.MessageSaid) -> None:
        super()._message(fact)
        talk = self.talk
        if talk is None:
            return
        talk.turns += 1
        if fact.seat == self.me:
            talk.my_acts.update(fact.acts)
            self._record_own_acts(talk, fact.acts)
        else:
            talk.heard = fact.acts
            self._record_statements(fact.seat, fact.acts)
            self._record_requests(talk, fact.acts)

    @folds(facts.PostMade)
    def _post(self, fact: facts.PostMade) -> None:
        if fact.seat != self.me:
            self._record_statements(fact.seat, fact.acts)
        self.told_of_broken_words.update(
            (seat, act)
            for act in fact.acts
            if act.act == "broke" and fact.seat == self.me
            for seat in self.names
        )

    @folds(facts.LetterPosted)
    def _letter(self, fact: facts.LetterPosted) -> None:
        if fact.survivor not in self.mine:
            self._record_statements("", fact.acts)

    def _record_own_acts(self, talk: PrivateTalk, acts: Sequence[Act]) -> None:
        """Record what my message tells the partner and commits me to."""
        for act in acts:
            number = int(act.what) if act.what.isdecimal() else 0
            if act.act == "claim" and act.about == self.me and number in self.mine:
                self.told_mine_to.setdefault(number, set()).add(talk.partner)
            elif act.act == "leave":
                self.spared[number] = talk.partner
            elif act.act == "target":
                talk.my_target = number
            elif act.act == "agree" and talk.their_target:
                self.agreed.setdefault(talk.their_target, set()).add(talk.partner)
            elif act.act == "broke":
                self.told_of_broken_words.add((talk.partner, act))

    def _record_requests(self, talk: PrivateTalk, acts: Sequence[Act]) -> None:
        """Record what the partner's message asks of me."""
        for act in acts:
            if act.act == "target":
                talk.their_target = int(act.what)
                self.proposed.setdefault(talk.their_target, []).append(talk.partner)
            elif act.act == "claim" and act.about == talk.partner:
                talk.their_claim = int(act.what)
            elif act.act == "danger":
                self.proposed.setdefault(int(act.what), []).append(act.by or talk.partner)
        if talk.my_target and any(act.act == "agree" for act in acts):
            self.agreed.setdefault(talk.my_target, set()).add(talk.partner)

    def _record_statements(self, speaker: str, acts: Sequence[Act]) -> None:
        """Record claims of ownership and reports of broken promises, from a message or post.

        The `speaker` is "" for a letter, which is anonymous.
        """
        for act in acts:
            if act.act == "claim" and act.about == speaker:
                self.claimed_owner[int(act.what)] = speaker
                self._raise_chance(int(act.what), speaker, CLAIM_FACTOR)
            elif act.act == "claim":
                self._raise_chance(int(act.what), act.about, HEARSAY_FACTOR)
            elif act.act == "broke" and act.about != self.me:
                self.bad_reports[act.about] = self.bad_reports.get(act.about, 0) + 1

    def _raise_chance(self, number: int, seat: str, factor: int) -> None:
        self.hints[number, seat] = min(16, self.hints.get((number, seat), 1) * factor)

    @folds(facts.TalkEnded)
    def _talk_ended(self, fact: facts.TalkEnded) -> None:
        if self.talk is not None:
            self.last_talk, self.talk = self.talk, None
