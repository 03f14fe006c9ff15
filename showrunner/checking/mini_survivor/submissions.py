"""MS-2.2, MS-9: one submission each, of lines that their sender could send."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.lines import Lines, in_order
from showrunner.checking.mini_survivor.moves import neighbours
from showrunner.checking.mini_survivor.season import Season, SeasonBook

CODES = (
    *("bad_id", "not_yours", "eliminated", "bad_action", "missing_argument", "bad_target"),
    *("bad_guess", "bad_tribe", "not_adjacent", "no_idol", "no_garnets", "outcast_only_moves"),
    "duplicate",
)
"""MS-9.6: why lines are refused."""


class Submissions(SeasonBook):
    """The submissions of a round, against the board at the beginning of their phase."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.places: dict[int, str] = {}
        self.reach: dict[str, set[str]] = {}
        self.owners: list[str] = []
        self.open: list[str] = []

    @law("MS-2.2", "SubmissionSent")
    def one_submission_each(self, fact: CheckedFact) -> Problems:
        """A player with a Survivor alive sends one submission, in its phase."""
        if self.season.phase != "submission":
            yield Problem(f"{fact['seat']} submits", f"{self.season.phase or 'no phase'} is on")
        if fact["seat"] in self.season.sent:
            yield Problem(f"{fact['seat']} submits again", "once a round")
        if fact["seat"] not in self.owners:
            yield Problem(f"{fact['seat']} submits", f"with Survivors alive are {self.owners}")

    @law("MS-2.2", "PhaseEnded")
    def everybody_submits(self, fact: CheckedFact) -> Problems:
        """All players with a Survivor alive have sent one."""
        missing = {seat for seat in self.owners if self.season.owned(seat)} - set(self.season.sent)
        if fact["phase"] == "submission" and missing:
            yield Problem(f"nothing was sent by {sorted(missing)}", "all with Survivors alive send")

    @law("MS-9.9", "SubmissionSent")
    def lines_are_in_their_normal_form(self, fact: CheckedFact) -> Problems:
        """Lines are kept in their normal form: sorted, each Survivor and action once, then end."""
        sent = Lines.read(fact["lines"])
        for line in sent.wrong:
            yield Problem(f"a line {line!r}", "`17 a 22 ben`, `17 i`, `17 v 22`, `17 m E`, `buy`")
        if not in_order(fact["lines"]):
            yield Problem(f"lines {fact['lines']}", "by Survivor and a, i, v, m; `buy`; `end`")

    @law("MS-9.6", "SubmissionSent")
    def refusals_have_their_codes(self, fact: CheckedFact) -> Problems:
        """What was refused is told by the number of its line and one of the codes."""
        for refusal in fact["refused"]:
            number, _, code = refusal.partition(" ")
            if not number.isdecimal() or code not in CODES:
                yield Problem(f"refused {refusal!r}", "the number of a line, and a code")

    @law("MS-9.6", "SubmissionSent")
    def one_acts_with_ones_own(self, fact: CheckedFact) -> Problems:
        """A player acts with Survivors of their own that live; an Outcast only moves."""
        sent, seat = Lines.read(fact["lines"]), fact["seat"]
        own_idols = all(self.season.since("idol_targets_own_only"))
        for one in {*sent.attacks, *sent.votes, *sent.moves, *(sent.idols if own_idols else ())}:
            if self.season.piece(one).owner != seat:
                rule = "MS-5.1" if one in sent.idols else ""
                yield Problem(f"{seat} acts with {one}", "it is another's", rule)
        for one in {*sent.attacks, *sent.votes, *sent.moves, *sent.idols}:
            if one not in self.places:
                yield Problem(f"{seat} acts with {one}", "it is not alive")
            elif not self.places[one] and one not in sent.moves:
                yield Problem(f"{seat} acts with {one}", "an Outcast only moves", "MS-6.4")

    @law("MS-3.1", "SubmissionSent")
    def targets_are_in_the_same_tribe(self, fact: CheckedFact) -> Problems:
        """One attacks, and votes for, another Survivor of the same tribe."""
        sent = Lines.read(fact["lines"])
        attacks = {one: attack.target for one, attack in sent.attacks.items()}
        for targets, rule in ((attacks, "MS-3.1"), (sent.votes, "MS-4.1")):
            for one, target in targets.items():
                here = self.places.get(one)
                if not here or one == target or self.places.get(target) != here:
                    yield Problem(f"{one} is to act on {target}", f"another of {here!r}", rule)
        for attack in sent.attacks.values():
            if attack.guess not in self.season.tags:
                yield Problem(f"{attack} guesses", f"tags are {list(self.season.tags)}", "MS-9.3")

    @law("MS-7.1", "SubmissionSent")
    def moves_go_to_the_next_tribe(self, fact: CheckedFact) -> Problems:
        """One moves to an open tribe beside one's own; to any where none is, and as an Outcast."""
        for one, tribe in Lines.read(fact["lines"]).moves.items():
            here = self.places.get(one, "")
            if tribe not in self.open:
                yield Problem(f"{one} is to move to {tribe}", f"open are {self.open}", "MS-9.4")
            elif here and tribe not in {here, *self.reach[here]}:
                yield Problem(f"{one} is to move to {tribe}", f"{here} has {self.reach[here]}")

    @law("MS-5.4", "SubmissionSent")
    def idols_are_played_that_there_are(self, fact: CheckedFact) -> Problems:
        """No more idols are played than held and bought, and on a Survivor one."""
        sent = Lines.read(fact["lines"])
        have = self.season.of(fact["seat"]).idols + sent.buys
        if len(sent.idols) > have or len(set(sent.idols)) < len(sent.idols):
            yield Problem(f"{fact['seat']} plays on {sent.idols}", f"{have} idols are there")

    @enters("PhaseBegan", "ParameterChanged")
    def look_at_the_board(self, fact: CheckedFact) -> None:
        """MS-7.2: what is within reach is as shown at the start."""
        season = self.season
        if fact.kind == "PhaseBegan":
            self.places = {one: season.piece(one).tribe for one in season.living}
            self.owners = [seat for seat in season.present if season.owned(seat)]
            self.open, self.reach = list(season.open), {}
        for tribe in self.open:
            near = neighbours(season, tribe, season.parameters["diagonal_adjacency"])
            self.reach.setdefault(tribe, set()).update(near)
        if fact.fields.get("name") == "diagonal_adjacency" and isinstance(fact["value"], bool):
            for tribe in self.open:
                self.reach[tribe].update(neighbours(season, tribe, fact["value"]))
