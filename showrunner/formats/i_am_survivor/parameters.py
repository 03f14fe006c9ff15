"""The parameters of I AM SURVIVOR!, with the rulebook's numbers as defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from showrunner.formats.parameters import Setting
from showrunner.formats.talk.parameters import TalkParameters

MAX_DAYS = 14
RescueDay = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"]
TradeWindow = Literal["turn", "battle", "bids", "ration"]


class IslandParameters(TalkParameters, frozen=True, kw_only=True):
    """The numbers and choices of the rulebook that producers can change."""

    characters: Annotated[
        Literal["deal3", "pick3of4"],
        Setting(
            "IS-1.1",
            "Whether players are dealt 3 characters, or 4 of which they keep 3 (at most 5 players)",
            boundary="before the start",
        ),
    ] = "deal3"
    start_supplies: Annotated[
        int,
        Setting("IS-1.2", "Supplies at the start", 0, 10, "cards", "before the start"),
    ] = 5
    days: Annotated[int, Setting("IS-2.7", "How many days are played", 1, MAX_DAYS, "days")] = 10
    rescue_days: Annotated[
        tuple[RescueDay, ...], Setting("IS-9.1", "Days on which a rescuer arrives in the morning")
    ] = ("3", "6", "9")
    final_departure: Annotated[
        bool, Setting("IS-2.7", "Whether rescuers of the last day still leave the next morning")
    ] = True
    flotsam: Annotated[
        int, Setting("IS-3.1", "Supplies that a player draws each turn", 0, 6, "cards")
    ] = 2
    fishing_yield: Annotated[
        int, Setting("IS-3.4", "Fresh fish for a Fishing card", 1, 5, "fish")
    ] = 2
    two_strike: Annotated[
        bool,
        Setting("IS-4.6", "Whether a missed meal first gives a marker; if not, it kills at once"),
    ] = True
    natives_trade_scope: Annotated[
        Literal["drawer", "all"],
        Setting("IS-6.12", "Who may trade with the natives: whoever drew the card, or everybody"),
    ] = "drawer"
    extinguish: Annotated[
        Literal["discard", "unfuel"],
        Setting(
            "IS-6.9", "What rain and tornado do to a campfire: discard it, or take its firewood"
        ),
    ] = "discard"
    weapons_discard_always: Annotated[
        bool,
        Setting("IS-7.3", "Whether used weapons are discarded by the winner of a battle, too"),
    ] = True
    butcher_scope: Annotated[
        Literal["fighter", "team"],
        Setting("IS-7.6", "Whether Butcher and Hunter help only when they fight themselves"),
    ] = "fighter"
    allow_pvp: Annotated[
        bool, Setting("IS-7.7", "Whether players may attack each other’s characters")
    ] = True
    defender_chooses: Annotated[
        bool, Setting("IS-7.7", "Whether the attacked player chooses which character fights")
    ] = False
    allow_pvp_assist: Annotated[
        bool, Setting("IS-7.8", "Whether others may help a side in battles between players")
    ] = True
    steal: Annotated[
        Literal["random", "choose"],
        Setting("IS-7.11", "Whether a stolen held card is drawn at random, or chosen from all"),
    ] = "random"
    trade_windows: Annotated[
        tuple[TradeWindow, ...], Setting("IS-8.1", "When players can offer trades")
    ] = ("turn", "battle", "bids", "ration")
    offers_per_window: Annotated[
        int, Setting("IS-8.1", "Offers of each player in a window", 0, 5, "offers")
    ] = 2
    trade_visibility: Annotated[
        Literal["counts", "cards", "private"],
        Setting(
            "IS-8.1", "What others learn of a settled trade: how many cards, which, or nothing"
        ),
    ] = "counts"
    rescuer_strength: Annotated[
        int, Setting("IS-7.14", "Strength added to that of every rescuer", 0, 6, "★")
    ] = 0
    raise_rounds: Annotated[
        int, Setting("IS-9.7", "Rounds in which tied candidates may raise or withdraw", 0, 3)
    ] = 1
    ufo_price: Annotated[
        Literal["statue_and_part", "any_two"],
        Setting("IS-9.15", "The price of the UFO: a statue and another part, or any two parts"),
    ] = "statue_and_part"
    revolutionary_any: Annotated[
        bool,
        Setting("IS-11.3", "Whether the Revolutionary may also die in place of other players’"),
    ] = False
    end_values: Annotated[
        Literal["count", "nothing"],
        Setting("IS-13.3", "Whether survivors who were not rescued count at the end"),
    ] = "count"
    conversations_per_player: Annotated[
        int, Setting("DS-5.5", "Maximum private talks of a player in a day", 0, 5, "talks")
    ] = 1
    turns_per_conversation: Annotated[
        int, Setting("DS-5.5", "Maximum messages in a talk", 1, 10, "messages")
    ] = 4
    table_talk: Annotated[
        int, Setting("D13", "Rounds of talk before everybody each morning", 0, 3, "rounds")
    ] = 1
    words_of_table_talk: Annotated[
        int, Setting("D13", "Maximum words of what somebody says to everybody", 10, 300, "words")
    ] = 60
