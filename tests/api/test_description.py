"""The API's description: every request body has an example, and the examples are valid."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import jsonschema_rs
from PIL import Image

from showrunner.api.examples import BODIES
from tests.api.serving import House, served


def bodies(described: Any) -> Iterator[tuple[str, Any]]:
    """The kinds of body that each operation takes."""
    for path, item in described["paths"].items():
        for method, operation in item.items():
            if "requestBody" in operation:
                yield f"{method.upper()} {path}", operation["requestBody"]["content"]


def schemas_with_examples(part: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Every schema with examples, also nested ones."""
    if isinstance(part, dict):
        if isinstance(part.get("examples"), list):
            yield place, part
        for name, inner in part.items():
            yield from schemas_with_examples(inner, f"{place}/{name}")
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from schemas_with_examples(inner, f"{place}/{number}")


def wrong_with(example: Any, schema: Any, described: Any) -> str:
    """What is wrong with an example; empty if nothing is."""
    whole = {**schema, "components": described["components"]}
    validator = jsonschema_rs.Draft202012Validator(whole)
    return "; ".join(f"{one.message}" for one in validator.iter_errors(example))


def test_every_body_that_can_be_sent_has_an_example_that_fits_its_schema(sqlite: str) -> None:
    async def work(house: House) -> None:
        described = (await house.nobody.get("/api/openapi.json")).good()
        found = dict(bodies(described))
        assert len(found) > 25
        without = [
            name
            for name, kinds in found.items()
            if not any(kind.get("examples") for kind in kinds.values())
        ]
        assert not without, without
        wrong = [
            f"{name}, {example['summary']}: {problem}"
            for name, kinds in found.items()
            for example in kinds.get("application/json", {}).get("examples", {}).values()
            if (
                problem := wrong_with(
                    example["value"], kinds["application/json"]["schema"], described
                )
            )
        ]
        assert not wrong, "\n".join(wrong)

    served(sqlite, work)


def test_every_example_of_a_field_fits_the_field(sqlite: str) -> None:
    async def work(house: House) -> None:
        described = (await house.nobody.get("/api/openapi.json")).good()
        found = list(schemas_with_examples(described))
        assert len(found) > 20
        wrong = [
            f"{place}: {example!r}: {problem}"
            for place, schema in found
            for example in schema["examples"]
            if (problem := wrong_with(example, schema, described))
        ]
        assert not wrong, "\n".join(wrong)

    served(sqlite, work)


def test_the_example_of_a_picture_is_one(sqlite: str) -> None:
    async def work(house: House) -> None:
        described = (await house.nobody.get("/api/openapi.json")).good()
        body = dict(bodies(described))["PUT /api/v1/cast/{persona}/picture"]
        address = body["image/png"]["examples"]["pixel"]["value"]
        picture = base64.b64decode(address.removeprefix("data:image/png;base64,"))
        with Image.open(BytesIO(picture)) as image:
            image.load()
            assert image.size == (1, 1)

    served(sqlite, work)


def test_the_examples_of_seasons_and_castaways_can_be_made(sqlite: str) -> None:
    async def work(house: House) -> None:
        for path, kind in (("seasons", "NewSeason"), ("cast", "NewPersona")):
            for words, body in BODIES[kind].items():
                assert (await house.producer.post(path, body)).status == 201, words

    served(sqlite, work)
