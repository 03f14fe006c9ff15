"""Golden prompts: for every kind of question of every game one whole prompt, kept as a file.

Of games with templates in another language there are prompts of some kinds in that language, too.
`python -m tests.prompts.golden` writes them again; then read what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from showrunner.formats.format import load_format
from showrunner.players.llm.answer_reading import read_answer
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.prompting import Prompt, asked_again
from showrunner.players.llm.speech_checks import Speaker
from showrunner.players.llm.templates import Templates
from showrunner.questions import Notated
from tests.prompts.playing import Played, order
from tests.prompts.seats import Asked, templates

FOLDER = Path(__file__).parents[1] / "golden_prompts"
BESIDE = ("diary", "again")
"""Prompts that every game has beside its questions."""
EARLY, LATE = 2, 5
"""Of each kind the longest prompt of these rounds is kept, if there is one."""
VOTES = ("ballot", "vote", "submission", "move", "bid")
"""The question that is put once more, the first of these that a game has."""
INTERVIEW = "When you voted last, what did you hope would happen, and what has come of it?"

SEASONS: Mapping[str, tuple[Played, ...]] = {
    "survivor": (
        Played(
            "standard",
            {"group_talk": True, "jury_questions": True, "bonus_target": 10},
            (
                order(
                    "interview",
                    {"round": 3, "phase": "vote"},
                    seat="veikko",
                    question=INTERVIEW,
                    claims=["vote", "trusts_most", "holds", "points", "traded"],
                ),
                order(
                    "offer_opportunity",
                    {"round": 2, "phase": "conversation"},
                    story="A crate has washed up, and something in it ticks. Who pays may open it.",
                    price=1,
                    way="first_come",
                    stock=1,
                    effects=[{"effect": "points", "seats": ["@taker"], "amount": 2}],
                ),
            ),
        ),
        *(Played("quick", seed=f"prompts-{n}") for n in range(8)),
    ),
    "mini_survivor": (
        Played(
            "twelve",
            {"token_transfer": True, "garnet_transfer": True},
            (
                order(
                    "interview",
                    {"round": 3, "phase": "voting"},
                    seat="zora",
                    question=INTERVIEW,
                    claims=["pieces", "idols", "vote", "attack"],
                ),
            ),
        ),
        *(Played("six", {"garnet_transfer": True}, seed=f"prompts-{n}") for n in range(8)),
        Played("six", {"tribe_letterbox": True, "reading_time": 24}, seed="prompts-letters"),
    ),
    "survival": (
        Played(
            "summit",
            {
                "buddy_chat": True,
                "memory_lounge": True,
                "memory_scorekeeper": True,
                "whispers": True,
            },
            (
                order(
                    "open_mic",
                    {"round": 2, "phase": "conference"},
                    seat="nerys",
                    question="You looked at your shoes when Dawn was read out. Why?",
                ),
                order(
                    "interview",
                    {"round": 2, "phase": "conference"},
                    seat="quyen",
                    question=INTERVIEW,
                    claims=["role", "night", "vote"],
                ),
            ),
        ),
        Played("conference", {"vote_mode": "accuse"}),
        *(Played("summit", {"gmo_default": "none"}, seed=f"prompts-{n}") for n in range(8)),
    ),
    "surviving_the_game": (
        Played(
            "facility",
            orders=(
                order(
                    "interview",
                    {"round": 7},
                    seat="thabo",
                    question="You are still on the stairs. What are you waiting for?",
                    claims=["guard", "move"],
                ),
                order("supply_drop", {"round": 6}, seat="shizue", card="a1_purge"),
            ),
        ),
        *(Played("facility", seed=f"prompts-{n}") for n in range(6)),
    ),
    "i_am_survivor": (
        Played(
            "atoll",
            orders=(
                order(
                    "interview",
                    {"round": 5},
                    seat="rokeya",
                    question="Whom would you let drown for a place on the next boat?",
                ),
            ),
        ),
        Played("atoll", seed="prompts-1"),
        Played("atoll", {"defender_chooses": True}, seed="prompts-6"),
        *(Played("island", seed=f"prompts-{n}") for n in range(6)),
        Played("island", {"characters": "pick3of4"}),
    ),
}
"""Where the prompts of each game are taken from: later seasons give what earlier ones lack."""

GERMAN: Mapping[str, tuple[Played, tuple[str, ...]]] = {
    "survivor": (
        Played("standard", {"language": "German", "jury_questions": True, "group_talk": True}),
        (
            *("again", "ballot", "comment", "competition", "diary", "gathering", "jury_answer"),
            *("last_words", "preferences", "talk"),
        ),
    ),
    "mini_survivor": (
        Played("six", {"language": "German"}),
        ("post", "preferences", "submission", "talk"),
    ),
    "survival": (
        Played("summit", {"language": "German", "whispers": True}),
        ("nominate", "peek", "speak", "vote", "whisper"),
    ),
}
"""The German prompts: for each game a season, and the kinds of which there is a file."""


def kinds(game: str) -> list[str]:
    """The names of the golden prompts that a game has to have."""
    return sorted({kind.rpartition(".")[2] for kind in load_format(game).decisions} | {*BESIDE})


def made(game: str) -> dict[str, str]:
    """The golden prompts of a game by name."""
    texts: dict[str, str] = {}
    wanted = set(kinds(game))
    for played in SEASONS[game]:
        if not wanted - texts.keys():
            break
        texts = {**dict(_of(played)), **texts}
    return texts


def german(game: str) -> dict[str, str]:
    """The German golden prompts of a game by name."""
    played, wanted = GERMAN[game]
    return {name: text for name, text in _of(played) if name in wanted}


def _of(played: Played) -> Iterator[tuple[str, str]]:
    chosen: dict[str, tuple[tuple[bool, int], Asked]] = {}
    for asked, round in played.prompts():
        kind = asked.form.kind.rpartition(".")[2]
        worth = EARLY <= round <= LATE, len(asked.prompt.turn)
        before = chosen.get(kind)
        if before is None or before[0] < worth:
            chosen[kind] = worth, asked
    yield from ((kind, shown(asked.prompt)) for kind, (_, asked) in chosen.items())
    for kind in [kind for kind in VOTES if kind in chosen][:1]:
        game, language = played.settings.format, played.parameters.get("language", "English")
        yield "again", shown(_again(chosen[kind][1], templates().in_language(language, game)))


def _again(asked: Asked, words: Templates) -> Prompt:
    """The prompt after an answer that names nobody who can be named."""
    wrong = {
        name: {"attack": "all"} if isinstance(field, Notated) else "nobody at all"
        for name, field in asked.form.fields.items()
    }
    read = read_answer(asked.form, {"answer": wrong}, Speaker())
    assert isinstance(read, Fault)
    return asked_again(words, asked.prompt, asked.form, read.why)


def shown(prompt: Prompt) -> str:
    """A prompt as its file has it."""
    schema = msgspec.json.format(msgspec.json.encode(prompt.schema), indent=1).decode()
    again = f"# And once more\n\n{prompt.again}\n\n" if prompt.again else ""
    return (
        f"# System\n\n{prompt.system}\n\n# User\n\n{prompt.turn}\n\n{again}"
        f"# Schema\n\n```json\n{schema}\n```\n"
    )


def write() -> None:
    """Write all of them again."""
    for game in SEASONS:
        texts = made(game)
        _write(FOLDER / game, texts)
        print(game, "lacks", sorted(set(kinds(game)) - texts.keys()) or "nothing")
    for game in GERMAN:
        _write(FOLDER / "German" / game, german(game))


def _write(folder: Path, texts: Mapping[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.md"):
        if file.stem not in texts:
            file.unlink()
    for name, text in texts.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
