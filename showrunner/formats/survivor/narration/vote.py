"""The vote: comments, ballots, ties, and who is voted out."""

from __future__ import annotations

from typing_extensions import override

from showrunner.formats.chapters import narrated, produced, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.host import host_words
from showrunner.formats.survivor.narration.ballots import read_out, who_for_whom
from showrunner.formats.survivor.narration.chapter import Chapter, Desk
from showrunner.formats.wording import (
    capital,
    count,
    in_turn,
    listed,
    number,
    ordinal,
    ranked,
    score_line,
    verb,
)

OCCASIONS = {"vote": "before the vote", "jury": "for the jury", "finalists": "of the finalists"}
SPEECH_HEADINGS = {"jury": "The jury speaks", "finalists": "The finalists speak"}
STEP_OPENINGS = {
    "revote_tied": "They vote again, for one of the tied; the tied do not vote.",
    "revote_untied": "They vote again: the tied are safe, and it is one of the others.",
}
STEP_NAMES = {
    "revote_tied": "the re-vote among the tied",
    "revote_untied": "the vote against the others",
    "survival_roll": "the survival roll of the others",
}


class VoteChapter(Chapter):
    """Tells a vote from the first comment to the last words."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._occasion = ""
        self._passed: list[str] = []
        self._spoke = 0
        self._ballots_cast: list[facts.BallotCast] = []
        self._ballots_read: list[facts.BallotRead] = []
        self._counts: dict[str, int] = {}
        self._step = ""
        self._present: tuple[str, ...] = ()
        self._vote_of: dict[str, str] = {}
        self._not_held: list[str] = []
        self._tied: set[str] = set()

    def notice(self, fact: Fact) -> list[Line]:
        """Tell passes, ballots and skipped tie-breaks once their part of the vote is over."""
        lines: list[Line] = []
        if isinstance(fact, facts.VotesRecounted):
            self._counts = fact.counts
        if not isinstance(fact, facts.CommentMade) or fact.occasion != self._occasion:
            lines += self._pass_lines()
        if isinstance(fact, facts.PhaseEnded):
            lines += self._ballot_lines()
        if not isinstance(fact, facts.TieBreakPassed):
            lines += self._not_held_lines()
        return lines

    @override
    def close(self) -> list[Line]:
        return [*self._pass_lines(), *self._not_held_lines(), *self._ballot_lines()]

    @tells(facts.VoteBegan)
    def _begins(self, fact: facts.VoteBegan) -> list[Line]:
        self._counts, self._step, self._present = {}, "", fact.present
        self._vote_of, self._tied = {}, set()
        teams = self.sheet.teams
        here = [team for team, members in teams.items() if set(members) == set(fact.present)]
        size = number(len(fact.present))
        if here and len(teams) > 1:
            text = f"{here[0]} comes to the vote: {self.desk.those(fact.present)}."
        else:
            text = self.desk.vary(
                "attendance",
                f"All {size} come to the vote.",
                f"{capital(size)} castaways sit down to vote.",
                f"The {size} who are left gather to vote.",
            )
        if fact.immune:
            immune = self.desk.names(fact.immune)
            text += f" {listed(immune)} {verb(immune, 'is', 'are')} immune."
        return [narrated(text)]

    # -- comments ----------------------------------------------------------------------------------

    @tells(facts.CommentOrderSet)
    def _order(self, fact: facts.CommentOrderSet) -> list[Line]:
        if fact.void:
            return [produced("Nobody whom the producers chose to speak is there.")]
        if not fact.seats:  # the order was used: the comments show it
            return []
        who = in_turn(self.desk.names(fact.seats))
        occasion = OCCASIONS[fact.occasion]
        return [produced(f"The producers choose who is to speak {occasion}: {who}.")]

    @tells(facts.HostAsked)
    def _host_asks(self, fact: facts.HostAsked) -> list[Line]:
        return [narrated(f"The host: “{host_words(fact, self.sheet.names)}”")]

    @tells(facts.CommentMade)
    def _comments(self, fact: facts.CommentMade) -> list[Line]:
        lines = []
        if fact.occasion != self._occasion:
            self._occasion, self._spoke = fact.occasion, 0
            if fact.occasion in SPEECH_HEADINGS:
                lines.append(Line(Tone.PHASE, SPEECH_HEADINGS[fact.occasion]))
        if fact.words is None:
            self._passed.append(self.desk.name(fact.seat))
            return lines
        self._spoke += 1
        return [*lines, self.desk.says(fact.seat, fact.words, acts=fact.acts)]

    def _pass_lines(self) -> list[Line]:
        passed, self._passed = self._passed, []
        spoke, occasion = self._spoke, self._occasion
        self._occasion, self._spoke = "", 0
        if not passed:
            return []
        if spoke:
            return [narrated(f"{listed(passed)} {verb(passed, 'passes', 'pass')}.")]
        who = {"vote": "Nobody", "jury": "No juror", "finalists": "No finalist"}[occasion]
        return [narrated(f"{who} has anything to say.")]

    # -- ballots -----------------------------------------------------------------------------------

    @tells(facts.BallotCast)
    def _casts(self, fact: facts.BallotCast) -> list[Line]:
        """Tell castaways their own ballot at once; tell producers all ballots after the count."""
        if self.desk.sees_all:
            self._ballots_cast.append(fact)
            return []
        voter = self.desk.name(fact.seat)
        if fact.name is None:
            return [secret(f"{voter} abstains.")]
        return [secret(f"{voter} writes down {self.desk.name(fact.name)}.", [fact.name])]

    @tells(facts.BallotLost)
    def _lost(self, fact: facts.BallotLost) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} has left, and has no ballot in this vote.")]

    @tells(facts.BallotRead)
    def _reads(self, fact: facts.BallotRead) -> list[Line]:
        self._ballots_read.append(fact)
        return []

    @tells(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> list[Line]:
        read, self._ballots_read = self._ballots_read, []
        self._counts, self._step = fact.counts, fact.step
        if fact.step == "revote_tied" and fact.counts:  # fewer of them may still be tied
            most = max(fact.counts.values())
            self._tied = {seat for seat, votes in fact.counts.items() if votes == most}
        lines = [narrated(STEP_OPENINGS[fact.step])] if fact.step in STEP_OPENINGS else []
        lines += [self._void_line(ballot.name) for ballot in read if not ballot.counts]
        counted = [self.desk.name(ballot.name) for ballot in read if ballot.counts]
        lines += [Line(Tone.BALLOT, text) for text in read_out(counted)]
        if not fact.cast:
            lines.append(narrated("Nobody writes down a name."))
        elif fact.counts:
            lines.append(Line(Tone.SCORES, f"The count: {ranked(self.desk.named(fact.counts))}."))
        else:
            lines.append(narrated("No ballot counts."))
        return [*lines, *self._ballot_lines()]

    def _void_line(self, seat: str) -> Line:
        gone = self.sheet.players[seat].status != "active"
        why = "who is out of the game" if gone else "who is immune"
        return Line(Tone.BALLOT, f"{self.desk.name(seat)}, {why}: it does not count.")

    def _ballot_lines(self) -> list[Line]:
        cast, self._ballots_cast = self._ballots_cast, []
        named = [(ballot.seat, ballot.name) for ballot in cast if ballot.name is not None]
        self._vote_of |= dict(named)
        abstained = self.desk.names(ballot.seat for ballot in cast if ballot.name is None)
        text = who_for_whom(self.desk, named)
        about = dict.fromkeys(name for _, name in named)
        lines = [secret(f"Who voted for whom: {text}.", about)] if text else []
        if abstained:
            lines.append(secret(f"{listed(abstained)} {verb(abstained, 'abstains', 'abstain')}."))
        return lines

    # -- ties --------------------------------------------------------------------------------------

    @tells(facts.VoteTied)
    def _ties(self, fact: facts.VoteTied) -> list[Line]:
        self._tied = set(fact.tied)
        votes = {self._counts.get(seat, 0) for seat in fact.tied}
        each = f", with {count(votes.pop(), 'vote')} each" if len(votes) == 1 else ""
        who = self.desk.those(fact.tied)
        if len(fact.tied) == len(self._present) > 2:
            who = f"all {number(len(fact.tied))}"
        return [Line(Tone.RESULT, f"It is a tie between {who}{each}.")]

    @tells(facts.TieBreakPassed)
    def _passed_over(self, fact: facts.TieBreakPassed) -> list[Line]:
        step = STEP_NAMES.get(fact.step, fact.step)
        if fact.why == "still tied":
            return [narrated(f"{capital(step)} decides nothing.")]
        self._not_held.append(step)
        return []

    def _not_held_lines(self) -> list[Line]:
        steps, self._not_held = self._not_held, []
        return [narrated(f"{capital(listed(steps))} cannot be held.")] if steps else []

    @tells(facts.SurvivalRolled)
    def _survival(self, fact: facts.SurvivalRolled) -> list[Line]:
        """Tell a survival roll: of the castaways not tied or, as the last resort, of the tied."""
        rolling = self.desk.those(fact.results)
        opening = f"{rolling} roll for survival; the lowest goes."
        if self._tied.issuperset(fact.results):
            opening = f"As a last resort, {opening}"
        if fact.reroll:
            opening = f"{rolling} are level at the bottom and roll again."
        scores = Line(Tone.SCORES, f"{ranked(self.desk.named(fact.results))}.")
        return [narrated(opening), scores] if len(fact.results) > 1 else [scores]

    # -- who goes ----------------------------------------------------------------------------------

    @tells(facts.VotedOut)
    def _out(self, fact: facts.VotedOut) -> list[Line]:
        name = self.desk.name(fact.seat)
        votes = self._counts.values()
        by = f" with all {number(sum(votes))} votes"
        if len(votes) > 1:
            by = f", {score_line(votes)}"
        elif sum(votes) == 1:
            by = " with the only vote"
        match fact.how:
            case "vote":
                text = self._by_vote(name, by)
            case "revote_tied" | "revote_untied" if self._step == fact.how:
                text = f"The re-vote sends {name} home{by}."
            case "survival_roll":
                text = f"{name} has the lowest roll and goes."
            case _:
                text = f"{name} is the only one left who can be voted for, and goes without a vote."
        result = Line(Tone.RESULT, f"{text} {self._left(len(self.sheet.out))}")
        return [result, *self._betrayal(fact.seat)]

    def _betrayal(self, seat: str) -> list[Line]:
        """The castaway they most wanted to talk with, if that one voted against them."""
        ranked = self.sheet.wishes[seat].ranked
        if not ranked or self._vote_of.get(ranked[0]) != seat:
            return []
        name, friend = self.desk.name(seat), self.desk.name(ranked[0])
        text = f"{friend}, with whom {name} most wanted to talk, wrote {name} down."
        return [secret(text, [seat])]

    def _by_vote(self, name: str, by: str) -> str:
        return self.desk.vary(
            "voted out",
            f"{name} is voted out{by}.",
            f"The vote sends {name} home{by}.",
            f"{name} has to go{by}.",
        )

    def _left(self, out: int) -> str:
        left = number(len(self.sheet.active))
        return self.desk.vary(
            "left",
            f"{capital(left)} are left.",
            f"That makes {number(out)} out, {left} in.",
            f"The {ordinal(out)} to go; {left} stay.",
        )

    @tells(facts.NobodyVotedOut)
    def _nobody(self, fact: facts.NobodyVotedOut) -> list[Line]:
        return [Line(Tone.RESULT, f"Nobody goes: {fact.why}.")]

    @tells(facts.LastWords)
    def _last_words(self, fact: facts.LastWords) -> list[Line]:
        if fact.words is not None:
            return [self.desk.says(fact.seat, fact.words, acts=fact.acts)]
        name = self.desk.name(fact.seat)
        silent = self.desk.vary(
            "silent", f"{name} leaves without a word.", f"{name} has no last words."
        )
        return [narrated(silent)]
