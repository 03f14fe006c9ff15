"""Routes for portraits: faces drawn from looks, and the pictures of a season's castaways."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter
from sqlalchemy import Connection

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.paging import QueryWord, tagged, unchanged
from showrunner.errors import UnknownName
from showrunner.files.drawn_faces import drawn
from showrunner.formats import looks as words
from showrunner.formats.castaway_rules import OLDEST, YOUNGEST
from showrunner.formats.looks import Looks
from showrunner.store.pictures import Picture, find_picture, portrait_hashes

SVG = "image/svg+xml"
IMMUTABLE = "max-age=31536000, immutable"


class FacesController(Controller):
    """Drawn faces."""

    path = "/faces"
    tags = ("cast",)

    @get("/", summary="Draw a face", media_type=SVG, sync_to_thread=False)
    def face(
        self,
        request: Request[Actor, Any, Any],
        skin: FromQuery[words.Skin],
        hair: FromQuery[words.Hair],
        age: Annotated[int, QueryParameter(ge=YOUNGEST, le=OLDEST)] = 30,
        presentation: FromQuery[words.Presentation] = "androgynous",
        hair_color: FromQuery[words.HairColor] = "dark brown",
        beard: FromQuery[words.Beard] = "none",
        glasses: FromQuery[words.Glasses] = "none",
        headwear: FromQuery[words.Headwear] = "none",
        headwear_color: FromQuery[words.ClothesColor] = "grey",
        clothes: FromQuery[words.Clothes] = "crew neck",
        clothes_color: FromQuery[words.ClothesColor] = "blue",
        expression: FromQuery[words.Expression] = "smiling",
    ) -> Response[Any]:
        """The face of somebody who looks so, as SVG. It depends on nothing else."""
        looks = Looks(
            presentation=presentation,
            skin=skin,
            hair=hair,
            hair_color=hair_color,
            beard=beard,
            glasses=glasses,
            headwear=headwear,
            headwear_color=headwear_color,
            clothes=clothes,
            clothes_color=clothes_color,
            expression=expression,
        )
        return tagged(request, drawn(looks, age).encode(), SVG, f"public, {IMMUTABLE}")


class SeasonPicturesController(Controller):
    """The pictures of castaways in a season."""

    path = "/seasons/{season:str}/cast/{seat:str}/picture"
    tags = ("seasons",)

    @get("/", summary="Look at a castaway's picture", media_type="image/webp")
    async def picture(
        self,
        request: Request[Actor, Any, Any],
        seat: FromPath[str],
        here: given.Seat,
        store: given.Store,
        hash: QueryWord = None,
    ) -> Response[bytes]:
        """The picture that a castaway was given, for everybody who may see the season.

        At the address that the season's `cast` gives it never changes.
        """

        def work(connection: Connection) -> Picture | None:
            found = portrait_hashes(connection, here.season).get(seat)
            return None if found is None else find_picture(connection, found)

        stored = await store.database.read(work)
        if stored is None:
            raise UnknownName("picture of", seat, ())
        return stored_picture(request, stored, hash)


def stored_picture(
    request: Request[Actor, Any, Any], stored: Picture, hash: str | None
) -> Response[bytes]:
    """A picture as a response, to be cached for ever if it was asked for by its hash."""
    caching = f"private, {IMMUTABLE}" if hash == stored.hash else "private, no-cache"
    headers = {"ETag": f'"{stored.hash}"', "Cache-Control": caching}
    if unchanged(request, headers["ETag"]):
        return Response(b"", status_code=304, headers=headers)
    return Response(stored.content, media_type=stored.kind, headers=headers)
