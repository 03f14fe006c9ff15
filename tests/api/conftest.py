"""The databases that these tests run on."""

from tests.sqlite_first import address

__all__ = ["address"]
