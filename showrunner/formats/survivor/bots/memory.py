"""What a castaway remembers: a fold over their own view, and nothing that they were not told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct, field

from showrunner.formats.fact import Fact
from showrunner.formats.facts import INSTRUCTIONS, MemoWritten
from showrunner.formats.fold import Method
from showrunner.formats.instructions import Instructed
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.character import Character, character_of
from showrunner.formats.survivor.sheet import Player, SurvivorSheet
from showrunner.formats.talk.understanding import Act, Dictionary, dictionary, understand
from showrunner.formats.wordings import Wordings

BY_VOTES = ("vote", "revote_tied", "revote_untied")
"""Ways to go by what was written (see `facts.VotedOut`)."""


class Talk(Struct):
    """A talk one is in: with whom, what was said so far, and what it has come to."""

    seats: tuple[str, ...]
    private: bool
    turns: int = 0
    heard: tuple[Act, ...] = ()
    """What the last one said, as one understood it."""
    heard_from: str = ""
    words: str = ""
    """The words of that."""
    proposed: dict[str, str] = field(default_factory=dict)
    """The name that each has put up last."""
    brought: dict[str, str] = field(default_factory=dict)
    """Who was the first to put up each name."""
    agreed: str = ""
    """The name that both have said yes to."""
    done: list[str] = field(default_factory=list)
    """The kinds of act that I have used in it."""

    def partner_of(self, me: str) -> str:
        """With whom I talk; of several, whoever spoke last."""
        if len(self.seats) != 2:
            return self.heard_from
        one, other = self.seats
        return other if one == me else one


class Word(Struct, frozen=True):
    """A word given: by whom, to whom, what for (`safety`, `vote`, `final`), and about whom."""

    giver: str
    taker: str
    what: str
    about: str


class Memory(Instructed, SurvivorSheet):
    """A castaway's own sheet, and all that they remember beside it."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.character: Character = character_of(persona)
        self.talks: dict[str, Talk] = {}
        self.last_talk: Talk | None = None
        self.talks_with: dict[str, int] = {}
        self.seen_with: dict[str, dict[str, int]] = {}
        """How often each was seen going off to talk with whom, all season."""
        self.seen_today: list[tuple[str, str]] = []
        self.names_today: dict[str, list[str]] = {}
        """Who has put up each name to me today; my own name, who is said to want me gone."""
        self.words_today: list[Word] = []
        self.sworn_by_me: set[str] = set()
        """To whom I have said that I go to the end with them."""
        self.sworn_to_me: set[str] = set()
        """Who has said so to me."""
        self.wordings = Wordings(self.me)
        self.ballots: dict[int, str] = {}
        """The name on my ballot of each round."""
        self.went: dict[int, str] = {}
        """Who went in each round."""
        self.how_went: dict[int, str] = {}
        """By what: a vote, a tie-break, or since nobody else could go."""
        self.hits = 0
        """How often it was by votes that somebody went, mine among them."""
        self.named_aloud: set[str] = set()
        """Who was named today in what was said before a vote."""
        self.wins_alone: dict[str, int] = {}
        """How many competitions each has won alone."""
        self.grudges: set[tuple[str, str]] = set()
        """Who accused whom with their last words, or went by everybody's vote, whom that was."""
        self._found: set[str] = set()
        self.brought_in_all = 0
        """How much food I have brought since the first day."""
        self.spared_by_card = ""
        """Who alone had most papers today, until a card undid them after they had been read."""
        self.spared_by = ""
        """Who played that card."""
        self._played_last = ""
        self._merged_in = 0
        """The round in which the teams became one; 0 while there are several."""
        self.last_results: dict[str, int] = {}
        self.last_gathered: dict[str, int] = {}
        self.last_winners: tuple[str, ...] = ()
        self.last_counts: dict[str, int] = {}
        self.last_ballot = ""
        """The name on my ballot, in the re-vote where there was one."""
        self.asked_in_vain: set[tuple[str, str]] = set()
        """Who had no card of which kind when somebody asked for it."""
        self.deciding_counts: dict[str, int] = {}
        """The count that decided, that of the re-vote where there was one."""
        self.most_against_me = 0
        """How many papers of the last vote had my name, in the count in which most did."""
        self.kept_back = False
        """Whether I traded some of today's food for a point."""
        self.said_aloud = ""
        """All that was said before votes and by those who went, a line each."""
        self.written = ""
        """All that I have written for myself, a line each."""
        self.attended: tuple[str, ...] = ()
        """Who was at this round's vote."""
        self.hungry = False
        self.diary_due = False
        self._dictionary = dictionary(())
        self._spied_on: tuple[str, ...] = ()

    @classmethod
    def method_for(cls, kind: type[Fact]) -> Method | None:
        """See Fold; wordings are taken in with what they say."""
        method, hear = super().method_for(kind), Wordings.method_for(kind)
        if hear is None:
            return method

        def both(memory: Memory, fact: Fact) -> None:
            hear(memory.wordings, fact)
            if method is not None:
                method(memory, fact)

        return both

    # -- what there is -----------------------------------------------------------------------------

    @property
    def mine(self) -> Player:
        """What I have."""
        return self.players[self.me]

    @property
    def others(self) -> list[str]:
        """Everybody in the game but me."""
        return [seat for seat in self.active if seat != self.me]

    @property
    def my_team(self) -> list[str]:
        """My team, with me."""
        return self.team_of(self.me)

    @property
    def merged(self) -> bool:
        """Whether everybody plays for themselves."""
        return len(self.food) <= 1

    @property
    def merged_today(self) -> bool:
        """Whether the teams became one in this round, and were several before."""
        return self._merged_in == self.round > 1

    @property
    def team_result(self) -> Literal["won", "lost", ""]:
        """How my team did in today's competition; "" before it, and where there are no teams."""
        if self.merged or not self.losing_team:
            return ""
        return "lost" if self.losing_team == self.mine.team else "won"

    def voting_tonight(self) -> list[str]:
        """Whom my team could vote out tonight, as far as one knows; nobody if it need not vote."""
        if self.losing_team and self.mine.team != self.losing_team:
            return []
        here = [seat for seat in self.my_team if not self.players[seat].exiled]
        return self.votable_among(here if len(here) > 1 else self.my_team)

    def votable_among(self, seats: Sequence[str]) -> list[str]:
        """Those of them who can be voted out."""
        return [seat for seat in seats if not self.players[seat].immune_by]

    @property
    def talk(self) -> Talk | None:
        """The talk that I am in: a private one before one of several."""
        for talk in self.talks.values():
            if talk.private:
                return talk
        return next(iter(self.talks.values()), None)

    # -- rounds ------------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        super()._round(fact)
        self.names_today.clear()
        self.words_today.clear()
        self.seen_today.clear()
        self.last_gathered.clear()
        self.attended = ()
        self.named_aloud.clear()
        self._found.clear()
        self.spared_by_card = ""
        self.kept_back = False
        self._dictionary = dictionary(tuple((seat, self.names[seat]) for seat in fact.castaways))

    @folds(facts.RoundEnded)
    def _round_ended(self, fact: facts.RoundEnded) -> None:
        super()._round_ended(fact)
        self.diary_due = self.mine.status == "active"

    @folds(MemoWritten)
    def _memo_written(self, fact: MemoWritten) -> None:
        super()._memo_written(fact)
        if fact.kind != INSTRUCTIONS:
            self.diary_due = False
            self.written += f"{fact.words.words or ''}\n"

    @folds(facts.NoteTaken)
    def _note_taken(self, fact: facts.NoteTaken) -> None:
        self.written += f"{fact.words.words or ''}\n"

    @folds(facts.CompetitionResults)
    def _competition_results(self, fact: facts.CompetitionResults) -> None:
        super()._competition_results(fact)
        if fact.reroll == 0:
            self.last_results = fact.results

    @folds(facts.CompetitionWon)
    def _competition_won(self, fact: facts.CompetitionWon) -> None:
        super()._competition_won(fact)
        self.last_winners = fact.winners
        if len(fact.winners) == 1:
            self.wins_alone[fact.winners[0]] = self.wins_alone.get(fact.winners[0], 0) + 1

    @folds(facts.TeamsFormed)
    def _teams(self, fact: facts.TeamsFormed) -> None:
        super()._teams(fact)
        if fact.why == "merge":
            self._merged_in = self.round

    @folds(facts.CampHungry)
    def _hungry(self, fact: facts.CampHungry) -> None:
        if fact.team == self.mine.team:
            self.hungry = True

    @folds(facts.CampFed)
    def _fed(self, fact: facts.CampFed) -> None:
        if fact.team == self.mine.team:
            self.hungry = False

    @folds(facts.GatheringSettled)
    def _gathering_settled(self, fact: facts.GatheringSettled) -> None:
        if fact.seat == self.me:
            self.kept_back = fact.point_trade

    @folds(facts.Gathered)
    def _gathered(self, fact: facts.Gathered) -> None:
        self.last_gathered[fact.seat] = fact.amount
        if fact.seat == self.me:
            self.brought_in_all += fact.amount

    # -- talk --------------------------------------------------------------------------------------

    @folds(facts.TalkBegan)
    def _talk_began(self, fact: facts.TalkBegan) -> None:
        if self.me not in fact.seats:
            one, other = fact.seats
            for seat, partner in ((one, other), (other, one)):
                times = self.seen_with.setdefault(seat, {})
                times[partner] = times.get(partner, 0) + 1
            self.seen_today.append((one, other))
            return
        self.talks[fact.talk] = talk = Talk(fact.seats, private=True)
        partner = talk.partner_of(self.me)
        self.talks_with[partner] = self.talks_with.get(partner, 0) + 1

    @folds(facts.GroupTalkBegan)
    def _group_talk(self, fact: facts.GroupTalkBegan) -> None:
        super()._group_talk(fact)
        if self.me in fact.seats:
            self.talks[fact.talk] = Talk(fact.seats, private=False)

    @folds(facts.MessageSaid)
    def _message(self, fact: facts.MessageSaid) -> None:
        talk = self.talks.get(fact.talk)
        if talk is None:
            return
        talk.turns += 1
        if fact.words is None or fact.words.words is None:
            return
        words = fact.words.words
        speaker = fact.seat
        listener = talk.partner_of(self.me) if speaker == self.me else self.me
        pending = talk.proposed.get(listener, "")
        acts = _understood(words, speaker, listener, self._dictionary, pending)
        if speaker == self.me:
            talk.done += [act.kind for act in acts]
        else:
            talk.heard, talk.heard_from, talk.words = acts, speaker, words
        sworn = any(act.kind == "promise" for act in acts)
        for act in acts:
            # Who swears something to somebody with whom they agree has not thought better of it.
            if not (act.kind == "refuse" and sworn and talk.agreed):
                self.take_act(talk, speaker, listener, act)

    def take_act(self, talk: Talk, speaker: str, listener: str, act: Act) -> None:
        """What somebody did with words, to me or I to them."""
        about = act.about
        if act.kind == "propose" and about:
            self._proposed(talk, speaker, about)
        elif act.kind == "agree" and (about := about or talk.proposed.get(listener, "")):
            talk.agreed = talk.proposed[speaker] = about
            self.give(Word(speaker, listener, "vote", about))
            if speaker != self.me:
                self._name_put_up(about, speaker)
        elif act.kind == "promise" and (about or listener):
            what = act.detail if act.detail in ("safety", "vote", "final") else "other"
            self.give(Word(speaker, listener, what, about or listener))
            if what == "vote" and about and about != listener:
                self._proposed(talk, speaker, about)
        elif act.kind == "warn" and about == self.me and speaker != self.me:
            self._name_put_up(self.me, act.detail if act.detail in self.players else "?")
        elif act.kind == "refuse" and talk.agreed and about in ("", talk.agreed):
            talk.agreed = ""

    def _proposed(self, talk: Talk, speaker: str, about: str) -> None:
        talk.proposed[speaker] = about
        talk.brought.setdefault(about, speaker)
        other = next((seat for seat in talk.seats if seat != speaker), "")
        if talk.private and talk.proposed.get(other) == about:
            talk.agreed = about
        if speaker != self.me:
            self._name_put_up(about, speaker)
        self.give(Word(speaker, other if talk.private else "", "vote", about))

    def _name_put_up(self, about: str, by: str) -> None:
        by_whom = self.names_today.setdefault(about, [])
        if by not in by_whom:
            by_whom.append(by)

    def give(self, word: Word) -> None:
        """A word is given; the last one about a vote between two stands for those before it."""
        if word.what == "vote":
            giver, taker = word.giver, word.taker
            self.words_today = [
                one
                for one in self.words_today
                if one.giver != giver or one.taker != taker or one.what != "vote"
            ]
        if word not in self.words_today:
            self.words_today.append(word)
        if word.what == "final" and word.giver == self.me:
            self.sworn_by_me.add(word.taker)
        elif word.what == "final" and word.taker == self.me:
            self.sworn_to_me.add(word.giver)

    @folds(facts.TalkSpied)
    def _talk_spied(self, fact: facts.TalkSpied) -> None:
        super()._talk_spied(fact)
        self._spied_on = fact.seats

    @folds(facts.MessageOverheard)
    def _overheard(self, fact: facts.MessageOverheard) -> None:
        words = fact.words.words
        if words is None:
            return
        listener = next((seat for seat in self._spied_on if seat != fact.speaker), "")
        for act in _understood(words, fact.speaker, listener, self._dictionary, ""):
            if act.kind == "propose" and act.about:
                self.overhears(fact.speaker, act.about)

    def overhears(self, speaker: str, about: str) -> None:
        """Somebody puts up a name in a talk that I spy on."""
        self._name_put_up(about, speaker)

    @folds(facts.TalkEnded)
    def _talk_ended(self, fact: facts.TalkEnded) -> None:
        super()._talk_ended(fact)
        talk = self.talks.pop(fact.talk, None)
        if talk is not None and talk.private:
            self.last_talk = talk

    # -- cards -------------------------------------------------------------------------------------

    @folds(facts.CardGained)
    def _card_gained(self, fact: facts.CardGained) -> None:
        super()._card_gained(fact)
        if fact.seat == self.me:
            self._found.add(fact.card)

    @property
    def found_today(self) -> bool:
        """Whether a card came into my hand, and is still in it."""
        return not self._found.isdisjoint(self.hand(self.me))

    @folds(facts.CardPlayed)
    def _card_played(self, fact: facts.CardPlayed) -> None:
        super()._card_played(fact)
        self._played_last = fact.seat

    @folds(facts.CardAskedFor)
    def _asked_for(self, fact: facts.CardAskedFor) -> None:
        if not fact.got:
            self.asked_in_vain.add((fact.on, fact.kind))

    # -- the vote ----------------------------------------------------------------------------------

    @folds(facts.VoteBegan)
    def _vote_began(self, fact: facts.VoteBegan) -> None:
        super()._vote_began(fact)
        self.attended = fact.present
        self.last_ballot, self.deciding_counts, self.most_against_me = "", {}, 0
        self._played_last = ""

    @folds(facts.CommentMade)
    def _comment(self, fact: facts.CommentMade) -> None:
        words = fact.words.words if fact.words is not None else None
        if words:
            self.said_aloud += f"{words}\n"
        if words and fact.occasion == "vote":
            self.named_aloud |= {seat for seat in self.active if self.names[seat] in words}

    @folds(facts.BallotCast)
    def _ballot_cast(self, fact: facts.BallotCast) -> None:
        super()._ballot_cast(fact)
        if fact.seat == self.me and fact.name is not None:
            self.last_ballot = fact.name
            if fact.step == "vote":
                self.ballots[self.round] = fact.name

    @folds(facts.VotesCounted)
    def _votes_counted(self, fact: facts.VotesCounted) -> None:
        self.deciding_counts = fact.counts
        self.most_against_me = max(self.most_against_me, fact.counts.get(self.me, 0))
        if fact.step == "vote":
            self.last_counts = fact.counts

    @folds(facts.VotesRecounted)
    def _recounted(self, fact: facts.VotesRecounted) -> None:
        before, self.deciding_counts = self.deciding_counts, fact.counts
        most = max(before.values(), default=0)
        led = [seat for seat, votes in before.items() if votes == most]
        if len(led) == 1 and fact.counts.get(led[0], 0) < most:
            self.spared_by_card, self.spared_by = led[0], self._played_last

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        super()._voted_out(fact)
        self.went[fact.round], self.how_went[fact.round] = fact.seat, fact.how
        self.hits += fact.how in BY_VOTES and fact.seat == self.last_ballot
        if self.by_everybody(fact.seat):
            self.grudges |= {(fact.seat, seat) for seat in self.attended if seat != fact.seat}

    @folds(facts.LastWords)
    def _last_words(self, fact: facts.LastWords) -> None:
        words = fact.words.words if fact.words is not None else None
        self.said_aloud += f"{words or ''}\n"
        for act in _understood(words, fact.seat, "", self._dictionary, "") if words else ():
            if act.kind == "accuse" and act.about:
                self.grudges.add((fact.seat, act.about))

    def by_everybody(self, seat: str) -> bool:
        """Whether all who were at the vote wrote somebody, but for the one whose name it was."""
        return self.deciding_counts.get(seat, 0) == len(self.attended) - 1

    # -- words given -------------------------------------------------------------------------------

    def told_me(self, what: str) -> dict[str, str]:
        """Who gave me such a word today, and about whom."""
        return {
            word.giver: word.about
            for word in self.words_today
            if word.what == what and word.giver != self.me and word.taker in (self.me, "")
        }

    @property
    def safe_by(self) -> list[str]:
        """Who has promised me today that I am safe."""
        return [giver for giver, about in self.told_me("safety").items() if about == self.me]

    @property
    def safe_from_me(self) -> list[str]:
        """To whom I have promised today that they are."""
        return [taker for taker, about in self.i_told("safety").items() if about == taker]

    def i_told(self, what: str) -> dict[str, str]:
        """To whom I gave such a word today, and about whom."""
        return {
            word.taker: word.about
            for word in self.words_today
            if word.what == what and word.giver == self.me
        }


@lru_cache(maxsize=512)
def _understood(
    words: str, speaker: str, listener: str, names: Dictionary, pending: str
) -> tuple[Act, ...]:
    """Both who are in a talk understand a line alike: whoever reads it second looks it up."""
    return understand(words, speaker=speaker, listener=listener, names=names, pending=pending)
