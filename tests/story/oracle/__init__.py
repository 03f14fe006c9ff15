"""Finds the common beats in the lines of a season's `facts.jsonl` again, by plain loops.

It shares no code with `showrunner/story`: it reads JSON, looks at the whole season at once, and
follows the definitions in the finders' docstrings. `checking.problems` compares the two.
"""
