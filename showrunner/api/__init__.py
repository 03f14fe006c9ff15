"""The web API: producers direct, people play, viewers watch. One thin module per area."""
