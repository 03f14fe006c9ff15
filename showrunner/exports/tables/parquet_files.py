"""Tables as Parquet files. They need the package of the extra `tables`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from showrunner.errors import NotInstalled
from showrunner.exports.tables.columns import SeasonTable, TableColumn, TableRow


def parquet_file(table: SeasonTable) -> bytes:
    """A table as a Parquet file with typed columns. Raises NotInstalled without the extra."""
    arrow, parquet = _pyarrow()
    out = arrow.BufferOutputStream()
    parquet.write_table(_arrow_table(arrow, table.columns, table.rows), out)
    content: bytes = out.getvalue().to_pybytes()
    return content


@contextmanager
def parquet_writer(
    file: Path, columns: Sequence[TableColumn]
) -> Iterator[Callable[[Sequence[TableRow]], None]]:
    """What writes rows of a long table, batch by batch. Raises NotInstalled without the extra."""
    arrow, parquet = _pyarrow()
    empty = _arrow_table(arrow, columns, ())
    with parquet.ParquetWriter(file, empty.schema) as writer:
        yield lambda rows: writer.write_table(_arrow_table(arrow, columns, rows))


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        raise NotInstalled("Parquet files", "pyarrow", "tables") from None
    return arrow, parquet


def _arrow_table(arrow: Any, columns: Sequence[TableColumn], rows: Sequence[TableRow]) -> Any:
    kinds = {
        "text": arrow.string(),
        "int": arrow.int64(),
        "float": arrow.float64(),
        "bool": arrow.bool_(),
    }
    arrays = [
        arrow.array([row.get(column.name) for row in rows], kinds[column.kind])
        for column in columns
    ]
    return arrow.table(arrays, [column.name for column in columns])
