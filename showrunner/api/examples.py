"""Examples of request bodies for the API's description."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from typing import Any, Final

from litestar.openapi.spec import Example

Examples = Mapping[str, Any]
"""Bodies by a title that says what they do."""

_ANSWER: Final[Examples] = {
    "Go into a competition": {"answer": {"trade": False, "remove_counters": 0, "boost": "none"}},
    "Vote, and say what you think": {
        "answer": {"name": "ama"},
        "thought": {
            "intent": "vote",
            "about": ["ama"],
            "words": "I gave Nour my word, and I keep it.",
            "plan": {"targets": ["ama"], "allies": ["nour"], "trust": {"nour": 60}},
        },
    },
}

BODIES: Final[Mapping[str, Examples]] = {
    "InvitationUse": {"Get in, with a token": {"invitation": "Zx0…"}},
    "NewProducer": {"Invite a producer": {"name": "Ada"}},
    "NewToken": {"For a program": {"label": "the nightly export"}},
    "CastawayToWrite": {
        "From a name and a line": {
            "model": "default",
            "name": "Wren",
            "about": "She mends clocks that nobody fetches.",
            "cap": 0.1,
        }
    },
    "NewProfile": {
        "A model on a machine of yours": {
            "base_url": "http://models.lan:11434/v1",
            "model": "some-small-model",
            "settings": {"rung": "json_object", "in_flight": 4},
        },
        "One at a provider that is known by name": {
            "preset": "openrouter",
            "model": "some/model",
            "settings": {"extra": {"provider": {"order": ["one", "two"]}}},
        },
        "One at a provider, with prices": {
            "base_url": "https://models.example.org/v1",
            "model": "some-large-model",
            "key": "EXAMPLE_API_KEY",
            "settings": {
                "max_tokens": 1500,
                "prices": {"input": 2.5, "cached": 0.25, "output": 10},
                "fallback": "small",
            },
        },
    },
    "Allowance": {
        "Five dollars, then pause": {"season": 5, "at_cap": "pause"},
        "A dollar a seat, and a cheaper model near the end of it": {"seat": 1, "cheaper": "small"},
    },
    "AnswerOnceBody": {
        "Another model casts this ballot": {
            "ask": "season/vote~3/1:ama",
            "player": "model:large",
        }
    },
    "NewPersona": {
        "A name and the public fields": {
            "name": "Wren",
            "full_name": "Wren Alder",
            "age": 44,
            "home": "Hull, England",
            "work": "clockmaker",
            "biography": "Wren mends clocks that nobody fetches.",
            "goal": "be asked what time it is",
        }
    },
    "PersonaChange": {"Another trade": {"work": "watchmaker"}},
    "NewSeason": {
        "A season file shipped with Showrunner": {"season": "standard", "start": True},
        "A cast of six, one seat for a person": {
            "season": "quick",
            "title": "Low Water",
            "cast": ["ama", "caio", "hemi", "nour", "tegan", "zora"],
            "players": {"nour": "outside"},
            "deadlines": {"decision": 86400, "talk": 3600, "vote": 86400},
            "viewers": "link",
            "release": "episode",
        },
        "A bare format": {
            "format": "survivor",
            "cast": 12,
            "player": "bot:sensible",
            "parameters": {"food_per_player": 9},
            "seed": "rehearsal",
            "pace": 2,
        },
    },
    "SeasonChange": {
        "Let everybody watch, an episode at a time": {"viewers": "everybody", "release": "episode"},
        "Archive it": {"archived": True},
        "Give votes a day": {"deadlines": {"vote": 86400}},
    },
    "NewStep": {"To the end of the phase": {"by": "phase"}},
    "Pace": {"Two seconds after each decision": {"seconds": 2}},
    "Fork": {"What if the dice had fallen otherwise?": {"at": 120, "luck": "fresh", "start": True}},
    "Erase": {"Named by its seal": {"seal": "9f86d081884c7d65"}},
    "GivenAnswer": _ANSWER,
    "NewForecast": {
        "From now on": {"number": 100},
        "At the beginning of every round": {"rounds": True, "number": 40},
        "By the season's models": {"players": "models", "cap": 2.5, "number": 10},
    },
    "NewSwing": {"With 2,000 futures in all": {"budget": 2000}},
    "OrderToWeigh": {
        "An event, with 40 futures": {
            "order": "event",
            "terms": {"story": "It begins to rain."},
            "number": 40,
        }
    },
    "DirectorChange": {
        "Let a person approve its orders": {"mode": "approve"},
        "Another brief and budget": {"brief": "Keep it close until the merge.", "dollars": 2.5},
    },
    "Approval": {"Give the third order": {"number": 3, "approve": True}},
    "NewOrder": {
        "Immunity, now": {"order": "grant_immunity", "terms": {"seats": ["ama"]}},
        "A story before the next vote": {
            "order": "event",
            "terms": {"story": "A storm comes up."},
            "when": {"phase": "vote"},
        },
    },
    "NewValue": {
        "Now, and everybody hears of it": {"value": 9},
        "From round 5 on, and kept secret": {"value": 9, "announce": False, "when": {"round": 5}},
    },
    "NewHold": {"Hold ballots": {"kinds": ["survivor.ballot"]}, "Hold nothing": {"kinds": []}},
    "NewRuling": {
        "Let it count": {"ask": "4.1", "verdict": "release"},
        "Replace it": {
            "ask": "4.1",
            "verdict": "replace",
            "answer": {"name": "zora"},
        },
    },
    "NewInvitation": {"For a day": {"lasts_seconds": 86400, "label": "for Ada"}},
    "NewPlayer": {
        "A bot": {"player": "bot:sensible"},
        "A person or a program": {"player": "outside"},
    },
    "NewContact": {
        "By letter": {"email": "ada@example.org"},
        "By webhook": {"webhook": "https://example.org/asked"},
    },
    "Instructions": {"Words for a stand-in": {"words": "Keep to Nour, and vote for Ama."}},
    "NewInstructions": {
        "two to vote out, one to keep, no idol": {
            "targets": ["ama", "orrin"],
            "friends": ["tegan"],
            "kept": ["idols"],
        },
        "in words": {"words": "Vote for Ama. Trust Tegan. Do not play the idol."},
    },
    "NewNote": {"A thought for later": {"words": "Nour laughed when the count was read."}},
    "Browser": {
        "Notify it": {"endpoint": "https://push.example.org/send/abc", "on": True},
    },
    "ReadMark": {"Up to the twelfth fact": {"number": 12}},
}
"""Examples of JSON bodies, by the name of their schema."""

CARD: Final[Examples] = {
    "A card of version 2": {
        "spec": "chara_card_v2",
        "spec_version": "2.0",
        "data": {
            "name": "Wren Alder",
            "description": "{{char}} mends clocks that nobody fetches.",
            "personality": "Patient, until somebody lies.",
            "mes_example": "<START>\n{{user}}: Can you mend this?\n{{char}}: It can be mended.",
        },
    }
}
_PIXEL = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0:~\x9bU"
    b"\0\0\0\nIDATx\x9cc`\0\0\0\2\0\1H\xaf\xa4q\0\0\0\0IEND\xaeB`\x82"
)
PICTURE: Final = f"data:image/png;base64,{base64.b64encode(_PIXEL).decode()}"
"""A picture of one pixel."""


def shown(examples: Examples) -> dict[str, Any]:
    """Examples in the form of the OpenAPI description."""
    return {
        "-".join(re.findall(r"\w+", words.lower())): Example(summary=words, value=body)
        for words, body in examples.items()
    }
