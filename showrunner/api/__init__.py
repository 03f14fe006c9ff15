"""The web API: producers direct, people play, viewers watch. One module an area, thin."""
