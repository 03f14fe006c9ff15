"""The tables that seasons live in."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def part_of_season(table: str) -> sa.ForeignKeyConstraint:
    """With its season the row goes."""
    return sa.ForeignKeyConstraint(
        ["season"], ["season.id"], name=f"fk_{table}_season_season", ondelete="CASCADE"
    )


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "season",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("root", sa.Text(), nullable=False),
        sa.Column("parent", sa.Text(), nullable=True),
        sa.Column("forked_at", sa.Integer(), nullable=True),
        sa.Column("format", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("luck", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("fault", sa.Text(), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("driver", sa.Text(), nullable=True),
        sa.Column("driven_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("clock", sa.Double(), nullable=False),
        sa.Column("pace", sa.Double(), nullable=False),
        sa.Column("step", sa.Text(), nullable=True),
        sa.Column("deadlines", sa.Text(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["parent"], ["season.id"], name="fk_season_parent_season"),
        sa.PrimaryKeyConstraint("id", name="pk_season"),
    )
    for column in ("parent", "root", "status"):
        op.create_index(f"ix_season_{column}", "season", [column])
    op.create_table(
        "seat",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        part_of_season("seat"),
        sa.PrimaryKeyConstraint("season", "seat", name="pk_seat"),
    )
    op.create_table(
        "inbox",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("body_hash", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("entry", sa.Integer(), nullable=True),
        sa.Column("arrived_at", sa.DateTime(timezone=True), nullable=False),
        part_of_season("inbox"),
        sa.PrimaryKeyConstraint("season", "number", name="pk_inbox"),
        sa.UniqueConstraint("season", "key", name="uq_inbox_season_key"),
    )
    op.create_table(
        "journal",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        part_of_season("journal"),
        sa.PrimaryKeyConstraint("season", "number", name="pk_journal"),
    )
    op.create_table(
        "fact",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("audience", sa.Text(), nullable=False),
        sa.Column("reveals", sa.Boolean(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        part_of_season("fact"),
        sa.PrimaryKeyConstraint("season", "number", name="pk_fact"),
    )
    op.create_table(
        "ask",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("nth", sa.Integer(), nullable=False),
        sa.Column("quarantined", sa.Boolean(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("opened", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Integer(), nullable=True),
        sa.Column("due", sa.Double(), nullable=True),
        part_of_season("ask"),
        sa.PrimaryKeyConstraint("season", "id", name="pk_ask"),
    )
    op.create_table(
        "text",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("seal", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=True),
        sa.Column("salt", sa.Text(), nullable=True),
        part_of_season("text"),
        sa.PrimaryKeyConstraint("season", "entry", "seal", name="pk_text"),
    )
    op.create_index("ix_text_seal", "text", ["seal"])
