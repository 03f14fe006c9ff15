"""Survival's bot: how it judges others, plays for its pair, and talks in private."""

from __future__ import annotations

from collections import Counter

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survival import FORMAT, facts
from showrunner.formats.survival.bots import SurvivalBot
from showrunner.formats.survival.bots.days import target
from showrunner.formats.survival.bots.private_talk import for_the_good
from showrunner.formats.survival.bots.reasons import reasons
from showrunner.formats.survival.bots.suspicion import suspicions
from showrunner.kernel import Dice, Memo, contestant, sealer, view
from showrunner.players.random_bot import RandomBot
from showrunner.running.rehearsal import Rehearsal
from tests.formats.survival.table import Table, cast_of

CARDS = cast_of(13, 4, "scientist", "ranger", "activist", "polar_bear", "mother_nature")
"""Seats a to d are Evil, e to i Special Forces, j to m Elements."""
DICE = Dice(b"bots", ("bots",))


def bot_of(table: Table, seat: str) -> SurvivalBot:
    """Return a bot that has seen what this seat was told so far."""
    bot = SurvivalBot(next(person for person in table.settings.cast if person.id == seat))
    for item in view(table.kernel.story.told, contestant(seat), playing=True):
        bot.see(item.fact)
    return bot


def answer(table: Table, kind: str, seat: str) -> dict[str, object]:
    """Return this seat's answer to its open question."""
    ask = table.asked(kind, seat)[0]
    return bot_of(table, seat).answer(ask.question, DICE)


def settings_of(size: int, **parameters: object) -> SeasonSettings:
    cast = tuple(Castaway(id=f"s{place}", name=f"S{place}") for place in range(size))
    return SeasonSettings(
        format="survival",
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="Bots",
        cast=cast,
        parameters=parameters,
        players={person.id: "bot:sensible" for person in cast},
    )


def test_voting_otherwise_than_against_evil_is_suspicious():
    table = Table(cast_of(9, 3, "scientist", "ranger", "activist"), debate_rounds=0)
    table.on("nominate", "i", round=1)
    table.votes("b>e c>a d>a e>a f>a g>a h>e", round=1)
    table.until_asked("vote")
    before = suspicions(bot_of(table, "g").mind)
    table.until_told(facts.RoundBegan, round=2)
    after = suspicions(bot_of(table, "g").mind)
    moved = {seat: after[seat] - before[seat] for seat in after}
    assert moved["b"] == moved["h"] > moved["c"] == moved["d"]


def test_the_activist_peeks_on_the_first_night_only_if_many_are_evil():
    few, many = Table(cast_of(8, 2, "activist")), Table(cast_of(9, 3, "activist"))
    few.until_asked("peek")
    many.until_asked("peek")
    assert answer(few, "peek", "c") == {"how": "sleep"}
    assert answer(many, "peek", "d") == {"how": "glance"}
    few.on("nominate", "h", round=1)
    few.until_told(facts.RoundBegan, round=2)
    few.until_asked("peek")
    assert answer(few, "peek", "c") == {"how": "glance"}


def test_a_cleared_contestant_is_vouched_for_once_while_there_are_others():
    table = Table(cast_of(9, 3, "scientist", "ranger", "activist"))
    table.on("ask", "h", round=1).on("ask", "g", round=2).on("ask", "a", round=3)
    table.on("speak", {"claim": "scientist", "vouch": "h"}, "d", round=2)
    table.on("nominate", "i", round=1).on("vote", None)
    table.until_told(facts.RoundBegan, round=3)
    table.until_told(facts.DebatePassBegan, turn=1)
    table.until_asked("speak", "d")
    said = answer(table, "speak", "d")
    assert said["accuse"] == "a" and said["claim"] == "scientist"
    assert said["vouch"] == "g", "h was vouched for before"


def pair_of(first: str, second: str, **parameters: object) -> Table:
    table = Table(CARDS, mode="chosen", buddy_chat=True, **parameters)
    return table.on("buddies", {"buddies": (first, second)})


