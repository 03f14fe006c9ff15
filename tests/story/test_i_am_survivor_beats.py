"""The beats of I AM SURVIVOR!: each is found where it is, and not in a season like it."""

from __future__ import annotations

from collections import Counter

import pytest

from showrunner.files.season_files import load_season, settings
from showrunner.formats.cards.facts import CardsLaid
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.facts.characters import Cause
from showrunner.formats.talk.acts import Act
from showrunner.running.rehearsal import Rehearsal
from showrunner.story.beat import Beat
from showrunner.story.boards import boards_of
from showrunner.story.finding import beats_of
from tests.story.handmade import HandmadeSeason

TEAMS = {
    "ada": ("nurse", "hunter", "revolutionary"),
    "ben": ("boy", "fisherman", "model"),
    "cal": ("lone_wolf", "botanist", "yakuza"),
}


class Island(HandmadeSeason):
    """An island made by hand, on its first day."""

    def __init__(self) -> None:
        super().__init__("i_am_survivor", " ".join(TEAMS))
        for seat, team in TEAMS.items():
            self.tell(facts.TeamDealt(seat=seat, characters=team))
        self.tell(facts.RoundBegan(round=1, start="ada"))

    def hold(self, seat: str, *cards: str) -> None:
        self.tell(CardsLaid(pile=f"hand/{seat}", cards=cards))

    def call_for_help(self, *helpers: str) -> int:
        self.tell(facts.Explored(seat="ada", character="nurse", card="bear.1"))
        return self.tell(facts.HelpAsked(seat="ada", helpers=helpers, pay="", words=None, acts=()))

    def answer(self, seat: str, *cards: str) -> int:
        return self.tell(facts.HelpGiven(seat=seat, cards=cards, words=None, acts=()))

    def fought(self, result: str, total: int = 0) -> int:
        fact = facts.BeastFought(
            seat="ada",
            character="nurse",
            card="bear.1",
            total=total,
            strength=6,
            result=result,  # type: ignore[arg-type]
        )
        return self.tell(fact)

    def attack(self, attacker: str, defender: str, winner: str, spoils: str) -> tuple[int, int]:
        """An attack of a character on another; returns the facts of outcome and spoils."""
        self.tell(facts.AttackAnnounced(attacker=attacker, defender=defender))
        owners = {name: seat for seat, team in TEAMS.items() for name in team}
        sides = {owners[attacker]: "attack", owners[defender]: "defence"}
        strength = (4, 2) if winner == attacker else (2, 4)
        revealed = facts.ForcesRevealed(
            cards={},
            sides=sides,  # type: ignore[arg-type]
            souls=0,
            attack=strength[0],
            defence=strength[1],
        )
        self.tell(revealed)
        outcome = facts.PlayersFought(attacker=attacker, defender=defender, winner=winner)
        fought = self.tell(outcome)
        loser = defender if winner == attacker else attacker
        taken = facts.SpoilsTaken(
            seat=owners[winner],
            loser=owners[loser],
            spoils=spoils,  # type: ignore[arg-type]
            number=int(spoils == "steal"),
        )
        return fought, self.tell(taken)

    def one(self, kind: str) -> Beat:
        (beat,) = self.beats(kind)
        return beat


def test_who_has_weapons_and_keeps_them_leaves_others_alone() -> None:
    island = Island()
    island.hold("ben", "knife.1")
    island.hold("cal", "fruit.1")
    asked = island.call_for_help("ben", "cal")
    refused = island.answer("ben")
    island.answer("cal")
    lost = island.fought("lost")
    beat = island.one("left alone")
    assert beat.people == ("ada", "ben"), "Cal had nothing to give"
    assert beat.facts == (asked, refused, lost)


def test_nobody_is_left_alone_by_those_who_have_no_weapons() -> None:
    island = Island()
    island.call_for_help("ben")
    island.answer("ben")
    island.fought("lost")
    assert not island.beats("left alone")


def test_a_beast_is_beaten_together_or_alone() -> None:
    together, alone = Island(), Island()
    asked = together.call_for_help("ben")
    given = together.answer("ben", "knife.1")
    won = together.fought("defeated", 7)
    assert together.one("beaten together").facts == (asked, given, won)
    assert not together.beats("beast beaten")
    won = alone.fought("defeated", 7)
    assert alone.one("beast beaten").facts == (won,)


def test_one_star_more_would_have_done() -> None:
    island = Island()
    island.fought("lost", 5)
    assert "drive" in island.one("one short").text


