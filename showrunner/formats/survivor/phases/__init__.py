"""The phases of a round (DS-1.8) and the final, one module each."""
