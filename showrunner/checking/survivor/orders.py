"""DS-9: what the orders of producers bring about, each effect once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from showrunner.checking.causes import Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.plays import gained
from showrunner.checking.survivor.season import Season


def brought_by_order(season: Season, order: CheckedFact) -> Iterable[Due]:
    """What must follow an order that was taken."""
    terms: Mapping[str, Any] = order["terms"]
    match order["name"]:
        case "event":
            yield due("DS-9.3", "StoryTold")
            for effect in terms.get("effects", ()):
                yield from brought_by_effect(season, effect)
        case "grant_immunity":
            yield due("DS-9.3", "ImmunityGiven", seats=terms.get("seats"), cause="producers")
        case "remove_castaway":
            why = terms.get("why", "medical")
            yield due("DS-9.8", "CastawayRemoved", seat=terms.get("seat"), why=why)
        case "return_castaway":
            seat, team = terms.get("seat"), terms.get("team")
            yield due("DS-1.9", "CastawayReturned", seat=seat, team=team)
        case "define_card":
            yield Due("DS-8.3", "CardDefined", {"kind": terms.get("kind")})
        case "exile_castaways":
            yield due("DS-9.8", "CastawayExiled", seats=list(dict.fromkeys(terms.get("seats", ()))))
        case "fix_roll":
            fixed = {name: terms.get(name) for name in ("roll", "seat")}
            yield due("DS-9.8", "RollFixed", **fixed)
        case "offer_opportunity":
            fields = {"price": terms.get("price", 1), "way": terms.get("way", "everyone")}
            yield due("DS-9.5", "OpportunityOpened", open=terms.get("open", True), **fields)
        case "set_teams":
            teams = terms.get("teams", {})
            why = "merge" if len(teams) == 1 else "producers"
            yield due("DS-1.7", "TeamsFormed", teams=teams, why=why)
        case "deal_teams":
            why = "merge" if len(terms.get("names", ())) == 1 else "producers"
            yield due("DS-1.7", "TeamsFormed", why=why)
        case "stage_competition":
            yield due(
                "DS-3.9",
                "CompetitionAnnounced",
                stakes=terms.get("stakes", "both"),
                sits_out=terms.get("sits_out", []),
            )
        case "cancel_phase":
            if terms.get("phase") != season.phase:
                yield due("DS-9.8", "PhaseOrdered", phase=terms.get("phase"), what="cancel")
        case "repeat_phase":
            yield due("DS-9.8", "PhaseOrdered", phase=terms.get("phase"), what="repeat")
        case "set_comment_order":
            occasion = terms.get("occasion", "vote")
            yield due("DS-9.6", "CommentOrderSet", occasion=occasion, seats=terms.get("seats"))
        case "reveal_secrets":
            yield due("DS-12.8", "SecretsRevealed")
        case "choose_jury":
            yield due("DS-9.7", "JuryOrdered", seats=terms.get("seats"))


def brought_by_taking(season: Season, taken: CheckedFact) -> Iterable[Due]:
    """DS-6.5, DS-9.5: the price is paid once, and each effect comes for its taker."""
    seat = taken["seat"]
    if taken["price"]:
        fields = {"seats": [seat], "amount": -taken["price"], "cause": "opportunity"}
        yield Due("DS-9.5", "PointsChanged", fields)
    terms = season.offers.get((taken["offer"], seat), {})
    for effect in terms.get("effects", ()):
        yield from brought_by_effect(season, _for_taker(season, effect, seat, terms))


def _for_taker(
    season: Season, effect: Mapping[str, Any], seat: str, terms: Mapping[str, Any]
) -> Mapping[str, Any]:
    """An opportunity's effect as it is for who takes it; a secret one keeps its gifts secret."""
    who = {"@taker": seat}
    made = dict(effect)
    if "seat" in made:
        made["seat"] = who.get(made["seat"], made["seat"])
    if "seats" in made:
        made["seats"] = list(dict.fromkeys(who.get(one, one) for one in made["seats"]))
    if made.get("team") == "@taker":
        made["team"] = season.of(seat).team
    if not terms.get("open", True) and made.get("effect") in ("points", "counters"):
        made["secret"] = True
    return made


def brought_by_effect(season: Season, effect: Mapping[str, Any]) -> Iterable[Due]:
    """DS-9.3: what an effect of an event brings about; a secret one, castaway by castaway."""
    seats = effect.get("seats", [])
    amount = effect.get("amount", 0)
    groups = [[seat] for seat in seats] if effect.get("secret") else [seats]
    team = effect.get("team")
    match effect.get("effect"):
        case "points" | "counters" as what if amount:
            kind = "PointsChanged" if what == "points" else "CountersChanged"
            for group in groups:
                yield due("DS-9.3", kind, seats=group, amount=amount, cause="event")
        case "food" if amount:
            yield due("DS-9.3", "FoodChanged", team=team, amount=amount, cause="event")
        case "attributes":
            seat = effect.get("seat", "")
            had = season.of(seat)
            competition = effect.get("competition") or had.competition
            survival = effect.get("survival") or had.survival
            fields = {"seat": seat, "competition": competition, "survival": survival}
            yield Due("DS-9.3", "AttributesRolled", fields)
        case "immunity":
            yield due("DS-9.3", "ImmunityGiven", seats=seats, cause="producers")
        case "card":
            yield from gained(season, effect.get("seat", ""), effect.get("kind", ""), "given")
        case "plant":
            yield Due("DS-9.3", "CardPlanted", {"team": team, "kind": effect.get("kind")})
        case "remove":
            why = effect.get("why", "medical")
            for seat in seats:
                yield due("DS-9.3", "CastawayRemoved", seat=seat, why=why)
        case "return":
            for seat in seats:
                yield due("DS-9.3", "CastawayReturned", seat=seat, team=team)
        case "join":
            yield due("DS-9.3", "TeamsFormed", why="producers")
