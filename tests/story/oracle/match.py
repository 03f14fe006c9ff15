"""Mini-Survivor: owners, idols, losses, words broken and the end, from the lines alone."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Fact, PlainSeason, Words

HAND = "producers’ hand"


class Board:
    """Whose Survivors there are, and which are alive, by number."""

    def __init__(self) -> None:
        self.owner: dict[str, str] = {}
        self.alive: list[str] = []
        self.open: set[str] = set()
        """The Survivors whose owner everybody knows."""
        self.tags: dict[str, str] = {}

    def take(self, fact: Fact) -> None:
        kind = fact["fact"]
        if kind == "SurvivorsDealt":
            for number in fact["survivors"]:
                self.owner[str(number)] = fact["seat"]
                self.alive.append(str(number))
        elif kind == "TagsGiven":
            self.tags = {tag: seat for seat, tag in fact["tags"].items()}
        elif kind == "OwnerRevealed":
            self.open.add(str(fact["survivor"]))
        elif kind == "SurvivorsFell":
            self.alive = [one for one in self.alive if one not in fact["owners"]]

    def of(self, seat: str) -> list[str]:
        return [one for one in self.alive if self.owner[one] == seat]


def match(season: PlainSeason) -> Iterator[Expected]:
    if season.game != "mini_survivor":
        return
    board, words = Board(), {one.number: one for one in season.words}
    parts = (Owners(board), Idols(board), Losses(board), Bargains(board), End())
    round_ = 0
    for number, _, fact in season.facts:
        round_ = fact["round"] if fact["fact"] == "RoundBegan" else round_
        board.take(fact)
        for part in parts:
            yield from part.take(number, round_, fact, words.get(number))


class Owners:
    """What is said, and guessed, of who owns what."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.said: set[tuple[str, str, str]] = set()
        self.confided: dict[tuple[str, str], int] = {}

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        if words is not None:
            secret = set(self.board.alive) - self.board.open
            for act in words.acts:
                number, about = act.get("what", ""), act.get("about", "")
                if act["act"] == "claim" and number in secret and about:
                    yield from self.claimed(words, round_, number, about)
        if fact["fact"] == "AttackJudged":
            yield self.attacked(at, round_, fact)

    def claimed(self, words: Words, round_: int, number: str, about: str) -> Iterator[Expected]:
        seat, owner, heard = words.seat, self.board.owner[number], words.to or ()
        if seat == about == owner:
            for one in heard:
                self.confided.setdefault((number, one), words.number)
        if (seat, number, about) in self.said:
            return
        self.said.add((seat, number, about))
        told = self.confided.get((number, seat))
        kind, worth, facts = "owner guessed", 50, [words.number]
        if owner != about:
            kind, worth = "false claim", 40
        elif about == seat:
            kind, worth = "secret confided", 22
        elif told is not None:
            kind, worth, facts = "secret passed on", 60, [told, words.number]
        people = [seat, owner, about, *heard]
        yield expected(kind, round_, worth, people, facts, about=about, owner=owner)

    def attacked(self, at: int, round_: int, fact: Fact) -> Expected:
        attacker = self.board.owner[str(fact["attacker"])]
        owner = self.board.owner[str(fact["target"])]
        guess = self.board.tags.get(fact["guess"], fact["guess"])
        told = self.confided.get((str(fact["target"]), attacker))
        if attacker == owner:
            return expected("struck their own", round_, 55, [attacker], [at])
        if not fact["right"]:
            return expected("wrong guess", round_, 60, [attacker, owner, guess], [at])
        if told is not None:
            return expected("confidence betrayed", round_, 85, [attacker, owner], [told, at])
        return expected("assassination", round_, 60, [attacker, owner], [at])


def votes_in(lines: list[str]) -> dict[str, str]:
    """The votes of a submission, by voter."""
    parts = [line.split() for line in lines]
    return {part[0]: part[2] for part in parts if len(part) == 3 and part[1] == "v"}


