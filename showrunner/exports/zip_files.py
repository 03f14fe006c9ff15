"""Zip archives: written with the same bytes each time, and read within limits."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Container, Mapping
from typing import Final

from showrunner.errors import FileMistake

ZIP: Final = "application/zip"
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that equal contents give equal archives."""

MAX_FILES: Final = 2000
MAX_BYTES: Final = 2_000_000_000
"""Bytes of all files of an archive together, unpacked."""
MAX_RATIO: Final = 200
"""How many times as large as an archive its files may be; a season's are up to 30 times."""
SMALL_BYTES: Final = 10_000_000
"""Archives whose files have no more bytes than this may have any ratio."""
_ENCRYPTED: Final = 0x1
_AS_WRITTEN: Final = "use the file as it was exported"


def zipped(files: Mapping[str, bytes], uncompressed: Container[str] = ()) -> bytes:
    """An archive of these files by name, all but the `uncompressed` ones compressed."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in files.items():
            member = zipfile.ZipInfo(name, _EPOCH)
            stored = name in uncompressed
            member.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            member.external_attr = 0o644 << 16
            archive.writestr(member, content)
    return out.getvalue()


def looks_like_zip(content: bytes) -> bool:
    """Whether this begins like an archive, even if it is damaged."""
    return content.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def unzipped(content: bytes, file: object) -> dict[str, bytes]:
    """The files of an archive by name, read into memory. Raises FileMistake, naming `file`.

    Names that lead elsewhere, repeated names, too many files and files that unpack to too much are
    refused before anything is unpacked.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = archive.infolist()
            _verify(members, len(content), file)
            return {member.filename: archive.read(member) for member in members}
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, ValueError) as problem:
        wrong = f"the archive is incomplete or damaged ({problem})"
        raise FileMistake(file, None, wrong, _AS_WRITTEN) from None


def _verify(members: list[zipfile.ZipInfo], size: int, file: object) -> None:
    if len(members) > MAX_FILES:
        raise FileMistake(file, None, f"it has {len(members)} files", f"at most {MAX_FILES}")
    names = [member.filename for member in members]
    for member in members:
        name = member.filename
        if not is_inside(name):
            raise FileMistake(file, None, f"it has a file named {name!r}", "names may not lead out")
        if names.count(name) > 1:
            raise FileMistake(file, None, f"it has {name!r} twice", _AS_WRITTEN)
        if member.flag_bits & _ENCRYPTED:
            raise FileMistake(file, None, f"{name!r} is encrypted", _AS_WRITTEN)
        if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise FileMistake(file, None, f"{name!r} is packed in an unusual way", _AS_WRITTEN)
    total = sum(member.file_size for member in members)
    if total > MAX_BYTES or total > max(SMALL_BYTES, MAX_RATIO * size):
        wrong = f"its {size} bytes would unpack to {total}"
        right = f"at most {MAX_RATIO} times as many, and {MAX_BYTES} in all"
        raise FileMistake(file, None, wrong, right)


def is_inside(name: str) -> bool:
    """Whether a file's name in an archive is plain: relative, and without a way up."""
    parts = name.split("/")
    odd = "\\" in name or ":" in name or "\0" in name
    return not odd and all(part not in ("", ".", "..") for part in parts)
