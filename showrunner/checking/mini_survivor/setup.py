"""MS-1: the grid, the names, the deal, the placement, and what each player starts with."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.season import PIECES, Season, SeasonBook

GRIDS = {6: (2, 3), 8: (2, 4), 9: (3, 3), 10: (2, 5), 12: (3, 4)}
"""Rows and columns for each number of players."""
TAG = 3
"""MS-1.6: so many characters of a name are compared."""
OPENING = ("GridLaid", "TagsGiven", "SurvivorsDealt", "StockGiven")


class Setup(SeasonBook):
    """How a match begins."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.names: dict[str, str] = {}
        self.told: list[str] = []
        self.dealt: dict[str, list[int]] = {}
        self.stocked: set[str] = set()

    @law("MS-1.2", "GridLaid")
    def as_many_tribes_as_players(self, fact: CheckedFact) -> Problems:
        """There is a grid for 6, 8, 9, 10 or 12 players, with a tribe for each of them."""
        size = len(self.names)
        if (fact["rows"], fact["columns"]) != GRIDS.get(size):
            right = f"{size} players have {GRIDS.get(size, 'no grid')}"
            yield Problem(f"{fact['rows']} by {fact['columns']}", right)
        if list(fact["tribes"]) != list("ABCDEFGHIJKL"[:size]):
            yield Problem(f"tribes {list(fact['tribes'])}", f"one each for {size}")
        for letter, name in fact["tribes"].items():
            if name[:1] != letter:
                yield Problem(f"{letter} is {name}", "a name begins with its letter")

    @law("MS-1.6", "TagsGiven")
    def tags_tell_players_apart(self, fact: CheckedFact) -> Problems:
        """Everybody has a tag of their own: of their name, unless that is another's as well."""
        tags = fact["tags"]
        if set(tags) != set(self.names) or len(set(tags.values())) < len(tags):
            yield Problem(f"tags {tags}", "one each, all different")
        begin = {seat: name.casefold()[:TAG] for seat, name in self.names.items()}
        shared = Counter(begin.values())
        for seat, tag in tags.items():
            plain = begin.get(seat, "")
            if plain.isalpha() and shared[plain] == 1 and tag != plain:
                yield Problem(f"{seat} has the tag {tag}", f"it begins with {plain}")
            if not 1 <= len(tag) <= TAG:
                yield Problem(f"{seat} has the tag {tag!r}", f"1 to {TAG} characters")

    @law("MS-1.2", "BoardShown")
    def five_in_each_tribe(self, fact: CheckedFact) -> Problems:
        """Survivors are numbered from 1 on, and at first five stand in each tribe."""
        if fact["why"] != "start":
            return
        total = PIECES * len(self.names)
        numbers = sorted(one for members in fact["tribes"].values() for one in members)
        if numbers != list(range(1, total + 1)) or fact["outcasts"]:
            yield Problem(f"on the board are {numbers}", f"1 to {total}, each once", "MS-1.1")
        for tribe, members in fact["tribes"].items():
            if len(members) != PIECES:
                yield Problem(f"{len(members)} in {tribe}", f"{PIECES} in each")
        if list(fact["tribes"]) != self.season.open or self.season.round:
            yield Problem(f"the board has {list(fact['tribes'])}", "all tribes, at the start")

    @law("MS-1.1", "SurvivorsDealt")
    def five_each(self, fact: CheckedFact) -> Problems:
        """A player is dealt five Survivors, once; nobody else owns one of them."""
        mine = fact["survivors"]
        if len(set(mine)) != PIECES or fact["seat"] in self.dealt:
            yield Problem(f"{fact['seat']} is dealt {mine}", f"{PIECES}, once")
        for seat, theirs in self.dealt.items():
            if both := sorted(set(mine) & set(theirs)):
                yield Problem(f"{fact['seat']} is dealt {both}", f"{seat} owns them")
        if not set(mine) <= self.season.placed.keys():
            yield Problem(f"{fact['seat']} is dealt {mine}", "those on the board")

    @law("MS-1.2", "SurvivorsDealt")
    def no_two_of_one_player_in_a_tribe(self, fact: CheckedFact) -> Problems:
        """At the start no player has two Survivors in one tribe."""
        crowd = Counter(self.season.placed.get(one, "") for one in fact["survivors"])
        for tribe, number in crowd.items():
            if number > 1:
                yield Problem(f"{fact['seat']} has {number} in {tribe}", "one at most")

    @law("MS-1.4", "StockGiven")
    def everybody_starts_alike(self, fact: CheckedFact) -> Problems:
        """Everybody starts with as many idols and garnets, as the parameters have it."""
        for name in ("idols", "garnets"):
            right = self.season.parameters[f"starting_{name}"]
            if fact[name] != right:
                rule = "MS-1.4" if name == "idols" else "MS-5.2"
                yield Problem(f"{fact['seat']} has {fact[name]} {name}", f"{right}", rule)
        if fact["seat"] in self.stocked:
            yield Problem(f"{fact['seat']} is given a stock again", "once")

    @law("MS-1.1", "RoundBegan")
    def all_is_dealt_before_the_first_round(self, fact: CheckedFact) -> Problems:
        """Before the first round everybody has Survivors and a stock."""
        if fact["round"] != 1:
            return
        if set(self.dealt) != set(self.names) or self.stocked != set(self.names):
            yield Problem(f"dealt to {sorted(self.dealt)}", f"players are {sorted(self.names)}")
        for needed in ("GridLaid", "TagsGiven"):
            if self.told.count(needed) != 1:
                yield Problem(f"{self.told.count(needed)} {needed}", "one", "MS-1.2")

    @law("MS-1.1", *OPENING)
    def nothing_is_dealt_later(self, fact: CheckedFact) -> Problems:
        """What is dealt is dealt before the first round: owners never change."""
        if self.season.round:
            yield Problem(f"{fact}", "before the first round")

    @enters("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """A player."""
        self.names[fact["seat"]] = fact["name"]

    @enters(*OPENING)
    def note(self, fact: CheckedFact) -> None:
        """It is told."""
        self.told.append(fact.kind)
        if fact.kind == "SurvivorsDealt":
            self.dealt[fact["seat"]] = fact["survivors"]
        elif fact.kind == "StockGiven":
            self.stocked.add(fact["seat"])
