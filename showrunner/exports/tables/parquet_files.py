"""Tables as Parquet files. They need the package of the extra `tables`."""

from __future__ import annotations

from showrunner.errors import NotInstalled
from showrunner.exports.tables.columns import SeasonTable


def parquet_file(table: SeasonTable) -> bytes:
    """A table as a Parquet file with typed columns. Raises NotInstalled without the extra."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        raise NotInstalled("Parquet files", "pyarrow", "tables") from None
    kinds = {
        "text": arrow.string(),
        "int": arrow.int64(),
        "float": arrow.float64(),
        "bool": arrow.bool_(),
    }
    arrays = [
        arrow.array([row.get(column.name) for row in table.rows], kinds[column.kind])
        for column in table.columns
    ]
    names = [column.name for column in table.columns]
    out = arrow.BufferOutputStream()
    parquet.write_table(arrow.table(arrays, names), out)
    content: bytes = out.getvalue().to_pybytes()
    return content