class Idols:
    """Idols, and the ballots that they turned."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.votes: dict[str, str] = {}
        self.played: dict[str, int] = {}
        self.counted: dict[str, tuple[int, Fact]] = {}
        self.fell: dict[str, int] = {}

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        kind = fact["fact"]
        if kind == "RoundBegan":
            self.votes, self.played, self.counted, self.fell = {}, {}, {}, {}
        elif kind == "SubmissionSent":
            self.votes |= votes_in(fact["lines"])
        elif kind == "IdolPlayed":
            self.played[str(fact["survivor"])] = at
        elif kind == "VotesResolved":
            there = {*fact["votes"], *map(str, fact["void"])}
            self.counted |= {one: (at, fact) for one in self.played if one in there}
        elif kind == "SurvivorsFell":
            self.fell |= dict.fromkeys(fact["owners"], at)
        elif kind == "PhaseEnded" and fact["phase"] == "voting":
            for number, played in self.played.items():
                yield self.judged(number, played, round_)
            self.played = {}

    def judged(self, number: str, played: int, round_: int) -> Expected:
        owner, fell = self.board.owner[number], self.fell.get(number)
        if number not in self.counted:
            facts = [played] + ([fell] if fell else [])
            return expected("idol wasted", round_, 30, [owner], facts)
        at, count = self.counted[number]
        turned = [one for one in map(str, count["converted"]) if self.votes.get(one) == number]
        if not turned:
            return expected("idol wasted", round_, 30, [owner], [played, at])
        targets = [str(to) for voter, to in count["votes"].items() if voter not in turned]
        most = max((targets.count(to) for to in targets if to != number), default=0)
        own = [one for one in turned if one in self.fell]
        worth = 40 + 5 * (len(turned) >= 3) + 10 * bool(own)
        worth += 12 if not fell and len(turned) >= most else 0
        facts = [played, at, *([fell] if fell else []), *(self.fell[one] for one in own)]
        people = [owner, *(self.board.owner[one] for one in turned)]
        values = {"turned": len(turned), "most": most}
        return expected("idol turned ballots", round_, worth, people, facts, **values)


class Losses:
    """Who loses how many."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.ever: dict[str, list[int]] = {}
        self.now: dict[str, list[int]] = {}
        self.empty: list[str] = []

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        if fact["fact"] == "RoundBegan":
            self.now = {}
        elif fact["fact"] == "RoundEnded":
            for seat, lost in self.now.items():
                if len(lost) >= 3:
                    worth = min(80, 35 + 9 * len(lost))
                    yield expected("massacre", round_, worth, [seat], lost, lost=len(lost))
        elif fact["fact"] == "SurvivorsFell" and fact["cause"] != "removed":
            seats = list(fact["owners"].values())
            for seat in seats:
                self.ever.setdefault(seat, []).append(at)
                self.now.setdefault(seat, []).append(at)
            if fact["cause"] == "voting" and len(seats) > 1:
                yield expected("fell together", round_, 42, seats, [at])
            for seat in dict.fromkeys(seats):
                left = self.board.of(seat)
                if len(left) == 1:
                    yield expected("down to one", round_, 30, [seat], self.ever[seat])
                elif not left and seat not in self.empty:
                    self.empty.append(seat)
                    worth = 75 if len(self.empty) == 1 else 62
                    yield expected("last Survivor", round_, worth, [seat], self.ever[seat])


