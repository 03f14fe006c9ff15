"""The final: the jury, its questions and its vote, and the winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.ballots import read_out, who_for_whom
from showrunner.formats.survivor.narration.chapter import Chapter, Desk
from showrunner.formats.wording import (
    count,
    listed,
    ranked,
    score_line,
    verb,
)


class FinalChapter(Chapter):
    """Tells the final."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._questions_began = False
        self._vote_began = False
        self._cast: list[facts.JuryBallotCast] = []
        self._read: list[str] = []
        self._counts: list[dict[str, int]] = []
        self._wins_alone: Counter[str] = Counter()

    def notice(self, fact: Fact) -> list[Line]:
        """Count individual wins for the introduction of the finalists."""
        if isinstance(fact, facts.CompetitionWon) and not fact.team:
            self._wins_alone.update(fact.winners)
        return []

    @tells(facts.FinalBegan)
    def _begins(self, fact: facts.FinalBegan) -> list[Line]:
        finalists = self.desk.those(fact.finalists)
        lines = [Line(Tone.EPISODE, f"The final — {finalists}")]
        if fact.jury:
            jury = self.desk.names(fact.jury)
            decide = verb(jury, "decides", "decide")
            who = (
                f"The {count(len(jury), 'juror')} who {decide}"
                if len(jury) > 1
                else "The one juror"
            )
            lines.append(narrated(f"{who}: {listed(jury)}."))
        if len(fact.finalists) > 1:
            lines += self._wins_of_finalists(fact.finalists)
        return lines

    def _wins_of_finalists(self, finalists: Sequence[str]) -> list[Line]:
        """Individual and team wins, told apart (DS-11.4 adds them up)."""
        alone = {seat: self._wins_alone[seat] for seat in finalists}
        team = {seat: self.sheet.players[seat].competition_wins - alone[seat] for seat in finalists}
        won = [
            f"{how}: {ranked(self.desk.named(wins))}"
            for how, wins in (("alone", alone), ("with a team", team))
            if any(wins.values())
        ]
        return [narrated(f"Competitions won {'; '.join(won)}.")] if won else []

    @tells(facts.JuryOrdered)
    def _ordered(self, fact: facts.JuryOrdered) -> list[Line]:
        return [
            Line(Tone.PRODUCTION, f"The producers choose the jury: {self.desk.those(fact.seats)}.")
        ]

    @tells(facts.JuryQuestionPut)
    def _asks(self, fact: facts.JuryQuestionPut) -> list[Line]:
        heading = [] if self._questions_began else [Line(Tone.PHASE, "The jury asks")]
        self._questions_began = True
        to = self.desk.those(fact.to)
        return [*heading, self.desk.says(fact.juror, fact.words, f"to {to}", acts=fact.acts)]

    @tells(facts.JuryQuestionAnswered)
    def _answers(self, fact: facts.JuryQuestionAnswered) -> list[Line]:
        if fact.words is None:
            return [narrated(f"{self.desk.name(fact.finalist)} does not answer.")]
        return [self.desk.says(fact.finalist, fact.words, acts=fact.acts)]

    @tells(facts.JuryBallotCast)
    def _casts(self, fact: facts.JuryBallotCast) -> list[Line]:
        if self.desk.sees_all:
            self._cast.append(fact)
            return []
        voter = self.desk.name(fact.juror)
        if fact.finalist is None:
            return [*self._heading(), secret(f"{voter} abstains.")]
        for_whom = self.desk.name(fact.finalist)
        return [*self._heading(), secret(f"{voter} votes for {for_whom} to win.", [fact.finalist])]

    def _heading(self) -> list[Line]:
        """The heading of the jury's vote, only the first time."""
        if self._vote_began:
            return []
        self._vote_began = True
        return [Line(Tone.PHASE, "The jury votes")]

    @tells(facts.JuryBallotRead)
    def _reads(self, fact: facts.JuryBallotRead) -> list[Line]:
        self._read.append(self.desk.name(fact.finalist))
        return []

    @tells(facts.JuryVotesCounted)
    def _counted(self, fact: facts.JuryVotesCounted) -> list[Line]:
        read, self._read = self._read, []
        self._counts.append(fact.counts)
        lines = self._heading()
        if fact.again:
            others = "Those who voted for somebody else vote again, for one of the tied."
            lines.append(narrated(others))
        lines += [Line(Tone.BALLOT, text) for text in read_out(read)]
        lines.append(self._count_line(fact))
        cast, self._cast = self._cast, []
        named = {ballot.juror: ballot.finalist for ballot in cast if ballot.finalist is not None}
        if text := who_for_whom(self.desk, named.items()):
            lines.append(secret(f"Who voted for whom: {text}.", dict.fromkeys(named.values())))
        abstained = self.desk.names(ballot.juror for ballot in cast if ballot.finalist is None)
        if abstained:
            lines.append(secret(f"{listed(abstained)} {verb(abstained, 'abstains', 'abstain')}."))
        return [*lines, *self._tie_lines(fact)]

    def _count_line(self, fact: facts.JuryVotesCounted) -> Line:
        if not fact.counts:
            return narrated("No juror names anybody.")
        counts = fact.counts
        if fact.again and len(self._counts) > 1:
            before = self._counts[0]
            most = max(before.values())
            counts = {
                seat: votes + fact.counts.get(seat, 0)
                for seat, votes in before.items()
                if votes == most
            }
        opening = "With the votes from before" if fact.again else "The count"
        return Line(Tone.SCORES, f"{opening}: {ranked(self.desk.named(counts))}.")

    def _tie_lines(self, fact: facts.JuryVotesCounted) -> list[Line]:
        most = max(fact.counts.values(), default=0)
        tied = [seat for seat, votes in fact.counts.items() if votes == most]
        if fact.again or len(tied) < 2:
            return []
        return [Line(Tone.RESULT, f"It is a tie between {self.desk.those(tied)}.")]

    @tells(facts.WinnerDrawn)
    def _drawn(self, fact: facts.WinnerDrawn) -> list[Line]:
        among = self.desk.those(fact.among)
        return [narrated(f"Nothing separates {among}. The draw: {self.desk.name(fact.drawn)}.")]

    @tells(facts.WinnerCrowned)
    def _wins(self, fact: facts.WinnerCrowned) -> list[Line]:
        name = self.desk.name(fact.seat)
        season = self.desk.title or self.sheet.title or "the season"
        if fact.rule == "DS-11.3" and self._counts:
            how = f", {score_line(self._counts[0].values())}"
            text = (
                f"{name} wins {season}{how}."
                if len(self._counts[0]) > 1
                else (f"{name} wins {season} with every vote.")
            )
        else:
            text = f"{name} wins {season}: {fact.reason}."
        return [Line(Tone.RESULT, text)]
