"""Print the digests of a format's small seasons, for comparison by another process."""

from __future__ import annotations

import sys

from tests.every_format.seasons import played, small_cases


def digests(name: str) -> list[str]:
    """The digest of each small season of a format."""
    return [played(case).kernel.story.digest for case in small_cases(name)]


if __name__ == "__main__":
    print("\n".join(digests(sys.argv[1])))
