"""Producers and contestants who leave traces: random orders and memos for seasons under test."""

from __future__ import annotations

from showrunner.formats.survivor import FORMAT
from showrunner.kernel import Dice, Memo
from tests.secrecy.game import Game


def meddle(game: Game, dice: Dice) -> None:
    """One random order or memo, where the season takes it."""
    sheet = game.sheet
    seat = dice.pick(list(sheet.players))
    other = dice.pick(sheet.active)
    team = dice.pick(list(sheet.teams))
    what = dice.below(10)
    if what == 0:
        claims = list(FORMAT.claims)[dice.below(4) :]
        game.order("interview", seat=seat, question="What do you plan?", claims=claims)
    elif what == 1:
        text = f"dear diary {dice.below(1000)}"
        game.enter(Memo(seat, dice.pick(("diary", "takeaway")), text, "memo-salt"))
    elif what == 2:
        effects = [{"effect": "card", "seat": other, "kind": "hidden_immunity"}]
        game.order("event", story="A parcel.", seats=[other], effects=effects)
    elif what == 3:
        effects = [{"effect": "points", "seats": [other], "amount": 3, "secret": True}]
        game.order("event", story="A coin.", seats=[other], effects=effects)
    elif what == 4:
        game.order("event", story="Rain.", team=team, effects=[])
    elif what == 5:
        game.order("set_parameter", parameter="food_per_player", value=4 + dice.below(4))
    elif what == 6:
        game.order("open_group_talk", seats=[s for s in sheet.active if dice.chance(1, 2)])
    elif what == 7:
        game.order("deal_teams", names=["Left", "Right"][: 1 + dice.below(2)])
    elif what == 8:
        effects = [{"effect": "plant", "team": team, "kind": "hidden_immunity"}]
        game.order("event", story="Night.", seats=[seat], effects=effects)
    else:
        effects = [{"effect": "attributes", "seat": other, "survival": 3 + dice.below(16)}]
        game.order("event", story="A fever.", seats=[other], effects=effects)
