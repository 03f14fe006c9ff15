"""A real mail server on this machine that keeps what it is sent."""

from __future__ import annotations

import asyncio
import ssl
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

PASSWORD = "a:b/c@d"
OK = "250 OK"


class MailServer:
    """`letters` came in; all `refusals` are said to the next recipients before any is taken.

    With `tls` it knows STARTTLS, or speaks TLS from the `start`; with a `password` it asks for it.
    """

    def __init__(
        self,
        *refusals: str,
        tls: ssl.SSLContext | None = None,
        start: bool = False,
        password: bool = False,
    ) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.tries = 0
        self.secure: list[bool] = []
        self._refusals = list(refusals)
        self._start = tls if start else None
        self._terms: dict[str, Any] = {"hostname": "localhost"}
        if tls is not None and not start:
            self._terms |= {"tls_context": tls, "require_starttls": True}
        if password:
            self._terms |= {"authenticator": _authenticate, "auth_require_tls": not start}

    async def __aenter__(self) -> MailServer:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: SMTP(self, loop=loop, **self._terms), "127.0.0.1", 0, ssl=self._start
        )
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(self, *problem: object) -> None:
        self._server.close()
        assert problem[0] or not self._refusals, f"nobody was told {self._refusals}"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: Any
    ) -> str:
        self.tries += 1
        if "authenticator" in self._terms and not session.authenticated:
            return "530 say who you are"
        if self._refusals:
            return self._refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return OK

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        self.raw.append(content)
        self.secure.append(session.ssl is not None or self._start is not None)
        return OK


def _authenticate(
    server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
) -> AuthResult:
    return AuthResult(success=(data.login, data.password) == (b"show", PASSWORD.encode()))
