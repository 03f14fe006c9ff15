"""what models are asked and cost."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

_NUMBERS = (
    "entry",
    "episode",
    "prompt_tokens",
    "cached_tokens",
    "answer_tokens",
    "thinking_tokens",
    "cost",
    "latency",
)
_WORDS = (
    "ask",
    "seat",
    "kind",
    "profile",
    "model",
    "rung",
    "again",
    "templates",
    "prompt",
    "outcome",
    "detail",
)


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "call",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in _WORDS),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in _NUMBERS),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["season"], ["season.id"], name=op.f("fk_call_season_season"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("season", "number", name=op.f("pk_call")),
    )
    with op.batch_alter_table("call", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_call_ask"), ["ask"], unique=False)
    op.create_table(
        "templates",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("files", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_templates")),
    )
    op.create_table(
        "profile",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_profile")),
    )
    with op.batch_alter_table("season", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("allowance", sa.Text(), server_default=sa.text("'{}'"), nullable=False)
        )
        batch_op.add_column(sa.Column("paused_for", sa.Text(), nullable=True))
