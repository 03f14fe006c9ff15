"""Tests of what card games share."""
