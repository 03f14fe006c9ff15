"""Narration of the end: Tokens, garnets, the Elimination Candidate, gifts, the ranking."""

from __future__ import annotations

from showrunner.formats.chapters import Chapter, narrated, secret, tells
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.narration import Line, Tone
from showrunner.formats.wording import capital, count, listed, ordinal, ranked


class MatchEnding(Chapter[MiniSheet]):
    """Tells the results of the match."""

    @tells(facts.BonusCounted)
    def _bonus(self, fact: facts.BonusCounted) -> list[Line]:
        total = count(sum(fact.garnets.values()), "garnet")
        return [secret(f"A bonus of {total} is counted, to be paid at the end.")]

    @tells(facts.MatchEnded)
    def _ended(self, fact: facts.MatchEnded) -> list[Line]:
        lines = [Line(Tone.EPISODE, "The end")]
        tokens = {seat: earned for seat, earned in fact.tokens.items() if earned}
        if not tokens:
            return [*lines, Line(Tone.RESULT, "Nobody is left, and nobody earns a Token of Life.")]
        return [
            *lines,
            narrated("Each Survivor alive earns its owner a Token of Life."),
            Line(Tone.SCORES, ranked(self.desk.named(tokens))),
        ]

    @tells(facts.GarnetsShown)
    def _garnets(self, fact: facts.GarnetsShown) -> list[Line]:
        totals = {seat: amount + fact.bonus.get(seat, 0) for seat, amount in fact.unspent.items()}
        paid = count(sum(fact.bonus.values()), "garnet")
        return [
            narrated(f"Garnets at the end, with a bonus of {paid} in all:"),
            Line(Tone.SCORES, ranked(self.desk.named(totals))),
        ]

    @tells(facts.CandidateTied)
    def _tied(self, fact: facts.CandidateTied) -> list[Line]:
        if fact.again:
            return [narrated(f"They vote again, on {self.desk.those(fact.tied)}.")]
        voters = self.desk.those(fact.weights)
        tied = self.desk.those(fact.tied)
        return [narrated(f"{tied} may be the Elimination Candidate. It is for {voters} to vote.")]

    @tells(facts.CandidateVoteCast)
    def _cast(self, fact: facts.CandidateVoteCast) -> list[Line]:
        name = self.desk.name(fact.seat)
        if fact.candidate is None:
            return [secret(f"{name} abstains.")]
        text = f"{name} votes for {self.desk.name(fact.candidate)}."
        return [secret(text, [fact.candidate])]

    @tells(facts.CandidateVotesCounted)
    def _counted(self, fact: facts.CandidateVotesCounted) -> list[Line]:
        if not fact.counts:
            return [Line(Tone.BALLOT, "No vote is cast.")]
        return [Line(Tone.BALLOT, f"{ranked(self.desk.named(fact.counts))}.")]

    @tells(facts.CandidateDrawn)
    def _drawn(self, fact: facts.CandidateDrawn) -> list[Line]:
        return [narrated(f"The lot decides among {self.desk.those(fact.among)}.")]

    @tells(facts.CandidateNamed)
    def _candidate(self, fact: facts.CandidateNamed) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [Line(Tone.RESULT, f"{name} is the Elimination Candidate: {fact.reason}.")]

    @tells(facts.GiftMade)
    def _gift(self, fact: facts.GiftMade) -> list[Line]:
        noun = "Token of Life" if fact.what == "tokens" else "garnet"
        plural = "Tokens of Life" if fact.what == "tokens" else "garnets"
        amount = count(fact.amount, noun, plural)
        giver, taker = self.desk.name(fact.seat), self.desk.name(fact.to)
        return [narrated(f"{giver} gives {taker} {amount}.")]

    @tells(facts.RankingShown)
    def _ranking(self, fact: facts.RankingShown) -> list[Line]:
        lines, ahead = [Line(Tone.PHASE, "The ranking")], 0
        for place in fact.places:
            players = self.desk.those(place)
            lines.append(Line(Tone.ITEM, f"{capital(ordinal(ahead + 1))}: {players}"))
            ahead += len(place)
        return [*lines, Line(Tone.RESULT, self._winners())]

    def _winners(self) -> str:
        earners = [seat for seat, player in self.sheet.players.items() if player.earned]
        if not earners:
            return "There is no winner with a Token of Life."
        return f"Tokens of Life for {listed(self.desk.names(earners))}."
