"""The stage: everything that a game's script may use."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from showrunner.kernel.asks import Build
from showrunner.kernel.audience import Audience, contestant
from showrunner.kernel.branch import Cut, SceneWait, Until, wait
from showrunner.kernel.dice import Dice, Name, Roll
from showrunner.kernel.story import known

if TYPE_CHECKING:
    from showrunner.kernel.kernel import Kernel

A = TypeVar("A")
T = TypeVar("T")


class Stage:
    """The interface of rule code to the kernel: asking, waiting, rolling dice, telling facts.

    After each await the season's state may have changed.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel

    async def ask(self, seat: str, question: Build[A], quarantined: bool = False) -> A | None:
        """Put one decision to one seat; None if nothing was left to decide."""
        group = self._kernel.board.open_group({seat: question}, False, quarantined)
        if group.asks:
            await wait(group)
        return group.take_answers().get(seat)

    async def ask_all(
        self, questions: Mapping[str, Build[A]], revisable: bool = False
    ) -> dict[str, A]:
        """Put decisions to several seats at the same time; all answers stay secret until the last.

        Returns the answers in the order of `questions`, never in the order in which they came in,
        and without seats whose question was dropped meanwhile.
        """
        group = self._kernel.board.open_group(questions, revisable, False)
        if group.asks:
            await wait(group)
        return group.take_answers()

    async def together(
        self,
        scenes: Mapping[str, Coroutine[Any, Any, T]],
        on_done: Callable[[str, T | Cut], Mapping[str, Coroutine[Any, Any, T]] | None]
        | None = None,
    ) -> dict[str, T | Cut]:
        """Run scenes side by side until all have ended; returns their results, sorted by name.

        `on_done` is called for each scene that ends and may return more scenes to start. Each scene
        needs its own name (`ada+ben`, then `ada+ben#2`). The result of a scene that was cut is CUT.
        """
        scene_wait = SceneWait(on_done)
        self._kernel.loop.start_scenes(scene_wait, scenes)
        if scene_wait.running:
            await wait(scene_wait)
        return dict(sorted(scene_wait.results.items()))

    async def scene(self, name: str, script: Coroutine[Any, Any, T]) -> T | Cut:
        """Run one scene, which an order can cut by its name."""
        return (await self.together({name: script}))[name]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the condition holds. It is checked whenever every branch waits."""
        if not condition():
            await wait(Until(condition))

    def aside(self, name: str, script: Coroutine[Any, Any, Any], quarantined: bool = False) -> None:
        """Start a branch that nothing waits for (an interview, an opportunity)."""
        self._kernel.loop.open_aside(name, script, quarantined)

    async def asides_begin(self) -> None:
        """Let the asides that were just opened start to run before the script goes on."""
        await wait(Until(lambda: True))

    def cut(self, name: str) -> bool:
        """Cut every running scene with this name, its children first; False if there is none."""
        return self._kernel.loop.cut(name)

    def roll(self, name: Name, dice: int = 3, sides: int = 6) -> Roll:
        """Roll dice for a named purpose. Rolling the same name twice is a bug and raises."""
        return self._kernel.dice(("roll", *name)).roll(dice, sides)

    def shuffle(self, name: Name, items: Sequence[T]) -> list[T]:
        """The items in random order, for a named purpose."""
        return self._kernel.dice(("shuffle", *name)).shuffle(items)

    def draw(self, name: Name, items: Sequence[T]) -> T:
        """A random item, for a named purpose."""
        return self._kernel.dice(("draw", *name)).pick(items)

    def dice(self, name: Name) -> Dice:
        """Dice for any other kind of draw, for a named purpose."""
        return self._kernel.dice(("dice", *name))

    def tell(self, fact: object, to: Audience, reveals: bool = False) -> None:
        """Add a fact to the story. With `reveals`, every earlier fact is now open to everybody."""
        self._kernel.tell(fact, to, reveals)

    def known_to(self, seat: str) -> Iterator[Any]:
        """The facts that a seat may know so far, in the order in which they happened."""
        return known(self._kernel.story.told, contestant(seat))

    def sealed(self, seat: str) -> dict[str, Any]:
        """What a seat has decided that nobody else knows yet, by kind of question."""
        return self._kernel.board.sealed(seat)

    def reissue(self) -> None:
        """Have every open question built again once all branches wait, since its terms may change.

        After a producers' order this happens automatically.
        """
        self._kernel.reissue_due = True

    def since(self, change: str) -> bool:
        """Whether this season started after the named rule change of its format was made."""
        return self._kernel.since(change)
