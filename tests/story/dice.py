"""Dice seasons made by hand."""

from __future__ import annotations

from typing import Any

from showrunner.formats.survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import MessageSaid, TalkBegan
from tests.story.handmade import HandmadeSeason

IDOL = "hidden_immunity"


class Dice(HandmadeSeason):
    """A dice season made by hand."""

    def __init__(self, names: str = "ada ben cal dee eve fay") -> None:
        super().__init__("survivor", names)
        self.inside = names.split()
        """Who has not been voted out."""
        self.teams("start", Tide=names)

    def teams(self, why: Any, **teams: str) -> int:
        formed = {name: tuple(members.split()) for name, members in teams.items()}
        food = dict.fromkeys(teams, 0)
        return self.tell(facts.TeamsFormed(teams=formed, food=food, why=why))

    def begin(self) -> None:
        """Begin the next round."""
        self.round += 1
        self.tell(facts.RoundBegan(round=self.round, castaways=tuple(self.seats)))

    def phase(self, name: str, times: int = 1) -> int:
        return self.tell(facts.PhaseBegan(round=self.round, phase=name, times=times))

    def end_phase(self, name: str, *, cancelled: bool = False) -> int:
        return self.tell(facts.PhaseEnded(round=self.round, phase=name, cancelled=cancelled))

    def gain(self, seat: str, card: str = "c1", kind: str = IDOL, how: Any = "found") -> int:
        return self.tell(facts.CardGained(seat=seat, card=card, kind=kind, how=how), seat)

    def compete(self, winner: str, stakes: Any = "both", **results: int) -> int:
        """A competition that somebody wins alone."""
        self.tell(facts.CompetitionResults(results=results, teams={}, reroll=0, decides="both"))
        return self.tell(facts.CompetitionWon(winners=(winner,), team="", loser="", stakes=stakes))

    def compete_as_teams(self, winner: str, loser: str, score: str, other: str) -> int:
        teams = {winner: score, loser: other}
        self.tell(facts.CompetitionResults(results={}, teams=teams, reroll=0, decides="both"))
        return self.tell(facts.CompetitionWon(winners=(), team=winner, loser=loser, stakes="both"))

    def open_vote(self, immune: str = "") -> None:
        self.phase("vote")
        self.tell(facts.VoteBegan(present=tuple(self.inside), immune=tuple(immune.split())))

    def play(self, seat: str, on: str, card: str = "c1", kind: str = IDOL) -> int:
        return self.tell(facts.CardPlayed(seat=seat, card=card, kind=kind, on=on))

    def save(self, on: str, by: str) -> int:
        return self.tell(facts.ImmunityGiven(seats=(on,), cause=f"hidden_immunity of {by}"))

    def cast(self, ballots: str, step: str = "vote") -> None:
        """Ballots such as `ada>ben cal>ben`; `dee>` names nobody."""
        for ballot in ballots.split():
            seat, name = ballot.split(">")
            self.tell(facts.BallotCast(seat=seat, step=step, name=name or None), seat)

    def count(self, counts: dict[str, int], voided: int = 0, step: str = "vote") -> int:
        cast = sum(counts.values()) + voided
        return self.tell(facts.VotesCounted(step=step, counts=counts, cast=cast, voided=voided))

    def vote_out(self, seat: str, how: str = "vote") -> int:
        out = self.tell(facts.VotedOut(seat=seat, round=self.round, how=how))
        self.inside = [other for other in self.inside if other != seat]
        self.end_phase("vote")
        return out

    def vote(self, ballots: str, out: str, immune: str = "") -> None:
        """A whole vote without cards."""
        self.open_vote(immune)
        self.held(ballots)
        self.vote_out(out)

    def held(self, ballots: str, step: str = "vote") -> None:
        """The ballots and the count of a vote or a re-vote."""
        counts: dict[str, int] = {}
        for ballot in ballots.split():
            name = ballot.split(">")[1]
            if name:
                counts[name] = counts.get(name, 0) + 1
        self.cast(ballots, step)
        self.count(counts, step=step)

    def talk(self, *said: tuple[str, Act]) -> list[int]:
        """One talk of two, each act with who speaks; returns the facts' numbers."""
        self._talks += 1
        name, pair = f"talk {self._talks}", tuple(dict.fromkeys(seat for seat, _ in said))
        self.tell(TalkBegan(talk=name, seats=pair), *pair)
        return [
            self.tell(MessageSaid(talk=name, seat=seat, words=None, acts=(act,)), *pair)
            for seat, act in said
        ]

    def final(self, finalists: str, jury: str, ballots: str, winner: str) -> None:
        """The jury's vote."""
        jurors = tuple(jury.split())
        self.tell(facts.FinalBegan(finalists=tuple(finalists.split()), jury=jurors))
        counts: dict[str, int] = {}
        for ballot in ballots.split():
            juror, name = ballot.split(">")
            self.tell(facts.JuryBallotCast(juror=juror, finalist=name, again=False), juror)
            counts[name] = counts.get(name, 0) + 1
        self.tell(facts.JuryVotesCounted(counts=counts, again=False))
        self.tell(facts.WinnerCrowned(seat=winner, rule="DS-11.3", reason="the jury's vote"))
