"""Routes for exports: a season as files for other programs and for readers."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor, Seat
from showrunner.api.background import in_background
from showrunner.api.futures import may_see_forecasts
from showrunner.api.languages import Wanted, said_in_headers, wanted_language
from showrunner.api.paging import tagged
from showrunner.errors import Forbidden
from showrunner.exports.bundle import BUNDLE, BUNDLE_NAME, bundle_source, make_bundle
from showrunner.exports.file_names import download_name
from showrunner.exports.reading import stored_record
from showrunner.exports.registry import EXPORTS, find_export
from showrunner.exports.zip_files import ZIP


class ExportEntry(Struct, frozen=True, kw_only=True):
    """An export that you may have: its name in the address, what it is, and the downloaded file."""

    name: str
    title: str
    media_type: str
    file_name: str


class ExportsController(Controller):
    """A season's exports."""

    path = "/seasons/{season:str}/exports"
    tags = ("exports",)

    @get("/", summary="List exports")
    async def list(self, here: given.Seat, eyes: given.Eyes) -> list[ExportEntry]:
        """The exports of this season that you may have."""
        entries = [
            ExportEntry(
                name=export.name,
                title=export.title,
                media_type=export.media_type,
                file_name=_file_name(here, export.file_name),
            )
            for export in EXPORTS
            if export.is_for(eyes.viewer) and (eyes.format.has_votes or not export.of_votes)
        ]
        if here.produces and here.actor.role == "operator":
            entries.append(
                ExportEntry(
                    name=BUNDLE,
                    title="Everything in one archive, for `showrunner import`",
                    media_type=ZIP,
                    file_name=_file_name(here, BUNDLE_NAME),
                )
            )
        return entries

    @get("/{name:str}", summary="Download an export", media_type="application/octet-stream")
    async def download(
        self,
        request: Request[Actor, Any, Any],
        name: FromPath[str],
        here: given.Seat,
        eyes: given.Eyes,
        store: given.Store,
        language: Wanted = "",
    ) -> Response[bytes]:
        """One export as a file, made from what you may know of the season.

        Documents are in your language; what is for programs is the same in each. Only operators may
        have the `bundle`, which holds the luck key.
        """
        if name == BUNDLE:
            _need_operator(here)
            content, _ = await in_background(make_bundle, await bundle_source(store, here.season))
            return _attached(request, here, content, ZIP, BUNDLE_NAME)
        export = find_export(name, (BUNDLE,))
        if language:
            export.need_language(language)
        record = await stored_record(
            store,
            here.row,
            eyes.story,
            eyes.viewer,
            with_river=may_see_forecasts(here, eyes.feed),
            language=wanted_language(request, language),
        )
        content = await in_background(export.content, record)
        response = _attached(request, here, content, export.media_type, export.file_name)
        if export.told:
            response.headers.update(said_in_headers(record.language))
        return response


def _need_operator(here: Seat) -> None:
    here.need_producer()
    if here.actor.role != "operator":
        wrong = "only operators may have the bundle, because it holds the season's luck key"
        raise Forbidden(wrong, "ask one to run `showrunner export --as bundle`")


def _file_name(here: Seat, file_name: str) -> str:
    return download_name(here.row.title, here.season, file_name)


def _attached(
    request: Request[Actor, Any, Any], here: Seat, content: bytes, media_type: str, file_name: str
) -> Response[Any]:
    """The response with a file to save; 304 if the client has it already."""
    response = tagged(request, content, media_type)
    name = _file_name(here, file_name)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
