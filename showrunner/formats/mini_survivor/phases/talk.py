"""D3: posts for everybody, and private talks between any two players."""

from __future__ import annotations

from showrunner.formats.mini_survivor import facts, questions
from showrunner.formats.mini_survivor.questions import Post
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.talk.matching import private_talks
from showrunner.kernel import EVERYBODY, Build
from showrunner.questions import Question


async def talk(season: MiniState) -> None:
    """A post of everybody, the private talks, and the other posts."""
    posts = season.sheet.parameters.public_posts
    if posts:
        await post(season, 1)
    members = season.sheet.active
    if len(members) > 1:
        await private_talks(season, members)
    for nth in range(2, posts + 1):
        await post(season, nth)


async def post(season: MiniState, nth: int) -> None:
    """Everybody may post at the same time; what is posted is read in a drawn order."""
    sheet = season.sheet

    def asks(seat: str) -> Build[Post]:
        def build() -> Question[Post] | None:
            if seat not in sheet.active:
                return None
            return questions.post(sheet, sheet.parameters.words_per_post, nth)

        return build

    answers = await season.stage.ask_all({seat: asks(seat) for seat in sheet.active})
    order = season.stage.shuffle(("posts", sheet.round, nth), list(sheet.players))
    for seat in order:
        answer = answers.get(seat)
        if answer is not None and answer.words is not None:
            season.tell(facts.PostMade(seat=seat, words=answer.words, acts=answer.acts), EVERYBODY)
