"""What somebody does who has never seen Showrunner, by what the pages say: a test for each task.

A test fails if the task cannot be done. To look at what a newcomer sees on the way, name a folder:

    SHOWRUNNER_SCREENSHOTS=steps pytest -m "full or not full" tests/console/newcomer
"""
