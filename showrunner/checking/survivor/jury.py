"""DS-11: who sits on the jury, how it votes, and who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from showrunner.checking.books import ANY, END, Problem, Problems, enters, law
from showrunner.checking.causes import BESIDE
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook, permitted


class Jury(SeasonBook):
    """The final."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.cast: dict[bool, dict[str, str | None]] = {False: {}, True: {}}
        self.read: Counter[str] = Counter()
        self.counts: list[Counter[str]] = []
        self.drawn = ""
        self.casting: bool | None = None

    @property
    def finalists(self) -> list[str]:
        """Who faces the jury."""
        return list(self.season.final["finalists"]) if self.season.final else []

    @property
    def jury(self) -> list[str]:
        """Who votes for the winner."""
        return list(self.season.final["jury"]) if self.season.final else []

    @law("DS-11.1", "FinalBegan")
    def a_jury_sits(self, fact: CheckedFact) -> Problems:
        """The jury are those chosen, if all are out still; else the last voted out; less vetoes."""
        right = self.season.jury_to_be
        if sorted(fact["jury"]) != sorted(right):
            yield Problem(f"the jury are {fact['jury']}", f"it is for {right}")

    @law("DS-9.7", "JuryOrdered")
    def a_chosen_jury_is_permitted(self, fact: CheckedFact) -> Problems:
        """A chosen jury is of those who are out, each once, and of a permitted size."""
        seats = fact["seats"]
        inside = [seat for seat in seats if self.season.of(seat).inside]
        if not permitted(len(seats)) or len(set(seats)) < len(seats) or inside:
            yield Problem(f"{fact}", "out of the game; odd and not divisible by 3", "DS-11.1")

    @law("DS-11.2", "JuryQuestionPut")
    def jurors_ask_finalists(self, fact: CheckedFact) -> Problems:
        """A juror asks one finalist, or all."""
        to = sorted(fact["to"])
        known = to == sorted(self.finalists) or (len(to) == 1 and to[0] in self.finalists)
        if fact["juror"] not in self.jury or not known:
            yield Problem(f"{fact}", f"jurors are {self.jury}, finalists {self.finalists}")

    @law("DS-11.3", "JuryBallotCast")
    def a_juror_casts_one_ballot(self, fact: CheckedFact) -> Problems:
        """Each juror votes once, for a finalist; again, only who voted for one not tied."""
        juror, again = fact["juror"], fact["again"]
        names = self.tied() if again else self.finalists
        rule = "DS-11.4" if again else "DS-11.3"
        if juror not in self._voters(again) or len(self.counts) != int(again):
            yield Problem(f"{juror} votes", f"it is for {self._voters(again)}", rule)
        if juror in self.cast[again]:
            yield Problem(f"{juror} votes again", "one ballot each", rule)
        if fact["finalist"] is not None and fact["finalist"] not in names:
            yield Problem(f"{juror} votes for {fact['finalist']}", f"it is between {names}", rule)

    def _voters(self, again: bool) -> list[str]:
        if not again:
            return self.jury
        tied, first = self.tied(), self.cast[False]
        return [juror for juror in self.jury if first.get(juror) and first[juror] not in tied]

    @law("DS-12.1", ANY)
    def every_juror_votes(self, fact: CheckedFact) -> Problems:
        """As many ballots are cast as there are jurors who vote."""
        again = self.casting
        if again is None or (fact.kind == "JuryBallotCast" and fact["again"] == again):
            return
        if fact.kind in BESIDE:
            return
        if sorted(self.cast[again]) != sorted(self._voters(again)):
            found = sorted(self.cast[again])
            yield Problem(f"{found} cast ballots", f"jurors are {self._voters(again)}")

    @law("DS-12.1", "JuryVotesCounted")
    def the_jurys_count_is_what_was_cast(self, fact: CheckedFact) -> Problems:
        """Every juror's ballot is read out and counted."""
        names = self.cast[fact["again"]].values()
        cast = Counter(name for name in names if name is not None)
        if not Counter(fact["counts"]) == cast == self.read:
            found = f"read out were {dict(self.read)}, counted {fact['counts']}"
            yield Problem(found, f"cast were {dict(cast)}")
        if len(self.counts) != int(fact["again"]):
            yield Problem(f"{fact}", "one count, and one again", "DS-11.3")
        elif not fact["again"] and sorted(self.cast[False]) != sorted(self.jury):
            yield Problem(f"{sorted(self.cast[False])} voted", f"jurors are {self.jury}")

    # -- the winner --------------------------------------------------------------------------------

    def tied(self) -> list[str]:
        """DS-11.4: who shares most of the jury's votes, those of a re-vote added."""
        tied, totals = self.finalists, Counter[str]()
        for counts in self.counts:
            totals.update(counts)
            tied = _best(tied, lambda seat: totals[seat])
        return tied

    def winners(self) -> tuple[list[str], str]:
        """Who may win as things are, and by which rule; nobody while nothing is decided."""
        if len(self.finalists) == 1:
            return self.finalists, "DS-11.1"
        if not self.counts:
            return [], ""
        tied = self.tied()
        if len(tied) == 1:
            return tied, "DS-11.3" if len(self.counts) == 1 else "DS-11.4"
        if len(self.counts) == 1 and self._voters(again=True):
            return [], ""
        tied = _best(tied, lambda seat: self.season.of(seat).wins)
        tied = _best(tied, lambda seat: self.season.of(seat).results)
        return tied, "DS-11.4"

    @law("DS-11.4", "WinnerDrawn")
    def a_final_is_drawn_last(self, fact: CheckedFact) -> Problems:
        """A final is drawn among those whom nothing else divides."""
        tied, _ = self.winners()
        known = set(fact["among"]) >= set(tied) and set(fact["among"]) <= set(self.tied())
        if len(tied) < 2 or not known or fact["drawn"] not in tied:
            yield Problem(f"{fact}", f"tied are {tied}")

    @law("DS-12.1", "WinnerCrowned")
    def the_winner_has_won(self, fact: CheckedFact) -> Problems:
        """One finalist wins: by the jury, its re-vote, competition wins, results, or a draw."""
        winners, rule = self.winners()
        right = [self.drawn] if len(winners) > 1 else winners
        if fact["seat"] not in self.finalists:
            yield Problem(f"{fact['seat']} wins", f"finalists are {self.finalists}")
        if [fact["seat"]] != right or fact["rule"] != rule:
            found = f"{fact['seat']} wins by {fact['rule']}"
            yield Problem(found, f"{right} by {rule or 'nothing yet'}", rule or "DS-11.3")

    @law("DS-12.1", END)
    def a_decided_season_has_its_winner(self, last: CheckedFact) -> Problems:
        """Where the final is decided, somebody is crowned."""
        winners, _ = self.winners()
        if (len(winners) == 1 or self.drawn) and not self.season.winner:
            yield Problem("nobody was crowned", f"{self.drawn or winners[0]} has won")

    # -- entries -----------------------------------------------------------------------------------

    @enters(ANY)
    def look(self, fact: CheckedFact) -> None:
        """Whether ballots are being cast."""
        if fact.kind not in BESIDE:
            self.casting = fact["again"] if fact.kind == "JuryBallotCast" else None

    @enters("JuryBallotCast")
    def vote(self, fact: CheckedFact) -> None:
        """A ballot."""
        self.cast[fact["again"]][fact["juror"]] = fact["finalist"]

    @enters("JuryBallotRead")
    def read_out(self, fact: CheckedFact) -> None:
        """A ballot is read."""
        self.read[fact["finalist"]] += 1

    @enters("JuryVotesCounted")
    def count(self, fact: CheckedFact) -> None:
        """All are counted."""
        self.counts.append(Counter(fact["counts"]))
        self.read.clear()

    @enters("WinnerDrawn")
    def draw(self, fact: CheckedFact) -> None:
        """Somebody is drawn."""
        self.drawn = fact["drawn"]


def _best(tied: Sequence[str], measure: Callable[[str], int]) -> list[str]:
    most = max(map(measure, tied), default=0)
    return [seat for seat in tied if measure(seat) == most]
