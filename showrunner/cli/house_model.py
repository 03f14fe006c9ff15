"""`showrunner house-model`: an endpoint that answers like a model, for tests and demonstrations."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING

import rich_click as click

if TYPE_CHECKING:
    from showrunner.house_model import HouseModel

DEFAULT_PORT = 8300


@click.command("house-model")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option(
    "--port",
    default=DEFAULT_PORT,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="0 takes any free port.",
)
@click.option("--seed", default="house", show_default=True, help="Seed of its answers.")
@click.option(
    "--latency",
    type=click.FloatRange(0),
    default=0,
    metavar="S",
    help="Seconds before each answer.",
)
@click.option(
    "--jitter",
    type=click.FloatRange(0),
    default=0,
    metavar="S",
    help="Up to S seconds more, at random.",
)
@click.option(
    "--fault",
    "faults",
    multiple=True,
    metavar="NAME=RATE",
    help="How often something goes wrong, from 0 to 1; all=RATE is divided evenly.",
)
@click.option(
    "--rungs",
    "given_rungs",
    default="json_schema,tools,json_object,text",
    show_default=True,
    help="The ways of asking for structured output that it accepts.",
)
@click.option("--api-key", metavar="KEY", help="Accept only requests with this key.")
@click.option(
    "--retry-after",
    type=click.FloatRange(0),
    default=1,
    show_default=True,
    metavar="S",
    help="Retry-After of a 429 response.",
)
@click.option(
    "--lateness",
    type=click.FloatRange(0),
    default=5,
    show_default=True,
    metavar="S",
    help="Extra seconds of an answer with the fault `late`.",
)
@click.option(
    "--reasoning-tokens",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Tokens of reasoning that each answer reports.",
)
def command(
    host: str,
    port: int,
    seed: str,
    latency: float,
    jitter: float,
    faults: tuple[str, ...],
    given_rungs: str,
    api_key: str | None,
    retry_after: float,
    lateness: float,
    reasoning_tokens: int,
) -> None:
    """Serve a simulated model that answers any question of any game, in character and legally.

    Counts are at /house/stats; a POST to /house/reset resets them.
    """
    from showrunner.house_model import HouseModel, HouseSettings, rates, rungs

    settings = HouseSettings(
        seed=seed,
        latency=latency,
        jitter=jitter,
        faults=rates(faults),
        rungs=rungs(given_rungs.split(",")),
        api_key=api_key,
        retry_after=retry_after,
        lateness=lateness,
        reasoning_tokens=reasoning_tokens,
    )
    asyncio.run(_serve(HouseModel(settings, host, port)))


async def _serve(house: HouseModel) -> None:
    stop = asyncio.Event()
    for signal_number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(signal_number, stop.set)
    async with house:
        click.echo(f"The house model answers at {house.base_url} (Ctrl-C stops it).")
        await stop.wait()
