"""Files that people write, such as seasons and castaways. Mistakes are reported with their line."""
