"""A season as text for reading, made from one viewer's facts by the format's narrator."""
