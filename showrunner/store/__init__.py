"""The store: seasons with their journals, facts and texts in a SQLite or PostgreSQL database."""

from showrunner.store.store import Store

__all__ = ["Store"]
