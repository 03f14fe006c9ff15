"""bot"""


class IslandBot:
    def __init__(self, persona):
        pass

    def see(self, fact):
        pass

    def answer(self, question, dice):
        return dict(question.default)
