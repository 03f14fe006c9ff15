"""Narration of the cast, the cards, the Spotlight, rounds and the end."""

from __future__ import annotations

from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.frame import CastChapter, RoundsChapter
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survival import facts
from showrunner.formats.survival.narration.chapter import role_name
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.wording import count, listed

ENDINGS = {
    "good": "Life on Earth goes on: the Good have won, for {}.",
    "evil": "Darkness stays: the Evil Forces have won, for {}.",
    "buddies": "Two are left, and they are Buddies. They have won, for {}.",
    "draw": "It is a draw, for {}.",
}


class SurvivalFrame(CastChapter[SurvivalSheet], RoundsChapter[SurvivalSheet]):
    """Tells the cast, the cards, the Spotlight, rounds and the end."""

    @tells(facts.TableSet)
    def _table(self, fact: facts.TableSet) -> list[Line]:
        cards = [count(fact.evil, "Evil Force"), count(fact.elements, "Element")]
        cards += map(role_name, fact.specials)
        return [narrated(f"In the game are {listed(cards)}.")]

    @tells(facts.RolesExplained)
    def _explained(self, fact: facts.RolesExplained) -> list[Line]:
        return [narrated("The moderator explains the roles.")]

    @tells(facts.SpotlightNominated)
    def _nominated(self, fact: facts.SpotlightNominated) -> list[Line]:
        if fact.name is None:
            return []
        nominee = "themselves" if fact.name == fact.seat else self.desk.name(fact.name)
        return [
            Line(Tone.ITEM, f"{self.desk.name(fact.seat)} proposes {nominee} for the Spotlight.")
        ]

    @tells(facts.SpotlightVoted)
    def _voted(self, fact: facts.SpotlightVoted) -> list[Line]:
        if fact.name is None:
            return []
        return [Line(Tone.BALLOT, f"{self.desk.name(fact.seat)}: {self.desk.name(fact.name)}.")]

    @tells(facts.SpotlightGiven)
    def _given(self, fact: facts.SpotlightGiven) -> list[Line]:
        how = {
            "elected": "is elected to the Spotlight",
            "drawn": "is drawn for the Spotlight",
            "handed on": "holds the Spotlight from now on",
        }[fact.how]
        name = self.desk.name(fact.seat)
        return [Line(Tone.RESULT, f"{name} {how}: two votes at every Conference.")]

    @tells(facts.NoSpotlight)
    def _none(self, fact: facts.NoSpotlight) -> list[Line]:
        return [narrated("Nobody is proposed: there is no Spotlight.")]

    @tells(facts.RoleDealt)
    def _dealt(self, fact: facts.RoleDealt) -> list[Line]:
        return [secret(f"{self.desk.name(fact.seat)} is {role_name(fact.role)}.")]

    @tells(facts.RoundBegan)
    def _round_of(self, fact: facts.RoundBegan) -> list[Line]:
        return [Line(Tone.EPISODE, f"Round {fact.round} — {len(fact.living)} are alive")]

    @tells(facts.EliminationImpossible)
    def _impossible(self, fact: facts.EliminationImpossible) -> list[Line]:
        why = {
            "no vote can be cast": "There is nobody left who could vote for anybody.",
            "only a tie can come": "The last two face each other, and neither can win a vote.",
            "nothing happens": "Round after round nobody is eliminated.",
            "too many rounds": "The rounds are used up.",
        }
        return [narrated(why[fact.why])]

    @tells(facts.SeasonWon)
    def _won(self, fact: facts.SeasonWon) -> list[Line]:
        verdict = ENDINGS[fact.winner].format(fact.reason)
        lines = [Line(Tone.PHASE, "The end"), Line(Tone.RESULT, verdict)]
        if fact.seats:
            names = ", ".join(self.desk.name(seat) for seat in fact.seats)
            lines.append(Line(Tone.SCORES, f"Winners: {names}"))
        best = fact.ranking[:5]
        points = ", ".join(f"{self.desk.name(seat)} {fact.points[seat] / 10:.1f}" for seat in best)
        return [*lines, Line(Tone.SCORES, f"Points: {points}")]
