"""D3: what is said on the plaza."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.season import Season, SeasonBook


class Posts(SeasonBook):
    """The posts of one round."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.made: Counter[str] = Counter()

    @law("MS-2.3", "PostMade")
    def posts_are_counted(self, fact: CheckedFact) -> Problems:
        """Who may talk posts so many times in a round, in its talk."""
        seat, most = fact["seat"], max(self.season.since("public_posts"))
        everybody = any(self.season.since("eliminated_players_may_talk"))
        if not (self.season.may_talk(seat) or (everybody and seat in self.season.present)):
            yield Problem(f"{seat} posts", "who may talk posts")
        if self.season.phase != "talk" or self.made[seat] >= most:
            yield Problem(f"{seat} posts again", f"{most} times in the talk of a round")

    @enters("PostMade")
    def post(self, fact: CheckedFact) -> None:
        """A post more."""
        self.made[fact["seat"]] += 1

    @enters("RoundBegan")
    def anew(self, fact: CheckedFact) -> None:
        """Everybody may post again."""
        self.made.clear()
