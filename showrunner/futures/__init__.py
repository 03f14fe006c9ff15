"""Futures: seasons played on by bots from some moment, again and again with fresh luck.

From them come each castaway's chances, what an order would change, and what decided a season.
They show secrets, so contestants never get to see them.
"""
