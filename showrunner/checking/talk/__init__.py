"""DS-5: the laws of private talks, which more than one game has."""
