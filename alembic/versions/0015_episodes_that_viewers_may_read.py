"""episodes that viewers may read: earlier ones were written from all that producers know."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0015"
down_revision: str | None = "0014"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("episode", schema=None) as batch_op:
        batch_op.add_column(sa.Column("for_viewers", sa.Boolean(), nullable=True))
