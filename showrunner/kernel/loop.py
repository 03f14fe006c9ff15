"""The loop: runs branches of script, first in first out, until every one of them waits."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from showrunner.errors import ForeignAwait, Misused
from showrunner.kernel.asks import Group
from showrunner.kernel.branch import CUT, Branch, Join, Script, Until


class Loop:
    """The branches of one season."""

    def __init__(self, script: Script) -> None:
        self.root = Branch("season", "season", script, None)
        self.current = self.root
        """The branch that runs now; while none does, the one on whose behalf things are done."""
        self.on_cut: Callable[[Group[Any]], None] = lambda group: None
        """Told of the asks that a branch waited for when it was cut."""
        self._ready: deque[Branch] = deque()
        self._untils: list[Branch] = []

    @property
    def began(self) -> bool:
        """Whether the season's script has run at all."""
        return self.root.ended or self.root.waits_for is not None

    def resume(self, branch: Branch) -> None:
        """Let a branch go on when its turn comes."""
        self._ready.append(branch)

    def run(self) -> None:
        """Advance branches until every one of them waits."""
        while True:
            while self._ready:
                branch = self._ready.popleft()
                if not branch.ended:
                    self._advance(branch)
            if not self._wake():
                return

    def _wake(self) -> bool:
        """Make ready the first branch whose condition holds now."""
        for branch in self._untils:
            self.current = branch
            if isinstance(branch.waits_for, Until) and branch.waits_for.holds():
                self._untils.remove(branch)
                self.resume(branch)
                return True
        return False

    def _advance(self, branch: Branch) -> None:
        self.current = branch
        branch.waits_for = None
        try:
            waits_for = branch.script.send(None)
        except StopIteration as end:
            self._end(branch, end.value)
            return
        if isinstance(waits_for, Join):
            branch.join = waits_for
        elif isinstance(waits_for, Until):
            self._untils.append(branch)
        elif not isinstance(waits_for, Group):
            awaited = branch.stopped_at(waits_for)
            branch.script.close()
            raise ForeignAwait(branch.id, awaited)
        branch.waits_for = waits_for

    # -- starting ----------------------------------------------------------------------------------

    def start_scenes(
        self, join: Join, scenes: Mapping[str, Script], parent: Branch | None = None
    ) -> None:
        """Start scenes as children of the branch that runs now (or of `parent`)."""
        parent = parent or self.current
        if parent.ended:  # on_done has cut the very scene that it belongs to
            for script in scenes.values():
                script.close()
            return
        if twice := [name for name in scenes if name in join.running or name in join.results]:
            for script in scenes.values():
                script.close()
            raise Misused(
                f"two scenes named {twice[0]!r} in {parent.id}: give the second one a new name"
            )
        for name, script in scenes.items():
            join.running[name] = self._spawn(name, script, parent, parent.quarantined)

    def open_aside(self, name: str, script: Script, quarantined: bool) -> None:
        """Start a branch that nothing waits for, beside the whole story."""
        self._spawn(f"aside:{name}", script, self.root, quarantined)

    def _spawn(self, name: str, script: Script, parent: Branch, quarantined: bool) -> Branch:
        branch = Branch(parent.child_id(name), name, script, parent, quarantined)
        parent.children.append(branch)
        self.resume(branch)
        return branch

    # -- ending ------------------------------------------------------------------------------------

    def cut(self, name: str) -> bool:
        """Cut every running branch of this name below the root; False where there is none."""
        running = self.current
        found = _named(self.root, name)
        for branch in found:
            self._cut(branch)
        self.current = running
        return bool(found)

    def _cut(self, branch: Branch) -> None:
        """Close a branch and, before it, its children; the asks it waits for are withdrawn."""
        if branch.ended:
            return
        branch.ended = True
        branch.join = None
        for child in reversed(list(branch.children)):
            self._cut(child)
        if isinstance(branch.waits_for, Group):
            self.on_cut(branch.waits_for)
        if branch in self._untils:
            self._untils.remove(branch)
        branch.script.close()
        self._end(branch, CUT)

    def _end(self, branch: Branch, result: Any) -> None:
        """A branch has ended by itself or was cut: close what hangs on it and tell its parent."""
        branch.ended = True
        for child in reversed(list(branch.children)):
            self._cut(child)
        parent = branch.parent
        if parent is None:
            return
        parent.children.remove(branch)
        join = parent.join
        if join is None or branch.name not in join.running:
            return
        join.results[branch.name] = result
        self.current = parent
        if join.on_done is not None and (further := join.on_done(branch.name, result)):
            self.start_scenes(join, further, parent)
        del join.running[branch.name]  # only now: on_done may cut other scenes of this join
        if not join.running and parent.waits_for is join:
            parent.join = None
            self.resume(parent)

    def halt(self) -> None:
        """Give up what has not begun; Python would complain of scripts that were never awaited."""
        for branch in self._ready:
            if branch.waits_for is None:
                branch.script.close()


def _named(branch: Branch, name: str) -> list[Branch]:
    """The branches of this name below a branch, the highest ones only."""
    found = []
    for child in branch.children:
        found += [child] if child.name == name else _named(child, name)
    return found
