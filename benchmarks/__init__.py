"""Showrunner's benchmarks, one module each: run `python -m benchmarks [name …]`."""
