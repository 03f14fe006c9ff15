"""The sensible bot: what it infers, what it makes of it, and that it plays well."""

from __future__ import annotations

from statistics import fmean

import pytest

from showrunner.errors import Problem
from showrunner.formats.bots import Remark
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.acts import survivor_acts
from showrunner.formats.mini_survivor.bots import SensibleBot
from showrunner.formats.mini_survivor.bots.deduction import owners
from showrunner.formats.mini_survivor.bots.memory import Memory
from showrunner.formats.mini_survivor.bots.talking import remark
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.kernel import PRODUCER, Dice, Memo, contestant, sealer, view
from showrunner.players.random_bot import RandomBot
from showrunner.running.rehearsal import Rehearsal
from tests.formats.mini_survivor.strategies import settings_of
from tests.formats.mini_survivor.table import FAR, Table


def memory_of(table: Table, seat: str) -> Memory:
    memory = Memory(next(person for person in table.settings.cast if person.id == seat))
    for item in view(table.kernel.story.told, contestant(seat), playing=True):
        memory.take(item.fact)
    return memory


def test_nobody_has_two_in_one_tribe_at_the_start_and_five_in_all():
    table = Table(players=6, still=False)
    table.until_asked("submission")
    table.order("reveal_owner", survivor=1)
    owner = table.owner(1)
    seat = next(seat for seat in table.seats if seat != owner)
    memory = memory_of(table, seat)
    likely = owners(memory)
    home = memory.first_tribe[1]
    for one, row in likely.items():
        assert sum(row.values()) == pytest.approx(1, abs=0.01)
        assert seat not in row or memory.first_tribe[one] not in {
            memory.first_tribe[mine] for mine in memory.mine
        }
        if memory.first_tribe[one] == home:
            assert owner not in row


def said(seat: str, *acts: Act) -> facts.MessageSaid:
    """A message whose words do not say what it does."""
    return facts.MessageSaid(talk="t", seat=seat, words=sealer("salt")("x"), acts=acts)


def in_talk(table: Table, seat: str, partner: str) -> Memory:
    """What somebody knows who has just begun to talk with somebody else."""
    memory = memory_of(table, seat)
    memory.take(facts.TalkBegan(talk="t", seats=(seat, partner)))
    return memory


def reply(memory: Memory) -> Remark:
    """What it would say next."""
    assert memory.talk is not None
    dice = Dice(b"bots", ("talk",))
    return remark(memory.talk, memory=memory, likely=owners(memory), dice=dice)[0]


def test_what_is_said_makes_owners_likelier():
    table = Table(players=6)
    table.until_asked("submission")
    memory = memory_of(table, "ana")
    one = next(one for one in memory.living if not memory.survivors[one].owner)
    before = owners(memory)[one]
    seat = min(before, key=lambda seat: (before[seat], seat))
    memory.take(facts.TalkBegan(talk="t", seats=("ana", seat)))
    memory.take(said(seat, Act("claim", seat, str(one)), Act("target", what="30")))
    assert owners(memory)[one][seat] > before[seat]
    assert memory.proposed == {30: [seat]}


def test_an_act_about_a_survivor_has_a_number_of_the_match():
    table = Table(players=6)
    table.until_asked("submission")
    field = acts_field(table.sheet, own=survivor_acts(6))
    seal, problems = sealer("salt"), list[Problem]()
    right = [{"act": "target", "what": 30}, {"act": "claim", "about": "ana", "what": "7"}]
    assert field.read("acts", right, seal, problems) == (
        Act("target", what="30"),
        Act("claim", "ana", "7"),
    )
    assert not problems
    for wrong in ("31", "0", "seven", None):
        problems.clear()
        field.read("acts", [{"act": "target", "what": wrong}], seal, problems)
        assert [(one.field, one.right) for one in problems] == [
            ("acts[0].what", "give a number from 1 to 30")
        ]


TRIBE = {"F": "ana3 ben17 cal22 dee41 eve58", "A": "ben9 cal10 dee11"}


def test_a_proposal_is_agreed_to_where_one_can_vote_and_refused_for_ones_own():
    table = Table(TRIBE)
    table.until_asked("submission")
    memory = in_talk(table, "ana", "ben")
    memory.take(said("ben", Act("target", what="22")))
    assert [act.act for act in reply(memory).acts] == ["agree", "target"]
    memory.take(said("ben", Act("target", what="3")))
    assert reply(memory).acts[0].act == "refuse"
    elsewhere = next(one for one in memory.living if not memory.stands_with(one))
    memory.take(said("ben", Act("target", what=str(elsewhere))))
    assert reply(memory).section == "not_there"


def test_who_agreed_and_left_one_alone_with_the_vote_has_broken_their_word():
    table = Table(TRIBE)
    table.until_asked("submission")
    memory = in_talk(table, "ana", "ben")
    memory.take(said("ana", Act("target", what="22")))
    memory.take(said("ben", Act("agree")))
    memory.take(facts.SubmissionSent(seat="ana", lines=("3 v 22", "end"), refused=()))
    kept, alone = {3: 0, 17: 1, 22: 2, 41: 1, 58: 1}, {3: 0, 17: 1, 22: 1, 41: 2, 58: 1}
    memory.take(facts.VotesCounted(tribe="F", totals=kept))
    assert memory.broken == []
    memory.take(facts.VotesCounted(tribe="F", totals=alone))
    assert [(word.seat, word.survivor, word.how) for word in memory.broken] == [
        ("ben", 22, "voted")
    ]
    assert reply(memory).acts == (Act("broke", "ben", "22"),)
    memory.take(facts.TalkEnded(talk="t", seats=("ana", "ben")))
    memory.take(facts.TalkBegan(talk="u", seats=("ana", "cal")))
    told = reply(memory)
    assert told.acts == (Act("broke", "ben", "22"),) and told.about == "ben"


