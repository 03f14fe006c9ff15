"""Running seasons: who drives them, and how they are stored and replayed."""
