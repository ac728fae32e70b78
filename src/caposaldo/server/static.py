"""Serves the files of the browser client, cached in memory, compressed where that helps."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from caposaldo.kernel.texts import texts
from caposaldo.server.protocol import ApiError

HERE = Path(__file__).resolve().parent
# Files in this folder have their hash in their name: they never change.
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
MIN_COMPRESSED = 500  # bytes

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass
class StaticFile:
    modified: float
    type: str
    body: bytes
    compressed: bytes | None
    etag: str


_files: dict[Path, StaticFile] = {}


def client_folder() -> Path | None:
    """Return the folder of the client: in the package, or built in the project."""
    for folder in (HERE / "static", HERE.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def static_file(path: Path) -> StaticFile:
    modified = path.stat().st_mtime
    found = _files.get(path)
    if found is None or found.modified != modified:
        found = read_file(path, modified)
        _files[path] = found
    return found


def read_file(path: Path, modified: float) -> StaticFile:
    body = path.read_bytes()
    type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    worthwhile = len(body) > MIN_COMPRESSED and type.startswith(COMPRESSED)
    compressed = gzip.compress(body, 9, mtime=0) if worthwhile else None
    return StaticFile(modified, type, body, compressed, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def find(folder: Path, name: str) -> Path | None:
    """Return a file of the client; never one outside its folder."""
    if "\0" in name:
        return None
    try:
        path = (folder / (name or "index.html")).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except OSError:  # the name is too long, for instance
        return None


@get(["/", "/{name:path}"], include_in_schema=False, opt={"precompressed": True})
async def client(request: Request[Any, Any, Any], name: FromPath[str] = "") -> Response[bytes]:
    """Serve a file of the client; addresses of the API that do not exist get an error."""
    wanted = name.lstrip("/")
    if wanted.split("/")[0] == "api":
        raise ApiError(404, "web-error-nowhere", detail="there is nothing at this address")
    folder = client_folder()
    if folder is None:
        return Response(missing_page(), status_code=503, media_type="text/html")
    path = find(folder, wanted)
    if path is None:
        return Response(b"404\n", status_code=404, media_type="text/plain")
    file = await asyncio.to_thread(static_file, path)
    return answer(request, file, FOREVER if wanted.startswith(HASHED) else REVALIDATE)


def answer(request: Request[Any, Any, Any], file: StaticFile, caching: str) -> Response[bytes]:
    headers = {"cache-control": caching, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.compressed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.type, headers=headers)


def missing_page() -> bytes:
    """Return a page that says in both languages that the client is not built."""
    lines = "".join(f'<p lang="{lang}">{texts(lang).text("web-error-no-client")}</p>' for lang in ("en", "it"))
    page = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Caposaldo</title>'
    return f"{page}<h1>Caposaldo</h1>{lines}</html>\n".encode()
