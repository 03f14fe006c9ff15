"""Narration of dawns, debates and votes."""

from __future__ import annotations

from showrunner.formats.ballots import reading_order
from showrunner.formats.chapters import Desk, narrated, secret, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survival import facts
from showrunner.formats.survival.narration.chapter import Chapter, role_name
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.wording import capital, listed, number, ranked, verb


class Days(Chapter):
    """Tells what happens in public."""

    def __init__(self, desk: Desk[SurvivalSheet]) -> None:
        super().__init__(desk)
        self._candidates: tuple[str, ...] = ()
        """Those on whom the last vote that began is held."""

    @tells(facts.DawnBroke)
    def _dawn(self, fact: facts.DawnBroke) -> list[Line]:
        return [Line(Tone.PHASE, "Dawn")]

    @tells(facts.NairobiSummoned)
    def _nairobi(self, fact: facts.NairobiSummoned) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} is summoned to Nairobi for the day.")]

    @tells(facts.SummonsSpent)
    def _spent(self, fact: facts.SummonsSpent) -> list[Line]:
        return [secret(f"{self.desk.name(fact.seat)} would have gone to Nairobi.", [fact.seat])]

    @tells(facts.ConferenceBegan)
    def _conference(self, fact: facts.ConferenceBegan) -> list[Line]:
        return [
            Line(Tone.PHASE, "Global Conference"),
            narrated(f"{capital(number(len(fact.participants)))} confer."),
        ]

    @tells(facts.DebatePassBegan)
    def _pass(self, fact: facts.DebatePassBegan) -> list[Line]:
        return [Line(Tone.SCENE, "The debate" if fact.turn == 1 else "Once more around")]

    @tells(facts.Spoke)
    def _spoke(self, fact: facts.Spoke) -> list[Line]:
        if fact.words is not None:
            return [self.desk.says(fact.seat, fact.words, acts=fact.acts)]
        who = self.desk.name(fact.seat)
        parts = []
        if fact.claim is not None:
            parts.append(f"claims to be {role_name(fact.claim)}")
        if fact.accuse is not None:
            parts.append(f"accuses {self.desk.name(fact.accuse)}")
        if fact.vouch is not None:
            parts.append(f"speaks for {self.desk.name(fact.vouch)}")
        return [narrated(f"{who} {listed(parts)}." if parts else f"{who} says nothing.")]

    @tells(facts.DebateClosed)
    def _closed(self, fact: facts.DebateClosed) -> list[Line]:
        return [narrated("The moderator closes the debate and calls the vote.")]

    @tells(facts.VoteBegan)
    def _vote(self, fact: facts.VoteBegan) -> list[Line]:
        self._candidates = fact.candidates
        title = {
            "vote": "The vote",
            "accuse": "Who is to be put to the vote?",
            "revote": f"They vote again: {listed(map(self.desk.name, fact.candidates), 'or')}",
            "verdict": f"Shall {self.desk.those(fact.candidates)} go?",
        }[fact.step]
        return [Line(Tone.SCENE, title)]

    @tells(facts.BallotCast)
    def _ballot(self, fact: facts.BallotCast) -> list[Line]:
        if self.sheet.parameters.vote_visibility == "public":
            return []
        for_whom = fact.name if fact.step == "verdict" and fact.name else self.desk.name(fact.name)
        about: tuple[str | None, ...] = (fact.name,)
        if fact.step == "verdict":
            about = self._candidates if fact.name == "yes" else ()
        return [secret(f"{self.desk.name(fact.seat)} votes: {for_whom}.", about)]

    @tells(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> list[Line]:
        """Read the votes in an order that keeps the outcome open for as long as possible."""
        label = (lambda name: name) if fact.step == "verdict" else self.desk.name
        voters: dict[str, list[str]] = {}
        for seat, name in fact.votes.items():
            if name is not None:
                voters.setdefault(name, []).append(seat)
        lines = []
        for name in reading_order({name: len(seats) for name, seats in voters.items()}):
            voter = voters[name].pop(0)
            twice = " Twice." if voter == self.sheet.spotlight else ""
            lines.append(Line(Tone.BALLOT, f"{self.desk.name(voter)}: {label(name)}.{twice}"))
        abstaining = [self.desk.name(seat) for seat, name in fact.votes.items() if name is None]
        if abstaining:
            act = verb(abstaining, "abstains", "abstain")
            lines.append(narrated(f"{listed(abstaining)} {act}."))
        if fact.totals:
            counts = {label(name): total for name, total in fact.totals.items()}
            lines.append(Line(Tone.SCORES, f"The count: {ranked(counts)}"))
        return lines

    @tells(facts.VoteTied)
    def _tied(self, fact: facts.VoteTied) -> list[Line]:
        return [Line(Tone.RESULT, f"It is a tie between {self.desk.those(fact.tied)}.")]

    @tells(facts.CoinTossed)
    def _coin(self, fact: facts.CoinTossed) -> list[Line]:
        return [Line(Tone.RESULT, f"It is drawn: {self.desk.name(fact.drawn)}.")]

    @tells(facts.NobodyEliminated)
    def _nobody(self, fact: facts.NobodyEliminated) -> list[Line]:
        if fact.moment == "dawn":
            return [Line(Tone.RESULT, "The night was quiet: nobody was eliminated.")]
        return [Line(Tone.RESULT, f"Nobody is eliminated today: {fact.why}.")]

    @tells(facts.ConferenceEnded)
    def _ended(self, fact: facts.ConferenceEnded) -> list[Line]:
        return []
