"""A season as tables with the column names and types of the survivoR data set."""
