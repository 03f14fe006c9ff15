"""The store: seasons, their journals, facts and texts, in SQLite or PostgreSQL."""

from showrunner.store.store import Store

__all__ = ["Store"]
