"""What card games share: piles of cards as each viewer knows them, and what moves between them.

A card's id is its kind, a point and a number, such as `unarmed.3`; the kind is its key in the
game's card table.
"""
