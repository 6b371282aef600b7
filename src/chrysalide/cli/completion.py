"""`chrysalide completion SHELL`: a script that makes a shell complete this command's words.

The script asks the command itself, with what is typed so far in an environment variable, so that games, levels and
options are those that exist now. An answer is one word a line, a tab and what it means; `:files` asks the shell for
names of files.
"""

import argparse
import os
import shlex
from importlib import import_module

from chrysalide.bots import LEVELS
from chrysalide.cli.arguments import Parser, among
from chrysalide.cli.players import PERSON
from chrysalide.cli.reader import Reader
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.options import describe
from chrysalide.games import find_game, names
from chrysalide.language import LANGUAGES, Words

TYPED = "CHRYSALIDE_COMPLETE"  # the words after the command's name, up to the cursor, with tabs between them
TYPED_LINE = "CHRYSALIDE_COMPLETE_LINE"  # or the whole line, where a shell splits words at = and :
FILES = ":files"
BASH = """\
_chrysalide() {
    local line
    COMPREPLY=()
    while IFS=$'\\t' read -r line _; do
        if [[ $line == :files ]]; then
            compopt -o filenames
            COMPREPLY+=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
        else
            COMPREPLY+=("$line")
            [[ $line == *[=,] ]] && compopt -o nospace
        fi
    done < <(CHRYSALIDE_COMPLETE_LINE="${COMP_LINE:0:COMP_POINT}" "${COMP_WORDS[0]}" completion bash 2>/dev/null)
}
complete -F _chrysalide chrysalide
"""
ZSH = """\
#compdef chrysalide
_chrysalide() {
    local line
    local -a found end
    local typed="${(pj:\\t:)words[2,CURRENT]}"
    for line in "${(@f)$(CHRYSALIDE_COMPLETE="$typed" "${words[1]}" completion zsh 2>/dev/null)}"; do
        if [[ $line == :files ]]; then
            _files
        elif [[ -n $line ]]; then
            [[ $line == *=$'\\t'* ]] && end=(-S '')
            found+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
        fi
    done
    (( ${#found} )) && _describe 'chrysalide' found "${end[@]}"
}
compdef _chrysalide chrysalide
"""
FISH = """\
function __chrysalide_complete
    set -l words (commandline -opc)
    set -l program $words[1]
    set -lx CHRYSALIDE_COMPLETE (string join \\t -- $words[2..] (commandline -ct))
    set -l found ($program completion fish 2>/dev/null)
    if test "$found[1]" = ":files"
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $found
    end
end
complete -c chrysalide -f -a '(__chrysalide_complete)'
"""
SHELLS = {"bash": BASH, "zsh": ZSH, "fish": FISH}
EXAMPLES = (
    'eval "$(chrysalide completion bash)"',
    "chrysalide completion zsh > ~/.zfunc/_chrysalide",
    "chrysalide completion fish > ~/.config/fish/completions/chrysalide.fish",
)
Found = list[tuple[str, str]]  # words and what they mean


def add_arguments(parser: Parser) -> None:
    parser.argument("shell", type=among("SHELL", tuple(SHELLS)))


def run(args: argparse.Namespace, reader: Reader) -> int:
    if TYPED not in os.environ and TYPED_LINE not in os.environ:
        reader.out.file.write(SHELLS[args.shell])
        return 0
    typed = os.environ[TYPED].split("\t") if TYPED in os.environ else split(os.environ[TYPED_LINE])
    cut = 1 + max(typed[-1].rfind("="), typed[-1].rfind(":")) if args.shell == "bash" else 0
    for word, meaning in complete(typed, reader):
        reader.out.file.write(f"{word if word == FILES else word[cut:]}\t{meaning}\n".replace("\t\n", "\n"))
    return 0


def split(line: str) -> list[str]:
    """The words of a line without the first; the last one is empty if the line ends with a space."""
    try:
        words = shlex.split(line)
    except ValueError:  # a quotation mark that is still open
        words = line.split()
    return [*words[1:], *([""] if line[-1:].isspace() or len(words) < 2 else [])]


def complete(typed: list[str], reader: Reader) -> Found:
    """What the last word may become."""
    from chrysalide.cli.main import COMMANDS

    *before, word = typed or [""]
    if before[-1:] == ["--lang"]:
        return _beginning(word, [(lang, "") for lang in LANGUAGES])
    rest = [
        given for place, given in enumerate(before) if given != "--lang" and before[place - 1 : place] != ["--lang"]
    ]
    if not rest:
        return _beginning(word, [(name, reader.say(f"cli-{name}-line")) for name in COMMANDS])
    if rest[0] not in COMMANDS:
        return []
    module = import_module(f"chrysalide.cli.{rest[0]}")
    parser = Parser(reader, rest[0], module.EXAMPLES)
    module.add_arguments(parser)
    return _beginning(word, _next(parser, rest[1:], word, reader))


def _beginning(word: str, found: Found) -> Found:
    return [(name, meaning) for name, meaning in found if name == FILES or name.startswith(word)]


def _next(parser: Parser, before: list[str], word: str, reader: Reader) -> Found:
    flags = {flag: action for action in parser._actions for flag in action.option_strings}
    wanting = flags.get(before[-1]) if before else None
    positions, given = [action for action in parser._actions if not action.option_strings], []
    for place, one in enumerate(before):
        owner = flags.get(before[place - 1]) if place else None
        if one not in flags and (owner is None or owner.nargs == 0):
            given.append(one)
    game = next((one for one in given if one in names()), None)
    if wanting is not None and wanting.nargs != 0:
        return _values(wanting, word, game, parser, reader)
    if word.startswith("-"):
        return [(flag, action.help or "") for flag, action in flags.items() if flag.startswith("--")]
    return _values(positions[len(given)], word, game, parser, reader) if len(given) < len(positions) else []


def _values(action: argparse.Action, word: str, game: str | None, parser: Parser, reader: Reader) -> Found:
    metavar = str(action.metavar or "")
    if action.dest == "game":
        return [(name, Words(name, reader.lang).say("game-title")) for name in names()]
    if action.dest == "shell":
        return [(shell, "") for shell in SHELLS]
    if action.choices:
        return [(str(choice), "") for choice in action.choices]
    if action.dest in ("players", "level", "bot"):
        return _players(word, people=parser.command == "play")
    if action.dest == "option" and game is not None:
        return _options(word, game, reader)
    if "|" in metavar:
        return [(value, "") for value in metavar.split("|")]
    return [(FILES, "")] if metavar in ("FILE", "DIR", "FOLDER") or action.dest == "file" else []


def _players(word: str, people: bool) -> Found:
    """Each seat's player, after those already given; a path is completed by the shell."""
    first, comma, last = word.rpartition(",")
    if not comma and last.startswith((".", "/")):
        return [(FILES, "")]
    return [(f"{first}{comma}{name}", "") for name in (*([PERSON] if people else []), *LEVELS)]


def _options(word: str, game: str, reader: Reader) -> Found:
    """`name=`, and after that its values."""
    name, sign, _ = word.partition("=")
    words = Words(game, reader.lang)
    try:
        options = {option.name: option for option in describe(find_game(game).options)}
    except ChrysalideError:
        return []
    if not sign:
        return [(f"{one}=", words.say(f"option-{one}")) for one in options]
    if name not in options:
        return []
    return [
        (f"{name}={str(value).lower() if isinstance(value, bool) else value}", "") for value in options[name].values
    ]
