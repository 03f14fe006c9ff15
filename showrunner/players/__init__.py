"""Players: who decides for a seat."""
