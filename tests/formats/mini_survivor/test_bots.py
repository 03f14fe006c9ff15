"""The sensible bot: what it infers, what it makes of it, and that it plays well."""

from __future__ import annotations

from statistics import fmean

import pytest

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.bots import SensibleBot
from showrunner.formats.mini_survivor.bots.deduction import owners
from showrunner.formats.mini_survivor.bots.memory import Memory
from showrunner.kernel import PRODUCER, Dice, Memo, contestant, view
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


def test_what_is_said_makes_owners_likelier():
    table = Table(players=6)
    table.until_asked("submission")
    memory = memory_of(table, "ana")
    one = next(one for one in memory.living if not memory.survivors[one].owner)
    before = owners(memory)[one]
    seat = min(before, key=lambda seat: (before[seat], seat))
    memory.take(facts.TalkBegan(talk="t", seats=("ana", seat)))
    assert memory.talk is not None
    memory._heard(memory.talk, seat, f"{one} is mine. Vote 30.")
    assert owners(memory)[one][seat] > before[seat]
    assert memory.proposed == {30: 1}


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
