"""Untouched seasons under the default rules, of many sizes and with each kind of bot."""

from tests.golden.recipe import Recipe

SHORT_TALKS = {"turns_per_conversation": 2, "conversations_per_player": 1}
"""So that the largest casts do not fill the repository with talk."""

CASTS = (
    *(
        Recipe(f"sensible-{size:02}", f"{size} sensible castaways, default rules", size)
        for size in (4, 5, 6, 7, 8, 9, 10, 12, 15)
    ),
    *(
        Recipe(f"random-{size:02}", f"{size} random castaways, default rules", size, "random")
        for size in (4, 5, 6, 8, 11, 13)
    ),
    *(
        Recipe(f"mixed-{size:02}", f"{size} castaways, sensible and random by turns", size, "mixed")
        for size in (4, 7, 10, 14)
    ),
    Recipe("sensible-20", "20 sensible castaways with short talks", 20, "sensible", SHORT_TALKS),
    Recipe("sensible-30", "30 sensible castaways with short talks", 30, "sensible", SHORT_TALKS),
    Recipe("random-24", "24 random castaways with short talks", 24, "random", SHORT_TALKS),
    Recipe("mixed-18", "18 castaways of both kinds with short talks", 18, "mixed", SHORT_TALKS),
    Recipe("mixed-27", "27 castaways of both kinds with short talks", 27, "mixed", SHORT_TALKS),
)
