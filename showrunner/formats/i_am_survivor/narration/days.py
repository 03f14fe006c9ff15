"""Narration of the cast, the teams, days, table talk and the end."""

from __future__ import annotations

from showrunner.formats.cards.narration import CardsChapter
from showrunner.formats.chapters import narrated, tells
from showrunner.formats.frame import CastChapter, RoundsChapter
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import CHARACTERS
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.narration import Line, Tone
from showrunner.formats.wording import capital, count, listed, ranked


class Days(CastChapter[IslandSheet], RoundsChapter[IslandSheet], CardsChapter[IslandSheet]):
    """Tells teams, days, what is said to everybody, and the end."""

    @tells(facts.TeamOffered)
    def _offered(self, fact: facts.TeamOffered) -> list[Line]:
        names = listed(CHARACTERS[name].name for name in fact.characters)
        return [narrated(f"{self.desk.name(fact.seat)} is dealt {names}, and keeps three.")]

    @tells(facts.TeamDealt)
    def _dealt(self, fact: facts.TeamDealt) -> list[Line]:
        names = listed(CHARACTERS[name].name for name in fact.characters)
        return [Line(Tone.ITEM, f"{self.desk.name(fact.seat)} leads {names}.")]

    @tells(facts.RoundBegan)
    def _day(self, fact: facts.RoundBegan) -> list[Line]:
        return [Line(Tone.EPISODE, f"Day {fact.round}")]

    @tells(facts.PhaseBegan)
    def _phase(self, fact: facts.PhaseBegan) -> list[Line]:
        return [Line(Tone.PHASE, capital(fact.phase))]

    @tells(facts.NightFell)
    def _night(self, fact: facts.NightFell) -> list[Line]:
        return []

    @tells(facts.SpokeUp)
    def _spoke(self, fact: facts.SpokeUp) -> list[Line]:
        if fact.words is None:
            return []
        return [self.desk.says(fact.seat, fact.words, acts=fact.acts)]

    @tells(facts.PlayerLeft)
    def _left(self, fact: facts.PlayerLeft) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [Line(Tone.RESULT, f"{name} has nobody on the island any more.")]

    @tells(facts.GameEnded)
    def _ended(self, fact: facts.GameEnded) -> list[Line]:
        names = self.desk.those(fact.winners)
        best = count(fact.scores[fact.winners[0]], "point")
        verdict = f"{names} {'wins' if len(fact.winners) == 1 else 'win'} with {best}."
        lines = [Line(Tone.PHASE, "The end"), Line(Tone.RESULT, verdict)]
        if fact.tie_break:
            lines.append(narrated(f"The tie was broken by {fact.tie_break}."))
        return [*lines, Line(Tone.SCORES, ranked(self.desk.named(fact.scores)))]
