"""Runs migrations on the connection that `showrunner.store.schema` hands over."""

from alembic import context
from showrunner.store.models import Base

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("run migrations with `showrunner db upgrade`, make them with `make migration`")

context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
