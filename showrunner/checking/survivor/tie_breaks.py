"""DS-10.6, DS-10.7: who goes by a vote, and by which step where it was tied."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.rolls import Drawn, Rolled, TieBreaker, result
from showrunner.checking.survivor.season import Season, SeasonBook
from showrunner.checking.survivor.vote import Vote

REVOTES = ("revote_tied", "revote_untied")


class TieBreaks(SeasonBook):
    """One goes at a vote, and by the rules."""

    def __init__(self, season: Season, vote: Vote) -> None:
        super().__init__(season)
        self.vote = vote
        self.told: list[Rolled | Drawn] = []
        self.rolling: list[str] = []
        self.last_words = ""

    # -- one boot a vote ---------------------------------------------------------------------------

    @law("DS-1.1", "VotedOut", "NobodyVotedOut")
    def one_vote_decides_once(self, fact: CheckedFact) -> Problems:
        """At each vote one castaway goes, or nobody, and that is said once."""
        if self.vote.decided:
            yield Problem(f"{fact}", "no vote is open")
        if fact["round"] != self.season.round:
            yield Problem(f"{fact}", f"this is round {self.season.round}")

    @law("DS-1.1", "PhaseEnded")
    def a_vote_decides(self, fact: CheckedFact) -> Problems:
        """A vote that was not cut says who goes."""
        if fact["phase"] == "vote" and not fact["cancelled"] and not self.vote.decided:
            yield Problem("the vote ends", "somebody goes, or nobody can")

    @law("DS-12.4", "VotedOut")
    def nobody_immune_goes(self, fact: CheckedFact) -> Problems:
        """Who goes was at the vote, and not immune."""
        if fact["seat"] not in self.vote.votable:
            yield Problem(f"{fact['seat']} goes", f"votable are {self.vote.votable}")

    @law("DS-10.7", "NobodyVotedOut")
    def somebody_goes_who_can(self, fact: CheckedFact) -> Problems:
        """Nobody goes only where nobody present can be voted out."""
        if self.vote.votable:
            yield Problem("nobody goes", f"votable are {self.vote.votable}")

    @law("DS-10.3", "VotedOut", "NobodyVotedOut")
    def a_vote_is_held(self, fact: CheckedFact) -> Problems:
        """Where two or more can be voted out, those who have votes cast ballots."""
        voters = self.vote.may_vote("vote")
        if len(self.vote.votable) > 1 and voters and "vote" not in self.vote.ballots:
            yield Problem(f"{fact}", "no ballots were cast", "DS-12.1")

    # -- who goes ----------------------------------------------------------------------------------

    @law("DS-10.6", "VotedOut")
    def who_goes_goes_by_the_rules(self, fact: CheckedFact) -> Problems:
        """Most votes send out; else the step of the tie-break that decides; else a roll."""
        seat, how = fact["seat"], fact["how"]
        if how == "vote":
            leaders = self.vote.leaders("vote")
            if leaders != [seat] or len(self.vote.votable) < 2 or self.vote.step:
                yield Problem(f"{seat} goes by the vote", f"most votes: {leaders}", "DS-10.5")
        elif how == "only one not immune":
            if self.vote.votable != [seat] or self.vote.tied:
                yield Problem(f"{fact}", f"votable are {self.vote.votable}", "DS-10.7")
        elif how in REVOTES:
            yield from self._by_revote(seat, how)
        elif how == "survival_roll":
            yield from self._by_roll(seat)
        else:
            yield Problem(f"{seat} goes by {how!r}", "no rule of that name")

    def _by_revote(self, seat: str, step: str) -> Problems:
        left = self.vote.may_go(step)
        right = left if len(left) == 1 else self.vote.leaders(step)
        if step != self.vote.step or right != [seat]:
            yield Problem(f"{seat} goes by {step}", f"{self.vote.step or 'no tie'}: {right}")
        if len(left) > 1 and step not in self.vote.counted:
            yield Problem(f"{seat} goes by {step}", "it was not counted")

    def _by_roll(self, seat: str) -> Problems:
        rolls = TieBreaker(self.told, self.season.parameters["max_rerolls"], lowest=True)
        scores = rolls.roll(self.rolling or self._rolling(), 0, "who goes")
        lowest = rolls.settle(rolls.leaders(scores), "who goes")
        yield from rolls.finish()
        if lowest != seat:
            yield Problem(f"{seat} goes by a survival roll", f"lowest is {lowest or 'nobody'}")
        if len(self.vote.leaders("vote")) == 1:
            yield Problem(f"{seat} goes by a survival roll", "the vote was not tied")

    def _rolling(self) -> Sequence[str]:
        """Who rolls: the untied in that step; else, at last, the tied."""
        if self.vote.step == "survival_roll":
            return self.vote.may_go("survival_roll")
        return self.season.votable(self.vote.tied) or self.vote.votable

    @law("DS-10.6", "SurvivalRolled")
    def survival_is_rolled_when_it_must(self, fact: CheckedFact) -> Problems:
        """Survival is rolled in its step, or when no step has decided, or no vote is valid."""
        if self.vote.decided or self.vote.step in REVOTES:
            yield Problem(f"{fact}", f"{self.vote.step or 'no vote'} is on")
        elif not self.vote.tied and self.vote.leaders("vote"):
            yield Problem(f"{fact}", "there are valid votes")

    @law("DS-7.4", "SurvivalRolled")
    def a_survival_roll_is_possible(self, fact: CheckedFact) -> Problems:
        """A survival roll lies between what three ones and three sixes come to."""
        for seat, rolled in fact["results"].items():
            castaway = self.season.of(seat)
            least, most = (
                result(dice, castaway.survival, castaway.counters, self.season.parameters)
                for dice in (3, 18)
            )
            if not least <= rolled <= most:
                yield Problem(f"{seat} rolls {rolled}", f"{least} to {most}")

    # -- ties --------------------------------------------------------------------------------------

    @law("DS-10.6", "VoteTied")
    def a_tie_is_among_the_leaders(self, fact: CheckedFact) -> Problems:
        """A tie is among those with most votes, two or more."""
        leaders = self.vote.leaders("vote")
        if sorted(fact["tied"]) != sorted(leaders) or len(leaders) < 2 or self.vote.tied:
            yield Problem(f"{fact['tied']} are tied", f"most votes: {leaders}")

    @law("DS-10.6", "TieBreakPassed")
    def a_step_is_passed_for_a_reason(self, fact: CheckedFact) -> Problems:
        """Steps come in their order; one is passed that cannot be held, or decides nothing."""
        step = fact["step"]
        if step != self.vote.step or self.vote.decided:
            yield Problem(f"{fact}", f"{self.vote.step or 'no step'} is on")
            return
        names = self.vote.may_go(step)
        voters = [s for s in self.vote.staying if step != "revote_tied" or s not in self.vote.tied]
        if fact["why"] == "cannot be held":
            if names and (step == "survival_roll" or voters):
                yield Problem(f"{fact}", f"{names} can go")
        elif step not in self.vote.counted or len(self.vote.leaders(step)) == 1 or len(names) == 1:
            yield Problem(f"{fact}", f"most votes: {self.vote.leaders(step)}, can go: {names}")

    # -- last words --------------------------------------------------------------------------------

    @law("DS-10.9", "LastWords")
    def last_words_are_of_who_goes(self, fact: CheckedFact) -> Problems:
        """Who was voted out has last words, once."""
        if fact["seat"] != self.last_words:
            yield Problem(
                f"last words of {fact['seat']}", f"{self.last_words or 'nobody'} has gone"
            )

    @law("DS-10.9", "PhaseEnded")
    def who_goes_has_last_words(self, fact: CheckedFact) -> Problems:
        """A vote that was not cut ends with last words, or none."""
        if self.last_words and not fact["cancelled"]:
            yield Problem(f"{self.last_words} has no last words", "they may pass, and it is told")

    # -- entries -----------------------------------------------------------------------------------

    @enters("VoteBegan", "PhaseEnded")
    def begin(self, fact: CheckedFact) -> None:
        """A new vote."""
        self.told, self.rolling, self.last_words = [], [], ""

    @enters("SurvivalRolled")
    def roll(self, fact: CheckedFact) -> None:
        """A roll more; who rolls is settled at the first."""
        self.rolling = self.rolling or list(self._rolling())
        self.told.append(Rolled(fact["results"], fact["reroll"], "who goes"))

    @enters("TieDrawn")
    def draw(self, fact: CheckedFact) -> None:
        """A draw, in a vote."""
        if self.season.phase == "vote":
            self.told.append(Drawn(fact["among"], fact["drawn"], fact["decides"]))

    @enters("VotedOut")
    def go(self, fact: CheckedFact) -> None:
        """Somebody goes."""
        self.last_words = fact["seat"]

    @enters("LastWords")
    def speak(self, fact: CheckedFact) -> None:
        """They have spoken."""
        self.last_words = ""
