"""MS-14: the worked examples of the rulebook."""

from __future__ import annotations

from showrunner.formats.mini_survivor import facts
from tests.formats.mini_survivor.table import FAR, NAMES, Table

F = "ana3 ben17 cal22 dee41 eve58"


def test_MS_3_2_EX1_hit_and_backfire():
    table = Table({"F": F})
    table.send("ana", "3 a 17 ben")
    table.send("dee", "41 a 58 ana")
    table.until_asked("submission")
    table.play_round()
    assert table.fell("assassination") == {17, 41}
    told = table.fact(facts.SurvivorsFell, "public", cause="assassination")
    assert (told.tribe, told.owners) == ("F", {17: "ben", 41: "dee"})
    assert "F" not in table.removed()[:0]


def test_MS_4_3_EX2_voids():
    table = Table({"F": F}, parameters=FAR)
    table.send("ana", "3 a 17 ben", "3 v 17")
    table.send("dee", "41 a 58 ana", "41 v 3")
    table.send("cal", "22 v 3")
    table.send("eve", "58 v 3")
    table.play_round()
    assert table.totals("F") == {3: 2, 22: 0, 58: 0}
    assert table.fell("voting") == {3}
    assert table.removed() == ["F"]
    assert table.sheet.outcasts == [22, 58]


def test_MS_4_7_EX3_zero_tie():
    table = Table({"F": F}, parameters=FAR)
    table.send("ana", "3 a 17 ben", "3 v 17")
    table.send("dee", "41 a 58 ana")
    table.send("cal", "22 v 17")
    table.send("eve", "58 v 17")
    table.play_round()
    assert table.totals("F") == {3: 0, 22: 0, 58: 0}
    assert table.fell("voting") == {3, 22, 58}
    assert table.removed() == ["F"]


FIVE = "ana1 ben2 cal3 dee4 eve5"


def test_MS_4_4_EX4_idol():
    table = Table({"C": FIVE})
    table.send("eve", "5 i", "5 v 1")
    for seat, one in (("ana", 1), ("ben", 2), ("cal", 3)):
        table.send(seat, f"{one} v 5")
    table.send("dee", "4 v 1")
    table.play_round()
    assert table.totals("C") == {1: 3, 2: 1, 3: 1, 4: 0, 5: 0}
    assert table.fell("voting") == {1}
    assert table.fact(facts.VotesCounted, "public").totals[5] == 0


def test_MS_4_5_EX5_double_idol():
    table = Table({"C": FIVE}, parameters=FAR)
    table.send("ana", "1 i", "1 v 5")
    table.send("eve", "5 i", "5 v 1")
    table.send("ben", "2 v 1")
    table.send("cal", "3 v 5")
    table.play_round()
    assert table.totals("C") == dict.fromkeys(range(1, 6), 1)
    assert table.fell("voting") == {1, 2, 3, 4, 5}


def test_MS_3_3_EX6_mutual_kill():
    table = Table({"F": F})
    table.send("ana", "3 a 22 cal")
    table.send("cal", "22 a 3 ana")
    table.play_round()
    assert table.fell("assassination") == {3, 22}


def test_MS_3_3_EX6_hit_and_backfired_at_once():
    table = Table({"F": F})
    table.send("ana", "3 a 22 cal")
    table.send("cal", "22 a 3 ben")
    table.play_round()
    assert table.fell("assassination") == {22}
    told = table.fact(facts.FallExplained, survivor=22)
    assert (told.attacked, told.guessed_wrong) == (True, True)


def test_MS_3_4_EX7_own_kill():
    table = Table({"F": "ana8 ana9 ben17 cal22"})
    table.send("ana", "8 a 9 ana")
    table.play_round()
    assert table.fell("assassination") == {9}


def test_MS_5_2_EX8_price():
    table = Table({"F": F, "G": "fay30 gus31 hal32 ida33"}, parameters=FAR)
    table.send("ana", "buy")
    table.vote(s3=17, s17=22, s22=17, s41=17, s58=17, s30=31, s31=30, s32=30, s33=30)
    table.play_round()
    assert (table.sheet.players["ana"].idols, table.sheet.players["ana"].garnets) == (2, 0)
    table.send("ana", "buy")
    table.play_round()
    assert table.refused("ana") == ("1 no_garnets",)


def test_MS_5_2_EX8_two_at_once():
    table = Table({"F": F}, parameters={"starting_garnets": 8})
    table.send("ana", "buy", "buy")
    table.play_round()
    assert (table.sheet.players["ana"].idols, table.sheet.players["ana"].garnets) == (3, 0)


def test_MS_7_4_EX9_removed_destination():
    table = Table(
        {"F": "ana3 ben17 dee41", "G": "cal22 eve58 fay30 gus31", "A": "hal32 ida33 jon34"},
        parameters=FAR,
    )
    table.send("cal", "22 m F", "22 v 58")
    table.send("eve", "58 v 30")
    table.send("fay", "30 v 58")
    table.vote(s3=17, s17=3, s41=3)
    table.play_round()
    assert "F" in table.removed()
    assert 22 in table.sheet.outcasts
    ask = table.until_asked("submission", "cal")
    field = ask.question.fields["submission"]
    assert field.parse_value("22 v 30\n22 a 30 fay").refused[0].code == "outcast_only_moves"
    table.send("cal", "22 m L")
    table.play_round()
    assert table.fell("assassination", 2).isdisjoint({22})
    board = table.facts(facts.BoardShown, why="movement")[-1]
    assert 22 in board.tribes["L"]