def proposal(name: str) -> dict[str, object]:
    """Return a message whose words do not tell its acts."""
    return {"words": "x", "acts": [{"act": "propose", "about": name}]}


def acts(said: dict[str, object]) -> list[tuple[str, str, str]]:
    """Return the acts of an answer, as (act, about, what)."""
    return [(act.act, act.about, act.what) for act in said["acts"]]  # type: ignore[attr-defined]


def test_SV_4_24_buddies_agree_on_a_vote_and_both_cast_it():
    table = pair_of("j", "k")
    table.on("buddy_chat", proposal("m"), "j").on("buddy_chat", proposal("l"), "k")
    table.on("nominate", "i", round=1)
    table.until_asked("vote", "j")
    assert answer(table, "vote", "j") == answer(table, "vote", "k") == {"name": "m"}
    assert answer(table, "vote", "l")["name"] != "l"


def test_SV_4_24_a_buddy_with_better_knowledge_votes_otherwise():
    table = pair_of("e", "k")
    table.on("buddy_chat", proposal("m"), "e").on("ask", "a").on("nominate", "i", round=1)
    table.until_asked("vote", "e")
    assert answer(table, "vote", "e") == {"name": "a"}


def test_SV_4_24_a_buddy_names_no_buddy_and_no_evil_of_its_own():
    table = pair_of("a", "k")
    table.until_asked("buddy_chat", "a")
    said = answer(table, "buddy_chat", "a")
    ((kind, name, _),) = acts(said)
    assert kind == "propose" and name not in "abcdk"
    assert name.upper() in str(said["words"])


def test_SV_8_1_the_last_opponent_is_known_to_a_pair():
    table = pair_of("j", "k")
    table.until_asked("vote", "j")
    mind = bot_of(table, "j").mind
    assert mind.last_opponent == ""
    for seat, player in mind.players.items():
        player.alive = seat in "jkl"
    assert mind.last_opponent == "l"


def test_SV_8_1_buddies_of_both_sides_take_the_last_two_places_together():
    table = Table(cast_of(8, 1, "mother_nature"), mode="chosen", buddy_chat=True, debate_rounds=0)
    table.on("buddies", {"buddies": ("a", "h")})
    table.on("nominate", "c", round=1).on("nominate", "e", round=2).on("nominate", "b", round=3)
    table.votes("a>d h>d g>d", round=1).votes("a>f h>f g>f", round=2)
    table.until_told(facts.RoundBegan, round=3)
    table.until_asked("vote", "h")
    assert table.living == "agh"
    assert answer(table, "vote", "h") == answer(table, "vote", "a") == {"name": "g"}
    assert answer(table, "vote", "g")["name"] in ("a", "h")
    table.votes("a>g h>g g>a", round=3)
    assert table.play().fact(facts.SeasonWon).winner == "buddies"


def test_SV_8_1_a_buddy_says_when_one_vote_is_all_that_is_missing():
    table = pair_of("j", "k")
    table.until_asked("buddy_chat", "j")
    bot = bot_of(table, "j")
    ask = table.asked("buddy_chat", "j")[0]
    assert "last two" not in str(bot.answer(ask.question, DICE)["words"])
    for seat, player in bot.mind.players.items():
        player.alive = seat in "jkl"
    words = str(bot.answer(ask.question, DICE)["words"])
    assert words == "Vote for L. Then we are the last two, and win."


def test_SV_1_4_a_special_claim_counts_less_with_fewer_elements():
    specials = ("scientist", "ranger", "activist")
    few = Table(CARDS)
    many = Table(cast_of(13, 4, *specials))
    unsaid = Table(cast_of(13, 4, *specials), reveal_setup_counts=False)
    worth = []
    for table in (few, unsaid, many):
        table.on("speak", {"claim": "ranger"}, "f", round=1).on("nominate", "m", round=1)
        table.until_told(facts.DebatePassBegan, turn=1)
        before = suspicions(bot_of(table, "l").mind)["f"]
        table.until_asked("vote", "l")
        worth.append(suspicions(bot_of(table, "l").mind)["f"] - before)
    assert worth == [-5, -5, -7]


