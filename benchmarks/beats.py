"""P8: beats are a fold over facts, so that the time a fact takes hardly grows with the cast."""
