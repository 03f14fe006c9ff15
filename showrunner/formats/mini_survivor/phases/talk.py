"""D3: public posts, letters to a tribe, and private talks between two players."""

from __future__ import annotations

from functools import partial

from showrunner.formats.mini_survivor import facts, questions
from showrunner.formats.mini_survivor.questions import Letter
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.talk.debate import Comment
from showrunner.formats.talk.matching import private_talks
from showrunner.kernel import EVERYBODY, seats
from showrunner.questions import Question


async def talk(season: MiniState) -> None:
    """D3: first posts, then letters, private talks, and the remaining posts."""
    posts = season.sheet.parameters.public_posts
    if posts:
        await post(season, 1)
    if season.sheet.parameters.tribe_letterbox:
        await letterbox(season)
    members = season.sheet.active
    if len(members) > 1:
        await private_talks(season, members)
    for nth in range(2, posts + 1):
        await post(season, nth)


async def post(season: MiniState, nth: int) -> None:
    """All write their posts at the same time; the posts appear in a drawn order."""
    sheet = season.sheet

    def build(seat: str) -> Question[Comment] | None:
        if seat not in sheet.active:
            return None
        return questions.post(sheet, sheet.parameters.words_per_post, nth)

    answers = await season.stage.ask_all({seat: partial(build, seat) for seat in sheet.active})
    order = season.stage.shuffle(("posts", sheet.round, nth), list(sheet.players))
    for seat in order:
        answer = answers.get(seat)
        if answer is not None and answer.words is not None:
            season.tell(facts.PostMade(seat=seat, words=answer.words, acts=answer.acts), EVERYBODY)


async def letterbox(season: MiniState) -> None:
    """One Survivor of each player may write to its tribe. Letters appear by Survivor number."""
    sheet = season.sheet

    def build(seat: str) -> Question[Letter] | None:
        tribes = {number: sheet.survivors[number].tribe for number in sheet.owned(seat)}
        writers = {number: tribe for number, tribe in tribes.items() if tribe}
        if not writers:
            return None
        return questions.letter(sheet, writers, sheet.parameters.words_per_post)

    answers = await season.stage.ask_all({seat: partial(build, seat) for seat in sheet.in_play})
    letters = {
        int(answer.survivor): (answer.words, answer.acts)
        for answer in answers.values()
        if answer.survivor is not None and answer.words is not None
    }
    for survivor in sorted(letters):
        words, acts = letters[survivor]
        tribe = sheet.survivors[survivor].tribe
        readers = {sheet.survivors[number].owner for number in sheet.tribes[tribe]}
        posted = facts.LetterPosted(tribe=tribe, survivor=survivor, words=words, acts=acts)
        season.tell(posted, seats(*readers))
