"""The story editor: what a season's facts add up to, and its telling as episodes.

It needs no model: everything that it says follows from facts, whose numbers it gives.
"""
