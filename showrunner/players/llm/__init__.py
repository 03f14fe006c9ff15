"""Contestants played by language models, over any OpenAI-compatible endpoint."""
