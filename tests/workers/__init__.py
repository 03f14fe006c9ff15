"""Workers: many processes that drive the seasons of one database."""
