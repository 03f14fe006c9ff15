"""What one player remembers: what was said, claimed and voted, and how it turned out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from showrunner.formats.bots import LineSpeaker
from showrunner.formats.instructions import Instructed
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import CARDS, SPECIALS, side_of
from showrunner.formats.survival.sheet import SurvivalPlayer, SurvivalSheet
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.lines import load_lines
from showrunner.kernel import Dice

CHEMISTRY_KEY = b"showrunner survival chemistry"


class ActRecord(NamedTuple):
    """A player called another Evil or Good, protected them, or voted for them, in a round."""

    round: int
    by: str
    name: str


class SurvivalMind(Instructed, SurvivalSheet):
    """A contestant's own sheet, and what everybody did: a fold over their own view."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.speaker = LineSpeaker(load_lines(__package__), self, persona.id)
        self.claims: dict[str, str] = {}
        """The role that each player claims, publicly or to me; the last claim counts."""
        self.claimed_openly: set[str] = set()
        self.accusations: list[ActRecord] = []
        self.whispered: list[ActRecord] = []
        """Accusations that I was told in private."""
        self.vouches: list[ActRecord] = []
        self.votes: list[ActRecord] = []
        self.abstained: list[str] = []
        """Players who named nobody in the last vote."""
        self.protection_claims: list[ActRecord] = []
        """Players who said in the debate that they protected somebody."""
        self.private_protection_claims: list[ActRecord] = []
        """Players who told me in private that they protected somebody."""
        self.thanked: set[str] = set()
        """Players that I have thanked for protecting me."""
        self.false_reports: list[ActRecord] = []
        """False reports of ballots: by the reporter, about the supposed voter."""
        self.reasons: set[Act] = set()
        """Acts of this debate's speeches, so that reasons are not repeated."""
        self.speeches = 0
        """Number of speeches that I have heard, including my own."""
        self.nobody_died_last_night = False
        self.proposals: dict[str, str] = {}
        """SV-4.24: the vote that each Buddy proposed tonight."""
        self.evil_nominations: list[str | None] = []
        """SV-4.4: players that the Evil Forces named in the last pass of this night."""
        self.nomination_pass = 0
        self.regard: Mapping[str, int] = {}
        """Trust in others from an earlier season, of 100."""
        self.suspect = ""
        """SV-6.6: the player on whom everybody votes yes or no."""

    @property
    def mine(self) -> SurvivalPlayer:
        """My own entry on the sheet."""
        return self.players[self.me]

    @property
    def evil(self) -> bool:
        """Whether I am an Evil Force."""
        return self.mine.side == "evil"

    @property
    def others(self) -> list[str]:
        """Everybody alive except me."""
        return [seat for seat in self.living if seat != self.me]

    @property
    def buddy(self) -> str:
        """My Buddy if alive, else ""."""
        if self.me not in self.buddies:
            return ""
        return next((seat for seat in self.buddies if seat != self.me and seat in self.living), "")

    @property
    def last_opponent(self) -> str:
        """SV-8.1: the only other player alive beside my Buddy and me, else ""."""
        others = [seat for seat in self.others if seat != self.buddy]
        return others[0] if self.buddy and len(others) == 1 else ""

    @property
    def agreed_vote(self) -> str:
        """The vote agreed on with my Buddy: the first proposal tonight by either of us."""
        return next((self.proposals[seat] for seat in self.buddies if seat in self.proposals), "")

    def card_words(self, role: str) -> dict[str, str]:
        """Placeholders of lines about a role: `card` (its name) and `role` (with its article)."""
        if role not in CARDS:
            return {}
        card = CARDS[role].name
        has_article = role in SPECIALS and role != "mother_nature"
        return {"card": card, "role": f"the {card}" if has_article else card}

    def chemistry(self, seat: str, *about: str | int) -> int:
        """A random feeling about somebody, from 0 to 9."""
        return Dice(CHEMISTRY_KEY, (self.me, seat, *about)).below(10)

    def count_accusers(self, seat: str) -> int:
        """Number of players who have called somebody Evil in this debate."""
        return len(set(self.accused_by(seat)))

    def accused_by(self, seat: str) -> list[str]:
        """Players who have called somebody Evil in this debate, the last one last."""
        return [
            record.by
            for record in self.accusations
            if record.name == seat and record.round == self.round
        ]

    def has_voted_for(self, by: str, name: str) -> bool:
        """Whether a player has voted for another, as far as votes are public."""
        return any(record.by == by and record.name == name for record in self.votes)

    def has_voted(self, by: str, round: int) -> bool:
        """Whether a player named anybody in this round's vote."""
        return any(record.by == by and record.round == round for record in self.votes)

    def votes_together(self, first: str, second: str) -> int:
        """Number of rounds in which two players voted for the same player."""
        mine = {(record.round, record.name) for record in self.votes if record.by == first}
        return len(
            mine & {(record.round, record.name) for record in self.votes if record.by == second}
        )

    def was_killed_after(self, record: ActRecord) -> bool:
        """Whether the player who said this was killed in the following night."""
        return any(
            elimination.seat == record.by
            and elimination.moment == "dawn"
            and elimination.round == record.round + 1
            for elimination in self.eliminated
        )

    @property
    def anybody_accused(self) -> bool:
        """Whether anybody has been called Evil in this debate."""
        return bool(self.accusations) and self.accusations[-1].round == self.round

    @property
    def my_last_accusation(self) -> str | None:
        """The player that I last called Evil in this debate, if any."""
        return self._last_accused_by_me(self.round)

    @property
    def my_wrong_accusation(self) -> str:
        """A player that I accused in the last debate and who turned out Good since, else ""."""
        last = self._last_accused_by_me(self.round - 1)
        good = {gone.seat for gone in self.eliminated if side_of(gone.role) == "good"}
        return last if last is not None and last in good else ""

    def _last_accused_by_me(self, round: int) -> str | None:
        mine = (record for record in reversed(self.accusations) if record.by == self.me)
        return next((record.name for record in mine if record.round == round), None)

    def unthanked_protector(self, protection_claims: Sequence[ActRecord]) -> str:
        """A credible player who claims to have protected me and is not thanked yet, else ""."""
        return next(
            (
                record.by
                for record in protection_claims
                if record.name == self.me
                and record.by in self.others
                and record.by not in self.thanked
                and not self.is_known_liar(record.by)
            ),
            "",
        )

    def claimants(self, role: str) -> list[str]:
        """Living players who claim this role."""
        return [seat for seat in self.living if self.claims.get(seat) == role]

    def is_known_liar(self, seat: str) -> bool:
        """Whether somebody's claim is false for certain: it is my role, or a dead player's."""
        role = self.claims.get(seat, "")
        if role not in SPECIALS or seat == self.me:
            return False
        if self.mine.role == role:
            return True
        if self.table is not None and role not in self.table.specials:
            return True
        return any(
            elimination.role == role and elimination.seat != seat for elimination in self.eliminated
        )

    # -- the fold ----------------------------------------------------------------------------------

    @folds(facts.Spoke)
    def _spoke(self, fact: facts.Spoke) -> None:
        self.speeches += 1
        self.reasons.update(fact.acts)
        self._record_acts(fact.seat, fact.acts, self.protection_claims)
        if fact.claim is not None:
            self.claims[fact.seat] = fact.claim
            self.claimed_openly.add(fact.seat)
        if fact.accuse is not None:
            self.accusations.append(ActRecord(self.round, fact.seat, fact.accuse))
        if fact.vouch is not None:
            self.vouches.append(ActRecord(self.round, fact.seat, fact.vouch))

    @folds(facts.VoteBegan)
    def _vote(self, fact: facts.VoteBegan) -> None:
        super()._vote(fact)
        if fact.step == "verdict":
            self.suspect = fact.candidates[0]

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        if fact.step != "verdict":
            self.votes += [
                ActRecord(self.round, seat, name)
                for seat, name in fact.votes.items()
                if name is not None
            ]
            self.abstained = [seat for seat, name in fact.votes.items() if name is None]

    @folds(facts.NightBegan)
    def _night(self, fact: facts.NightBegan) -> None:
        super()._night(fact)
        self.evil_nominations = []
        self.proposals = {}
        self.nobody_died_last_night = False

    @folds(facts.NobodyEliminated)
    def _nobody(self, fact: facts.NobodyEliminated) -> None:
        self.nobody_died_last_night = fact.moment == "dawn"

    @folds(facts.ConferenceBegan)
    def _conference(self, fact: facts.ConferenceBegan) -> None:
        super()._conference(fact)
        self.reasons = set()

    @folds(facts.ChannelSpoke)
    def _channel(self, fact: facts.ChannelSpoke) -> None:
        if fact.channel == "lounge":
            return
        self._record_acts(fact.seat, fact.acts, self.private_protection_claims)
        if fact.seat == self.me and fact.channel == "whisper":
            return
        for act in fact.acts:
            if act.act == "propose" and fact.channel == "buddies":
                if act.about in self.living and act.about not in self.buddies:
                    self.proposals.setdefault(fact.seat, act.about)
            elif act.act == "claim":
                self.claims[fact.seat] = act.what
            elif act.act == "evil":
                self.whispered.append(ActRecord(self.round, fact.seat, act.about))

    def _record_acts(
        self, by: str, acts: Iterable[Act], protection_claims: list[ActRecord]
    ) -> None:
        """Record acts that mean the same in the debate and in private."""
        for act in acts:
            if act.act == "guard":
                protection_claims.append(ActRecord(self.round, by, act.about))
            elif act.act == "thank" and by == self.me:
                self.thanked.add(act.about)
            elif self._is_false_report(act):
                self.false_reports.append(ActRecord(self.round, by, act.by))

    def _is_false_report(self, act: Act) -> bool:
        """SV-6.4: whether an act reports a ballot that, as public votes show, was never cast."""
        reports_ballot = act.act == "tell" and act.what == "ballot" and act.by
        are_votes_public = self.parameters.vote_visibility == "public"
        return bool(
            reports_ballot and are_votes_public and not self.has_voted_for(act.by, act.about)
        )

    @folds(facts.EvilNominated)
    def _nominated(self, fact: facts.EvilNominated) -> None:
        if fact.turn > self.nomination_pass:
            self.evil_nominations = []
            self.nomination_pass = fact.turn
        self.evil_nominations.append(fact.name)

    @folds(facts.EvilAgreed)
    def _agreed(self, fact: facts.EvilAgreed) -> None:
        super()._agreed(fact)
        self.nomination_pass = 0
