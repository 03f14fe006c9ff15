"""DS-10, DS-12.1: ballots are conserved from the hand that casts them to the count."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.books import ANY, Problem, Problems, enters, law
from showrunner.checking.causes import BESIDE
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook
from showrunner.checking.survivor.vote import Vote


class Ballots(SeasonBook):
    """One vote after the other."""

    def __init__(self, season: Season, vote: Vote) -> None:
        super().__init__(season)
        self.vote = vote
        self.casting = ""
        self.by_card: list[str] = []
        """Who became immune by a card, once the ballots were counted."""
        self.lost: list[tuple[str, str]] = []
        """Whose ballot was lost, and in which step."""

    # -- who comes ---------------------------------------------------------------------------------

    @law("DS-3.3", "VoteBegan")
    def the_losing_team_votes(self, fact: CheckedFact) -> Problems:
        """The team that lost comes to the vote; where none has, everybody in the game does.

        Who is in exile does not, unless fewer than two would be there.
        """
        voters = self.season.members(self.season.losing_team) or self.season.inside
        here = [seat for seat in voters if seat in self.season.here]
        right = here if len(here) > 1 else voters
        if sorted(fact["present"]) != sorted(right):
            yield Problem(f"{fact['present']} come to the vote", f"it is for {right}")
        if self.season.phase != "vote" or not self.vote.decided:
            yield Problem("a vote begins", "one in each vote phase", "DS-1.8")

    @law("DS-2.6", "VoteBegan")
    def immunity_is_as_it_was_given(self, fact: CheckedFact) -> Problems:
        """The immune are those present who were given immunity since the round began."""
        right = [seat for seat in fact["present"] if self.season.of(seat).immune_by]
        if sorted(fact["immune"]) != sorted(right):
            yield Problem(f"immune are {fact['immune']}", f"immunity was given to {right}")

    @enters("VoteBegan")
    def begin(self, fact: CheckedFact) -> None:
        """A new vote."""
        self.casting, self.by_card, self.lost = "", [], []

    @enters("ImmunityGiven")
    def protect(self, fact: CheckedFact) -> None:
        """Somebody is immune once the ballots were counted."""
        if "vote" in self.vote.counted and fact["cause"] != "producers":
            self.by_card += fact["seats"]

    # -- casting -----------------------------------------------------------------------------------

    @law("DS-10.3", "BallotCast")
    def a_voter_casts_one_ballot(self, fact: CheckedFact) -> Problems:
        """Who is present casts one ballot in a step (but for cards), not for oneself."""
        seat, step = fact["seat"], fact["step"]
        if seat not in self.vote.present or self.vote.decided:
            yield Problem(f"{seat} votes", "is not at the vote")
        cast = [voter for voter, _ in self.vote.ballots.get(step, ())].count(seat)
        if cast >= (votes := self.season.votes_of(seat, step)):
            yield Problem(f"{seat} casts ballot {cast + 1} ({step})", f"may cast {votes}")
        if fact["name"] == seat:
            yield Problem(f"{seat} votes for {seat}", "not for oneself")

    @law("DS-12.4", "BallotCast")
    def no_ballot_is_for_the_immune(self, fact: CheckedFact) -> Problems:
        """A ballot is for somebody present who is in the game and not immune."""
        name = fact["name"]
        if name is not None and name not in self.vote.votable:
            yield Problem(f"{fact['seat']} votes for {name}", f"votable are {self.vote.votable}")

    @law("DS-10.3", "BallotLost")
    def a_lost_ballot_is_of_somebody_who_left(self, fact: CheckedFact) -> Problems:
        """Who came to the vote, and left the game since, has no ballot; it is said once."""
        seat, step = fact["seat"], fact["step"]
        if seat not in self.vote.present or self.season.of(seat).inside:
            yield Problem(f"{fact}", f"gone are {set(self.vote.present) - set(self.vote.staying)}")
        cast = [voter for voter, _ in self.vote.ballots.get(step, ())]
        if seat in cast or (seat, step) in self.lost:
            yield Problem(f"{fact}", "once, and where no ballot was cast")

    @enters("BallotLost")
    def lose(self, fact: CheckedFact) -> None:
        """A ballot is lost."""
        self.lost.append((fact["seat"], fact["step"]))

    @law("DS-10.6", "BallotCast", "VotesCounted")
    def a_revote_keeps_its_terms(self, fact: CheckedFact) -> Problems:
        """In a re-vote for the tied they do not vote; in one for the others the tied are safe."""
        step = fact["step"]
        if step not in ("vote", self.vote.step) or (step == "vote" and self.vote.step):
            right = f"{self.vote.step or 'the vote'} is on"
            yield Problem(f"{fact}", right)
        if fact.kind == "BallotCast":
            tied = self.vote.tied
            if step == "revote_tied" and (
                fact["seat"] in tied or fact["name"] not in [*tied, None]
            ):
                yield Problem(f"{fact}", f"others vote for one of {tied}")
            if step == "revote_untied" and fact["name"] in tied:
                yield Problem(f"{fact}", f"safe are {tied}")

    @law("DS-12.1", ANY)
    def everybody_votes_who_may(self, fact: CheckedFact) -> Problems:
        """As many ballots are cast as there are voters."""
        step = self.casting
        if not step or (fact.kind == "BallotCast" and fact["step"] == step):
            return
        if fact.kind in BESIDE:
            return
        cast = [voter for voter, _ in self.vote.ballots.get(step, ())]
        voters = self.vote.voters.get(step, [])
        if sorted(cast) != sorted(voters):
            yield Problem(f"{sorted(cast)} cast ballots ({step})", f"voters were {sorted(voters)}")

    @enters(ANY)
    def cast(self, fact: CheckedFact) -> None:
        """Whether ballots are being cast."""
        if fact.kind not in BESIDE:
            self.casting = fact["step"] if fact.kind == "BallotCast" else ""

    # -- reading and counting ----------------------------------------------------------------------

    @law("DS-10.4", "BallotRead")
    def what_is_against_the_immune_does_not_count(self, fact: CheckedFact) -> Problems:
        """A ballot counts unless it is against somebody immune or gone by now."""
        if fact["counts"] != self.season.can_go(fact["name"]):
            safe = "can be voted out" if self.season.can_go(fact["name"]) else "is safe, or gone"
            yield Problem(f"{fact}", f"{fact['name']} {safe}")

    @law("DS-12.1", "VotesCounted")
    def the_count_is_what_was_cast(self, fact: CheckedFact) -> Problems:
        """Every ballot cast is read out, and counted unless voided."""
        names = [name for _, name in self.vote.ballots.get(fact["step"], ()) if name]
        cast, read = Counter(names), Counter(name for name, _ in self.vote.read)
        if cast != read:
            yield Problem(f"read out were {dict(read)}", f"cast were {dict(cast)}")
        valid = Counter(name for name, counts in self.vote.read if counts)
        if Counter(fact["counts"]) != valid:
            yield Problem(f"the count is {fact['counts']}", f"read out were {dict(valid)}")
        if fact["cast"] != len(names):
            yield Problem(f"{fact['cast']} ballots are said to be cast", f"{len(names)} were")
        if sum(fact["counts"].values()) != fact["cast"] - fact["voided"]:
            right = f"{fact['cast']} cast less {fact['voided']} voided"
            yield Problem(f"{sum(fact['counts'].values())} ballots are counted", right)

    @law("DS-10.5", "VotedOut", "NobodyVotedOut", "VoteTied", "TieBreakPassed", "PhaseEnded")
    def every_ballot_is_read(self, fact: CheckedFact) -> Problems:
        """No step is decided before its ballots are read and counted."""
        if fact.fields.get("cancelled"):
            return
        for step, ballots in self.vote.ballots.items():
            if any(name for _, name in ballots) and step not in self.vote.counted:
                yield Problem(f"{fact}", f"the ballots of {step} are not counted")
        if self.vote.read:
            yield Problem(f"{fact}", f"{len(self.vote.read)} ballots were read, and not counted")

    @law("DS-12.1", "VotesRecounted")
    def a_recount_voids_what_is_against_the_immune(self, fact: CheckedFact) -> Problems:
        """After a card played on the reading, ballots against who is immune now count no more."""
        names = [name for _, name in self.vote.ballots.get("vote", ()) if name]
        valid = Counter(name for name in names if name in self.season.votable(names))
        if "vote" not in self.vote.counted or self.vote.tied or self.vote.decided:
            yield Problem(f"{fact}", "once the ballots were read, before all else", "DS-8.4")
        if Counter(fact["counts"]) != valid or fact["cast"] != len(names):
            yield Problem(f"the count is {fact['counts']}", f"cast and valid are {dict(valid)}")
        if fact["voided"] != len(names) - valid.total() or not valid < self.vote.counted["vote"]:
            yield Problem(f"{fact['voided']} are void", f"{len(names) - valid.total()}")

    @law("DS-12.1", "VotedOut", "NobodyVotedOut", "VoteTied")
    def a_count_holds_no_void_ballot(self, fact: CheckedFact) -> Problems:
        """Before a vote is decided, ballots that became void by a card are recounted."""
        if self.late:
            yield Problem(f"{fact}", "cards played on the reading ask for a recount", "DS-8.4")

    @property
    def late(self) -> bool:
        """Whether a card has made somebody immune since the ballots were counted."""
        counted = self.vote.counted.get("vote") or Counter()
        return not self.vote.step and any(name in self.by_card for name in counted)

    @law("DS-12.7", "CardPlayed")
    def cards_do_not_stall_a_season(self, fact: CheckedFact) -> Problems:
        """After so many votes in a row at which nobody left, no card is played."""
        if self.season.quiet_votes >= self.season.parameters["stall_votes"]:
            yield Problem(f"{fact}", f"nobody left at {self.season.quiet_votes} votes")
