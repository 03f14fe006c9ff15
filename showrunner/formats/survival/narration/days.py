"""Dawns, debates and votes."""

from __future__ import annotations

from showrunner.formats.ballots import reading_order
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survival import facts
from showrunner.formats.survival.narration.desk import (
    Chapter,
    listed,
    narrated,
    result,
    role_name,
    secret,
    speech,
    tells,
)


class Days(Chapter):
    """Tells what happens in the open."""

    @tells(facts.DawnBroke)
    def _dawn(self, fact: facts.DawnBroke) -> list[Line]:
        return [Line(Tone.PHASE, "Dawn")]

    @tells(facts.NairobiSummoned)
    def _nairobi(self, fact: facts.NairobiSummoned) -> list[Line]:
        return narrated(f"{self.name(fact.seat)} is summoned to Nairobi for the day.")

    @tells(facts.SummonsSpent)
    def _spent(self, fact: facts.SummonsSpent) -> list[Line]:
        return secret(f"{self.name(fact.seat)} would have gone to Nairobi.")

    @tells(facts.ConferenceBegan)
    def _conference(self, fact: facts.ConferenceBegan) -> list[Line]:
        return [
            Line(Tone.PHASE, "Global Conference"),
            *narrated(f"{len(fact.participants)} confer."),
        ]

    @tells(facts.DebatePassBegan)
    def _pass(self, fact: facts.DebatePassBegan) -> list[Line]:
        return [Line(Tone.SCENE, "The debate" if fact.turn == 1 else "Once more around")]

    @tells(facts.Spoke)
    def _spoke(self, fact: facts.Spoke) -> list[Line]:
        who = self.name(fact.seat)
        if fact.words is not None:
            return [speech(who, fact.words)]
        parts = []
        if fact.claim is not None:
            parts.append(f"claims to be {role_name(fact.claim)}")
        if fact.accuse is not None:
            parts.append(f"accuses {self.name(fact.accuse)}")
        if fact.vouch is not None:
            parts.append(f"speaks for {self.name(fact.vouch)}")
        return narrated(f"{who} {listed(parts)}." if parts else f"{who} says nothing.")

    @tells(facts.DebateClosed)
    def _closed(self, fact: facts.DebateClosed) -> list[Line]:
        return narrated("The moderator closes the debate and calls the vote.")

    @tells(facts.VoteBegan)
    def _vote(self, fact: facts.VoteBegan) -> list[Line]:
        title = {
            "vote": "The vote",
            "accuse": "Who is to be put to the vote?",
            "revote": f"They vote again: {listed(map(self.name, fact.candidates), 'or')}",
            "verdict": f"Shall {self.desk.those(fact.candidates)} go?",
        }[fact.step]
        return [Line(Tone.SCENE, title)]

    @tells(facts.BallotCast)
    def _ballot(self, fact: facts.BallotCast) -> list[Line]:
        if self.sheet.parameters.vote_visibility == "public":
            return []
        for_whom = fact.name if fact.step == "verdict" and fact.name else self.name(fact.name)
        return secret(f"{self.name(fact.seat)} votes: {for_whom}.")

    @tells(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> list[Line]:
        """The hands in an order that keeps the outcome open as long as can be."""
        shown = (lambda name: name) if fact.step == "verdict" else self.name
        voters: dict[str, list[str]] = {}
        for seat, name in fact.votes.items():
            if name is not None:
                voters.setdefault(name, []).append(seat)
        lines = []
        for name in reading_order({name: len(those) for name, those in voters.items()}):
            voter = voters[name].pop(0)
            twice = " Twice." if voter == self.sheet.spotlight else ""
            lines.append(Line(Tone.BALLOT, f"{self.name(voter)}: {shown(name)}.{twice}"))
        silent = [self.name(seat) for seat, name in fact.votes.items() if name is None]
        if silent:
            lines += narrated(f"{listed(silent)} abstain{'s' if len(silent) == 1 else ''}.")
        if fact.totals:
            ranked = sorted(fact.totals.items(), key=lambda item: -item[1])
            counts = ", ".join(f"{shown(name)} {total}" for name, total in ranked)
            lines.append(Line(Tone.SCORES, f"The count: {counts}"))
        return lines

    @tells(facts.VoteTied)
    def _tied(self, fact: facts.VoteTied) -> list[Line]:
        return result(f"It is a tie between {self.desk.those(fact.tied)}.")

    @tells(facts.CoinTossed)
    def _coin(self, fact: facts.CoinTossed) -> list[Line]:
        return result(f"It is drawn: {self.name(fact.drawn)}.")

    @tells(facts.NobodyEliminated)
    def _nobody(self, fact: facts.NobodyEliminated) -> list[Line]:
        if fact.moment == "dawn":
            return result("The night was quiet: nobody was eliminated.")
        return result(f"Nobody is eliminated today: {fact.why}.")

    @tells(facts.ConferenceEnded)
    def _ended(self, fact: facts.ConferenceEnded) -> list[Line]:
        return []
