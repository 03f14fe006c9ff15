"""how long a release is delayed.

What is released by episode or at the end is released this many minutes later.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("season", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("delay_minutes", sa.Integer(), server_default=sa.text("0"), nullable=False)
        )
