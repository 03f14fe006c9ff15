"""The list of disclosures, read from docs/secrecy.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "secrecy.md"
HEADING = "| secret kind | disclosing fact type | why |"


@cache
def disclosures() -> Mapping[str, frozenset[str]]:
    """What may disclose each kind of secret: fact types, and kinds of question."""
    lines = iter(DOCUMENT.read_text().splitlines())
    for line in lines:
        if line == HEADING:
            break
    table: dict[str, frozenset[str]] = {}
    for line in lines:
        if not line.startswith("|"):
            break
        kind, types, _ = (cell.strip() for cell in line.strip("|").split("|"))
        if not set(kind) <= set("-"):
            table[kind] = table.get(kind, frozenset()) | set(re.findall(r"`([\w.]+)`", types))
    return table


def listed(kind: str) -> frozenset[str]:
    """What may disclose this kind of secret; nothing where the list does not name it."""
    return disclosures().get(kind, frozenset())
