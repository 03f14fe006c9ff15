"""A season as a text to read: from one viewer's facts, through the format's narrator."""
