"""D3: what is said on the plaza, and in tribes' letterboxes."""

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
        self.wrote: Counter[str] = Counter()

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

    @law("MS-2.3", "LetterPosted")
    def a_letter_is_of_a_survivor_of_the_tribe(self, fact: CheckedFact) -> Problems:
        """One Survivor of each player writes to its own tribe, in the talk of a round."""
        one, tribe = fact["survivor"], fact["tribe"]
        if one not in self.season.tribes.get(tribe, []):
            yield Problem(f"{fact}", f"in {tribe} are {self.season.tribes.get(tribe, [])}")
        elif self.wrote[self.season.piece(one).owner]:
            yield Problem(f"{fact}", "one letter of a player in a round")
        if self.season.phase != "talk" or not any(self.season.since("tribe_letterbox")):
            yield Problem(f"{fact}", "letters come in talks, where there is a letterbox")

    @enters("LetterPosted")
    def write(self, fact: CheckedFact) -> None:
        """A letter more."""
        self.wrote[self.season.piece(fact["survivor"]).owner] += 1

    @enters("RoundBegan")
    def anew(self, fact: CheckedFact) -> None:
        """Everybody may post again."""
        self.made.clear()
        self.wrote.clear()
