"""The fields of the dice season's facts, as docs/facts.md has them."""

from __future__ import annotations

from typing import Any, Literal

from showrunner.checking.shapes import ACTS, MayLack, Names, Shapes, Words

Phase = Literal["competition", "camp", "conversation", "vote"]
Stakes = Literal["both", "reward", "immunity"]
Boost = Literal["none", "small", "large"]
Occasion = Literal["vote", "jury", "finalists"]
Dice = list[int]
RollKind = Literal["competition", "gathering", "bonus", "survival"]
Way = Literal["first_come", "auction", "everyone"]

SURVIVOR: Shapes = {
    "AttributesRolled": {"seat": str, "competition": int, "survival": int},
    "TeamsFormed": {
        "teams": dict[str, Names],
        "food": dict[str, int],
        "why": Literal["start", "merge", "producers", "empty", "card"],
    },
    "RoundBegan": {"round": int, "castaways": Names},
    "RoundEnded": {"round": int},
    "PhaseBegan": {"round": int, "phase": Phase, "times": int},
    "PhaseEnded": {"round": int, "phase": Phase, "cancelled": bool},
    "PhaseSkipped": {"round": int, "phase": Phase},
    "PhaseOrdered": {"phase": Phase, "what": Literal["cancel", "repeat", "play"]},
    "PointsChanged": {"seats": Names, "amount": int, "cause": str},
    "CountersChanged": {"seats": Names, "amount": int, "cause": str},
    "FoodChanged": {"team": str, "amount": int, "cause": str},
    "ImmunityGiven": {"seats": Names, "cause": str},
    "CompetitionAnnounced": {"name": Words, "story": Words, "stakes": Stakes, "sits_out": Names},
    "CompetitionEntered": {"seat": str, "trade": bool, "counters_removed": int, "boost": Boost},
    "CompetitionRolled": {"seat": str, "dice": Dice, "result": int, "reroll": int},
    "CompetitionResults": {
        "results": dict[str, int],
        "teams": dict[str, str],
        "reroll": int,
        "decides": Literal["both", "reward", "vote"],
    },
    "TieDrawn": {"among": Names, "drawn": str, "decides": str},
    "CompetitionWon": {"winners": Names, "team": str, "loser": str, "stakes": Stakes},
    "CampFed": {"team": str, "food": int},
    "CampHungry": {"team": str, "needed": int, "had": int},
    "GatheringPlanned": {
        "seat": str,
        "bonus_trade": bool,
        "counters_removed": int,
        "boost": Boost,
    },
    "GatheringRolled": {"seat": str, "dice": Dice, "so_far": int},
    "GatheringSettled": {"seat": str, "point_trade": bool, "bonus_bought": bool},
    "Gathered": {"seat": str, "team": str, "amount": int},
    "BonusRolled": {"seat": str, "dice": Dice},
    "BonusSettled": {"seat": str, "found": bool},
    "CardPlanted": {"card": str, "kind": str, "team": str},
    "CardTaken": {"planted": str, "card": str},
    "CardGained": {"seat": str, "card": str, "kind": str, "how": Literal["found", "given", "made"]},
    "CardPlayed": {"seat": str, "card": str, "kind": str, "on": str},
    "CardLost": {
        "card": str,
        "holder": str,
        "why": Literal["holder left", "camp dissolved", "expired", "joined"],
    },
    "CardDefined": {"kind": str, "card": dict[str, Any]},
    "CardForged": {"card": str, "kind": str},
    "CardTransferred": {"card": str, "kind": str, "giver": str, "taker": str},
    "CardCancelled": {
        "card": str,
        "seat": str,
        "on": str,
        "why": Literal[
            "nullified", "fake", "no vote left", "out of luck", "nothing there", "none left"
        ],
    },
    "HoldersCounted": {"kind": str, "holders": int},
    "CardAskedFor": {"seat": str, "on": str, "kind": str, "got": bool},
    "NullifierLaid": {"seat": str, "on": str},
    "VoteLeft": {"seat": str},
    "VoteLost": {"seat": str, "how": Literal["blocked", "stolen", "given up"]},
    "VoteGained": {"seat": str},
    "LuckTried": {"seat": str, "dice": Dice, "at_least": int},
    "AdvantageGained": {"seat": str, "amount": int},
    "SpyPosted": {"seat": str, "on": str},
    "TalkSpied": {"seat": str, "on": str, "talk": str, "seats": Names},
    "MessageOverheard": {**ACTS, "seat": str, "talk": str, "speaker": str, "words": Words},
    "VotesRecounted": {"counts": dict[str, int], "cast": int, "voided": int},
    "JurorVetoed": {"seat": str, "juror": str, "instead": str},
    "PreferencesSet": {"seat": str, "open": Names, "ranked": Names},
    "TalkBegan": {"talk": str, "seats": Names},
    "MessageSaid": {**ACTS, "talk": str, "seat": str, "words": Words},
    "TalkEnded": {"talk": str, "seats": Names},
    "NoteTaken": {"seat": str, "talk": str, "words": Words},
    "VoteBegan": {"present": Names, "immune": Names},
    "CommentOrderSet": {"occasion": Occasion, "seats": Names, "void": MayLack(bool)},
    "HostAsked": {
        "seat": str,
        "topic": Literal[
            "accused", "accuses", "immune", "had_votes", "wins", "merged", "last_vote", "safe"
        ],
        "about": MayLack(str),
        "count": MayLack(int),
    },
    "CommentMade": {**ACTS, "seat": str, "occasion": Occasion, "words": Words},
    "BallotCast": {"seat": str, "step": str, "name": str | None},
    "BallotLost": {"seat": str, "step": str},
    "BallotRead": {"name": str, "counts": bool},
    "VotesCounted": {"step": str, "counts": dict[str, int], "cast": int, "voided": int},
    "VoteTied": {"tied": Names},
    "TieBreakPassed": {"step": str, "why": Literal["cannot be held", "still tied"]},
    "SurvivalRolled": {"results": dict[str, int], "reroll": int},
    "VotedOut": {"seat": str, "round": int, "how": str},
    "NobodyVotedOut": {"round": int, "why": str},
    "LastWords": {**ACTS, "seat": str, "words": Words},
    "CastawayRemoved": {"seat": str, "why": Literal["medical", "quit"]},
    "CastawayReturned": {"seat": str, "team": str},
    "CastawayExiled": {"seats": Names},
    "RollFixed": {"roll": RollKind, "seat": str, "dice": Dice},
    "FixedRollShown": {"roll": RollKind, "seat": str, "dice": Dice},
    "OpportunityOpened": {
        "number": int,
        "way": Way,
        "price": int,
        "stock": int | None,
        "open": bool,
        "offers": dict[str, str],
    },
    "OpportunityOffered": {
        "offer": str,
        "seats": Names,
        "story": Words,
        "way": Way,
        "price": int,
        "stock": int | None,
        "open": bool,
    },
    "OpportunityAnswered": {"offer": str, "seat": str, "bid": int | None},
    "OpportunityTaken": {"offer": str, "seat": str, "price": int},
    "OpportunityMissed": {
        "offer": str,
        "seat": str,
        "why": Literal["sold out", "points", "left", "impossible"],
    },
    "OpportunityClosed": {"number": int, "takers": Names},
    "GroupTalkBegan": {"talk": str, "seats": Names},
    "JuryOrdered": {"seats": Names},
    "FinalBegan": {"finalists": Names, "jury": Names},
    "JuryQuestionPut": {**ACTS, "juror": str, "to": Names, "words": Words},
    "JuryQuestionAnswered": {**ACTS, "juror": str, "finalist": str, "words": Words},
    "JuryBallotCast": {"juror": str, "finalist": str | None, "again": bool},
    "JuryBallotRead": {"finalist": str},
    "JuryVotesCounted": {"counts": dict[str, int], "again": bool},
    "WinnerDrawn": {"among": Names, "drawn": str},
    "WinnerCrowned": {"seat": str, "rule": str, "reason": str},
}
"""The facts of the dice season alone."""
