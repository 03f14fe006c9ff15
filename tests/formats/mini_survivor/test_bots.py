"""Mini-Survivor's bot: what it infers, how it uses that, and that it plays well."""

from __future__ import annotations

from statistics import fmean

import pytest

from showrunner.errors import Problem
from showrunner.formats.bots import Remark
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.acts import survivor_acts
from showrunner.formats.mini_survivor.bots import MiniSurvivorBot
from showrunner.formats.mini_survivor.bots.mind import MiniSurvivorMind
from showrunner.formats.mini_survivor.bots.owner_chances import estimate_owners
from showrunner.formats.mini_survivor.bots.private_talk import remark
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.kernel import PRODUCER, Dice, Memo, contestant, sealer, view
from showrunner.players.random_bot import RandomBot
from showrunner.running.rehearsal import Rehearsal
from tests.formats.mini_survivor.strategies import settings_of
from tests.formats.mini_survivor.table import FAR, Table


def mind_of(table: Table, seat: str) -> MiniSurvivorMind:
    mind = MiniSurvivorMind(next(person for person in table.settings.cast if person.id == seat))
    for item in view(table.kernel.story.told, contestant(seat), playing=True):
        mind.take(item.fact)
    return mind


def test_estimates_respect_five_survivors_each_and_no_two_in_one_tribe():
    table = Table(players=6, still=False)
    table.until_asked("submission")
    table.order("reveal_owner", survivor=1)
    owner = table.owner(1)
    seat = next(seat for seat in table.seats if seat != owner)
    mind = mind_of(table, seat)
    chances = estimate_owners(mind)
    home = mind.first_tribe[1]
    for number, row in chances.items():
        assert sum(row.values()) == pytest.approx(1, abs=0.01)
        assert seat not in row or mind.first_tribe[number] not in {
            mind.first_tribe[mine] for mine in mind.mine
        }
        if mind.first_tribe[number] == home:
            assert owner not in row


def said(seat: str, *acts: Act) -> facts.MessageSaid:
    """Return a message whose words do not tell its acts."""
    return facts.MessageSaid(talk="t", seat=seat, words=sealer("salt")("x"), acts=acts)


def in_talk(table: Table, seat: str, partner: str) -> MiniSurvivorMind:
    """Return the mind of a player who has just begun to talk with somebody."""
    mind = mind_of(table, seat)
    mind.take(facts.TalkBegan(talk="t", seats=(seat, partner)))
    return mind


def reply(mind: MiniSurvivorMind) -> Remark:
    """Return what the bot would say next."""
    assert mind.talk is not None
    dice = Dice(b"bots", ("talk",))
    return remark(mind.talk, mind=mind, chances=estimate_owners(mind), dice=dice)[0]


def test_claims_make_owners_likelier():
    table = Table(players=6)
    table.until_asked("submission")
    mind = mind_of(table, "ana")
    number = next(number for number in mind.living if not mind.survivors[number].owner)
    before = estimate_owners(mind)[number]
    seat = min(before, key=lambda seat: (before[seat], seat))
    mind.take(facts.TalkBegan(talk="t", seats=("ana", seat)))
    mind.take(said(seat, Act("claim", seat, str(number)), Act("target", what="30")))
    assert estimate_owners(mind)[number][seat] > before[seat]
    assert mind.proposed == {30: [seat]}


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
        assert [(number.field, number.right) for number in problems] == [
            ("acts[0].what", "give a number from 1 to 30")
        ]


TRIBE = {"F": "ana3 ben17 cal22 dee41 eve58", "A": "ben9 cal10 dee11"}


def test_a_proposal_is_agreed_to_if_votable_and_refused_for_own_survivors():
    table = Table(TRIBE)
    table.until_asked("submission")
    mind = in_talk(table, "ana", "ben")
    mind.take(said("ben", Act("target", what="22")))
    assert [act.act for act in reply(mind).acts] == ["agree", "target"]
    mind.take(said("ben", Act("target", what="3")))
    assert reply(mind).acts[0].act == "refuse"
    elsewhere = next(number for number in mind.living if not mind.shares_tribe(number))
    mind.take(said("ben", Act("target", what=str(elsewhere))))
    assert reply(mind).section == "not_there"


