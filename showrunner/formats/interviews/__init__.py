"""DS-9.4: private interviews of any game: a question, an answer, and claims that are checked.

Rules read no words. So with the words an answer may hold *claims*, which are plain data: those
about past and present are compared with the record at once, stated intentions with what follows.
"""
