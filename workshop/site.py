"""The documentation as a site: pages from docs/ and the root, rules from the games, reference from docstrings.

Run by `run.py docs` in the project's environment: `python -m workshop.site`. All is made in build/docs; links are
checked here (files) and by the builder (pages and headings), and the result loads nothing from elsewhere.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from functools import cache
from pathlib import Path, PurePosixPath

from workshop.places import BUILD, ROOT
from workshop.steps import Trouble, say

FOLDER = BUILD / "docs"
PAGES = FOLDER / "pages"
SITE = FOLDER / "site"
# What the pages outside docs/ are called here; those in docs/ keep their names.
NAMES = {
    "README.md": "readme.md",
    "README.fr.md": "lisezmoi.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "benchmarks.md",
    "docs/balance/README.md": "balance/index.md",
}
REFERENCE = {
    "index": ("The public surface", ("chrysalide",)),
    "games": ("States and games", ("chrysalide.core.state", "chrysalide.core.game", "chrysalide.core.actions")),
    "words": (
        "Options and messages",
        ("chrysalide.core.options", "chrysalide.core.messages", "chrysalide.core.errors"),
    ),
    "matches": (
        "Matches and records",
        ("chrysalide.core.match", "chrysalide.core.entries", "chrysalide.core.fairness"),
    ),
    "bots": ("Players and turns", ("chrysalide.bots.player", "chrysalide.bots.turn", "chrysalide.bots.named")),
    "learners": ("For learners", ("chrysalide.rl", "chrysalide.rl.spec", "chrysalide.rl.batch")),
    "client": (
        "A program on a seat",
        ("chrysalide.client.site", "chrysalide.client.seat", "chrysalide.client.messages"),
    ),
}
SECTIONS = {
    "Quick starts": ("docs/family.md", "docs/famille.md", "docs/anywhere.md", "docs/terminal.md", "docs/start/*.md"),
    "How to": ("docs/hosting.md", "docs/engines.md", "docs/research.md", "docs/problems.md"),
    "How it works": (
        "ARCHITECTURE.md",
        "docs/hints.md",
        "docs/table.md",
        "docs/reviews.md",
        "docs/security.md",
        "docs/protocol.md",
    ),
    "Results": ("docs/bots.md", "docs/learning.md", "docs/balance/*.md", "benchmarks/README.md"),
    "Project": ("README.md", "README.fr.md", "CONTRIBUTING.md", "CHANGELOG.md"),
}
# In the navigation; all other pages are called by their heading.
TITLES = {"README.md": "README", "README.fr.md": "LISEZ-MOI"}
NATIVE = {"fr": "Français", "en": "English", "es": "Español"}
GLOSSARY = {"fr": "Glossaire", "en": "Glossary", "es": "Glosario"}
LINK = re.compile(r"(!?\[[^\]\n]*\])\(([^()\s]+)\)")
FENCE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
# What a browser would fetch from elsewhere; for a diagram of class mermaid the theme's script asks another site.
LOADED = re.compile(
    r"""<(?:script|img|link(?=[^>]*rel="?(?:stylesheet|preconnect|preload)))[^>]*(?:src|href)="?(?:https?:|//)"""
    r"""|class="?mermaid"""
)
Nav = list[dict[str, object]]


def main(arguments: list[str]) -> int:
    try:
        build()
    except Trouble as trouble:
        say(str(trouble))
        return 1
    say(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}")
    if "--serve" in arguments:
        os.execv(sys.executable, [sys.executable, "-m", "http.server", "8010", "--bind", "127.0.0.1", "-d", str(SITE)])
    return 0


def build() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    PAGES.mkdir(parents=True)
    for source, place in sources().items():
        write(place, moved(source, (ROOT / source).read_text("utf-8")))
    navigation = [{"Home": "index.md"}, *sections(), {"Rules": rules()}, {"Reference": reference()}]
    config = (ROOT / "docs" / "site.toml").read_text("utf-8")
    written = config.replace("[project]\n", f"[project]\nnav = {as_toml(navigation)}\n", 1)
    (FOLDER / "zensical.toml").write_text(written, "utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(f"The documentation has faults:\n{done.stdout}{done.stderr}")
    check_self_contained()


def write(place: str, text: str) -> None:
    path = PAGES / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


# --- pages that exist -------------------------------------------------------------------------------------------------


@cache
def sources() -> dict[str, str]:
    """Every page of the repository that is published, and its place on the site."""
    docs = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs").rglob("*.md"))]
    places = {page: page.removeprefix("docs/") for page in docs}
    return places | NAMES


def sections() -> Nav:
    """The pages by section; one that is in none would not be found, and is a fault."""
    known = sources()
    listed: Nav = []
    seen = {"docs/index.md"}
    for title, patterns in SECTIONS.items():
        found = [page for pattern in patterns for page in sorted(known) if fnmatch(page, pattern)]
        seen.update(found)
        listed.append({title: [{TITLES[page]: known[page]} if page in TITLES else known[page] for page in found]})
    if missing := known.keys() - seen:
        raise Trouble(f"workshop/site.py: {', '.join(sorted(missing))} is in none of SECTIONS.")
    return listed


def moved(source: str, text: str) -> str:
    """The text with its links to files of the repository turned into those of the site; a dead one is a fault."""
    fences = [found.span() for found in FENCE.finditer(text)]

    def link(found: re.Match[str]) -> str:
        words, target = found.groups()
        if any(start < found.start() < end for start, end in fences) or re.match(r"[a-z]+:|#", target):
            return found[0]
        path, sign, heading = target.partition("#")
        there = place_of(source, path)
        return f"{words}({there}{sign}{heading})" if there else words.strip("[]")

    return LINK.sub(link, text)


def place_of(source: str, path: str) -> str:
    """Where a file lies, as seen from a page; one that is not a page is copied. Empty for a folder: it has no page."""
    known = sources()
    whole = Path(os.path.normpath(PurePosixPath(source).parent / path)).as_posix()
    if whole in known:
        place = known[whole]
    elif whole.startswith(("docs/rules/", "docs/reference/")):  # made below, and checked by the builder
        place = whole.removeprefix("docs/")
    elif (ROOT / whole).is_file():
        place = whole.removeprefix("docs/")
        (PAGES / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / whole, PAGES / place)
    elif (ROOT / whole).is_dir():
        return ""
    else:
        raise Trouble(f"{source} links to {path}, which does not exist.")
    return Path(os.path.relpath(place, PurePosixPath(known[source]).parent)).as_posix()


# --- pages that are made ----------------------------------------------------------------------------------------------


def rules() -> list[object]:
    """The rulebook of every game that is found, in every language."""
    import chrysalide
    from chrysalide.language import LANGUAGES, Words

    lines = ["# The rules", "", "In our own words, by number, as the games show them.", ""]
    pages: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
    for game in chrysalide.games():
        links = " · ".join(f"[{Words(game, lang).say('game-title')}]({game}-{lang}.md)" for lang in LANGUAGES)
        lines.append(f"- {links}: {Words(game, 'en').say('game-line')}")
        for lang in LANGUAGES:
            pages[lang].append(f"rules/{game}-{lang}.md")
            write(pages[lang][-1], rules_page(game, lang))
    write("rules/index.md", "\n".join(lines) + "\n")
    return ["rules/index.md", *({NATIVE[lang]: found} for lang, found in pages.items())]


def rules_page(game: str, lang: str) -> str:
    from chrysalide.rulebook import rulebook

    book = rulebook(game, lang)
    lines = [f"# {book.title}", ""]
    for chapter in book.chapters:
        lines += [f"## {chapter.number} {chapter.title}", ""]
        for rule in chapter.rules:
            lines += [f"**{rule.number}** {rule.text}", f'{{: id="{rule.number}" }}', ""]
            lines += [f"> {rule.note}", ""] if rule.note else []
    if book.glossary:
        lines += [f"## {GLOSSARY[lang]}", ""]
        lines += [f"- **{term.term}**: {term.meaning}" for term in book.glossary]
    return "\n".join(lines) + "\n"


def reference() -> list[str]:
    for page, (title, modules) in REFERENCE.items():
        blocks = "\n\n".join(f"::: {module}" for module in modules)
        write(f"reference/{page}.md", f"# {title}\n\n{blocks}\n")
    return [f"reference/{page}.md" for page in REFERENCE]


def as_toml(value: object) -> str:
    """Lists, tables and strings; JSON writes strings as TOML reads them."""
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {as_toml(inner)}" for name, inner in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def check_self_contained() -> None:
    """A reader's browser asks nobody else for fonts, scripts or pictures."""
    for page in sorted(SITE.rglob("*.html")):
        if found := LOADED.search(page.read_text("utf-8")):
            raise Trouble(f"{page.relative_to(SITE)} loads something from elsewhere: {found[0]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