def test_a_truce_is_broken_only_by_who_offered_it_to_that_player() -> None:
    island = Island()
    said = island.say("ada", "ben", Act("truce", "ben"))
    again = island.say("ada", "ben", Act("truce", "ben"))
    island.attack("nurse", "lone_wolf", "nurse", "none")
    (line,) = boards_of(island.format, island.story).promises
    assert (line.verdict, line.facts) == ("open", (said, again))
    assert not island.beats("truce broken")
    island.attack("boy", "nurse", "boy", "none")
    assert not island.beats("truce broken")
    island.attack("nurse", "boy", "nurse", "none")
    beat = island.one("truce broken")
    assert beat.people == ("ada", "ben")
    assert beat.facts[0] == again
    (line,) = boards_of(island.format, island.story).promises
    assert (line.verdict, line.facts) == ("broken", (said, *beat.facts))
    assert line.text == "Ada promised Ben not to attack."


def test_a_threat_is_made_good() -> None:
    island = Island()
    island.say("cal", "ada", Act("threaten", "ada"))
    island.attack("yakuza", "hunter", "yakuza", "steal")
    assert island.one("threat made good").people == ("cal", "ada")


def test_who_strikes_back_later_pays_back_and_who_wins_the_defence_strikes_at_once() -> None:
    island = Island()
    _, first = island.attack("nurse", "boy", "nurse", "steal")
    assert island.one("robbed").people == ("ada", "ben")
    fought, taken = island.attack("fisherman", "hunter", "fisherman", "steal")
    forces = fought - 1
    assert island.one("payback").facts == (first, forces, fought, taken), "its score is told there"
    island.attack("yakuza", "model", "model", "kill")
    assert island.one("counter-blow").people == ("ben", "cal")


@pytest.mark.parametrize("given", [True, False])
def test_promised_help_is_given_or_not(given: bool) -> None:
    island = Island()
    said = island.say("ben", "ada", Act("help", "ada"))
    island.call_for_help("ben")
    answered = island.answer("ben", *["knife.1"] * given)
    kinds = ("help kept", "help refused") if given else ("help refused", "help kept")
    assert island.one(kinds[0]).facts == (said, answered)
    assert not island.beats(kinds[1])
    (line,) = boards_of(island.format, island.story).promises
    assert (line.giver, line.verdict) == ("ben", "kept" if given else "broken")


def test_water_is_poured_away_only_where_it_was_left_over() -> None:
    island = Island()
    island.tell(facts.NightFell(round=1))
    left = island.tell(facts.ServingsLeft(seat="ben", water=1, food={}))
    died = island.tell(
        facts.CharacterDied(character="lone_wolf", seat="cal", cause="thirst", souls=1)
    )
    assert island.one("water poured away").facts == (left, died)
    shared = Island()
    marked = shared.tell(facts.MarkerPlaced(character="botanist", marker="thirst"))
    shared.tell(facts.NightFell(round=1))
    shared.tell(facts.ServingsLeft(seat="ben", water=1, food={}))
    drunk = shared.tell(
        facts.Consumed(character="botanist", what="water", card="water_bottle.1", giver="ben")
    )
    shared.tell(facts.CharacterDied(character="lone_wolf", seat="cal", cause="thirst", souls=1))
    assert not shared.beats("water poured away")
    assert shared.one("shared").facts == (marked, drunk)


def test_the_revolutionary_dies_for_another() -> None:
    island = Island()
    island.tell(
        facts.CharacterDied(
            character="revolutionary",
            seat="ada",
            cause="poison",
            souls=2,
            instead_of="nurse",
        )
    )
    assert "Ada’s Nurse would have died" in island.one("died for another").text
    assert not island.beats("death")


def test_candidates_who_bid_alike_all_stay_behind() -> None:
    island = Island()
    island.tell(facts.RescuerArrived(card="smuggler.1", leaves=2, why="day"))
    bids = {"nurse": ("pearl.1",), "boy": ("pearl.2",)}
    revealed = island.tell(facts.BidsRevealed(card="smuggler.1", bids=bids))
    refused = [
        island.tell(facts.CandidateRefused(character=name, card="smuggler.1")) for name in bids
    ]
    island.tell(facts.RescuerLeft(card="smuggler.1"))
    beat = island.one("nobody went")
    assert beat.facts == (revealed, *refused)
    assert beat.people == ("ada", "ben")


