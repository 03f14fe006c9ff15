"""The recipes of all stored seasons."""

from tests.golden.recipes.cards import CARDS_RECIPES
from tests.golden.recipes.casts import CASTS
from tests.golden.recipes.events import EVENTS
from tests.golden.recipes.i_am_survivor import ISLAND
from tests.golden.recipes.interventions import INTERVENTIONS
from tests.golden.recipes.mini_survivor import MINI_SURVIVOR
from tests.golden.recipes.orders import ORDERS
from tests.golden.recipes.parameters import PARAMETERS
from tests.golden.recipes.survival import SURVIVAL
from tests.golden.recipes.surviving_the_game import SURVIVING_THE_GAME

RECIPES = {
    recipe.name: recipe
    for recipe in (
        *CASTS,
        *PARAMETERS,
        *CARDS_RECIPES,
        *EVENTS,
        *ORDERS,
        *INTERVENTIONS,
        *MINI_SURVIVOR,
        *SURVIVAL,
        *ISLAND,
        *SURVIVING_THE_GAME,
    )
}

__all__ = ["RECIPES"]
