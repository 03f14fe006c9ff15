"""MS-2: one sealed submission a round, three segments, and what everybody sees."""

from __future__ import annotations

from collections import Counter

import pytest

from showrunner.formats.facts import SecretsRevealed
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.bots.mind import HEARSAY_FACTOR, MiniSurvivorMind
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.filling_in import with_acts
from showrunner.kernel import Answer, contestant, view
from tests.formats.mini_survivor.table import FAR, Table

F = "ana3 ben17 cal22 dee41 eve58"


def test_MS_2_1_everybody_sees_the_board_before_each_round():
    table = Table({"F": F, "G": "fay30 gus31"}, outcasts="hal9", parameters=FAR)
    table.send("ana", "3 a 17 ben")
    table.vote(s22=3, s41=3, s58=3)
    table.play_round()
    table.until_asked("submission")
    first, second = table.facts(facts.RoundBegan, "public")
    assert first.tribes["F"] == (3, 17, 22, 41, 58)
    assert first.outcasts == (9,)
    assert first.alive == 8
    assert second.tribes["F"] == (22, 41, 58)
    public = table.sheet_of("public")
    assert public.survivors[17].owner == "ben"
    assert public.survivors[22].owner == ""


def test_MS_2_2_the_last_submission_before_all_are_in_counts():
    table = Table({"F": F})
    table.until_asked("submission")
    asks = {ask.seat: ask for ask in table.open_asks}
    assert set(asks) == {"ana", "ben", "cal", "dee", "eve"}, "whoever has a living Survivor"
    for text in ("3 v 17", "3 v 22", "3 v 41"):
        table.enter(Answer(asks["ana"].id, {"submission": text}))
    assert not table.facts(facts.SubmissionSent)
    table.play_round()
    assert table.lines("ana") == ("3 v 41", "end")
    assert table.totals("F")[41] == 2


def test_MS_2_2_who_is_late_sends_nothing():
    table = Table({"F": F})
    ask = table.until_asked("submission")
    assert ask.question.when_late == "default"
    assert ask.question.default == {"submission": {"lines": ["end"], "refused": []}}


def test_MS_2_2_a_submission_is_its_players_own_secret():
    table = Table({"F": F})
    table.send("ana", "3 a 17 ben", "3 v 17", "9 v 3")
    table.play_round()
    for viewer in ("public", "ben"):
        assert not table.facts(facts.SubmissionSent, viewer, seat="ana")
    (mine,) = table.facts(facts.SubmissionSent, "ana")
    assert mine.lines == ("3 a 17 ben", "3 v 17", "end")
    assert mine.refused == ("3 not_yours",)
    for kind in (facts.AttackJudged, facts.VotesResolved, facts.FallExplained):
        assert table.facts(kind)
        assert not table.facts(kind, "public")
        assert not table.facts(kind, "ana")


def test_MS_2_3_segments_in_order_each_told_right_after_it():
    table = Table({"F": F, "G": "fay30 gus31 hal32"}, parameters=FAR)
    table.send("ana", "3 a 17 ben")
    table.vote(s22=3, s41=3, s58=3, s30=31, s32=31)
    table.play_round()
    phases = [fact.phase for fact in table.facts(facts.PhaseBegan, "public", round=1)]
    assert phases == ["talk", "submission", "assassination", "voting", "movement"]
    told = [type(fact).__name__ for fact in table.view("public")]
    fell = [n for n, name in enumerate(told) if name == "SurvivorsFell"]
    ends = [n for n, name in enumerate(told) if name == "PhaseEnded"]
    assert fell[0] < ends[2] < fell[1] < ends[3]


def test_MS_2_4_the_owner_of_whoever_falls_is_public():
    table = Table({"F": F})
    table.send("ana", "3 a 17 ben")
    table.send("dee", "41 a 58 ana")
    table.play_round()
    assert table.fact(facts.SurvivorsFell, "public", cause="assassination").owners == {
        17: "ben",
        41: "dee",
    }
    public = table.sheet_of("public")
    assert all(s.owner for s in public.survivors.values() if not s.alive)


def test_MS_2_5_tribes_are_checked_after_assassination_and_after_voting():
    table = Table(
        {"F": "ana3 ben17 cal22", "G": "fay30 gus31 hal32", "H": "ida1 jon2 kim4 leo5"},
        parameters=FAR,
    )
    table.send("ana", "3 a 17 ben")
    table.vote(s30=31, s31=30, s32=30, s1=2, s2=1, s4=1, s5=1)
    table.play_round()
    told = [type(fact).__name__ for fact in table.view("public")]
    removed = [n for n, name in enumerate(told) if name == "TribeRemoved"]
    ends = [n for n, name in enumerate(told) if name == "PhaseEnded"]
    assert ends[1] < removed[0] < ends[2] < removed[1] < ends[3]
    assert len(removed) == 2


def test_MS_2_6_the_end_is_looked_at_once_after_movement():
    table = Table({"F": F})
    table.play_round()
    told = [type(fact).__name__ for fact in table.view("public")]
    assert told.index("MatchEnded") > told.index("RoundEnded")
    assert [f.phase for f in table.facts(facts.PhaseBegan)][-1] == "movement"


