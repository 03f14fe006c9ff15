"""MS-8: the bonus, the end, Tokens of Life, gifts and the ranking."""

from __future__ import annotations

from itertools import groupby

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.season import PIECES, Season, SeasonBook

NEVER = (10**9, 0)
"""MS-8.9: later than any moment."""
PLAY = (
    *("RoundBegan", "PhaseBegan", "PhaseSkipped", "SubmissionSent", "AttackJudged"),
    *("SurvivorsFell", "VotesResolved", "VotesCounted", "TribeRemoved", "SurvivorsCastOut"),
    *("BoardShown", "IdolBought", "IdolPlayed", "AuctionOpened", "PlayerRemoved", "PostMade"),
    *("LetterPosted", "TalkBegan", "OwnerRevealed", "MatchEnded", "BonusCounted"),
)
"""What only happens while the match is played."""
AFTER = (
    *("GarnetsShown", "CandidateTied", "CandidateVoteCast", "CandidateVotesCounted"),
    *("CandidateDrawn", "CandidateNamed", "GiftMade", "RankingShown"),
)
"""What only happens when it is over."""


def bonus_mark(season: Season) -> int:
    """MS-8.4: with how many alive the bonus is counted."""
    mark: int = season.parameters["bonus_at"]
    if not season.parameters["scale_bonus"]:
        return mark
    return (2 * mark * PIECES * len(season.players) + 60) // 120


def over(season: Season) -> bool:
    """MS-8.1: few are left, or so many rounds were played."""
    few: bool = len(season.living) <= season.parameters["end_at"]
    return few or season.round >= season.parameters["max_rounds"]


class End(SeasonBook):
    """What a match comes to."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.ranking: list[list[str]] | None = None
        self.shown = False
        self.ranked = False

    @law("MS-8.1", *PLAY)
    def nothing_is_played_after_the_end(self, fact: CheckedFact) -> Problems:
        """When the match has ended it is not played on."""
        if self.season.ended:
            yield Problem(f"{fact}", "the match has ended")

    @law("MS-8.1", *AFTER)
    def the_end_comes_first(self, fact: CheckedFact) -> Problems:
        """What a match is worth is told when it has ended, and nothing after the ranking."""
        if not self.season.ended:
            yield Problem(f"{fact}", "the match has not ended")
        if self.ranked:
            yield Problem(f"{fact}", "the ranking has been shown")

    @law("MS-8.2", "MatchEnded")
    def a_token_for_each_survivor(self, fact: CheckedFact) -> Problems:
        """Each player earns one Token of Life for each Survivor alive."""
        right = {seat: len(self.season.owned(seat)) for seat in self.season.players}
        if fact["tokens"] != right:
            yield Problem(f"tokens {fact['tokens']}", f"alive are {right}")
        if fact["round"] != self.season.round:
            yield Problem(f"{fact}", f"it is round {self.season.round}")

    @law("MS-8.1", "MatchEnded")
    def the_match_ends_with_few(self, fact: CheckedFact) -> Problems:
        """The match ends when so few are left, or after so many rounds."""
        if not over(self.season):
            yield Problem("the match ends", f"{len(self.season.living)} are alive")

    @law("MS-8.4", "BonusCounted")
    def the_bonus_is_a_garnet_for_each(self, fact: CheckedFact) -> Problems:
        """The bonus is a garnet for each Survivor alive, counted once, when few are left."""
        right = {seat: len(self.season.owned(seat)) for seat in self.season.players}
        if fact["garnets"] != right or fact["round"] != self.season.round:
            yield Problem(f"{fact}", f"alive are {right}")
        if self.season.bonus is not None or len(self.season.living) > bonus_mark(self.season):
            right_time = f"once, with {bonus_mark(self.season)} alive"
            yield Problem(f"{len(self.season.living)} are alive", right_time)

    @law("MS-5.5", "GarnetsShown")
    def unspent_garnets_are_shown(self, fact: CheckedFact) -> Problems:
        """Shown is what each has left, and the bonus that was counted."""
        has = {seat: player.garnets for seat, player in self.season.players.items()}
        if fact["unspent"] != has:
            yield Problem(f"unspent are {fact['unspent']}", f"players have {has}")
        if fact["bonus"] != (self.season.bonus or {}):
            yield Problem(f"bonus {fact['bonus']}", f"counted was {self.season.bonus}", "MS-8.4")
        if self.shown:
            yield Problem("garnets are shown again", "once")

    @law("MS-8.2", "GiftMade")
    def gifts_are_of_what_one_has(self, fact: CheckedFact) -> Problems:
        """Where it is permitted, one gives others of what one has."""
        what, amount = fact["what"], fact["amount"]
        name = "token_transfer" if what == "tokens" else "garnet_transfer"
        rule = "MS-8.2" if what == "tokens" else "MS-5.5"
        giver = self.season.of(fact["seat"])
        if not any(self.season.since(name)):
            yield Problem(f"{fact}", f"{name} is off", rule)
        has = giver.tokens if what == "tokens" else giver.garnets
        if not 0 < amount <= has or fact["seat"] == fact["to"]:
            yield Problem(f"{fact}", f"{has} are there, for others", rule)

    @law("MS-8.9", "RankingShown")
    def the_ranking_is_by_tokens_garnets_and_time(self, fact: CheckedFact) -> Problems:
        """Ranked by Tokens earned, then garnets, then how late the last fell; equals share."""
        right = [sorted(place) for place in self.ranking or ()]
        if [sorted(place) for place in fact["places"]] != right:
            yield Problem(f"the ranking is {fact['places']}", f"it is {right}")

    @enters("GarnetsShown")
    def rank(self, fact: CheckedFact) -> None:
        """What was earned counts, not what is given away after."""
        season = self.season
        self.shown = True

        def worth(seat: str) -> tuple[bool, int, int, tuple[int, int]]:
            player = season.of(seat)
            garnets = player.garnets + fact["bonus"].get(seat, 0)
            fell = NEVER if season.owned(seat) else player.fell or NEVER
            return not player.removed, player.earned, garnets, fell

        ordered = sorted(season.players, key=worth, reverse=True)
        self.ranking = [list(place) for _, place in groupby(ordered, key=worth)]

    @enters("RankingShown")
    def end(self, fact: CheckedFact) -> None:
        """All is said."""
        self.ranked = True
