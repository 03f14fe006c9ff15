"""What Showrunner measures of itself, a module a figure: `python -m benchmarks [name …]`."""