def test_MS_6_5_EX10_all_tribes_in_one_segment():
    table = Table(
        {"B": "ana1 ben2 cal3", "K": "ana4 ben5 cal6 dee7", "L": "ana8 ben9 cal10"}, open="BKL"
    )
    table.fix_draw("removal", "K")
    table.send("ana", "1 a 2 ben", "4 a 5 ben", "8 a 9 ben", "1 m K")
    table.send("dee", "7 a 6 cal")
    table.play_round()
    assert table.removed() == ["K"]
    assert table.sheet.open == ["B", "L"]
    assert table.sheet.outcasts == [1, 3, 4, 7, 8, 10]
    assert not table.facts(facts.VotesCounted)
    assert not table.sheet.ended
    table.send("ana", "1 m B", "4 m B", "8 m B")
    table.send("cal", "3 m L", "10 m L")
    table.send("dee", "7 m L")
    table.play_round()
    assert table.sheet.tribes == {"B": [1, 4, 8], "L": [3, 7, 10]}
    table.play_round()
    assert {fact.tribe for fact in table.facts(facts.VotesCounted)} == {"B", "L"}


def test_MS_6_6_EX11_movement_outcasts():
    table = Table(
        {"A": "cal3 dee4 eve5 fay6 ida7"}, open="AE", outcasts="gus31 hal32", parameters=FAR
    )
    table.send("gus", "31 m E")
    table.send("hal", "32 m E")
    table.vote(s3=7, s4=7, s5=7, s6=7, s7=3)
    table.play_round()
    assert table.sheet.outcasts == [31, 32]
    assert table.sheet.tribes == {"A": [3, 4, 5, 6], "E": []}
    assert table.facts(facts.SurvivorsCastOut)[-1].why == "too few"


def test_MS_8_4_EX12_bonus_and_end():
    everybody = " ".join(f"{seat}{5 * nth + k}" for nth, seat in enumerate(NAMES) for k in range(5))
    everybody = everybody.replace("ana0", "ana60")
    table = Table({"A": everybody}, open="AB")
    for alive in (41, 27, 24, 12, 5):
        table.until_asked("submission")
        living = table.sheet.living
        kills = len(living) - alive - 1
        said: dict[str, list[str]] = {}
        for attacker, target in zip(living, living[len(living) - kills :], strict=False):
            guess = table.owner(target)
            said.setdefault(table.owner(attacker), []).append(f"{attacker} a {target} {guess}")
        for voter in living:
            target = living[0] if voter != living[0] else living[1]
            said.setdefault(table.owner(voter), []).append(f"{voter} v {target}")
        for seat, lines in said.items():
            table.send(seat, *lines)
        table.play_round()
    ends = [fact.alive for fact in table.facts(facts.RoundEnded)]
    assert ends == [41, 27, 24, 12, 5]
    counted = table.fact(facts.BonusCounted)
    assert (counted.round, sum(counted.garnets.values())) == (3, 24)
    ended = table.fact(facts.MatchEnded)
    assert (ended.round, sum(ended.tokens.values())) == (5, 5)
    assert table.fact(facts.GarnetsShown).bonus == counted.garnets


def test_MS_8_3_EX13_candidate_by_segment():
    table = Table({"F": "ana3 ana17 ben22 dee41 cal58"})
    table.send("ana", "3 a 22 ben", "3 v 41", "17 v 41")
    table.send("cal", "58 v 41")
    table.play_round()
    assert table.fell("assassination") == {22}
    assert table.fell("voting") == {41}
    assert table.sheet.players["ben"].last_fell == (1, 2)
    assert table.sheet.players["dee"].last_fell == (1, 4)


def test_MS_8_6_EX14_nobody_left():
    table = Table({"F": "ana1 ana2 ana3 cal4 cal5 cal6 eve7"}, parameters=FAR, players=6)
    table.play_round()
    assert not table.sheet.living
    assert set(table.fact(facts.MatchEnded).tokens.values()) == {0}
    assert table.facts(facts.CandidateTied)[0].weights == {"ana": 1, "cal": 1}


def test_MS_9_EX15_parser():
    table = Table({"F": F, "E": "ana9 fay30"})
    ask = table.until_asked("submission", "ben")
    text = "#17 Assassinate 22 calvin\n17 voasij 22\n17 move emerald\n17 i\n9 v 3\nend\n17 v 3"
    read = ask.question.fields["submission"].parse_value(text)
    assert read.lines == ("17 a 22 cal", "17 i", "17 v 22", "17 m E", "end")
    assert [(line.line, line.code) for line in read.refused] == [(5, "not_yours")]