def test_secrets_stay_closed_after_the_end_unless_they_are_to_be_revealed():
    closed = Table({"F": F}).play()
    assert not closed.facts(SecretsRevealed)
    opened = Table({"F": F}, parameters={"reveal": "at_end"}).play()
    assert opened.facts(SecretsRevealed)
    assert opened.facts(facts.VotesResolved, "public")


def test_D3_posts_are_for_everybody_and_talks_for_two():
    table = Table({"F": F})
    table.on("post", {"words": "Hello, plaza."}, "ana")
    table.on("preferences", {"open": ["ben"], "ranked": ["ben"]}, "ana")
    table.on("talk", {"say": "Three is mine.", "end": False}, "ana")
    table.play_round()
    assert len(table.facts(facts.PostMade, "public", seat="ana")) == 2
    (talk,) = table.facts(facts.TalkBegan)
    assert talk.seats == ("ana", "ben")
    assert table.facts(facts.MessageSaid, "ben")
    for viewer in ("public", "cal"):
        assert not table.facts(facts.TalkBegan, viewer)
        assert not table.facts(facts.MessageSaid, viewer)


@pytest.mark.parametrize("most", [0, 1, 3])
def test_D3_each_player_posts_as_often_as_the_parameter_says(most: int):
    table = Table({"F": F}, parameters={"public_posts": most})
    if most:
        table.on("post", {"words": "Hello, plaza."})
    table.play_round()
    posts = Counter(fact.seat for fact in table.facts(facts.PostMade))
    assert posts == Counter(dict.fromkeys(table.seats if most else (), most))


def test_D3_talks_may_be_seen_by_all():
    table = Table({"F": F}, parameters={"talks_are_seen": "public"})
    table.on("preferences", {"open": ["ben"], "ranked": ["ben"]}, "ana")
    table.play_round()
    assert table.facts(facts.TalkBegan, "cal")


def test_D3_who_has_no_survivor_left_may_talk_or_not():
    for may in (True, False):
        table = Table({"F": F}, parameters={**FAR, "eliminated_players_may_talk": may})
        table.until_asked("post")
        table.season.sheet.players["leo"].fell = 5
        assert ("leo" in table.sheet.active) is may


def test_D3_a_letter_is_read_by_its_tribe_alone_and_names_no_owner():
    table = Table({"F": F}, parameters={"tribe_letterbox": True})
    table.on("letterbox", {"survivor": "3", "words": "Vote for 22."}, "ana")
    table.play_round()
    (letter,) = table.facts(facts.LetterPosted)
    assert (letter.tribe, letter.survivor, str(letter.words)) == ("F", 3, "Vote for 22.")
    audience = table.audience(facts.LetterPosted)
    assert audience.seats == ("ana", "ben", "cal", "dee", "eve")
    assert not table.facts(facts.LetterPosted, "public")
    assert all("ana" not in str(fact) for fact in table.facts(facts.LetterPosted, "ben"))


def test_D3_the_acts_of_a_letter_are_known_to_its_tribe_alone():
    table = Table({"F": F}, parameters={"tribe_letterbox": True})
    acts = [{"act": "target", "what": "22"}]
    table.on("letterbox", {"survivor": "3", "words": "Vote for 22.", "acts": acts}, "ana")
    table.play_round()
    for reader in ("ana", "ben", "cal", "dee", "eve"):
        (letter,) = table.facts(facts.LetterPosted, reader)
        assert letter.acts == (Act("target", what="22"),)
    assert not table.facts(facts.LetterPosted, "public")


def test_D3_no_act_that_is_read_out_of_a_letter_names_its_writer():
    table = Table({"F": F}, parameters={"tribe_letterbox": True})
    form = table.until_asked("letterbox").question
    words = "Don't vote for me. I voted for Ben. Ben lied to me. Vote for me or vote for Ben."
    read = with_acts(form, {"survivor": None, "words": words}, "ana")
    assert [act["act"] for act in read["acts"]]
    assert "ana" not in str(read["acts"])


def test_D3_a_bot_goes_by_what_a_letter_says_and_not_by_its_own():
    table = Table({"F": F}, parameters={"tribe_letterbox": True})
    claim = [{"act": "claim", "about": "dee", "what": "22"}]
    table.on("letterbox", {"survivor": "3", "words": "22 is Dee's.", "acts": claim}, "ana")
    table.play_round()
    hints = {}
    for seat in ("ana", "ben"):
        memory = MiniSurvivorMind(next(one for one in table.settings.cast if one.id == seat))
        for seen in view(table.kernel.story.told, contestant(seat)):
            memory.take(seen.fact)
        hints[seat] = memory.hints.get((22, "dee"))
    assert hints == {"ana": None, "ben": HEARSAY_FACTOR}


def test_D3_without_the_parameter_nobody_is_asked_for_a_letter():
    table = Table({"F": F}).play_round()
    assert "mini_survivor.letterbox" not in table.kinds_asked
    assert not table.facts(facts.LetterPosted)


def test_MS_1_5_round_1_begins_when_everybody_has_read_the_rules():
    table = Table({"F": F}, parameters={"reading_time": 24})
    first = table.until_asked("reading")
    assert first.question.lasts == 24 * 3600
    assert len(table.asked("reading")) == len(table.seats)
    assert not table.facts(facts.RoundBegan)
    for ask in table.asked("reading"):
        table.answer(ask)
    assert table.facts(facts.RoundBegan)
    assert not Table({"F": F}).start().asked("reading")
