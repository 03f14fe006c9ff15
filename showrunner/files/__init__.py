"""Files that people write: seasons and castaways, read strictly, with mistakes at their line."""
