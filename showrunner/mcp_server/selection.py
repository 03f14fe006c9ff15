"""Which routes of the API become tools, by the role of the token.

Only names and routes are listed here. What a tool does and takes comes from the API's description.
A route that reads is a resource, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_SEASON: Final = "/seasons/{season}"

_GAMES: Final = {
    "games": "GET /formats",
    "game": "GET /formats/{name}",
    "rules_of_game": "GET /formats/{name}/rules",
    "page_of_rules": "GET /formats/{name}/rules/{page}",
    "careers": "GET /careers",
}
"""What everybody may read about the games, and about castaways over all seasons."""

_READ: Final = {
    "season": f"GET {_SEASON}",
    "progress": f"GET {_SEASON}/progress",
    "facts": f"GET {_SEASON}/facts",
    "view": f"GET {_SEASON}/sheet",
    "story": f"GET {_SEASON}/story",
    "transcript": f"GET {_SEASON}/transcript",
    "votes": f"GET {_SEASON}/votes",
    "table": f"GET {_SEASON}/table",
    "parameters": f"GET {_SEASON}/parameters",
    "seats": f"GET {_SEASON}/seats",
    "exports": f"GET {_SEASON}/exports",
    "input": f"GET {_SEASON}/inputs/{{key}}",
    "export": f"GET {_SEASON}/exports/{{name}}",
}
"""What everybody who may see a season may read, each as far as they may know it."""

_FORECASTS: Final = {
    "chances": f"GET {_SEASON}/futures",
    "what_decided": f"GET {_SEASON}/swing",
}
"""What producers may read, and viewers once the season has been broadcast."""

_CONTESTANT: Final = {
    "what_am_i_asked": f"GET {_SEASON}/asks",
    "decision": f"GET {_SEASON}/asks/{{ask}}",
    "check_answer": f"POST {_SEASON}/asks/{{ask}}/check",
    "answer": f"POST {_SEASON}/asks/{{ask}}/answer",
    "rules_and_me": f"GET {_SEASON}/seat/brief",
    "my_record": f"GET {_SEASON}/seat/record",
    "my_coach": f"GET {_SEASON}/seat/coach",
    "my_ending": f"GET {_SEASON}/seat/ending",
    "while_i_was_away": f"GET {_SEASON}/seat/away",
    "seen": f"GET {_SEASON}/seat/seen",
    "set_seen": f"PUT {_SEASON}/seat/seen",
    "note": f"POST {_SEASON}/seat/notes",
    "instructions": f"GET {_SEASON}/seat/instructions",
    "set_instructions": f"PUT {_SEASON}/seat/instructions",
    "contact": f"GET {_SEASON}/seat/contact",
    "set_contact": f"PUT {_SEASON}/seat/contact",
    "delete_contact": f"DELETE {_SEASON}/seat/contact",
    "link_for_another_program": f"POST {_SEASON}/seat/link",
    "give_seat_back": f"POST {_SEASON}/seat/release",
}

_PRODUCER: Final = {
    "seasons": "GET /seasons",
    "cards_of_game": "GET /formats/{name}/cards",
    "facts_of_game": "GET /formats/{name}/facts",
    "orders_of_game": "GET /formats/{name}/orders",
    "sheet_of_game": "GET /formats/{name}/sheet",
    "season_files": "GET /season-files",
    "season_file": "GET /season-files/{name}",
    "castaways": "GET /cast",
    "castaway": "GET /cast/{persona}",
    "make_castaway": "POST /cast",
    "write_castaway": "POST /cast/write",
    "change_castaway": "PATCH /cast/{persona}",
    "delete_castaway": "DELETE /cast/{persona}",
    "models": "GET /models",
    "use_of_model": "GET /models/{name}/use",
    "make_season": "POST /seasons",
    "change_season": f"PATCH {_SEASON}",
    "delete_season": f"DELETE {_SEASON}",
    "start": f"POST {_SEASON}/start",
    "pause": f"POST {_SEASON}/pause",
    "resume": f"POST {_SEASON}/resume",
    "step": f"POST {_SEASON}/step",
    "stop": f"POST {_SEASON}/stop",
    "end": f"POST {_SEASON}/end",
    "set_pace": f"PUT {_SEASON}/pace",
    "fork": f"POST {_SEASON}/forks",
    "tonight": f"GET {_SEASON}/tonight",
    "boards": f"GET {_SEASON}/boards",
    "episodes": f"GET {_SEASON}/episodes",
    "interviews": f"GET {_SEASON}/interviews",
    "ledger": f"GET {_SEASON}/ledger",
    "orders": f"GET {_SEASON}/orders",
    "give_order": f"POST {_SEASON}/orders",
    "preview_order": f"POST {_SEASON}/orders/preview",
    "weigh_order": f"POST {_SEASON}/orders/futures",
    "compute_chances": f"POST {_SEASON}/futures",
    "compute_what_decided": f"POST {_SEASON}/swing",
    "scheduled_orders": f"GET {_SEASON}/orders/scheduled",
    "withdraw_order": f"DELETE {_SEASON}/orders/scheduled/{{number}}",
    "set_parameter": f"PUT {_SEASON}/parameters/{{name}}",
    "held_answers": f"GET {_SEASON}/holds",
    "hold_answers": f"PUT {_SEASON}/holds",
    "rule_on_answer": f"POST {_SEASON}/rulings",
    "director": f"GET {_SEASON}/director",
    "instruct_director": f"PATCH {_SEASON}/director",
    "rule_on_director": f"POST {_SEASON}/director/approvals",
    "invitations": f"GET {_SEASON}/invitations",
    "invite": f"POST {_SEASON}/seats/{{seat}}/invitation",
    "invite_viewers": f"POST {_SEASON}/viewers",
    "withdraw_invitation": f"DELETE {_SEASON}/invitations/{{id}}",
    "set_player": f"PUT {_SEASON}/seats/{{seat}}/player",
    "take_seat_back": f"DELETE {_SEASON}/seats/{{seat}}/tokens",
    "answer_once": f"POST {_SEASON}/answer-once",
    "texts": f"GET {_SEASON}/texts",
    "erase_text": f"POST {_SEASON}/texts/erase",
    "calls": f"GET {_SEASON}/calls",
    "call": f"GET {_SEASON}/calls/{{number}}",
    "prompt": f"GET {_SEASON}/calls/{{number}}/prompt",
    "costs": f"GET {_SEASON}/costs",
    "set_allowance": f"PUT {_SEASON}/allowance",
}

GIVE_ORDER: Final = "give_order"
"""The tool that gives any order; where the season is known, each order is a tool of its own."""

ROUTES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "contestant": _GAMES | _READ | _CONTESTANT,
        "viewer": _GAMES | _READ | _FORECASTS,
        "producer": _GAMES | _READ | _FORECASTS | _PRODUCER,
        "operator": _GAMES | _READ | _FORECASTS | _PRODUCER,
    }
)
"""By role, the tools by name, each with the method and path of its route."""
