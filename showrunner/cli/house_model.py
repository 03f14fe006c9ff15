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
    "--fault",
    "faults",
    multiple=True,
    metavar="NAME=RATE",
    help="How often something goes wrong, from 0 to 1; all=RATE is divided evenly.",
)
@click.option("--api-key", metavar="KEY", help="Accept only requests with this key.")
def command(
    host: str,
    port: int,
    seed: str,
    latency: float,
    faults: tuple[str, ...],
    api_key: str | None,
) -> None:
    """Serve a simulated model that answers any question of any game, in character and legally.

    Counts are at /house/stats; a POST to /house/reset resets them.
    """
    from showrunner.house_model import HouseModel, HouseSettings, rates

    settings = HouseSettings(
        seed=seed,
        latency=latency,
        faults=rates(faults),
        api_key=api_key,
    )
    asyncio.run(_serve(HouseModel(settings, host, port)))


async def _serve(house: HouseModel) -> None:
    stop = asyncio.Event()
    for signal_number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(signal_number, stop.set)
    async with house:
        click.echo(f"The house model answers at {house.base_url} (Ctrl-C stops it).")
        await stop.wait()