def test_SV_6_2_evil_whispers_plans_to_evil_and_lies_to_good():
    table = Table(CARDS, mode="chosen", whispers=True)
    table.on("ask", "a").on("nominate", "i", round=1)
    table.until_asked("whisper")
    bot, ask = bot_of(table, "b"), table.asked("whisper", "b")[0]
    whispers = [bot.answer(ask.question, Dice(b"bots", (number,))) for number in range(20)]
    plans = [said for said in whispers if said["name"] in ("a", "c", "d")]
    lies = [said for said in whispers if said not in plans]
    assert len(plans) > len(lies) > 0
    assert {kind for said in plans for kind, _, _ in acts(said)} == {"propose"}
    assert {kind for said in lies for kind, _, _ in acts(said)} == {"claim", "evil"}
    assert all(name not in list("abcd") for said in whispers for _, name, _ in acts(said))


def test_SV_6_2_the_good_whisper_only_strong_suspicions():
    table = Table(CARDS, mode="chosen", whispers=True)
    table.on("ask", "a").on("nominate", "i", round=1)
    table.until_asked("whisper")
    knows = answer(table, "whisper", "e")
    assert acts(knows) == [("claim", "", "scientist"), ("evil", "a", "")]
    assert knows["name"] != "a" and "Scientist" in str(knows["words"])
    assert answer(table, "whisper", "m")["name"] is None, "nothing seen, nothing said"


def test_SV_6_2_a_protected_player_thanks_in_private():
    table = Table(CARDS, mode="chosen", whispers=True)
    table.on("protect", "j", round=1).on("nominate", "j", round=1).on("nominate", "k", round=2)
    guards = [{"act": "claim", "what": "ranger"}, {"act": "guard", "about": "j"}]
    table.on("whisper", {"name": "j", "words": "x", "acts": guards}, "f", round=1)
    table.until_asked("whisper")
    assert acts(answer(table, "whisper", "f")) == [("claim", "", "ranger"), ("guard", "j", "")]
    table.until_told(facts.RoundBegan, round=2)
    table.until_asked("whisper")
    thanks = answer(table, "whisper", "j")
    assert thanks["name"] == "f" and acts(thanks) == [("thank", "f", "")]
    assert bot_of(table, "j").mind.claims == {"f": "ranger"}
    assert bot_of(table, "k").mind.claims == {}, "nobody else was told"


def test_SV_4_22_an_activist_cannot_claim_to_be_evil_by_an_act():
    table = Table(CARDS, mode="chosen", whispers=True)
    table.on("nominate", "i", round=1)
    table.until_asked("whisper")
    told = {"name": "j", "words": "x", "acts": [{"act": "claim", "what": "evil"}]}
    scientist, activist = table.asked("whisper", "e")[0], table.asked("whisper", "g")[0]
    scientist.question.accept(told, sealer("salt"))
    with pytest.raises(IllegalAnswer, match="claim has no detail 'evil'"):
        activist.question.accept(told, sealer("salt"))


# -- reasons ---------------------------------------------------------------------------------------


def test_SV_6_4_an_invented_ballot_is_found_out_by_public_votes():
    table = Table(cast_of(9, 3, "scientist", "ranger", "activist"), debate_rounds=1)
    table.on("nominate", "i", round=1).on("nominate", "h", round=2)
    table.votes("b>g c>g d>g e>a", round=1)
    lie = {"act": "tell", "about": "g", "what": "ballot", "by": "e"}
    table.on("speak", {"words": "x", "accuse": "e", "acts": [lie]}, "b", round=2)
    table.until_told(facts.RoundBegan, round=2)
    table.until_asked("vote")
    mind = bot_of(table, "f").mind
    assert [(record.by, record.name) for record in mind.false_reports] == [("b", "e")]
    why = next(reasons(mind, "b"))
    assert why.section == "told_a_lie" and why.acts[0].what == "lie"