def test_who_is_outbid_for_a_rescue_stays_behind_but_not_behind_their_own_team() -> None:
    island = Island()
    ship = "explorers_yacht.1"
    bids = {
        "nurse": ("water_flask.1", "water_flask.2"),
        "hunter": ("water_jug.1",),
        "boy": ("water_bottle.1", "water_flask.3"),
    }
    revealed = island.tell(facts.BidsRevealed(card=ship, bids=bids))
    raised = island.tell(facts.BidRaised(character="boy", cards=("water_flask.4",)))
    rescued = {
        name: island.tell(
            facts.CharacterRescued(character=name, seat=seat, card=ship, treasures=())
        )
        for name, seat in (("boy", "ben"), ("hunter", "ada"))
    }
    refused = island.tell(facts.CandidateRefused(character="nurse", card=ship))
    island.tell(facts.RescuerLeft(card=ship))
    beat = island.one("rescue outbid")
    assert beat.facts == (revealed, raised, rescued["boy"], refused)
    assert beat.people == ("ada", "ben")
    assert "worth 2" in beat.text
    assert "Ben’s Boy bid 4." in beat.text
    assert not island.beats("left behind")
    alone = Island()
    alone.tell(facts.BidsRevealed(card=ship, bids={"nurse": bids["nurse"], "hunter": bids["boy"]}))
    alone.tell(facts.CharacterRescued(character="hunter", seat="ada", card=ship, treasures=()))
    alone.tell(facts.CandidateRefused(character="nurse", card=ship))
    alone.tell(facts.RescuerLeft(card=ship))
    assert alone.one("left behind").people == ("ada",)
    assert not alone.beats("rescue outbid")


@pytest.mark.parametrize(
    ("give", "want", "cause", "regretted"),
    [
        ("water_flask.1", "weapon", "thirst", True),
        ("fruit.1", "weapon", "hunger", True),
        ("fruit.1", "weapon", "thirst", False),
        ("water_flask.1", "treasure", "thirst", False),
    ],
)
def test_a_trade_is_regretted_if_it_would_have_saved_a_life_and_could_be_paid(
    give: str, want: str, cause: Cause, *, regretted: bool
) -> None:
    island = Island()
    island.hold("cal", "knife.1")
    terms = facts.Terms(give=(give,), want=(want,))
    offer = facts.OfferMade(
        offer="ben>cal#1",
        seat="ben",
        to="cal",
        terms=terms,
        until="now",
        counters="",
        words=None,
        acts=(),
    )
    made = island.tell(offer, "ben", "cal")
    answer = facts.OfferAnswered(
        offer="ben>cal#1", seat="cal", answer="refuse", words=None, acts=()
    )
    answered = island.tell(answer, "ben", "cal")
    died = island.tell(facts.CharacterDied(character="lone_wolf", seat="cal", cause=cause, souls=1))
    facts_ = [beat.facts for beat in island.beats("trade refused and regretted")]
    assert facts_ == [(made, answered, died)] * regretted
    island.tell(facts.RoundBegan(round=2, start="ada"))
    island.tell(facts.CharacterDied(character="botanist", seat="cal", cause=cause, souls=1))
    assert len(island.beats("trade refused and regretted")) == regretted


@pytest.mark.parametrize("beaten_off", [True, False])
def test_an_attack_on_a_rescuer_is_beaten_off_or_drives_it_away(beaten_off: bool) -> None:
    island = Island()
    island.tell(
        facts.ForcesRevealed(
            cards={"ada": ("knife.1",), "ben": ("knife.2",)},
            sides={"ada": "attack", "ben": "defence"},
            souls=0,
            attack=4,
            defence=6 if beaten_off else 2,
        )
    )
    island.tell(
        facts.RescuerFought(
            seat="ada",
            character="hunter",
            card="fisher_boat.1",
            result="thwarted" if beaten_off else "chased away",
        )
    )
    beat = island.one("rescue defended" if beaten_off else "rescue driven off")
    assert beat.people == (("ada", "ben") if beaten_off else ("ada",))


def test_a_ghost_ship_takes_souls() -> None:
    island = Island()
    spent = island.tell(facts.SoulSpent(seat="cal", use="ghost ship", number=2))
    assert island.one("ghost ship").facts == (spent,)


def test_a_rescue_names_the_treasures_and_the_end_counts_them() -> None:
    island = Island()
    island.tell(facts.RescuerArrived(card="smuggler.1", leaves=2, why="day"))
    island.tell(facts.BidsRevealed(card="smuggler.1", bids={"nurse": ("pearl.1",)}))
    saved = island.tell(
        facts.CharacterRescued(
            character="nurse", seat="ada", card="smuggler.1", treasures=("diamond.1",)
        )
    )
    island.tell(facts.RescuerLeft(card="smuggler.1"))
    assert "Diamond" in island.one("rescued").text
    ended = island.tell(
        facts.GameEnded(
            scores={"ada": 12, "ben": 10, "cal": 0},
            winners=("ada",),
            ranking=(("ada",), ("ben",), ("cal",)),
            tie_break="",
        )
    )
    assert island.one("narrow win").facts == (saved, ended)


def test_seasons_of_bots_have_most_kinds_of_beats() -> None:
    kinds: Counter[str] = Counter()
    for seed in ("1", "2"):
        played = Rehearsal(settings(load_season("atoll")), seed)
        played.play()
        kinds.update(beat.kind for beat in beats_of(played.format, played.kernel.story.told))
    assert {"rescued", "rescue outbid", "death", "last one gone", "left alone"} <= kinds.keys()
