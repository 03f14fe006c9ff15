"""The pen: what a model may write, what is left as the editor told it, and what it may cost."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from aiohttp import web

from showrunner.errors import PlayerAway
from showrunner.house_model import HouseModel
from showrunner.running.pen import told_season, write_episodes
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.story.citing import unsupported
from showrunner.story.pen import PenReply, Rewritten, numbered, with_pen
from showrunner.story.told import Episode, Section, Sentence
from tests.databases import with_store
from tests.models.acting import lines_to, profile
from tests.store.short_season import create, short_season

NAMES = {"ada": "Ada", "ben": "Ben", "cleo": "Cleo", "anna": "Anna-Lena"}
EPISODE = Episode(
    number=3,
    title="Round 3",
    sections=(
        Section(
            part="council",
            sentences=(
                Sentence(text="Ada, Ben and Cleo voted for Anna-Lena.", facts=(4, 5, 6)),
                Sentence(text="I trusted Ben.", speaker="Anna-Lena", seat="anna", facts=(7,)),
                Sentence(text="Four castaways left."),
            ),
        ),
    ),
)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Three votes for Anna-Lena: Ada, Ben, Cleo.", ["Three"]),
        ("Ada, Ben and Cleo turn on Anna-Lena.", []),
        ("Anna-Lena’s friends Ada and Ben turn on her.", []),
        ("Ada and Dov turn on Anna-Lena.", ["Dov"]),
        ("Ada says “I'm done” and writes Anna-Lena.", ["I'm done"]),
        ("Twice Ada looks at Ben.", ["Twice"]),
        ("On Tide beach Ada and Ben decide.", ["Tide"]),
        ("Dov leaves.", ["Dov"]),
        ("Zacharias turns on Anna-Lena.", ["Zacharias"]),
        ("It is over: Zacharias, Ada and Ben turn on her. “Done”", ["Zacharias", "Done"]),
        ("Nobody speaks. Then Ada, Ben and Cleo turn on Anna-Lena.", []),
    ],
)
def test_a_sentence_may_have_no_name_number_or_quotation_of_its_own(
    text: str, wrong: list[str]
) -> None:
    told = "Ada, Ben and Cleo voted for Anna-Lena."
    assert unsupported(text, (), {**NAMES, "dov": "Dov"}, told=told) == wrong


def test_what_holds_is_taken_and_the_rest_stays_as_it_was() -> None:
    reply = PenReply(
        "Nobody saw it coming",
        (
            Rewritten(1, "Ada, Ben and Cleo all turn on Anna-Lena."),
            Rewritten(2, "I trusted Cleo."),
            Rewritten(3, "Five are left."),
            Rewritten(9, "Nothing."),
        ),
    )
    told, wrong = with_pen(EPISODE, reply, NAMES, "a model")
    assert (told.title, told.written_by) == ("Nobody saw it coming", "a model")
    texts = [sentence.text for _, _, sentence in numbered(told)]
    assert texts == [
        "Ada, Ben and Cleo all turn on Anna-Lena.",
        "I trusted Ben.",
        "Four castaways left.",
    ]
    facts = [sentence.facts for _, _, sentence in numbered(told)]
    assert facts == [(4, 5, 6), (7,), ()]
    assert wrong == [
        "there is no sentence 2 to replace",
        "sentence 3: nothing supports Five",
        "there is no sentence 9 to replace",
    ]


def test_an_episode_of_which_nothing_holds_is_not_marked_as_the_pens() -> None:
    told, wrong = with_pen(EPISODE, PenReply("Dov and 7 others", ()), NAMES, "a model")
    assert (told, len(wrong)) == (EPISODE, 1)


class Pen(HouseModel):
    """A model that begins each sentence with "Tonight:", and the episode's first with a lie."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0
        self.speaks = asyncio.Event()
        """Set unless it is to keep its callers waiting."""
        self.speaks.set()

    async def _answer(self, http: web.Request, request: Mapping[str, Any]) -> web.StreamResponse:
        await self.speaks.wait()
        self.calls += 1
        prompt = request["messages"][-1]["content"]
        sentences = [
            {"number": int(number), "text": f"Tonight: {text}"}
            for number, text in re.findall(r"(?m)^(\d+)\. (.+)$", prompt)
        ]
        sentences[0]["text"] = "Somebody called Zacharias leaves."
        content = msgspec.json.encode({"title": f"The night {self.calls}", "sentences": sentences})
        message = {"role": "assistant", "content": content.decode()}
        usage = {"prompt_tokens": 100_000, "completion_tokens": 1000, "total_tokens": 101_000}
        choice = {"index": 0, "message": message, "finish_reason": "stop"}
        body = {"model": "a pen", "choices": [choice], "usage": usage}
        return web.Response(body=msgspec.json.encode(body), content_type="application/json")


def test_a_pen_writes_each_episode_once_within_its_cap(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Runner(store, season).run(until_idle=True)
        plain = await told_season(store, season)
        async with Pen() as pen, lines_to(profile(pen)) as lines:
            with pytest.raises(PlayerAway, match=r"above \$0.00"):
                [_ async for _ in write_episodes(store, lines, season, "house", cap=1)]
            assert pen.calls == 0
            written = [one async for one in write_episodes(store, lines, season, "house")]
            again = [one async for one in write_episodes(store, lines, season, "house")]
        assert (pen.calls, again) == (len(plain.episodes), [])
        assert all(one.refused for one in written)
        told = await told_season(store, season)
        for ours, theirs in zip(plain.episodes, told.episodes, strict=True):
            assert theirs.written_by == "a pen"
            pairs = list(zip(numbered(ours), numbered(theirs), strict=True))
            lie = next(number for (number, _, before), _ in pairs if not before.speaker)
            for (number, _, before), (_, _, after) in pairs:
                assert after.facts == before.facts
                rewritten = not before.speaker and number != lie
                assert after.text == (f"Tonight: {before.text}" if rewritten else before.text)
        assert await store.episodes.spent(season) == sum(one.cost for one in written) > 0

    with_store(address, work)


def test_an_erased_text_takes_the_written_episodes_with_it(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Runner(store, season).run(until_idle=True)
        async with Pen() as pen, lines_to(profile(pen)) as lines:
            [_ async for _ in write_episodes(store, lines, season, "house")]
        assert await store.episodes.of(season)
        (text, *_) = await store.eraser.find(season, "")
        await store.eraser.erase(season, text.seal)
        assert not await store.episodes.of(season)

    with_store(address, work)
