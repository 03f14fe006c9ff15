"""Players: bots, models and others that decide for a seat."""
