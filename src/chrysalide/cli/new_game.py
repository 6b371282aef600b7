"""`chrysalide new-game`: a small game that is complete, to be turned into one's own."""

import argparse
import keyword
import re
import shutil
from pathlib import Path
from shlex import quote
from tempfile import mkdtemp

import chrysalide
from chrysalide.cli.arguments import BadCommand, Parser
from chrysalide.cli.files import make_folder, writing
from chrysalide.cli.reader import Reader
from chrysalide.games import names
from chrysalide.games.finding import HERE, ID, MORE

EXAMPLES = ("chrysalide new-game harbour", 'chrysalide new-game harbour --out ~/mygames --title "The Harbour"')
SKELETON = Path(chrysalide.__file__).parent / "skeleton/gamename"
TITLE = re.compile(r"[^\"\\{}\x00-\x1f]{1,60}")


def add_arguments(parser: Parser) -> None:
    parser.argument("name")
    parser.option("--out", metavar="DIR")
    parser.option("--title", metavar="TITLE")


def run(args: argparse.Namespace, reader: Reader) -> int:
    name = args.name
    if not ID.fullmatch(name) or keyword.iskeyword(name):
        raise BadCommand("cli-error-new-game-name", name=name[:60])
    title = args.title.strip() if args.title is not None else name.replace("_", " ").capitalize()
    if not TITLE.fullmatch(title):
        raise BadCommand("cli-error-new-game-title", title=title[:80])
    folder = Path(args.out) if args.out is not None else MORE[0] if MORE else Path()
    target = folder / name
    if name in names() or target.exists():
        raise BadCommand("cli-error-new-game-there", name=name, folder=str(target))
    number = write(target, name, title)
    reader.tell(reader.say("cli-new-game-written", folder=str(target), files=number))
    reader.tell(f"\n{reader.say('cli-new-game-next')}")
    if not found_in(folder):
        reader.tell(f"  export CHRYSALIDE_GAMES={quote(str(folder.resolve()))}")
    for line in (f"check {name}", f"play {name} --players me,easy", "serve"):
        reader.tell(f"  chrysalide {line}")
    return 0


def found_in(folder: Path) -> bool:
    return folder.resolve() in [place.resolve() for place in (HERE, *MORE)]


def write(target: Path, name: str, title: str) -> int:
    """All files or none: they are written elsewhere and moved into place in one step."""
    make_folder(target.parent)
    with writing(target):
        started = Path(mkdtemp(prefix=f".{name}-", dir=target.parent))
        try:
            number = _copy(started / name, name, title)
            (started / name).replace(target)
        finally:
            shutil.rmtree(started, ignore_errors=True)
    return number


def _copy(target: Path, name: str, title: str) -> int:
    files = [path for path in sorted(SKELETON.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    word = "".join(part.capitalize() for part in name.split("_"))
    for path in files:
        text = path.read_text("utf-8").replace("gamename", name)
        text = text.replace("GameName", word if path.suffix == ".py" else title)
        place = target / path.relative_to(SKELETON)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8", newline="\n")
    return len(files)
