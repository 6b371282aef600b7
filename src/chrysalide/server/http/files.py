"""Files of the built page, in the form a browser reads best: beside `x.js` lie `x.js.br` and `x.js.gz`."""

from mimetypes import guess_type
from pathlib import Path

from fastapi import Request
from fastapi.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse

from chrysalide.server.http import encodings
from chrysalide.server.http.lasting import TEXT, marks

ENDINGS = {"br": ".br", "gzip": ".gz"}  # by encoding
KINDS = {".ftl": TEXT, ".webmanifest": "application/manifest+json"}  # those that Python does not know everywhere


def file_of(request: Request, folder: Path, path: str) -> Response | None:
    """The file, or that the browser already has it; None for anything outside the folder, and for compressed copies,
    which are not files of their own."""
    plain = _inside(folder, path)
    if plain is None or plain.suffix in ENDINGS.values():
        return None
    copies = {encoding: copy for encoding, ending in ENDINGS.items() if (copy := _inside(folder, f"{path}{ending}"))}
    headers = dict(encodings.VARIES) if copies else {}
    # Part of a file is part of its plain form: clients that ask for one seldom expect pieces of something compressed.
    ready = () if "range" in request.headers else tuple(copies)
    encoding = encodings.choose(request.headers.get("accept-encoding"), ready)
    if encoding != encodings.PLAIN:
        headers["Content-Encoding"] = encoding
    file = copies.get(encoding, plain)
    kind = KINDS.get(plain.suffix) or guess_type(plain.name)[0] or "application/octet-stream"
    found = FileResponse(file, headers=headers, media_type=kind, stat_result=file.stat())
    if found.headers["etag"] in marks(request):
        return NotModifiedResponse(found.headers)
    return found


def _inside(folder: Path, path: str) -> Path | None:
    """A file in the folder, even after symbolic links are followed."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):  # not a possible file name
        return None
