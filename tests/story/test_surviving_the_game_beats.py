"""The beats of Surviving the G.A.M.E.: each is found where it is, and not in a game like it."""

from __future__ import annotations

from showrunner.files.season_files import load_season, settings
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import OBSTACLES
from showrunner.formats.surviving_the_game.facts.season import GameDecided
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import MessageSaid, TalkBegan
from showrunner.kernel import PRODUCER, Text
from showrunner.running.rehearsal import Rehearsal
from showrunner.story.boards import boards_of
from showrunner.story.editor import tell
from tests.story.handmade import HandmadeSeason

HOUND, GUARDIAN, HORROR = "razor_hound.1", "gatekeeper.1", "gene_horror.1"


class Game(HandmadeSeason):
    """A game made by hand; everybody is a Soldier inside."""

    def __init__(self) -> None:
        super().__init__("surviving_the_game", "ada ben cal")
        self.tell(facts.TurnOrderSet(order=tuple(self.seats)))
        self.begin()
        self.tell(facts.FacilityEntered(identities=dict.fromkeys(self.seats, "soldier")))

    def begin(self) -> None:
        """Begin the next round."""
        self.round += 1
        inside = tuple(self.seats)
        self.tell(facts.RoundBegan(round=self.round, inside=inside, tokens=0))

    def give(self, seat: str, *cards: str) -> None:
        self.tell(facts.CardsLaid(pile=f"discard/{seat}", cards=cards))

    def meet(self, seat: str, card: str, level: int, *, revealed: bool = True) -> int:
        met = facts.ObstacleMet(seat=seat, level=level, obstacle=card, revealed=revealed, damage=20)
        return self.tell(met)

    def lose(self, seat: str, card: str, level: int) -> int:
        lost = facts.CombatLost(
            seat=seat,
            level=level,
            obstacle=card,
            damage=20,
            shielded=0,
            plated=0,
            moves=0,
            trap=False,
        )
        return self.tell(lost)

    def health(self, seat: str, amount: int, health: int) -> int:
        changed = facts.HealthChanged(seat=seat, amount=amount, health=health, why="combat")
        return self.tell(changed)

    def beat_it(self, seat: str, card: str, level: int, damage: int = 90) -> int:
        beaten = facts.ObstacleBeaten(
            seat=seat, level=level, obstacle=card, damage=damage, how="attack"
        )
        return self.tell(beaten)

    def die(self, seat: str) -> int:
        return self.tell(facts.PlayerEliminated(seat=seat, round=self.round, cause="combat"))

    def decide(self, *survivors: str, winners: tuple[str, ...]) -> int:
        sheet = self.format.sheet_of(self.story, PRODUCER)
        points = {seat: sheet.points(seat) for seat in self.seats}  # type: ignore[attr-defined]
        best = [(seat,) for seat in (*winners, *(s for s in survivors if s not in winners))]
        others = [(seat,) for seat in self.seats if seat not in survivors]
        return self.tell(
            GameDecided(
                seats=winners,
                rule="SG-8.3",
                reason="Level 4 is closed",
                survivors=survivors,
                points=points,
                scores=dict.fromkeys(self.seats, 0),
                ranking=tuple(best + others),
            )
        )


def test_who_is_killed_by_what_another_woke() -> None:
    game = Game()
    woken = game.meet("ada", HOUND, 2)
    game.lose("ada", HOUND, 2)
    game.meet("ben", HOUND, 2, revealed=False)
    hit = game.lose("ben", HOUND, 2)
    out = game.die("ben")
    (beat,) = game.beats("woken by another")
    assert beat.people == ("ben", "ada")
    assert beat.facts == (woken, hit, out)
    assert not game.beats("killed")


def test_who_is_killed_by_what_they_woke_themselves() -> None:
    game = Game()
    game.meet("ada", HOUND, 2)
    game.lose("ada", HOUND, 2)
    game.die("ada")
    (beat,) = game.beats("killed")
    assert beat.people == ("ada",)
    assert not game.beats("woken by another")


def test_the_reward_of_what_another_fought_in_vain() -> None:
    game = Game()
    failed = game.lose("ada", HORROR, 3)
    won = game.beat_it("ben", HORROR, 3)
    (beat,) = game.beats("took the reward")
    assert (beat.people, beat.facts) == (("ben", "ada"), (failed, won))
    game.lose("ada", HORROR, 3)
    game.beat_it("ada", HORROR, 3)
    assert len(game.beats("took the reward")) == 1, "one's own second try is no theft"


def test_a_guard_that_saves_a_life_and_one_that_does_not() -> None:
    game = Game()
    game.tell(facts.Guarded(seat="ada", obstacle=HOUND, card="b_shield.1"))
    assert not game.beats("saved by a Guard")
    game.health("ada", -80, 10)
    game.tell(facts.Guarded(seat="ada", obstacle=HOUND, card="b_shield.2"))
    (beat,) = game.beats("saved by a Guard")
    assert "Riot Shield" in beat.text
    assert len(game.beats("on the last Health")) == 1


def test_three_obstacles_in_one_turn() -> None:
    game = Game()
    for cleared in (2, 3):
        game.tell(facts.TurnBegan(round=1, seat="ada", moves=3))
        for number in range(cleared):
            game.beat_it("ada", f"training_drone.{number}", 1, damage=50)
        game.tell(facts.TurnEnded(seat="ada"))
    (beat,) = game.beats("spree")
    assert len(beat.facts) == 3


def test_the_leader_dies_and_a_first_exit() -> None:
    game = Game()
    game.give("ada", "war_mech.1")
    game.begin()
    game.meet("ada", HOUND, 2)
    game.lose("ada", HOUND, 2)
    game.die("ada")
    (leader,) = game.beats("leader lost")
    assert leader.values["points"] == 5
    game.tell(facts.PlayerExited(seat="ben", obstacle=GUARDIAN))
    game.tell(facts.PlayerExited(seat="cal", obstacle="gatekeeper.2"))
    first, second = game.beats("way out")
    assert first.importance > second.importance


