"""The fields of Survival's facts, as docs/facts.md has them."""

from __future__ import annotations

from typing import Literal

from showrunner.checking.shapes import ACTS, MayLack, Names, Shapes, Words

Name = str | None
Moment = Literal["night", "dawn", "conference"]
Cause = Literal["evil", "activist_caught", "bomb", "bond", "gmo", "vote", "polar_tie", "producer"]
Step = Literal["vote", "revote", "accuse", "verdict"]
Mode = Literal["sole_voter", "barred"]
Day = Literal["amnesty", "double vote"]

SURVIVAL: Shapes = {
    "TableSet": {"evil": int, "specials": Names, "elements": int},
    "RolesExplained": {"roles": Names},
    "SpotlightNominated": {"seat": str, "name": Name},
    "SpotlightVoted": {"seat": str, "name": Name},
    "SpotlightGiven": {"seat": str, "how": Literal["elected", "drawn", "handed on"]},
    "NoSpotlight": {},
    "RoleDealt": {"seat": str, "role": str},
    "RoundBegan": {"round": int, "living": Names},
    "RoundEnded": {"round": int},
    "EliminationImpossible": {
        "why": Literal[
            "no vote can be cast", "only a tie can come", "nothing happens", "too many rounds"
        ]
    },
    "SeasonWon": {
        "winner": Literal["good", "evil", "buddies", "draw"],
        "seats": Names,
        "rule": str,
        "reason": str,
        "rounds": int,
        "points": dict[str, int],
        "ranking": Names,
    },
    "NightBegan": {"round": int},
    "BuddiesNamed": {"seat": str, "buddies": Names},
    "BuddiesMet": {"buddies": Names},
    "EvilMet": {"seats": Names},
    "EvilWatched": {"seat": str, "name": Name},
    "PeekChosen": {"seat": str, "how": Literal["sleep", "glance", "stare"]},
    "PeekRolled": {"seat": str, "watched": bool, "die": int, "caught": bool},
    "ActivistCaught": {"seat": str},
    "PeekSucceeded": {"seat": str, "evil": Names, "target": Name},
    "EvilNominated": {**ACTS, "seat": str, "turn": int, "name": Name, "words": Words},
    "EvilAgreed": {"target": Name, "how": Literal["agreed", "most named", "drawn", "nobody"]},
    "RangerProtected": {"seat": str, "target": Name},
    "EngineerActed": {"seat": str, "tool": Literal["shield", "bomb"] | None, "target": Name},
    "ScientistAsked": {"seat": str, "target": Name, "answer": Literal["good", "evil"] | None},
    "AgencySummoned": {"seat": str, "target": Name},
    "HandsRaised": {"holders": dict[str, str]},
    "ProtectionHeld": {"seat": str, "cause": str, "by": Literal["ranger", "shield", "nairobi"]},
    "ChannelSpoke": {
        **ACTS,
        "channel": Literal["buddies", "lounge", "whisper"],
        "seat": str,
        "words": Words,
        "to": MayLack(str),
    },
    "NightRecapped": {**ACTS, "seat": str, "words": Words},
    "Eliminated": {
        "seat": str,
        "role": str,
        "round": int,
        "moment": Moment,
        "cause": Cause | None,
    },
    "CauseRecorded": {"seat": str, "cause": Cause},
    "CausesAnnounced": {"causes": Names},
    "NobodyEliminated": {"round": int, "moment": Moment, "why": str},
    "BondDissolved": {"survivor": str, "buddies": Names},
    "BondDeferred": {"seat": str, "until": Literal["dawn", "night"]},
    "GmoChose": {"seat": str, "target": Name},
    "PolarDecided": {"seat": str, "target": Name, "mode": Mode | None, "conference": int},
    "RestrictionBegan": {"target": str, "mode": Mode},
    "RestrictionLapsed": {"target": str},
    "BecameMemory": {"seat": str, "roles": dict[str, str], "buddies": Names},
    "DawnBroke": {"round": int},
    "NairobiSummoned": {"seat": str},
    "SummonsSpent": {"seat": str},
    "ConferenceBegan": {"round": int, "participants": Names},
    "DebatePassBegan": {"turn": int, "order": Names},
    "Spoke": {**ACTS, "seat": str, "words": Words, "claim": Name, "accuse": Name, "vouch": Name},
    "DebateClosed": {"round": int},
    "VoteBegan": {"step": Step, "voters": Names, "candidates": Names},
    "BallotCast": {"seat": str, "step": Step, "name": Name, "weight": int},
    "VotesCounted": {"step": Step, "votes": dict[str, Name], "totals": dict[str, int]},
    "VoteTied": {"step": Step, "tied": Names},
    "CoinTossed": {"among": Names, "drawn": str},
    "ConferenceEnded": {"round": int},
    "RemovalOrdered": {"seat": str},
    "SecondCardGiven": {"seat": str},
    "DayOrdered": {"what": Day},
    "DayAnnounced": {"what": Day},
    "DebateExtended": {},
    "VoteCalled": {},
    "MicOpened": {"seat": str, "question": Words, "public": bool},
    "MicAnswered": {**ACTS, "seat": str, "words": Words, "public": bool},
}
"""The facts of Survival alone."""
