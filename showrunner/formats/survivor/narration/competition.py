"""The competition: its announcement, rolls and prize."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from showrunner.formats.chapters import PRODUCTION, narrated, produced, secret, speech, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.chapter import Chapter, Desk
from showrunner.formats.survivor.narration.deeds import grouped, preparations
from showrunner.formats.wording import (
    Deed,
    count,
    decimals,
    listed,
    number,
    ordinal,
    possessive,
    ranked,
    verb,
)

STAKES = {
    "both": "",
    "reward": "Only the reward is at stake; immunity is not.",
    "immunity": "Only immunity is at stake; there is no reward.",
}


class CompetitionChapter(Chapter):
    """Tells a competition from its announcement to its prize."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._explained = False
        self._champions: tuple[str, ...] = ()
        self._champion_team = ""
        self._streak_length = 0
        self._reset()

    def _reset(self) -> None:
        self._entered: list[facts.CompetitionEntered] = []
        self._rolled: list[facts.CompetitionRolled] = []
        self._scores: dict[str, Fraction] = {}
        self._rerolled = False
        self._won: facts.CompetitionWon | None = None
        self._reward = 0

    def notice(self, fact: Fact) -> list[Line]:
        """Tell the prize when the phase ends, because it is known only then."""
        if isinstance(fact, facts.PointsChanged) and fact.cause == "competition reward":
            self._reward = fact.amount
        if not isinstance(fact, facts.PhaseEnded):
            return []
        lines = [*self._secret_lines(), *(self._prize(self._won) if self._won else ())]
        self._reset()
        return lines

    @tells(facts.CompetitionAnnounced)
    def _announced(self, fact: facts.CompetitionAnnounced) -> list[Line]:
        lines = []
        if fact.name is not None:
            lines.append(produced(f"The next competition is called “{fact.name}”."))
        if fact.story is not None:
            lines.append(speech(PRODUCTION, fact.story))
        if STAKES[fact.stakes]:
            lines.append(produced(STAKES[fact.stakes]))
        if fact.sits_out:
            out = self.desk.names(fact.sits_out)
            lines.append(produced(f"{listed(out)} {verb(out, 'sits', 'sit')} it out."))
        return lines

    # -- secrets -----------------------------------------------------------------------------------

    @tells(facts.CompetitionEntered)
    def _enters(self, fact: facts.CompetitionEntered) -> list[Line]:
        self._entered.append(fact)
        return []

    @tells(facts.CompetitionRolled)
    def _rolls(self, fact: facts.CompetitionRolled) -> list[Line]:
        self._rolled.append(fact)
        return []

    def _secret_lines(self) -> list[Line]:
        """What castaways did in secret, and what their dice showed."""
        deeds = {}
        for fact in self._entered:
            deeds_done = preparations(self.desk, fact.counters_removed, fact.boost)
            if fact.trade:
                part = self._trade()
                deeds_done.append(
                    Deed(f"trades {part} for a reward point", f"trade {part} for a reward point")
                )
            deeds[self.desk.name(fact.seat)] = deeds_done
        lines = [secret(text) for text in grouped(deeds)]
        if self.desk.sees_all:
            lines += self._all_dice()
        else:
            lines += [secret(self._own_dice(fact)) for fact in self._rolled]
        self._entered, self._rolled = [], []
        return lines

    def _trade(self) -> str:
        """What is traded; the amount for producers only, as a parameter may change unannounced."""
        if not self.desk.for_producers:
            return "part of the result"
        return f"{self.sheet.parameters.competition_trade} off the result"

    def _all_dice(self) -> list[Line]:
        other = [
            f"{self.desk.name(fact.seat)} {sum(fact.dice)} (counted {fact.result})"
            for fact in self._rolled
            if sum(fact.dice) != fact.result
        ]
        return [secret(f"Thrown, and what counted of it: {', '.join(other)}.")] if other else []

    def _own_dice(self, fact: facts.CompetitionRolled) -> str:
        name, faces = self.desk.name(fact.seat), listed(map(str, fact.dice))
        if sum(fact.dice) == fact.result:
            return f"{name} throws {faces}: {fact.result}."
        return f"{name} throws {faces}: {sum(fact.dice)}, of which {fact.result} counts."

    # -- results -----------------------------------------------------------------------------------

    @tells(facts.CompetitionResults)
    def _results(self, fact: facts.CompetitionResults) -> list[Line]:
        lines = [self._reroll_line(fact)] if fact.reroll else []
        self._rerolled = fact.reroll > 0
        self._scores = {team: Fraction(score) for team, score in fact.teams.items()}
        if not fact.teams:
            self._scores = {seat: Fraction(score) for seat, score in fact.results.items()}
            lines.append(Line(Tone.SCORES, f"{ranked(self.desk.named(fact.results))}."))
            return [*lines, *self._secret_lines()]
        shown = decimals(self._scores)
        for team in sorted(self._scores, key=lambda team: -self._scores[team]):
            members = {
                self.desk.name(seat): result
                for seat, result in fact.results.items()
                if self.sheet.players[seat].team == team
            }
            lines.append(Line(Tone.SCORES, f"{team} {shown[team]}: {ranked(members)}."))
        return [*lines, *self._secret_lines()]

    def _reroll_line(self, fact: facts.CompetitionResults) -> Line:
        tied = self.desk.those(fact.teams or fact.results)
        purpose = {
            "both": "",
            "reward": " for the reward",
            "vote": ", and the lower goes to the vote",
        }[fact.decides]
        before = {self._scores.get(name) for name in (fact.teams or fact.results)}
        score = next(iter(before)) if len(before) == 1 else None
        if score is None:
            return narrated(f"{tied} are level and roll again{purpose}.")
        shown = decimals({"tied": score})["tied"]
        return narrated(f"{tied} are level on {shown} and roll again{purpose}.")

    @tells(facts.TieDrawn)
    def _drawn(self, fact: facts.TieDrawn) -> list[Line]:
        purpose = {"reward": "the reward", "vote": "the vote", "who goes": "who goes"}
        decided = f" for {purpose[fact.decides]}" if fact.decides in purpose else ""
        among = self.desk.those(fact.among)
        text = f"The dice cannot separate {among}. The draw{decided}: {self.desk.name(fact.drawn)}."
        return [narrated(text)]

    @tells(facts.CompetitionWon)
    def _wins(self, fact: facts.CompetitionWon) -> list[Line]:
        self._won = fact
        return []

    def _prize(self, won: facts.CompetitionWon) -> list[Line]:
        margin = [] if self._rerolled else self._margin()
        prize = self._team_prize(won) if won.team else self._individual_prize(won)
        lines = [*margin, Line(Tone.RESULT, prize + self._streak(won))]
        if not self._explained:
            self._explained = True
            lines.append(
                narrated("Competing costs everybody a depletion counter; a meal takes one away.")
            )
        return lines

    def _margin(self) -> list[Line]:
        """The lead of the winner, if the first roll decided."""
        first, *others = sorted(self._scores, key=lambda name: -self._scores[name])
        if not others or self._scores[first] == self._scores[others[0]]:
            return []
        lead = self._scores[first] - self._scores[others[0]]
        by = number(int(lead)) if lead == int(lead) else decimals({"lead": lead})["lead"]
        winner = self.desk.name(first)
        second = self.desk.those(
            name for name in others if self._scores[name] == self._scores[others[0]]
        )
        text = self.desk.vary(
            "margin",
            f"{winner} is {by} ahead of {second}.",
            f"{winner} leads {second} by {by}.",
            f"{winner} beats {second} by {by}.",
        )
        return [narrated(text)]

    def _streak(self, won: facts.CompetitionWon) -> str:
        """How many times in a row the same castaways or the same team have won."""
        same = won.winners == self._champions or (won.team and won.team == self._champion_team)
        self._streak_length = self._streak_length + 1 if same else 1
        self._champions, self._champion_team = won.winners, won.team
        if self._streak_length == 1:
            return ""
        who = possessive(won.team or self.desk.those(won.winners))
        return f" It is {who} {ordinal(self._streak_length)} win in a row."

    def _team_prize(self, won: facts.CompetitionWon) -> str:
        reward = count(self._reward, "reward point") if self._reward else ""
        prizes = [f"{reward} for each member"] if reward else []
        if won.loser:
            prizes.append("immunity")
        text = f"{won.team} wins {listed(prizes)}." if prizes else f"{won.team} wins."
        if not won.loser:
            return f"{text} Everybody goes to the vote."
        safe = [team for team in self.sheet.teams if team not in (won.team, won.loser)]
        if safe:
            text += f" {listed(safe)} {verb(safe, 'is', 'are')} safe."
        vote = self.desk.vary(
            "to the vote",
            f"{won.loser} goes to the vote.",
            f"{won.loser} has to vote somebody out.",
            f"{won.loser} faces the vote.",
        )
        return f"{text} {vote}"

    def _individual_prize(self, won: facts.CompetitionWon) -> str:
        winners: Sequence[str] = self.desk.names(won.winners)
        prizes = ["immunity"] if won.stakes != "reward" else []
        if self._reward:
            prizes.append(count(self._reward, "reward point"))
        wins = verb(winners, "wins", "win")
        return (
            f"{listed(winners)} {wins} {listed(prizes)}."
            if prizes
            else f"{listed(winners)} {wins}."
        )