def test_reasons_against_somebody_are_true_of_what_everybody_saw():
    table = Table(cast_of(9, 3, "scientist", "ranger", "activist"), debate_rounds=1)
    table.on("nominate", "i", round=1).on("nominate", "h", round=2)
    table.votes("b>a c>a d>a e>a f>g", round=1)
    table.on("speak", {"words": "x", "accuse": "b"}, "h", round=1)
    table.until_told(facts.RoundBegan, round=2)
    table.until_told(facts.DebatePassBegan)
    mind = bot_of(table, "d").mind
    assert "spared_evil" in {why.section for why in reasons(mind, "f")}
    assert "named_and_killed" in {why.section for why in reasons(mind, "b")}
    assert "spared_evil" not in {why.section for why in reasons(mind, "b")}
    assert "abstained" in {why.section for why in reasons(mind, "g")}


def test_SV_4_25_memories_speak_of_what_they_see():
    table = Table(CARDS, mode="chosen", memory_lounge=True)
    table.on("nominate", "i", round=1).votes("j>m k>m l>m", round=1)
    table.until_asked("lounge", "m")
    remarks = for_the_good(bot_of(table, "m").mind, ["a", "b"])
    assert {remark.about for remark in remarks if remark.section == "lounge"} == {"a", "b"}
    assert answer(table, "lounge", "m")["words"]
    blind = Table(CARDS, mode="chosen", memory_lounge=True, memories_see_all=False)
    blind.on("nominate", "i", round=1).votes("j>m k>m l>m", round=1)
    blind.until_asked("lounge", "m")
    ((kind, name, _),) = acts(answer(blind, "lounge", "m"))
    assert kind == "evil" and name in blind.living


def test_sensible_bots_talk_in_every_small_circle():
    played = Rehearsal(
        settings_of(14, whispers=True, buddy_chat=True, memory_lounge=True), "circles"
    )
    played.play()
    told = [told.fact for told in played.kernel.story.told]
    spoke = Counter(fact.channel for fact in told if isinstance(fact, facts.ChannelSpoke))
    assert set(spoke) == {"buddies", "lounge", "whisper"}


def test_sensible_contestants_last_longer_than_random_ones_beside_them():
    days: dict[bool, int] = {True: 0, False: 0}
    for number in range(6):
        season = settings_of(10)
        bots = {
            person.id: SurvivalBot(person) if (place + number) % 2 else RandomBot()
            for place, person in enumerate(season.cast)
        }
        played = Rehearsal(season, f"beside {number}", bots=bots)
        played.play()
        players = played.kernel.rules.sheet.players  # type: ignore[attr-defined]
        for seat, player in players.items():
            days[isinstance(bots[seat], SurvivalBot)] += player.conferences
    assert days[True] > days[False]


# -- standing in -----------------------------------------------------------------------------------


def asked(table: Table, seat: str, words: str) -> None:
    table.enter(Memo(seat, "instructions", words))


def test_a_stand_in_votes_for_the_named_target():
    table = Table(cast_of(9, 2))
    table.until_asked("vote")
    own = answer(table, "vote", "f")["name"]
    for name in "abcdeghi":
        asked(table, "f", f"Vote for {name.upper()}.")
        expected = name if name in table.sheet.living else own
        assert answer(table, "vote", "f") == {"name": expected}
    asked(table, "f", "")
    assert answer(table, "vote", "f") == {"name": own}


def test_a_stand_in_spares_a_friend_unless_nobody_else_is_left():
    table = Table(cast_of(9, 2))
    table.until_asked("vote")
    own = str(answer(table, "vote", "f")["name"])
    asked(table, "f", f"Trust {own.upper()}.")
    assert answer(table, "vote", "f")["name"] != own
    assert target(bot_of(table, "f").mind, [own]) == own


@pytest.mark.parametrize(("words", "said"), [("Vote for C.", "yes"), ("Trust C.", "no")])
def test_a_stand_in_says_yes_or_no_as_instructed(words: str, said: str):
    table = Table(cast_of(9, 2), vote_mode="accuse").votes("a>c b>c")
    table.until_asked("verdict")
    asked(table, "f", words)
    assert answer(table, "verdict", "f") == {"name": said}
