"""The fields of Mini-Survivor's facts, as docs/facts.md has them."""

from __future__ import annotations

from typing import Literal

from showrunner.checking.shapes import ACTS, Names, Shapes, Words

Numbers = list[int]
Board = dict[str, Numbers]
Phase = Literal["talk", "submission", "assassination", "voting", "movement"]

MINI: Shapes = {
    "GridLaid": {"rows": int, "columns": int, "tribes": dict[str, str]},
    "TagsGiven": {"tags": dict[str, str]},
    "SurvivorsDealt": {"seat": str, "survivors": Numbers},
    "StockGiven": {"seat": str, "idols": int, "garnets": int},
    "BoardShown": {
        "tribes": Board,
        "outcasts": Numbers,
        "why": Literal["start", "movement", "merge", "swap"],
    },
    "RoundBegan": {"round": int, "tribes": Board, "outcasts": Numbers, "alive": int},
    "RoundEnded": {"round": int, "alive": int, "quiet": bool},
    "PhaseBegan": {"round": int, "phase": Phase},
    "PhaseEnded": {"round": int, "phase": Phase},
    "PhaseSkipped": {"round": int, "phase": Phase},
    "IdolsChanged": {"seat": str, "amount": int, "cause": str},
    "GarnetsChanged": {"seat": str, "amount": int, "cause": str},
    "IdolBought": {"seat": str, "price": int},
    "IdolPlayed": {"seat": str, "survivor": int},
    "PreferencesSet": {"seat": str, "open": Names, "ranked": Names},
    "TalkBegan": {"talk": str, "seats": Names},
    "MessageSaid": {**ACTS, "talk": str, "seat": str, "words": Words},
    "TalkEnded": {"talk": str, "seats": Names},
    "GroupTalkBegan": {"talk": str, "seats": Names},
    "NoteTaken": {"seat": str, "talk": str, "words": Words},
    "LetterPosted": {**ACTS, "tribe": str, "survivor": int, "words": Words},
    "PostMade": {**ACTS, "seat": str, "words": Words},
    "SubmissionSent": {"seat": str, "lines": Names, "refused": Names},
    "AttackJudged": {"attacker": int, "target": int, "guess": str, "right": bool},
    "SurvivorsFell": {
        "round": int,
        "moment": int,
        "cause": Literal["assassination", "voting", "removed"],
        "tribe": str,
        "owners": dict[str, str],
    },
    "FallExplained": {"survivor": int, "attacked": bool, "guessed_wrong": bool},
    "VotesResolved": {
        "tribe": str,
        "votes": dict[str, int],
        "void": Numbers,
        "converted": Numbers,
    },
    "VotesCounted": {"tribe": str, "totals": dict[str, int]},
    "TribeRemoved": {"tribe": str, "why": Literal["too few", "drawn", "merge"]},
    "SurvivorsCastOut": {
        "round": int,
        "survivors": Numbers,
        "why": Literal["removal", "all removed", "destination removed", "too few"],
    },
    "TwistOrdered": {"twist": Literal["no_talk", "no_assassination", "double_elimination"]},
    "OwnerRevealed": {"survivor": int, "seat": str},
    "PlayerRemoved": {"seat": str, "why": Literal["medical", "quit"]},
    "AuctionOrdered": {"least": int},
    "AuctionOpened": {"least": int, "bidders": Names},
    "BidMade": {"seat": str, "bid": int},
    "AuctionClosed": {"winner": str, "price": int},
    "BonusCounted": {"round": int, "garnets": dict[str, int]},
    "MatchEnded": {"round": int, "tokens": dict[str, int]},
    "GarnetsShown": {"unspent": dict[str, int], "bonus": dict[str, int]},
    "CandidateTied": {"tied": Names, "weights": dict[str, int], "again": bool},
    "CandidateVoteCast": {"seat": str, "candidate": str | None},
    "CandidateVotesCounted": {"counts": dict[str, int], "again": bool},
    "CandidateDrawn": {"among": Names, "drawn": str},
    "CandidateNamed": {"seat": str, "rule": str, "reason": str},
    "GiftMade": {"seat": str, "to": str, "what": Literal["tokens", "garnets"], "amount": int},
    "RankingShown": {"places": list[Names]},
}
"""The facts of Mini-Survivor alone."""
