"""the raw replies of models, and which model was asked for a decision."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "reply",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["season"], ["season.id"], name=op.f("fk_reply_season_season"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("season", "number", name=op.f("pk_reply")),
    )
    with op.batch_alter_table("ask", schema=None) as batch_op:
        batch_op.add_column(sa.Column("model", sa.Text(), nullable=True))
