"""R7: what is tampered with in a season's facts is found, by the rule that it breaks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.checking.checks import check
from tests.checking.planted import PLANTED
from tests.checking.planted.planting import Planted
from tests.checking.played import CHECKERS, stored
from tests.checking.tampering import numbered, tampered


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: f"{planted.rule} {planted.what}")
def test_R7_what_is_tampered_with_is_found_by_its_rule(planted: Planted) -> None:
    facts = stored(planted.season)
    changed = tampered(facts, planted.tamper)
    assert changed != list(facts), "nothing was tampered with"
    found = check(changed, CHECKERS).violations
    assert planted.rule in {violation.rule for violation in found}, "\n".join(map(str, found[:9]))


SEASONS = (
    *("drawn", "random-04", "sensible-05", "opportunities", "comings-and-goings", "many-cards"),
    *("mini-gifts", "mini-random-06", "mini-rich", "mini-stock"),
    *("survival-producers", "survival-sensible-08", "survival-dissolved"),
    *("game-random-5", "game-sensible-4"),
    *(
        "island-mixed-06",
        "island-sensible-03",
    ),
)
CONSERVED = {
    "survivor": (
        *("SeasonBegan", "CastawayIntroduced", "CastawayRemoved", "CastawayReturned", "VotedOut"),
        *("FinalBegan", "WinnerCrowned", "PointsChanged", "CountersChanged", "FoodChanged"),
        *("CampFed", "CompetitionRolled", "CompetitionWon", "CardTaken", "CardGained"),
        *("BallotCast", "BallotRead", "VotesCounted", "JuryBallotCast", "JuryBallotRead"),
        *("OpportunityOpened", "OpportunityTaken", "OpportunityMissed"),
    ),
    "mini_survivor": (
        *("SeasonBegan", "CastawayIntroduced", "SurvivorsDealt", "StockGiven", "SurvivorsFell"),
        *("TribeRemoved", "IdolBought", "IdolPlayed", "IdolsChanged", "GarnetsChanged"),
        *("AuctionOpened", "AuctionClosed", "VotesCounted", "CandidateVoteCast"),
        *("CandidateVotesCounted", "BonusCounted", "MatchEnded"),
    ),
    "survival": (
        *("SeasonBegan", "CastawayIntroduced", "TableSet", "RoleDealt", "SpotlightVoted"),
        *("RoundBegan", "BuddiesMet", "BecameMemory", "CauseRecorded", "BallotCast"),
        *("VotesCounted", "SeasonWon", "MicOpened"),
    ),
    "i_am_survivor": (
        *("SeasonBegan", "CastawayIntroduced", "TeamDealt", "RoundBegan", "SuppliesDrawn"),
        *("CharacterImpaired", "CharacterDied", "CharacterRescued", "PlayerLeft", "MarkerPlaced"),
        *("RescuerArrived", "RescuerLeft", "CardsStolen", "TradeDone", "GameEnded"),
    ),
    "surviving_the_game": (
        *("SeasonBegan", "CastawayIntroduced", "TurnOrderSet", "RoundBegan", "FacilityEntered"),
        *("TurnBegan", "TurnEnded", "CardPlayed", "CardBought", "IdentityBought", "CredsGained"),
        *("PlayerMoved", "ObstacleMet", "ObstacleBeaten", "HealthChanged", "TrapSprung"),
        *("InjuryGained", "CardLost", "AreaClosed", "PlayerEliminated", "GameDecided"),
    ),
}
"""Types of fact of which no one can be left out, and no one told twice."""


@given(st.sampled_from(SEASONS), st.integers(0, 9999), st.booleans())
def test_R7_no_fact_that_counts_can_be_left_out_or_told_twice(
    season: str, nth: int, twice: bool
) -> None:
    facts = list(stored(season))
    conserved = CONSERVED[facts[0]["format"]]
    places = [at for at, fact in enumerate(facts) if fact.kind in conserved]
    at = places[nth % len(places)]
    changed = [*facts[: at + twice], *facts[at if twice else at + 1 :]]
    assert len(changed) == len(facts) + (1 if twice else -1)
    assert check(numbered(changed), CHECKERS).violations, f"nobody minds {facts[at]}"
