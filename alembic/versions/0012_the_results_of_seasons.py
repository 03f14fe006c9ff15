"""the results of seasons that are over, by seat."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "career",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("model", sa.Text(), nullable=False),
        sa.Column("produced", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("among", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("jury_votes", sa.Integer(), nullable=False),
        sa.Column("promises_kept", sa.Integer(), nullable=False),
        sa.Column("promises_broken", sa.Integer(), nullable=False),
        sa.Column("betrayals_given", sa.Integer(), nullable=False),
        sa.Column("betrayals_received", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["season"], ["season.id"], name=op.f("fk_career_season_season"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("season", "seat", name=op.f("pk_career")),
    )
