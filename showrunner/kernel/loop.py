"""The loop: runs the branches of a script, first in first out, until every one of them waits."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from showrunner.errors import ForeignAwait, Misused
from showrunner.kernel.asks import Group
from showrunner.kernel.branch import CUT, Branch, SceneWait, Script, Until


class Loop:
    """The branches of one season."""

    def __init__(self, script: Script) -> None:
        self.root = Branch("season", "season", script, None)
        self.current = self.root
        """The branch that runs now, or else the one that the current work is done for."""
        self.on_cut: Callable[[Group[Any]], None] = lambda group: None
        """Called with the group of asks that a branch waited for when it was cut."""
        self._ready: deque[Branch] = deque()
        self._waiting_until: list[Branch] = []

    @property
    def has_begun(self) -> bool:
        """Whether the season's script has started to run."""
        return self.root.ended or self.root.waits_for is not None

    def resume(self, branch: Branch) -> None:
        """Put a branch into the queue of those that can go on."""
        self._ready.append(branch)

    def run(self) -> None:
        """Run branches until every one of them waits."""
        while True:
            while self._ready:
                branch = self._ready.popleft()
                if not branch.ended:
                    self._advance(branch)
            if not self._wake():
                return

    def _wake(self) -> bool:
        """Resume the first branch whose condition holds now; False if there is none."""
        for branch in self._waiting_until:
            self.current = branch
            if isinstance(branch.waits_for, Until) and branch.waits_for.holds():
                self._waiting_until.remove(branch)
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
        if isinstance(waits_for, SceneWait):
            branch.scene_wait = waits_for
        elif isinstance(waits_for, Until):
            self._waiting_until.append(branch)
        elif not isinstance(waits_for, Group):
            awaited = branch.describe_await(waits_for)
            branch.script.close()
            raise ForeignAwait(branch.id, awaited)
        branch.waits_for = waits_for

    # -- starting ----------------------------------------------------------------------------------

    def start_scenes(
        self, scene_wait: SceneWait, scenes: Mapping[str, Script], parent: Branch | None = None
    ) -> None:
        """Start scenes as children of the branch that runs now (or of `parent`)."""
        parent = parent or self.current
        if parent.ended:  # `on_done` has cut the scene that it belongs to
            for script in scenes.values():
                script.close()
            return
        used_names = scene_wait.running.keys() | scene_wait.results.keys()
        if duplicates := [name for name in scenes if name in used_names]:
            for script in scenes.values():
                script.close()
            raise Misused(
                f"two scenes named {duplicates[0]!r} in {parent.id}: give the second one a new name"
            )
        for name, script in scenes.items():
            scene_wait.running[name] = self._spawn(name, script, parent, parent.quarantined)

    def open_aside(self, name: str, script: Script, quarantined: bool) -> None:
        """Start a branch under the root that nothing waits for."""
        self._spawn(f"aside:{name}", script, self.root, quarantined)

    def _spawn(self, name: str, script: Script, parent: Branch, quarantined: bool) -> Branch:
        branch = Branch(parent.child_id(name), name, script, parent, quarantined)
        parent.children.append(branch)
        self.resume(branch)
        return branch

    # -- ending ------------------------------------------------------------------------------------

    def cut(self, name: str) -> bool:
        """Cut every running branch with this name; False if there is none."""
        running = self.current
        branches = _named(self.root, name)
        for branch in branches:
            self._cut(branch)
        self.current = running
        return bool(branches)

    def _cut(self, branch: Branch) -> None:
        """Close a branch after its children, and withdraw the asks it waits for."""
        if branch.ended:
            return
        branch.ended = True
        branch.scene_wait = None
        for child in reversed(list(branch.children)):
            self._cut(child)
        if isinstance(branch.waits_for, Group):
            self.on_cut(branch.waits_for)
        if branch in self._waiting_until:
            self._waiting_until.remove(branch)
        branch.script.close()
        self._end(branch, CUT)

    def _end(self, branch: Branch, result: Any) -> None:
        """After a branch returned or was cut: cut its children and give its parent the result."""
        branch.ended = True
        for child in reversed(list(branch.children)):
            self._cut(child)
        parent = branch.parent
        if parent is None:
            return
        parent.children.remove(branch)
        scene_wait = parent.scene_wait
        if scene_wait is None or branch.name not in scene_wait.running:
            return
        scene_wait.results[branch.name] = result
        self.current = parent
        on_done = scene_wait.on_done
        if on_done is not None and (more_scenes := on_done(branch.name, result)):
            self.start_scenes(scene_wait, more_scenes, parent)
        # Only now, because `on_done` may cut other scenes that the parent waits for.
        del scene_wait.running[branch.name]
        if not scene_wait.running and parent.waits_for is scene_wait:
            parent.scene_wait = None
            self.resume(parent)

    def halt(self) -> None:
        """Close scripts that have not started, so that Python does not warn about them."""
        for branch in self._ready:
            if branch.waits_for is None:
                branch.script.close()


def _named(branch: Branch, name: str) -> list[Branch]:
    """The branches with this name below a branch, without those inside another such branch."""
    branches = []
    for child in branch.children:
        branches += [child] if child.name == name else _named(child, name)
    return branches
