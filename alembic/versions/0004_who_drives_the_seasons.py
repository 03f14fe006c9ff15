"""the lease of the process that drives the seasons."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "room_lease",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("driver", sa.Text(), nullable=True),
        sa.Column("renewed_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_room_lease")),
    )
