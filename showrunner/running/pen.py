"""The pen at work: a model writes the broadcast's episodes of a stored season, each once.

It is told nothing that viewers are not told, so what it writes is shown wherever the broadcast is.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from showrunner.errors import PlayerAway
from showrunner.formats.broadcast import rounds_over
from showrunner.formats.format import load_format
from showrunner.kernel import BROADCAST, known_told
from showrunner.players.llm import pen
from showrunner.players.llm.model_lines import ModelLines
from showrunner.running.stored_journal import story_of
from showrunner.settings import PenSettings
from showrunner.store import Store
from showrunner.store.episodes import StoredEpisode
from showrunner.story.editor import own_numbers, tell
from showrunner.story.told import Episode, ToldSeason

DEFAULT_CAP: Final = round(PenSettings.cap * 1e6)
"""What the pen may spend on a season, in millionths of a dollar, where nothing else is said."""


async def told_season(store: Store, season: str) -> ToldSeason:
    """A stored season as viewers are told it, up to the last round that is over.

    Episodes that a model wrote take the place of the editor's.
    """
    row = await store.seasons.find(season)
    journal, story = await story_of(store, row.id)
    settings = journal.header.settings
    format = load_format(settings.format)
    aired = own_numbers(known_told(rounds_over(format, story), BROADCAST))
    told = tell(format, settings, aired, row.title, BROADCAST)
    return with_written(told, await store.episodes.of(row.id))


def with_written(told: ToldSeason, written: Mapping[int, StoredEpisode]) -> ToldSeason:
    """The broadcast's told season with these episodes in place of its own.

    A written episode whose round has not been released to these viewers is left out.
    """
    if not written:
        return told
    episodes = tuple(
        msgspec.json.decode(written[episode.number].told, type=Episode)
        if episode.number in written
        else episode
        for episode in told.episodes
    )
    return replace(told, episodes=episodes)


async def write_episodes(
    store: Store, lines: ModelLines, season: str, profile: str, cap: int = DEFAULT_CAP
) -> AsyncIterator[pen.Written]:
    """Have a model write the episodes of a season that are not written yet, in order.

    Stops when an episode could bring the season's cost above `cap`, in millionths of a dollar.
    Raises PlayerAway if the model does not answer; what was written before is kept.
    """
    row = await store.seasons.find(season)
    told = await told_season(store, row.id)
    names = {person.seat: person.name for person in told.cast}
    line = lines.line(profile)
    templates = lines.templates.now
    done = await store.episodes.of(row.id)
    for episode in told.episodes:
        if episode.number in done:
            continue
        prompt = pen.prompt_for(episode, templates, told.language)
        spent = await store.episodes.spent(row.id)
        if spent + pen.highest_cost(line, prompt) > cap:
            wrong = f"episode {episode.number} could bring the pen's cost above ${cap / 1e6:.2f}"
            raise PlayerAway(wrong, "raise the cap, or name a cheaper model")
        written = await pen.write(episode, line, templates, told.language, names)
        await store.episodes.put(
            row.id,
            StoredEpisode(
                number=episode.number,
                told=msgspec.json.encode(written.episode).decode(),
                profile=profile,
                prompt_tokens=written.usage.prompt,
                answer_tokens=written.usage.answer,
                cost=written.cost,
            ),
        )
        yield written
