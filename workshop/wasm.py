"""The rules as WebAssembly, for bots in browsers: `python3 run.py wasm`. Nothing else needs it.

clang and wasm-ld come from the package index in one wheel (ziglang); CPython's headers from a package of Debian, and
their configuration from Pyodide itself. What they make is a library as Emscripten's own linker would: relocatable, with
a `dylink.0` section, its functions found by name in the interpreter that loads it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from zipfile import ZipFile

from workshop import system
from workshop.packages import install
from workshop.places import BUILD, PACKAGE, PYTHON, ROOT, WEB
from workshop.steps import Trouble, run, say
from workshop.wasm_headers import fetch_headers

LOCK = "requirements-wasm.lock"
TARGET = BUILD / "wasm"
FOLDER = PACKAGE / "wasm"
CONFIGURATION = "_sysconfigdata__emscripten_wasm32-emscripten.py"
VECTORS = "librt.vecs"
AT_ONCE = 2  # a compiler of the largest game takes half a gigabyte
FLAGS = (
    *("--target=wasm32-unknown-emscripten", "-nostdinc", "-fPIC", "-O2", "-g0", "-w", "-c", "-fvisibility=hidden"),
    *("-fno-strict-aliasing", "-fno-strict-overflow", "-DNDEBUG", "-DPY_CALL_TRAMPOLINE", "-D__EMSCRIPTEN__"),
    # What every browser with Pyodide knows.
    *("-mno-extended-const", "-mbulk-memory", "-mnontrapping-fptoint", "-msign-ext", "-mmutable-globals"),
    # The C library's headers are those of WASI, which has the same types; of its functions hardly any is called.
    *("-D__wasi__", "-D_WASI_EMULATED_SIGNAL", "-D_WASI_EMULATED_GETPID", "-D_WASI_EMULATED_PROCESS_CLOCKS"),
)
LINKING = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--no-entry", "--gc-sections")


def compile_for_browsers() -> None:
    install(f"Installing the packages of {LOCK}", "--require-hashes", "-r", ROOT / LOCK)
    TARGET.mkdir(parents=True, exist_ok=True)
    headers = fetch_headers(TARGET / "headers", configuration())
    run("Writing the rules as C for 32 bits", PYTHON, "-m", "workshop.wasm_source", TARGET.relative_to(ROOT))
    libraries = {f"{name}__mypyc": [name, f"{name}_modules"] for name in groups()}
    runtime = mypyc_runtime()
    vectors = [f"vecs/{file.stem}" for file in sorted((runtime / "vecs").glob("*.c")) if compiled_alone(file)]
    say("  Compiling the rules to WebAssembly …")
    with ThreadPoolExecutor(AT_ONCE) as workers:
        jobs = [workers.submit(link, headers, runtime, name, parts) for name, parts in libraries.items()]
        jobs.append(workers.submit(link, headers, runtime, "librt_vecs", vectors))
        sizes = sum(job.result() for job in jobs)
    copy_licence()
    write_index()
    say(f"    {len(jobs)} libraries, {sizes / 1e6:.1f} MB, in {FOLDER.relative_to(ROOT)}")


def ready_wasm() -> None:
    """For the tests: compiled if possible; if not, those that need it are skipped."""
    if is_fresh() or os.environ.get(system.LEFT_ALONE) or not shutil.which("apt-get"):
        return
    try:
        compile_for_browsers()
    except Trouble as trouble:
        say(f"{trouble}\nThe rules were not compiled for browsers. THE TESTS THAT NEED THEM ARE LEFT OUT.")


def is_fresh() -> bool:
    asked = "from chrysalide.wasm import is_fresh; raise SystemExit(not is_fresh())"
    return subprocess.run([PYTHON, "-c", asked], cwd=ROOT, check=False).returncode == 0


def groups() -> list[str]:
    return sorted(path.stem.removesuffix("_modules") for path in TARGET.glob("*_modules.c"))


def compiled_alone(file: Path) -> bool:
    """The template is included by the others, and the interface belongs to whoever uses the vectors."""
    return file.name not in ("vec_template.c", "librt_vecs_api.c")


def link(headers: Path, runtime: Path, library: str, parts: list[str]) -> int:
    objects = [compile_one(headers, runtime, part) for part in parts]
    made = FOLDER / f"{library}.wasm"
    zig("wasm-ld", *LINKING, *objects, "-o", made)
    return made.stat().st_size


def compile_one(headers: Path, runtime: Path, part: str) -> Path:
    source = (runtime if "/" in part else TARGET) / f"{part}.c"
    made = TARGET / f"{part.replace('/', '-')}.o"
    zig_home = toolchain().parent
    system = [zig_home / "lib/include", zig_home / "lib/libc/include/wasm-wasi-musl"]
    system += [zig_home / "lib/libc/include/generic-musl", zig_home / "lib/libc/musl/include"]
    own = [headers, runtime, runtime / "vecs", TARGET]
    paths = [word for path in system for word in ("-isystem", path)] + [f"-I{path}" for path in own]
    zig("clang", *FLAGS, *paths, source, "-o", made)
    return made


def zig(*arguments: str | Path) -> None:
    done = subprocess.run([toolchain(), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(f"{arguments[0]} failed: {done.stderr[-3000:]}")


def toolchain() -> Path:
    return site_packages() / "ziglang/zig"


def mypyc_runtime() -> Path:
    return site_packages() / "mypyc/lib-rt"


def site_packages() -> Path:
    return next((PYTHON.parent.parent / "lib").glob("python3*/site-packages"))


def configuration() -> dict[str, object]:
    """With what CPython was built for Pyodide."""
    with ZipFile(WEB / "node_modules/pyodide/python_stdlib.zip") as library:
        found: dict[str, dict[str, object]] = {}
        exec(library.read(CONFIGURATION), found)  # noqa: S102 - one assignment, from the installed Pyodide
    return found["build_time_vars"]


def copy_licence() -> None:
    """Of what mypyc adds to every library; an export shows it with those of the packages in its archive."""
    about = next(site_packages().glob("mypy-*.dist-info"))
    place = FOLDER / about.name.replace("mypy", "mypyc", 1)
    place.mkdir(exist_ok=True)
    shutil.copyfile(next(about.rglob("LICENSE")), place / "LICENSE")


def write_index() -> None:
    """Which library holds which module, and the sources that they were made from."""
    asked = (
        "import json, sys; from workshop.wasm_source import modules; from chrysalide.wasm import digests; "
        "print(json.dumps([modules(), dict(digests())]))"
    )
    told = subprocess.run([PYTHON, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    members, sources = json.loads(told)
    libraries = {name: f"{group}__mypyc" for group, names in members.items() for name in names}
    libraries |= {f"{group}__mypyc": f"{group}__mypyc" for group in members} | {VECTORS: "librt_vecs"}
    text = json.dumps({"modules": libraries, "sources": sources}, indent=1)
    (FOLDER / "rules.json").write_text(f"{text}\n", "utf-8", newline="\n")