def test_an_agreed_vote_that_was_not_cast_is_a_broken_promise():
    table = Table(TRIBE)
    table.until_asked("submission")
    mind = in_talk(table, "ana", "ben")
    mind.take(said("ana", Act("target", what="22")))
    mind.take(said("ben", Act("agree")))
    mind.take(facts.SubmissionSent(seat="ana", lines=("3 v 22", "end"), refused=()))
    kept, alone = {3: 0, 17: 1, 22: 2, 41: 1, 58: 1}, {3: 0, 17: 1, 22: 1, 41: 2, 58: 1}
    mind.take(facts.VotesCounted(tribe="F", totals=kept))
    assert mind.broken_words == []
    mind.take(facts.VotesCounted(tribe="F", totals=alone))
    assert [(word.seat, word.survivor, word.how) for word in mind.broken_words] == [
        ("ben", 22, "voted")
    ]
    assert reply(mind).acts == (Act("broke", "ben", "22"),)
    mind.take(facts.TalkEnded(talk="t", seats=("ana", "ben")))
    mind.take(facts.TalkBegan(talk="u", seats=("ana", "cal")))
    told = reply(mind)
    assert told.acts == (Act("broke", "ben", "22"),) and told.about == "ben"


def test_a_false_claim_of_ownership_is_found_out_when_the_survivor_falls():
    table = Table(TRIBE)
    table.until_asked("submission")
    mind = in_talk(table, "ana", "ben")
    mind.take(said("ben", Act("claim", "ben", "22")))
    assert reply(mind).acts == (Act("leave", what="22"),)
    fell = facts.SurvivorsFell(round=1, moment=1, cause="voting", tribe="F", owners={22: "cal"})
    mind.take(fell)
    assert [(word.seat, word.survivor, word.how) for word in mind.broken_words] == [
        ("ben", 22, "lied")
    ]


def test_the_owner_of_an_endangered_survivor_is_warned():
    table = Table(TRIBE)
    table.until_asked("submission")
    mind = in_talk(table, "ana", "ben")
    mind.take(said("ben", Act("target", what="22")))
    mind.take(facts.TalkEnded(talk="t", seats=("ana", "ben")))
    mind.take(facts.TalkBegan(talk="u", seats=("ana", "cal")))
    mind.take(said("cal", Act("claim", "cal", "22")))
    mind.take(said("ana", Act("leave", what="22")))
    mind.take(said("cal"))
    table.order("reveal_owner", survivor=22)
    mind.survivors[22].owner = "cal"
    assert reply(mind).acts == (Act("danger", what="22", by="ben"),)


def test_the_bot_beats_random_players_by_far_and_is_never_refused():
    sensible, random = [], []
    for number in range(18):
        season = settings_of(6, conversations_per_player=0, public_posts=0)
        bots = {
            person.id: MiniSurvivorBot(person) if place == number % 6 else RandomBot()
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
    """Return what Ana's Survivors vote for, with these instructions."""
    table.enter(Memo("ana", "instructions", words))
    bot = MiniSurvivorBot(table.settings.cast[0])
    for item in view(table.kernel.story.told, contestant("ana"), playing=True):
        bot.see(item.fact)
    ask = table.asked("submission", "ana")[0]
    form = bot.answer(ask.question, Dice(b"bots", ("bots",)))["submission"]["survivors"]
    return {int(number): actions["vote"] for number, actions in form.items() if "vote" in actions}


def test_a_stand_in_votes_for_the_named_survivor_or_owner():
    table = Table({"F": "ana3 ben17 cal22 dee41 eve58"})
    table.until_asked("submission")
    table.order("reveal_owner", survivor=22)
    for number in (17, 22, 41, 58):
        assert votes_of(table, f"Vote for {number}.") == {3: number}
    assert votes_of(table, "Vote out Cal.") == {3: 22}


def test_a_stand_in_spares_a_friends_survivors():
    table = Table({"F": "ana3 ben17 cal22"})
    table.until_asked("submission")
    own = votes_of(table, "")[3]
    other = {17: 22, 22: 17}[int(own or 0)]
    assert votes_of(table, f"Do not vote for {own}.") == {3: other}
    table.order("reveal_owner", survivor=own)
    assert votes_of(table, f"Trust {table.owner(int(own or 0)).title()}.") == {3: other}
    assert votes_of(table, "Trust Ben and Cal. Do not vote for 17 or 22.")[3] in (17, 22)


def test_a_stand_in_names_the_instructed_candidate():
    table = Table({"F": "ana1 ana2 ben3 ben4 cal5"}, players=6, parameters=FAR)
    ask = table.until_asked("candidate", "ana")
    options = [seat for seat in table.options(ask, "candidate") if seat != "ana"]
    for seat in options:
        for words, expected in (
            (f"Vote for {seat.title()}.", {seat}),
            (f"Trust {seat.title()}.", {*options} - {seat} or {seat}),
        ):
            table.enter(Memo("ana", "instructions", words))
            bot = MiniSurvivorBot(table.settings.cast[0])
            for item in view(table.kernel.story.told, contestant("ana"), playing=True):
                bot.see(item.fact)
            assert bot.answer(ask.question, Dice(b"bots", ("bots",)))["candidate"] in expected