def test_who_called_a_survivor_their_own_that_was_not_is_found_out_when_it_falls():
    table = Table(TRIBE)
    table.until_asked("submission")
    memory = in_talk(table, "ana", "ben")
    memory.take(said("ben", Act("claim", "ben", "22")))
    assert reply(memory).acts == (Act("leave", what="22"),)
    fell = facts.SurvivorsFell(round=1, moment=1, cause="voting", tribe="F", owners={22: "cal"})
    memory.take(fell)
    assert [(word.seat, word.survivor, word.how) for word in memory.broken] == [("ben", 22, "lied")]


def test_a_warning_reaches_whose_survivor_is_in_danger():
    table = Table(TRIBE)
    table.until_asked("submission")
    memory = in_talk(table, "ana", "ben")
    memory.take(said("ben", Act("target", what="22")))
    memory.take(facts.TalkEnded(talk="t", seats=("ana", "ben")))
    memory.take(facts.TalkBegan(talk="u", seats=("ana", "cal")))
    memory.take(said("cal", Act("claim", "cal", "22")))
    memory.take(said("ana", Act("leave", what="22")))
    memory.take(said("cal"))
    table.order("reveal_owner", survivor=22)
    memory.survivors[22].owner = "cal"
    assert reply(memory).acts == (Act("danger", what="22", by="ben"),)


def test_it_beats_random_players_by_far_and_is_never_refused():
    sensible, random = [], []
    for number in range(18):
        season = settings_of(6, conversations_per_player=0, public_posts=0)
        bots = {
            person.id: SensibleBot(person) if place == number % 6 else RandomBot()
            for place, person in enumerate(season.cast)
        }
        match = Rehearsal(season, f"bots {number}", bots=bots)
        match.play()
        seen = [item.fact for item in view(match.kernel.story.told, PRODUCER)]
        ended = next(fact for fact in seen if isinstance(fact, facts.MatchEnded))
        assert not [f for f in seen if isinstance(f, facts.SubmissionSent) and f.refused]
        for place, person in enumerate(season.cast):
            (sensible if place == number % 6 else random).append(ended.tokens[person.id])
    assert fmean(sensible) > 2 * fmean(random)


# -- standing in -----------------------------------------------------------------------------------


def votes_of(table: Table, words: str) -> dict[int, int | None]:
    """What Ana's bot has her Survivors vote for, with these instructions."""
    table.enter(Memo("ana", "instructions", words))
    bot = SensibleBot(table.settings.cast[0])
    for item in view(table.kernel.story.told, contestant("ana"), playing=True):
        bot.see(item.fact)
    ask = table.asked("submission", "ana")[0]
    form = bot.answer(ask.question, Dice(b"bots", ("bots",)))["submission"]["survivors"]
    return {int(one): actions["vote"] for one, actions in form.items() if "vote" in actions}


def test_who_stands_in_votes_for_the_survivor_or_its_owner_that_was_named():
    table = Table({"F": "ana3 ben17 cal22 dee41 eve58"})
    table.until_asked("submission")
    table.order("reveal_owner", survivor=22)
    for one in (17, 22, 41, 58):
        assert votes_of(table, f"Vote for {one}.") == {3: one}
    assert votes_of(table, "Vote out Cal.") == {3: 22}


def test_who_stands_in_spares_the_survivors_of_a_friend():
    table = Table({"F": "ana3 ben17 cal22"})
    table.until_asked("submission")
    own = votes_of(table, "")[3]
    other = {17: 22, 22: 17}[int(own or 0)]
    assert votes_of(table, f"Do not vote for {own}.") == {3: other}
    table.order("reveal_owner", survivor=own)
    assert votes_of(table, f"Trust {table.owner(int(own or 0)).title()}.") == {3: other}
    assert votes_of(table, "Trust Ben and Cal. Do not vote for 17 or 22.")[3] in (17, 22)


def test_who_stands_in_names_the_candidate_that_was_named():
    table = Table({"F": "ana1 ana2 ben3 ben4 cal5"}, players=6, parameters=FAR)
    ask = table.until_asked("candidate", "ana")
    options = [seat for seat in table.options(ask, "candidate") if seat != "ana"]
    for seat in options:
        for words, expected in (
            (f"Vote for {seat.title()}.", {seat}),
            (f"Trust {seat.title()}.", {*options} - {seat} or {seat}),
        ):
            table.enter(Memo("ana", "instructions", words))
            bot = SensibleBot(table.settings.cast[0])
            for item in view(table.kernel.story.told, contestant("ana"), playing=True):
                bot.see(item.fact)
            assert bot.answer(ask.question, Dice(b"bots", ("bots",)))["candidate"] in expected
