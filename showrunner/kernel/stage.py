"""The stage: all that a script may touch."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from showrunner.kernel.asks import Build
from showrunner.kernel.audience import Audience, contestant
from showrunner.kernel.branch import Cut, Join, Until, wait
from showrunner.kernel.dice import Dice, Name, Roll
from showrunner.kernel.story import known

if TYPE_CHECKING:
    from showrunner.kernel.kernel import Kernel

A = TypeVar("A")
T = TypeVar("T")


class Stage:
    """What rule code awaits, rolls and tells through.

    After each await the season may have changed.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel

    async def ask(self, seat: str, question: Build[A], quarantined: bool = False) -> A | None:
        """Put one decision to one seat; None where nothing was left to decide."""
        group = self._kernel.board.open_group({seat: question}, False, quarantined)
        if group.asks:
            await wait(group)
        return group.taken_answers().get(seat)

    async def ask_all(
        self,
        questions: Mapping[str, Build[A]],
        revisable: bool = False,
        quarantined: bool = False,
    ) -> dict[str, A]:
        """Put decisions to several seats at the same time, sealed until all are in.

        The answers come in the order of `questions`, never in the order in which they were given.
        A seat whose question was dropped meanwhile is absent.
        """
        group = self._kernel.board.open_group(questions, revisable, quarantined)
        if group.asks:
            await wait(group)
        return group.taken_answers()

    async def together(
        self,
        scenes: Mapping[str, Coroutine[Any, Any, T]],
        on_done: Callable[[str, T | Cut], Mapping[str, Coroutine[Any, Any, T]] | None]
        | None = None,
    ) -> dict[str, T | Cut]:
        """Run scenes side by side until all have ended; the results are sorted by name.

        `on_done` is told of each scene that ends and may return further scenes to start. A name
        that comes again needs a new key (`ada+ben`, `ada+ben#2`). A scene that was cut gives CUT.
        """
        join = Join(on_done)
        self._kernel.loop.start_scenes(join, scenes)
        if join.running:
            await wait(join)
        return dict(sorted(join.results.items()))

    async def scene(self, name: str, script: Coroutine[Any, Any, T]) -> T | Cut:
        """Run one scene that an order can cut by its name."""
        return (await self.together({name: script}))[name]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the condition holds; it is looked at whenever every branch waits."""
        if not condition():
            await wait(Until(condition))

    def aside(self, name: str, script: Coroutine[Any, Any, Any], quarantined: bool = False) -> None:
        """Open a branch beside the story that nothing waits for (an interview, an opportunity)."""
        self._kernel.loop.open_aside(name, script, quarantined)

    async def asides_begin(self) -> None:
        """Let the asides that were just opened begin before the story goes on."""
        await wait(Until(lambda: True))

    def cut(self, name: str) -> bool:
        """Cut every running scene of this name, its children first; False where none was."""
        return self._kernel.loop.cut(name)

    def roll(self, name: Name, dice: int = 3, sides: int = 6) -> Roll:
        """Roll for a named purpose. Each name is rolled once; asking for it again is a bug."""
        return self._kernel.dice(("roll", *name)).roll(dice, sides)

    def shuffle(self, name: Name, items: Sequence[T]) -> list[T]:
        """The items in an order drawn for a named purpose."""
        return self._kernel.dice(("shuffle", *name)).shuffle(items)

    def draw(self, name: Name, items: Sequence[T]) -> T:
        """One of the items, drawn for a named purpose."""
        return self._kernel.dice(("draw", *name)).pick(items)

    def dice(self, name: Name) -> Dice:
        """Any other draw for a named purpose."""
        return self._kernel.dice(("dice", *name))

    def tell(self, fact: object, to: Audience, reveals: bool = False) -> None:
        """Let something have happened. With `reveals`, all told before is open from here on."""
        self._kernel.tell(fact, to, reveals)

    def known_to(self, seat: str) -> Iterator[Any]:
        """The facts that a seat may know by now, in the order in which they happened."""
        return known(self._kernel.story.told, contestant(seat))

    def sealed(self, seat: str) -> dict[str, Any]:
        """What a seat has decided that nobody else knows of yet, by the kind of question."""
        return self._kernel.board.sealed(seat)

    def reissue(self) -> None:
        """Build every open question again once all branches wait: what they go by has changed.

        After an order of the producers this happens by itself.
        """
        self._kernel.reissue_due = True

    def since(self, change: str) -> bool:
        """Whether this season started after the named rule change of its format."""
        return self._kernel.since(change)
