"""where the people of a season go on."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0016"
down_revision: str | None = "0015"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("season", schema=None) as batch_op:
        batch_op.add_column(sa.Column("goes_on_in", sa.Text(), nullable=True))
