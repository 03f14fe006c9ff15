"""Seasons of all games but the dice season with producers, each made of its number alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from showrunner.errors import Refused, WrongParameter
from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.kernel import Kernel, Memo, Order, Reseed, luck_from_seed
from showrunner.running.rehearsal import Rehearsal


class Kind(NamedTuple):
    """A format's casts, other values of its parameters (at the start, at any time), and orders.

    `terms` are the values of terms that only this format's orders have.
    """

    sizes: tuple[int, ...]
    opening: Mapping[str, tuple[Any, ...]]
    values: Mapping[str, tuple[Any, ...]]
    terms: Mapping[str, tuple[Any, ...]] = {}


COMMON = {
    "interview_memory": ("remembered",),
    "reveal": ("at_end", "never", "by_order"),
}
KINDS: Mapping[str, Kind] = {
    "mini_survivor": Kind(
        (6, 6, 8, 9, 10, 12),
        {"starting_idols": (0, 3), "starting_garnets": (0, 12, 40)},
        {
            **COMMON,
            "reveal_attack_outcome": (True,),
            "idol_saves_from_zero_tie": (True,),
            "reveal_idol_plays": (True,),
            "idol_targets_own_only": (False, True),
            "idol_price": (1, 5),
            "idol_price_step": (0, 4),
            "idol_refund_if_moot": (True, False),
            "garnet_transfer": (True,),
            "token_transfer": (True,),
            "empty_tribe_rule": ("sweep", "on_drop"),
            "outcast_move_same_round": (True, False),
            "movement_outcast_threshold": (0, 1, 3),
            "stall_rounds": (1, 3),
            "diagonal_adjacency": (True, False),
            "end_at": (0, 1, 12),
            "max_rounds": (2, 4),
            "bonus_at": (0, 10, 60),
            "scale_bonus": (True,),
            "ec_free_vote": (True,),
            "ec_vote_weight": ("tokens",),
            "public_posts": (0, 3),
            "eliminated_players_may_talk": (False, True),
            "talks_are_seen": ("public", "nobody"),
            "conversations_per_player": (0, 1),
            "turns_per_conversation": (1, 3),
        },
    ),
    "survival": Kind(
        (8, 9, 10, 12, 13, 14, 16, 20),
        {
            "spotlight": ("yes", "no"),
            "mode": ("basic", "advanced"),
            "open_cards": (True,),
            "briefing": (False,),
            "reveal_setup_counts": (False,),
            "evil_count": (1, 2, 3),
            "specials": (
                ("gmo", "polar_bear", "mother_nature"),
                ("engineer", "agency", "mother_nature", "activist"),
            ),
        },
        {
            **COMMON,
            "evil_may_target_evil": (True, False),
            "engineer_may_bomb_self": (True, False),
            "ppa_may_summon_self": (True, False),
            "ppa_first_mandatory": (True,),
            "activist_mode": ("off", "always_one", "table"),
            "buddy_chat": (True,),
            "memories_see_all": (False, True),
            "memory_lounge": (True,),
            "memory_scorekeeper": (True,),
            "announce_causes": (True,),
            "debate_rounds": (0, 1, 3),
            "max_chars": (100,),
            "whispers": (True,),
            "self_vote": (True, False),
            "vote_visibility": ("counts", "secret", "public"),
            "vote_mode": ("majority", "accuse", "plurality"),
            "tie_policy": (["coin"], ["revote", "none"], [], ["revote", "coin"]),
            "producer_triggers": (True,),
            "bond_vs_protection": ("defer", "override", "cancel"),
            "gmo_default": ("random",),
            "polar_delay": (1, 0),
            "buddies_exclusive": (False,),
            "winners_include_memories": (False,),
            "impossible_rule": ("parity",),
            "stall_rounds": (1, 2),
            "max_rounds": (3, 5),
            "all_dead": ("good", "evil"),
        },
    ),
    "surviving_the_game": Kind(
        (2, 3, 4, 5),
        {
            "random_start": (True,),
            "id_copies": (0, 1),
            "injury_supply": (0, 3),
            "obstacles_1": (1, 2),
            "obstacles_2": (1, 2),
            "obstacles_3": (1, 5),
            "obstacles_4": (1, 3),
            "obstacles_5": (5, 6),
        },
        {
            **COMMON,
            "hand_size": (3, 8),
            "purchases_per_turn": (1, 4),
            "price_change": (-2, 1),
            "discount_in_barracks": (False,),
            "training_rounds": (1, 7),
            "forced_move_free": (True,),
            "l1_reward": ("creds",),
            "obstacle_damage": (-1, 1),
            "eliminated_see_all": (True, False),
            "persistent_damage": (True, False),
            "last_turn_on_exit": (True,),
            "max_rounds": (11, 20),
            "table_talk": (False,),
            "conversations_per_player": (0, 2),
            "turns_per_conversation": (1, 3),
        },
        {
            "card": ("b_shield", "u05", "a1_purge", "a1_med", "u13"),
            "health": (10, 20, 30),
            "obstacle": ("slick_floor", "trapdoor", "cryo_chamber", "plasma_reactor", "architect"),
            "rounds": (1, 3),
            "stack": (1, 2, 3),
        },
    ),
    "i_am_survivor": Kind(
        (3, 4, 5, 6),
        {"characters": ("draft4",), "start_supplies": (0, 10)},
        {
            **COMMON,
            "days": (3, 10),
            "rescue_days": ((), ("1", "2", "3", "4"), ("10",)),
            "final_departure": (False,),
            "flotsam": (0, 5),
            "fishing_yield": (1, 4),
            "two_strike": (False, True),
            "natives_trade_scope": ("all",),
            "extinguish": ("unfuel", "discard"),
            "weapons_discard_always": (False,),
            "butcher_scope": ("team",),
            "allow_pvp": (False, True),
            "defender_chooses": (True,),
            "allow_pvp_assist": (False,),
            "steal": ("choose", "random"),
            "trade_windows": ((), ("turn", "bids")),
            "offers_per_window": (0, 4),
            "trade_visibility": ("cards", "private", "counts"),
            "rescuer_strength": (2, 6),
            "raise_rounds": (0, 3),
            "ufo_price": ("any_two",),
            "revolutionary_any": (True,),
            "end_values": ("nothing",),
            "conversations_per_player": (0, 2),
            "turns_per_conversation": (1, 3),
            "table_talk": (0, 2),
            "words_of_table_talk": (10,),
        },
        {
            "event": ("burning_sun", "heavy_rain", "tornado", "geothermal_steam", "putrid"),
            "beast": ("monkey", "wolf", "bear"),
            "impairment": ("injury", "poison", "sickness"),
            "rescuer": ("any", "devil", "ghost_ship", "rescue_team", "ufo", "smuggler"),
            "places": (0, 1, 4),
        },
    ),
}


def settings_of(format: str, luck: Random, most: int) -> SeasonSettings:
    """A cast of some size under a few parameters of other values; those that can be played."""
    kind = KINDS[format]
    size = luck.choice([size for size in kind.sizes if size <= most])
    every = {**kind.opening, **kind.values}
    names = luck.sample(sorted(every), luck.randint(0, 9))
    bots = ("bot:random", "bot:sensible", "bot:random")
    cast = tuple(Castaway(id=f"s{nth:02}", name=f"{chr(65 + nth)}om") for nth in range(size))
    settings = SeasonSettings(
        format=format,
        version=load_format(format).version,
        changes=load_format(format).changes,
        title="Any season",
        cast=cast,
        parameters={name: luck.choice(every[name]) for name in names},
        players={person.id: luck.choice(bots) for person in cast},
    )
    try:
        load_format(format).verify(settings)
    except WrongParameter:
        return settings_of(format, luck, most)
    return settings


def order(format: str, kernel: Kernel, luck: Random) -> Order:
    """A random order of the format; the season may refuse it."""
    sheet: Any = kernel.rules.sheet  # type: ignore[attr-defined]
    values, terms_of_format = KINDS[format].values, KINDS[format].terms
    name = luck.choice(sorted(load_format(format).orders, key=lambda kind: kind.name)).name
    parameter = luck.choice(sorted(values))
    given: dict[str, Any] = {
        "seat": luck.choice(list(sheet.names)),
        "question": "Whom do you trust?",
        "story": "Rain.",
        "seats": luck.sample(list(sheet.names), luck.randint(0, 2)),
        "announce": luck.random() < 0.5,
        "public": luck.random() < 0.5,
        "amount": luck.choice((-9, -3, -1, 2, 6)),
        "least": luck.randint(1, 4),
        "survivor": luck.randint(1, 60),
        "parameter": parameter,
        "value": luck.choice(values[parameter]),
        "number": luck.randint(1, 5),
        "phase": "any",
        "why": luck.choice(("medical", "quit")),
        **{term: luck.choice(every) for term, every in terms_of_format.items()},
    }
    if characters := list(getattr(sheet, "characters", ())):
        given["character"] = luck.choice(characters)
    kind = next(kind for kind in load_format(format).orders if kind.name == name)
    given["claims"] = luck.sample(sorted(load_format(format).claims), luck.randint(0, 2))
    terms = {field: given[field] for field in kind.__struct_fields__}
    if luck.random() < 0.2 and name != "withdraw_scheduled":
        terms["when"] = {"round": sheet.round + luck.randint(0, 1)}
    return Order(name, terms, salt="0" * 16)


def produced(format: str, number: int, most: int = 12, acts: int = 20) -> Kernel:
    """The season of this number, played to its end."""
    luck = Random(f"{format} {number}")
    played = Rehearsal(settings_of(format, luck, most), str(number))
    played.start()
    for _ in range(luck.randint(0, acts)):
        for _ in range(luck.choice((1, 2, 5, 40))):
            if not played.kernel.over and (ask := played.next_ask()) is not None:
                played.answer(ask)
        try:
            played.enter(_act(format, played.kernel, luck))
        except Refused:
            continue
    return finished(played)


def _act(format: str, kernel: Kernel, luck: Random) -> Any:
    what = luck.random()
    if what < 0.05:
        return Reseed(luck_from_seed(str(luck.random())))
    if what < 0.1:
        seat = luck.choice(list(kernel.rules.sheet.names))  # type: ignore[attr-defined]
        return Memo(seat, "diary", "Dear diary", salt="0" * 16)
    return order(format, kernel, luck)


def finished(played: Rehearsal) -> Kernel:
    """The season to its end: stopped ones go on, and private questions are answered."""
    while True:
        ask = None if played.kernel.over and not played.kernel.asks else played.next_ask()
        if ask is not None:
            played.answer(ask)
        elif not played.kernel.over:
            played.enter(Order("go_on", salt="0" * 16))
        else:
            return played.kernel
