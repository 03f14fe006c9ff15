"""DS-9.4: private interviews in any game: a question, an answer, and claims that are checked.

The rules do not interpret words. So in addition to words an answer may have *claims*, which are
plain data: claims about the past and present are compared with the record at once, and stated
intentions with what happens later.
"""