class Bargains:
    """Words about votes that submissions or counts show to be broken."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.spared: dict[str, dict[str, Words]] = {}
        self.votes: dict[str, str] = {}
        self.sent: dict[str, int] = {}
        self.fell: dict[str, int] = {}
        self.said: list[Words] = []

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        kind = fact["fact"]
        if words is not None:
            self.said.append(words)
        if kind == "RoundBegan":
            self.spared, self.votes, self.sent, self.fell, self.said = {}, {}, {}, {}, []
        elif kind == "SubmissionSent":
            self.sent[fact["seat"]] = at
            self.votes |= votes_in(fact["lines"])
        elif kind == "VotesResolved":
            for one in self.said:
                for act in one.acts:
                    if act["act"] == "leave" and act.get("what", "").isdigit():
                        self.spared.setdefault(act["what"], {})[one.seat] = one
            self.said = []
        elif kind == "VotesCounted":
            yield from self.too_many(at, round_, fact["totals"])
        elif kind == "SurvivorsFell" and fact["cause"] == "voting":
            self.fell |= dict.fromkeys(fact["owners"], at)
        elif kind == "PhaseEnded" and fact["phase"] == "voting":
            for number, promised in self.spared.items():
                for seat, one in promised.items():
                    yield from self.broken(number, seat, one, round_)

    def too_many(self, at: int, round_: int, totals: dict[str, int]) -> Iterator[Expected]:
        for number, votes in totals.items():
            owner = self.board.owner[number]
            bound = {
                seat: one
                for seat, one in self.spared.get(number, {}).items()
                if seat != owner and one.heard_by(owner)
            }
            others = [self.board.owner[voter] for voter in totals if voter != number]
            theirs = [seat for seat in others if seat in bound]
            free = len(others) - len(theirs) + 1
            if theirs and votes > free:
                facts = [*(bound[seat].number for seat in theirs), at]
                people = [owner, *theirs]
                kind = "promise that fits no total"
                yield expected(kind, round_, 62, people, facts, votes=votes, free=free)

    def broken(self, number: str, seat: str, one: Words, round_: int) -> Iterator[Expected]:
        owner = self.board.owner.get(number)
        wrote = [v for v, to in self.votes.items() if to == number and self.board.owner[v] == seat]
        if owner and wrote and owner != seat and owner in (one.to or ()):
            fell = [self.fell[number]] if number in self.fell else []
            facts = [one.number, self.sent[seat], *fell]
            worth = 68 if fell else 50
            yield expected("promise broken", round_, worth, [seat, owner], facts, fell=bool(fell))


class End:
    """Twists, and what is decided after the last round."""

    def __init__(self) -> None:
        self.tied: list[str] = []
        self.proof: list[int] = []

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        kind, seat = fact["fact"], fact.get("seat", "")
        if kind == "BoardShown" and fact["why"] in ("merge", "swap"):
            merged = fact["why"] == "merge"
            yield expected("merge" if merged else HAND, round_, 45 if merged else 50, [], [at])
        elif kind == "TwistOrdered":
            yield expected(HAND, round_, 40, [], [at], what=fact["twist"])
        elif kind in ("OwnerRevealed", "PlayerRemoved"):
            yield expected(HAND, round_, 58 if kind == "OwnerRevealed" else 78, [seat], [at])
        elif kind == "AuctionClosed" and fact["winner"]:
            yield expected("auction", round_, 42, [fact["winner"]], [at], price=fact["price"])
        elif kind == "MatchEnded" and any(fact["tokens"].values()):
            most = max(fact["tokens"].values())
            winners = [one for one, earned in fact["tokens"].items() if earned == most]
            yield expected("Tokens of Life", round_, 66, winners, [at], tokens=most)
        elif kind in ("CandidateTied", "CandidateVotesCounted", "CandidateDrawn"):
            self.tied = self.tied or fact.get("tied", [])
            self.proof.append(at)
        elif kind == "CandidateNamed":
            yield expected("Elimination Candidate", round_, 70, [seat], [at])
            away = [one for one in self.tied if one != seat]
            if away:
                people, facts = [*away, seat], [*self.proof, at]
                yield expected("candidate who got away", round_, 64, people, facts)
        elif kind == "GiftMade":
            yield expected("gift", round_, 60, [seat, fact["to"]], [at], amount=fact["amount"])