def test_injuries_that_cost_the_win() -> None:
    game = Game()
    game.give("ada", "war_mech.1")
    game.give("ben", "apex_mutant.1", "injury.1", "injury.2", "injury.3")
    game.decide("ada", "ben", "cal", winners=("ada",))
    (beat,) = game.beats("lost by Injuries")
    assert beat.people == ("ada", "ben")
    assert not game.beats("narrow win")


def test_a_narrow_win_and_a_clear_one() -> None:
    for points, kind in (("security_android.1", "narrow win"), ("war_mech.1", "win by points")):
        game = Game()
        game.give("ada", points)
        game.decide("ada", "ben", winners=("ada",))
        assert [beat.kind for beat in game.beats() if "win" in beat.kind] == [kind]


def test_nobody_survives_or_one_alone() -> None:
    game = Game()
    game.decide(winners=())
    assert len(game.beats("nobody survives")) == 1
    game = Game()
    game.decide("cal", winners=("cal",))
    (beat,) = game.beats("sole survivor")
    assert beat.people == ("cal",)


def agree(game: Game, act: Act, answer: str = "agree") -> None:
    """Ada proposes something to Ben, who answers."""
    pair, talk = ("ada", "ben"), f"talk {game.round} {act.act}"
    game.tell(TalkBegan(talk=talk, seats=pair), *pair)
    for seat, said in (("ada", act), ("ben", Act(answer))):
        words = Text("seal", "words")
        game.tell(MessageSaid(talk=talk, seat=seat, words=words, acts=(said,)), *pair)


def buys_green(game: Game, seat: str) -> None:
    game.tell(facts.CardBought(seat=seat, card="u01.1", price=5))


def test_two_share_the_win() -> None:
    game = Game()
    game.decide("ada", "ben", winners=("ada", "ben"))
    (beat,) = game.beats("shared win")
    assert beat.people == ("ada", "ben")


def test_an_obstacle_that_is_hacked_and_one_that_is_dealt_just_enough() -> None:
    game = Game()
    game.tell(
        facts.ObstacleBeaten(seat="ada", level=1, obstacle=HOUND, damage=0, how="hack"),
    )
    exact = game.beat_it("ben", "war_mech.1", 4, damage=OBSTACLES["war_mech"].health)
    assert [beat.people for beat in game.beats("hacked")] == [("ada",)]
    assert [beat.facts for beat in game.beats("to the point")] == [(exact,)]


def test_a_deal_is_broken_by_who_agreed_and_nobody_else() -> None:
    game = Game()
    agree(game, Act("want", what="green"))
    buys_green(game, "ada")
    assert not game.beats("deal broken")
    buys_green(game, "ben")
    buys_green(game, "ben")
    (beat,) = game.beats("deal broken")
    assert beat.people == ("ben", "ada")
    (line,) = boards_of(game.format, game.story).promises
    assert (line.giver, line.to, line.verdict, line.facts) == (
        "ben",
        ("ada",),
        "broken",
        beat.facts,
    )
    assert line.text == "Ben agreed to leave the green Upgrades to Ada."


def test_what_was_refused_is_no_deal() -> None:
    game = Game()
    agree(game, Act("want", what="green"), "refuse")
    agree(game, Act("leave", what="3"))
    buys_green(game, "ben")
    assert not game.beats("deal broken")
    game.meet("ben", HORROR, 3)
    assert len(game.beats("deal broken")) == 1


def test_a_level_that_two_said_they_would_close() -> None:
    game = Game()
    agree(game, Act("close", what="2"))
    game.tell(facts.AreaClosed(level=1))
    assert not game.beats("deal kept")
    game.tell(facts.AreaClosed(level=2))
    assert len(game.beats("deal kept")) == 1
    assert [line.verdict for line in boards_of(game.format, game.story).promises] == ["kept"]


def test_recruits_and_levels() -> None:
    game = HandmadeSeason("surviving_the_game", "ada ben")
    game.tell(facts.TurnOrderSet(order=("ada", "ben")))
    game.tell(facts.IdentityBought(seat="ada", identity="cyborg", price=4))
    game.tell(facts.FacilityEntered(identities={"ada": "cyborg", "ben": "recruit"}))
    (beat,) = game.beats("went in as a Raw Recruit")
    assert beat.people == ("ben",)
    game.tell(facts.ArmoryGrew(seat="ada", level=3))
    game.tell(facts.AreaClosed(level=1))
    assert len(game.beats("first upstairs")) == 1
    (closed,) = game.beats("level closed")
    assert set(closed.people) == {"ada", "ben"}


def test_training_is_one_episode_and_then_each_three_rounds() -> None:
    """CM-19; an episode is told when its last round is over, and then never changes."""
    played = Rehearsal(settings(load_season("duel")), "x")
    played.play()
    format, story = played.format, list(played.kernel.story.told)
    whole = tell(format, played.settings, story)
    ends = [told.number for told in story if isinstance(told.fact, facts.RoundEnded)]
    training = int(played.settings.parameters["training_rounds"])
    for rounds, end in enumerate(ends[:-1], 1):
        so_far = tell(format, played.settings, story[: end + 1])
        right = 0 if rounds < training else 1 + (rounds - training) // 3
        assert so_far.episodes == whole.episodes[:right]
    for number, rounds in ((1, "5 6 7"), (2, "8 9 10")):
        told = [one.title for one in whole.episodes[number].sections if one.part == "contest"]
        assert {*told} <= {f"Round {round}" for round in rounds.split()} and told
