"""Reminders by e-mail, through the operator's mail server."""

from __future__ import annotations

import asyncio
import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlencode, urlsplit

import aiosmtplib
from typing_extensions import override

from showrunner.errors import NotSent, WrongParameter
from showrunner.running.reminding.message import ReminderMessage
from showrunner.running.reminding.way import SEND_SECONDS, Way
from showrunner.settings import MAIL_FROM, SMTP_URL, ReminderSettings
from showrunner.store.contacts import SeatContact, stop_code
from showrunner.store.reminder_book import AskToRemind

MAX_ADDRESS_CHARACTERS: Final = 254
STOP_PATH: Final = "/api/v1/reminders/stop"
"""Where a mail program posts that its user wants no more letters (RFC 8058)."""

_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?P<domain>(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]"
    r"(?:[A-Za-z0-9-]{0,61}[A-Za-z0-9]))"
)
_BODY: Final = SMTP.clone(cte_type="7bit")
_HEADERS: Final = _BODY.clone(max_line_length=900)
"""Long header lines are allowed, because folding would encode links, and mail programs fail."""
_PORTS: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}


class _Server(NamedTuple):
    """A mail server: TLS from the start, by STARTTLS, or not at all."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None


class Mail(Way):
    """Sends letters in plain text. Raises WrongParameter for settings that cannot be used."""

    def __init__(self, settings: ReminderSettings) -> None:
        self._server = _server(settings.smtp_url)
        self._from = _sender(settings.mail_from)
        self._domains = {part.lower() for part in settings.mail_to.replace(",", " ").split()}
        self._public_url = settings.public_url

    @override
    def check(self, address: str) -> None:
        match = _ADDRESS.fullmatch(address)
        if match is None or len(address) > MAX_ADDRESS_CHARACTERS or address.index("@") > 64:
            raise WrongParameter(
                f"{address[:60]!a} is not an e-mail address", "give one like name@example.org"
            )
        if not self._domains & {"*", match["domain"].lower()}:
            raise WrongParameter(
                f"this server sends no mail to {match['domain']}",
                "give an address in a domain that its operator allows",
            )

    @override
    def address(self, contact: SeatContact) -> str | None:
        return contact.email

    @override
    async def send(self, ask: AskToRemind, message: ReminderMessage) -> None:
        self.check(ask.contact.email or "")
        server = self._server
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await aiosmtplib.send(
                    self._letter(ask, message).as_bytes(policy=_HEADERS),
                    sender=self._from.addr_spec,
                    recipients=[ask.contact.email or ""],
                    hostname=server.host,
                    port=server.port,
                    username=server.user,
                    password=server.password,
                    use_tls=server.scheme == "smtps",
                    start_tls=server.scheme == "smtp",
                )
        except aiosmtplib.SMTPRecipientsRefused as problem:
            raise _refused(problem.recipients[0].code) from None
        except aiosmtplib.SMTPResponseException as problem:
            raise _refused(problem.code) from None
        except (aiosmtplib.SMTPException, OSError) as problem:
            raise NotSent(type(problem).__name__, may_pass=True) from None

    def _letter(self, ask: AskToRemind, message: ReminderMessage) -> EmailMessage:
        """The letter. `EmailMessage` refuses line breaks in headers, so nothing can be injected."""
        contact = ask.contact
        letter = EmailMessage(policy=_BODY)
        letter["From"] = self._from
        letter["To"] = Address(addr_spec=contact.email or "")
        letter["Subject"] = message.subject
        letter["Date"] = format_datetime(message.at)
        letter["Message-ID"] = make_msgid(domain=self._from.domain)
        letter["Auto-Submitted"] = "auto-generated"
        stop = {"season": ask.season, "seat": ask.seat, "code": stop_code(contact)}
        letter["List-Unsubscribe"] = f"<{self._public_url}{STOP_PATH}?{urlencode(stop)}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(message.words)
        return letter


def _refused(code: int) -> NotSent:
    """The error for a mail server's reply with this code; 5xx is final."""
    return NotSent(f"SMTP {code}", may_pass=not 500 <= code < 600)


def _server(url: str) -> _Server:
    """The mail server of this URL. Errors do not show the URL, because it has a password."""
    right = "give smtps://user:password@host:port, smtp://… (STARTTLS) or smtp+plain://host"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise WrongParameter(f"{SMTP_URL} cannot be read", right) from None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise WrongParameter(f"{SMTP_URL} cannot be read", right)
    if parts.scheme == "smtp+plain" and parts.password:
        raise WrongParameter(f"{SMTP_URL} would send its password without encryption", right)
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    return _Server(parts.scheme, parts.hostname, port or _PORTS[parts.scheme], user, password)


def _sender(written: str) -> Address:
    name, address = parseaddr(written)
    if not _ADDRESS.fullmatch(address) or not written.isprintable():
        right = "give an address like Showrunner <show@example.org>"
        raise WrongParameter(f"{MAIL_FROM}={written}", right)
    return Address(name, addr_spec=address)
