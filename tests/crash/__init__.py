"""Crashes and outages: whatever happens to a runner or its database, the story stays the same."""
