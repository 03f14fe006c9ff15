"""`showrunner mcp`: let agent programs play or produce on a running server, over MCP."""

from __future__ import annotations

import asyncio
import os

import rich_click as click

from showrunner.errors import NotInstalled, WrongParameter

DEFAULT_URL = "http://localhost:8000"
DEFAULT_PORT = 8200
TOKEN = "SHOWRUNNER_TOKEN"
"""The environment variable with the token to show to the server."""


@click.command("mcp")
@click.option("--url", default=DEFAULT_URL, show_default=True, help="The running server.")
@click.option("--season", metavar="ID", help="A producer's tools are about this season only.")
@click.option("--http", is_flag=True, help="Serve streamable HTTP instead of stdin and stdout.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option("--port", default=DEFAULT_PORT, show_default=True, type=click.IntRange(1, 65535))
def command(url: str, season: str | None, http: bool, host: str, port: int) -> None:
    """Serve the seat of a contestant, or a producer's desk, as tools for agent programs (MCP).

    Over stdin and stdout with the token in SHOWRUNNER_TOKEN. With --http every request brings its
    own token (Authorization: Bearer …), and this process keeps none.
    """
    try:
        import mcp  # noqa: F401
    except ModuleNotFoundError:
        raise NotInstalled("agent programs", "mcp", "mcp") from None
    token = os.environ.get(TOKEN, "")
    if not http and not token:
        right = "set it to the token of a seat or of a producer (docs/agents.md), or add --http"
        raise WrongParameter(f"{TOKEN} is not set", right)
    asyncio.run(_over_http(url, season, host, port) if http else _over_stdio(url, season, token))


async def _over_stdio(url: str, season: str | None, token: str) -> None:
    import aiohttp

    from showrunner.mcp_server.remote import Remote
    from showrunner.mcp_server.server import serve_stdio

    async with aiohttp.ClientSession() as session:
        remote = Remote(session, url, season)
        await remote.identity(token)  # a wrong token ends the command, with a message
        await serve_stdio(remote, token)


async def _over_http(url: str, season: str | None, host: str, port: int) -> None:
    import aiohttp

    from showrunner.api.serving import is_free, serve
    from showrunner.mcp_server.http import PATH, http_application
    from showrunner.mcp_server.remote import Remote

    if not is_free(host, port):
        right = "choose another with --port, or stop the program that listens there"
        raise WrongParameter(f"port {port} of {host} is in use", right)
    async with aiohttp.ClientSession() as session:
        application = http_application(Remote(session, url, season), host)
        began = f"Agents find {url} at http://{host}:{port}{PATH} (Ctrl-C stops it)."
        await serve(application, host, port, lambda: click.echo(began), ending=lambda: None)
