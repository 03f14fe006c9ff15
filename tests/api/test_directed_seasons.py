"""Seasons in which producers do over HTTP everything a game allows; they end and replay."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from showrunner.formats.format import load_format
from tests.api.directing import Directed
from tests.api.serving import House, served

SHIELD = {
    "name": "Shield",
    "text": "Play it at a vote: no ballot against you counts.",
    "playable": ["before the votes"],
    "on": "anybody present",
    "effects": [{"effect": "immune"}],
}


async def listed(directed: Directed) -> list[Any]:
    """All orders, each with a final result, and none waiting."""
    listed = await directed.get("orders")
    assert listed["waiting"] == []
    assert [one for one in listed["orders"] if one["state"] == "scheduled"] == []
    assert await directed.get("orders/scheduled") == []
    return list(listed["orders"])


def everything_is_given(format: str, orders: list[Any]) -> None:
    """Check that every order of the game was taken, and some were scheduled and came due."""
    happened = {one["order"] for one in orders if one["state"] in ("taken", "came due")}
    assert {order.name for order in load_format(format).orders} - happened == set()
    assert any(one["state"] == "came due" for one in orders)


def directed_by(
    address: str, direct: Callable[[Directed], Awaitable[None]], **terms: Any
) -> list[Any]:
    """The orders of a season directed in this way, at its end."""

    async def work(house: House) -> list[Any]:
        directed = await Directed.begun(house, **terms)
        await direct(directed)
        ledger = await directed.get("ledger")
        assert ledger["produced"]
        orders = await listed(directed)
        await directed.is_in_order()
        return orders

    return served(address, work)


def test_a_season_of_survivor_is_directed_by_more_than_forty_orders(address: str) -> None:
    parameters = {"reveal": "by_order", "starting_reward_points": 9}
    orders = directed_by(
        address, direct_survivor, cast=12, season="standard", parameters=parameters
    )
    everything_is_given("survivor", orders)
    assert len([one for one in orders if one["state"] in ("taken", "came due")]) > 40
    assert {one["state"] for one in orders} == {"taken", "came due", "withdrawn", "fell through"}


async def direct_survivor(directed: Directed) -> None:
    order = directed.order
    sheet = await directed.sheet()
    red, blue = list(sheet.teams)
    ann, bob, cat, dan, *_ = sheet.teams[red]
    eve, fay, gus, hal, *_ = sheet.teams[blue]
    # -- the first round: events, gifts, and what comes later
    await order("event", story="The monsoon is early.")
    await order("event", story="A note for two of you.", seats=[ann, eve])
    await order(
        "event",
        story="A crate drifts ashore.",
        effects=[
            {"effect": "points", "seats": [ann, eve], "amount": 2},
            {"effect": "counters", "seats": [bob], "amount": 1, "secret": True},
            {"effect": "food", "team": red, "amount": 5},
            {"effect": "attributes", "seat": cat, "competition": 12},
            {"effect": "card", "seat": fay, "kind": "hidden_immunity", "secret": True},
            {"effect": "plant", "team": blue, "kind": "extra_vote", "secret": True},
        ],
    )
    await order("define_card", kind="shield", card=SHIELD)
    await order("event", story="Look.", effects=[{"effect": "card", "seat": gus, "kind": "shield"}])
    for seat, claims in ((ann, ["holds"]), (eve, list(load_format("survivor").claims))):
        await order("interview", seat=seat, question="Whom do you trust?", claims=claims)
    await order("set_parameter", parameter="comments_per_vote", value=2)
    await order("set_parameter", parameter="team_reward", value=4, announce=False)
    await directed.put("parameters/food_per_player", {"value": 6, "when": {"round": 2}})
    await order("fix_roll", roll="gathering", seat=ann, dice=[6, 6, 6])
    await order("fix_roll", roll="competition", seat=eve, dice=[1, 1, 1], when={"round": 2})
    await order("fix_roll", roll="bonus", seat=bob, dice=[2, 3, 4])
    await order("fix_roll", roll="survival", seat=bob, dice=[1, 2, 1])
    safe = [{"effect": "immunity", "seats": [gus]}]
    await order("event", story="A truce.", effects=safe, when={"phase": "vote"})
    moved = [{"effect": "join", "seats": [cat], "team": blue}]
    await order("event", story="The tide turns.", effects=moved)
    await order("grant_immunity", seats=[hal])
    await order("grant_immunity", seats=[dan], when={"phase": "vote"})
    await order("set_comment_order", seats=[bob, cat])
    await order("open_group_talk", seats=[ann, bob])
    gift = [{"effect": "counters", "seats": ["@taker"], "amount": -1}]
    await order("offer_opportunity", story="A raft.", price=1, effects=gift)
    await order(
        "offer_opportunity", story="A knife.", way="auction", stock=1, seats=[ann, bob, eve]
    )
    await order("offer_opportunity", story="Rice.", way="first_come", team=red, effects=gift)
    await order("stage_competition", title="Fire", stakes="both", when={"phase": "competition"})
    await order("exile_castaways", seats=[fay])
    await order("cancel_phase", phase="camp", when={"round": 2, "phase": "camp"})
    await order("repeat_phase", phase="conversation", when={"fact": "VotedOut"})
    await order("event", story="Nine left.", when={"left": 9})
    await order("event", story="Two gone.", when={"fact": "VotedOut", "times": 2, "phase": "end"})
    wrong = await order("event", story="Never.", when={"round": 3})
    other = await order("event", story="Nor this.", when={"round": 3})
    assert wrong["state"] == "scheduled"
    waiting = {one["number"]: one for one in await directed.get("orders/scheduled")}
    assert waiting[wrong["number"]]["terms"] == {"story": "Never."}
    await directed.delete(f"orders/scheduled/{wrong['number']}")
    await order("withdraw_scheduled", number=other["number"])
    # -- ballots held back, and the second round
    await directed.put("holds", {"kinds": ["survivor.ballot"]})
    await directed.post("resume")
    await rule_on_each_kind(directed)
    await order("stop_before", phase="vote")
    await release_all(directed)
    await directed.stopped()
    sheet = await directed.sheet()
    out = sheet.out[0]
    gone = next(seat for seat in sheet.active if seat not in (ann, eve))
    await order("remove_castaway", seat=gone, why="quit")
    await order("remove_castaway", seat=gone, when={"phase": "end"})  # falls through
    team = next(iter(sheet.teams))
    await order("return_castaway", seat=out, team=team, when={"phase": "end"})
    await order("deal_teams", names=["Tide", "Reef"], when={"round": 3})
    await order("stop_before", phase="any")
    await directed.stopped()
    # -- one camp, and the end
    active = (await directed.sheet()).active
    await order("set_teams", teams={"Strand": active})
    await order("choose_jury", seats=[gone], when={"left": 4})
    for occasion in ("jury", "finalists"):
        await order("set_comment_order", seats=active[:2], occasion=occasion)
    await order("interview", seat=active[0], question="Who wins?", when={"left": 5})
    await order("go_on")
    await directed.ends()
    await order("reveal_secrets")
    interviews = await directed.get("interviews")
    assert len(interviews["interviews"]) == 3
    assert all(one["answered"] for one in interviews["interviews"])
    assert set(interviews["honesty"]) >= {eve}


def test_a_match_of_mini_survivor_is_directed_by_every_order(sqlite: str) -> None:
    terms = {"parameters": {"reveal": "by_order"}, "seed": "one"}
    orders = directed_by(sqlite, direct_mini_survivor, season="six", cast=6, **terms)
    everything_is_given("mini_survivor", orders)


async def direct_mini_survivor(directed: Directed) -> None:
    order = directed.order
    ann, bob, *_ = seats = list((await directed.sheet()).names)
    await common_orders(directed, ann)
    await order("give_idol", seat=ann)
    await order("give_idol", seat=bob, announce=True, when={"round": 2})
    await order("change_garnets", seat=ann, amount=5)
    await order("idol_auction", least=2, when={"phase": "submission"})
    await order("reveal_owner", survivor=1)
    await order("no_assassination", when={"phase": "assassination"})
    await order("double_elimination", when={"round": 2, "phase": "voting"})
    await order("skip_talk", announce=True)
    await order("swap_tribes", when={"round": 2})
    await order("merge_tribes", when={"round": 3})
    await order("remove_player", seat=seats[-1], why="quit", when={"round": 3})
    await directed.ends()
    await order("reveal_secrets")


def test_a_season_of_survival_is_directed_by_every_order(sqlite: str) -> None:
    terms = {"reveal": "by_order"}
    orders = directed_by(sqlite, direct_survival, season="conference", cast=9, parameters=terms)
    everything_is_given("survival", orders)


async def direct_survival(directed: Directed) -> None:
    order = directed.order
    ann, bob, cat, *_ = list((await directed.sheet()).names)
    await common_orders(directed, ann)
    await order("open_mic", seat=ann, question="Who lies?", when={"phase": "conference"})
    await order("second_nairobi", seat=bob)
    await order("extend_debate", when={"round": 1, "phase": "conference"})
    await order("double_vote", when={"round": 1, "phase": "conference"})
    await order("amnesty", when={"round": 2, "phase": "conference"})
    await order("call_vote", when={"round": 2, "phase": "vote"})
    await order("remove_contestant", seat=cat, when={"round": 2})
    await directed.ends()
    await order("reveal_secrets")


async def common_orders(directed: Directed, seat: str) -> None:
    """What producers can do in every game before its end."""
    order = directed.order
    await order("event", story="It rains.")
    await order("event", story="A word with you.", seats=[seat])
    await order("interview", seat=seat, question="How is it?")
    await order("set_parameter", parameter="interview_memory", value="remembered")
    waits = await order("event", story="Never.", when={"round": 9})
    await order("withdraw_scheduled", number=waits["number"])
    await order("stop_before")
    await order("go_on")


async def rule_on_each_kind(directed: Directed) -> None:
    """Release a held answer, veto one, and replace one by itself."""
    release, veto, replace, *_ = await directed.held(3)
    await directed.post("rulings", {"ask": release["ask"], "verdict": "release"})
    await directed.post("rulings", {"ask": veto["ask"], "verdict": "veto"})
    own = {"ask": replace["ask"], "verdict": "replace", "answer": replace["answer"]}
    await directed.post("rulings", own)


async def release_all(directed: Directed) -> None:
    """Stop holding, and release all held answers."""
    await directed.put("holds", {"kinds": []})
    for one in await directed.held(0):
        await directed.post("rulings", {"ask": one["ask"], "verdict": "release"})
    assert (await directed.get("holds")) == {"kinds": [], "waiting": None, "answers": []}
