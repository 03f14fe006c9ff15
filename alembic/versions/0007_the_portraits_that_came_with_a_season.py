"""the portraits that came with a season."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "portrait",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("picture", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["picture"], ["picture.hash"], name=op.f("fk_portrait_picture_picture")
        ),
        sa.ForeignKeyConstraint(
            ["season"], ["season.id"], name=op.f("fk_portrait_season_season"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("season", "seat", name=op.f("pk_portrait")),
    )
