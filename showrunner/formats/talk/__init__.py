"""Talk, as several games have it: in private by mutual preference, all together, in a debate."""
