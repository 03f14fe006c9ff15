"""Tests of Surviving the G.A.M.E."""
