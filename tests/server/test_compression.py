"""Files of the page: the build compresses them, the site sends the form that a browser reads."""

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from chrysalide.server.http import page
from chrysalide.server.http.encodings import choose
from tests.server.raw import ask, raw
from tests.server.site import Site

SCRIPT = b"console.log('a butterfly');" * 100
PACKED = gzip.compress(SCRIPT)
PAGE = b"<!doctype html>" + b"<p>A butterfly.</p>" * 50
BROTLI = b"what brotli makes of it"  # the site sends what the build made, whatever it is
LASTING = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with a page whose files have copies, as the build makes them."""
    outside = tmp_path_factory.mktemp("server")
    assets = outside / "page" / "assets"
    assets.mkdir(parents=True)
    (outside / "page" / "index.html").write_bytes(PAGE)
    (assets / "shell-1a2b.js").write_bytes(SCRIPT)
    (assets / "shell-1a2b.js.br").write_bytes(BROTLI)
    (assets / "shell-1a2b.js.gz").write_bytes(PACKED)
    (assets / "font-3c4d.woff2").write_bytes(b"letters")
    (outside / "secret.js.br").write_bytes(b"nobody may read this")
    (assets / "linked-5e6f.js").write_bytes(SCRIPT)
    (assets / "linked-5e6f.js.br").symlink_to(outside / "secret.js.br")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "PAGE", outside / "page")
        with Site(outside / "site.db") as running:
            yield running


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        (None, "identity"),
        ("", "identity"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.2, gzip;q=0.8", "gzip"),
        ("br;q=0, gzip;q=0", "identity"),
        ("*", "br"),
        ("*;q=0", "identity"),
        ("gzip;q=0.1, identity", "identity"),
        ("gzip;q=lots", "identity"),
        ("deflate", "identity"),
    ],
)
def test_the_best_that_both_sides_know(accepted: str | None, chosen: str) -> None:
    assert choose(accepted) == chosen


@pytest.mark.parametrize("accepted", ["br", "gzip, br;q=0.1", None])
def test_a_file_is_sent_in_the_form_that_the_browser_reads(site: Site, accepted: str | None) -> None:
    answer = ask(site, "/assets/shell-1a2b.js", accepted)
    encoding = answer.headers.get("content-encoding")
    assert (encoding, raw(answer)) == {
        "br": ("br", BROTLI),
        None: (None, SCRIPT),
    }.get(accepted, ("gzip", PACKED))
    assert answer.headers["content-length"] == str(len(raw(answer)))
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == LASTING


def test_each_form_has_its_own_mark_and_is_sent_once(site: Site) -> None:
    marks = {}
    for accepted in ("br", "gzip", None):
        answer = ask(site, "/assets/shell-1a2b.js", accepted)
        marks[accepted] = answer.headers["etag"]
        again = ask(site, "/assets/shell-1a2b.js", accepted, **{"If-None-Match": f'"x", W/{marks[accepted]}'})
        assert (again.status_code, raw(again)) == (304, b"")
        assert again.headers["cache-control"] == LASTING
        assert (again.headers["vary"], again.headers["etag"]) == ("Accept-Encoding", marks[accepted])
        assert "content-encoding" not in again.headers
    assert len(set(marks.values())) == 3
    other = ask(site, "/assets/shell-1a2b.js", "gzip", **{"If-None-Match": marks["br"]})
    assert other.status_code == 200


def test_the_page_itself_is_compressed_but_asked_for_again(site: Site) -> None:
    answer = ask(site, "/table/k3v9", "gzip")
    assert gzip.decompress(raw(answer)) == PAGE
    assert answer.headers["cache-control"] == "no-cache"
    assert ask(site, "/table/k3v9", "gzip", **{"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_a_file_without_copies_is_sent_as_it_is(site: Site) -> None:
    answer = ask(site, "/assets/font-3c4d.woff2", "br, gzip")
    assert (raw(answer), "content-encoding" in answer.headers, "vary" in answer.headers) == (b"letters", False, False)


def test_heads_and_parts(site: Site) -> None:
    head = ask(site, "/assets/shell-1a2b.js", "br", "HEAD")
    assert (head.status_code, raw(head), head.headers["content-length"]) == (200, b"", str(len(BROTLI)))
    assert head.headers["content-encoding"] == "br"
    part = ask(site, "/assets/shell-1a2b.js", "br", Range="bytes=2-9")
    assert (part.status_code, raw(part)) == (206, SCRIPT[2:10])  # of the plain file
    assert "content-encoding" not in part.headers
    assert part.headers["content-range"] == f"bytes 2-9/{len(SCRIPT)}"
    beyond = ask(site, "/assets/shell-1a2b.js", "br", Range=f"bytes={len(SCRIPT)}-")
    assert beyond.status_code == 416
    whole = ask(site, "/assets/shell-1a2b.js", None)
    stale = {"Range": "bytes=0-3", "If-Range": '"another version"'}
    assert raw(ask(site, "/assets/shell-1a2b.js", "br", **stale)) == SCRIPT
    same = {"Range": "bytes=0-3", "If-Range": whole.headers["etag"]}
    assert raw(ask(site, "/assets/shell-1a2b.js", "br", **same)) == SCRIPT[:4]


@pytest.mark.parametrize("path", ["/assets/shell-1a2b.js.br", "/assets/shell-1a2b.js.gz", "/assets/none-0000.js"])
def test_copies_are_no_files_of_their_own(site: Site, path: str) -> None:
    answer = ask(site, path, "br")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers["cache-control"]


def test_a_copy_that_lies_elsewhere_is_not_sent(site: Site) -> None:
    assert raw(ask(site, "/assets/linked-5e6f.js", "br")) == SCRIPT


def test_the_build_made_these_copies() -> None:
    """Brotli of the real page is smaller than gzip, and both are what they say."""
    built = Path(page.__file__).parent.parent / "page"
    if not (built / "index.html").is_file():
        pytest.skip("the page is not built: `python3 run.py setup`")
    for plain in built.rglob("*.js"):
        if plain.stat().st_size >= 300:
            brotli, packed = plain.with_name(f"{plain.name}.br"), plain.with_name(f"{plain.name}.gz")
            assert zlib.decompress(packed.read_bytes(), 31) == plain.read_bytes()
            assert brotli.stat().st_size < packed.stat().st_size < plain.stat().st_size
