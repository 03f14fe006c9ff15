"""Narration of the three segments: falls, votes, tribes and moves."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.chapters import Chapter, narrated, produced, secret, tells
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.narration import Line, Tone
from showrunner.formats.wording import count, listed, possessive, verb

CAST_OUT_REASONS = {
    "removal": "without a tribe now",
    "all removed": "for every tribe has fallen below three",
    "destination removed": "as the tribe they went to is gone",
    "too few": "too few to be a tribe",
}
NEW_BOARD_LINES = {
    "merge": "All Survivors meet in one tribe.",
    "swap": "The producers place all Survivors anew.",
}


class Segments(Chapter[MiniSheet]):
    """Tells Assassination, Voting and Movement."""

    def tribe(self, letter: str) -> str:
        """The name of a tribe."""
        return self.sheet.grid.tribes.get(letter, letter) if self.sheet.grid else letter

    @tells(facts.SubmissionSent)
    def _submission(self, fact: facts.SubmissionSent) -> list[Line]:
        name = self.desk.name(fact.seat)
        actions = "; ".join(line for line in fact.lines if line != "end") or "nothing"
        lines = [secret(f"{name} submits: {actions}.")]
        if fact.refused:
            lines.append(secret(f"Lines of {name} that do not count: {'; '.join(fact.refused)}."))
        return lines

    @tells(facts.AttackJudged)
    def _attack(self, fact: facts.AttackJudged) -> list[Line]:
        survivors = self.sheet.survivors
        attacker = f"{possessive(self.desk.name(survivors[fact.attacker].owner))} {fact.attacker}"
        guess = f"takes {fact.target} for {possessive(self.desk.name(fact.guess))}"
        verdict = "and is right" if fact.right else "and is wrong"
        about = dict.fromkeys((survivors[fact.target].owner, fact.guess))
        return [secret(f"{attacker} {guess} {verdict}.", about)]

    @tells(facts.SurvivorsFell)
    def _fell(self, fact: facts.SurvivorsFell) -> list[Line]:
        fallen = listed(
            f"{number} ({self.desk.name(seat)})" for number, seat in fact.owners.items()
        )
        where = f"{self.tribe(fact.tribe)} loses " if fact.tribe else "Of the Outcasts fall "
        lines = [Line(Tone.RESULT, f"{where}{fallen}.")]
        for seat in dict.fromkeys(fact.owners.values()):
            if seat not in self.sheet.in_play and not self.sheet.players[seat].removed:
                lines.append(narrated(f"{self.desk.name(seat)} has no Survivor left."))
        return lines

    @tells(facts.FallExplained)
    def _explained(self, fact: facts.FallExplained) -> list[Line]:
        if self.desk.sees_all and not self.sheet.parameters.reveal_attack_outcome:
            return []
        how = "an attack" if fact.attacked else "a wrong guess of its own"
        also = " and a wrong guess of its own" if fact.attacked and fact.guessed_wrong else ""
        return [narrated(f"{fact.survivor} fell to {how}{also}.")]

    @tells(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> list[Line]:
        return [Line(Tone.BALLOT, f"{self.tribe(fact.tribe)}: {_totals(fact.totals)}.")]

    @tells(facts.VotesResolved)
    def _resolved(self, fact: facts.VotesResolved) -> list[Line]:
        votes = ", ".join(f"{voter}→{target}" for voter, target in fact.votes.items())
        void = f"; void: {listed(map(str, fact.void))}" if fact.void else ""
        converted = (
            f"; turned by idols: {listed(map(str, fact.converted))}" if fact.converted else ""
        )
        text = f"Votes in {self.tribe(fact.tribe)}: {votes or 'none'}{void}{converted}."
        owners = (self.sheet.survivors[target].owner for target in fact.votes.values())
        return [secret(text, dict.fromkeys(owners))]

    @tells(facts.TribeRemoved)
    def _removed(self, fact: facts.TribeRemoved) -> list[Line]:
        how = {"drawn": ", as the lot falls on it", "merge": ""}.get(fact.why, "")
        return [narrated(f"{self.tribe(fact.tribe)} is removed from the grid{how}.")]

    @tells(facts.SurvivorsCastOut)
    def _cast_out(self, fact: facts.SurvivorsCastOut) -> list[Line]:
        survivors = [str(number) for number in fact.survivors]
        are = verb(survivors, "is an Outcast", "are Outcasts")
        return [narrated(f"{listed(survivors)} {are}: {CAST_OUT_REASONS[fact.why]}.")]

    @tells(facts.BoardShown)
    def _board(self, fact: facts.BoardShown) -> list[Line]:
        if fact.why in NEW_BOARD_LINES:
            line = NEW_BOARD_LINES[fact.why]
            return [produced(line) if fact.why == "swap" else narrated(line)]
        if fact.why == "start":
            return []
        board = "; ".join(
            f"{self.tribe(letter)} {' '.join(map(str, members))}"
            for letter, members in fact.tribes.items()
            if members
        )
        return [narrated(f"After the moves: {board or 'nobody is in a tribe'}.")]


def _totals(totals: Mapping[int, int]) -> str:
    """Who got how many votes, such as "3 has two votes; none for 12 and 22"."""
    most_first = sorted(totals.items(), key=lambda item: (-item[1], item[0]))
    got = [f"{number} has {count(votes, 'vote')}" for number, votes in most_first if votes]
    others = listed(str(number) for number, votes in most_first if not votes)
    return "; ".join(filter(None, (", ".join(got), f"none for {others}" if others else "")))
