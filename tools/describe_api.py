"""Writes the server's description of its API, where it is another than the one that is there."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from showrunner.api.app import make_app
from showrunner.store import Store


def described() -> str:
    """The OpenAPI document, as JSON in a set order."""

    async def work(folder: str) -> str:
        store = await Store.open(str(Path(folder) / "empty.db"))
        try:
            return json.dumps(make_app(store).openapi_schema.to_schema(), indent=1, sort_keys=True)
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(work(folder))


def main() -> None:
    """Write it into the file that is named."""
    (path,) = map(Path, sys.argv[1:])
    text = described()
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
