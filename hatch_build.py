"""The build step of a wheel: the rules and the search compiled with mypyc, and the client, built from `web/`.

The wheel holds the Python files too, for tracebacks and for readers; Python prefers the compiled ones.
Without a C compiler, or when compiling fails, the wheel is pure Python, and a warning says so. When the client cannot
be built, neither is the wheel. Where there is no Node.js of 20.19 or newer, the build requires one from PyPI.

Environment variables:
    MATCHLESS_PURE=1      do not compile
    MATCHLESS_COMPILED=1  fail when the rules cannot be compiled
    MATCHLESS_PAGES=0     build without the client: the game is played in the terminal only

The compiled rules are kept in `build/kernel` and made anew only when the rules, this file, Python or mypy change;
`build_web.py` does the same for the client.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import build_web

COMPILED = ("matchless/rules", "matchless/search", "matchless/encoding")


class CompileKernelHook(BuildHookInterface[Any]):
    """The step hatchling runs before it writes a wheel."""

    def dependencies(self) -> list[str]:
        """What this build needs from PyPI beside what pyproject.toml lists."""
        if not are_pages_wanted() or build_web.is_built() or build_web.npm_of_the_machine():
            return []
        return [build_web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client and the compiled rules to the wheel."""
        if version == "editable":
            return
        if not are_pages_wanted():
            self.app.display_warning("The package is built without the client for the browser, as asked.")
            if not is_set("MATCHLESS_PURE"):
                self.add_kernel(build_data)
            return
        # A process of its own, as for the rules: what it does to the environment ends with it. Both run at once.
        client = subprocess.Popen(
            [sys.executable, "build_web.py"],
            cwd=self.root,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            if not is_set("MATCHLESS_PURE"):
                self.add_kernel(build_data)
        finally:
            _, said = client.communicate()
        self.add_client(build_data, client.returncode, said)

    def add_client(self, build_data: dict[str, Any], status: int, said: str) -> None:
        """Add the client to the wheel, if it was built."""
        if status == 0:
            build_data["force_include"][str(Path(self.root) / "web" / "dist")] = "matchless/server/static"
        else:
            self.app.abort(
                f"{said}The pages for the browser could not be built, and so neither was the package. They need "
                "Node.js 20.19 or newer and the npm registry; MATCHLESS_PAGES=0 builds a game for the terminal only."
            )

    def add_kernel(self, build_data: dict[str, Any]) -> None:
        """Compile the rules and add the result to the wheel."""
        root = Path(self.root)
        try:
            library = compiled_kernel(root)
        except CompileError as error:
            if is_set("MATCHLESS_COMPILED"):
                self.app.abort(str(error))
            self.app.display_warning(f"{error}\nThe package is built in pure Python: it works, but slower.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(library.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(library).as_posix()


class CompileError(Exception):
    """The rules could not be compiled."""


def is_set(variable: str) -> bool:
    """Whether an environment variable is given and is not 0."""
    return os.environ.get(variable, "") not in {"", "0"}


def are_pages_wanted() -> bool:
    """Whether the client is to be built."""
    return os.environ.get("MATCHLESS_PAGES", "") != "0"


def compiled_kernel(root: Path) -> Path:
    """The folder of the compiled rules, compiled now unless nothing changed since the last time."""
    folder = root / "build" / "kernel"
    library, key_file, log = folder / "lib", folder / "key", folder / "compile.log"
    sources = sorted(path for package in COMPILED for path in (root / "src" / package).rglob("*.py"))
    names = [str(path.relative_to(root / "src")) for path in sources]
    key = fingerprint(root, sources)
    if key_file.is_file() and key_file.read_text() == key:
        return library
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with log.open("w") as output:
        status = subprocess.run(
            [sys.executable, __file__, str(folder), *names],
            cwd=root / "src",
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        ).returncode
    if status:
        last = "\n".join(log.read_text(errors="replace").splitlines()[-20:])
        raise CompileError(
            f"{last}\nThe rules were not compiled; build/kernel/compile.log holds all that was said."
        )
    key_file.write_text(key)
    return library


def fingerprint(root: Path, sources: list[Path]) -> str:
    """A hash of all that decides what the compiled rules are."""
    parts = [sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy")]
    digest = hashlib.sha256("\n".join(parts).encode())
    for path in [Path(__file__), *sources]:
        digest.update(f"\n{path.relative_to(root)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compile_kernel(folder: str, sources: list[str]) -> None:
    """Compile all sources into one library, so that calls between modules are direct."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only the process that compiles needs it
    from setuptools import setup  # noqa: PLC0415 - as above

    options = [
        "--config-file=",  # `make check` is strict; here only what is compiled matters
        f"--cache-dir={folder}/mypy",
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    extensions = mypycify(
        [*options, *sources],
        opt_level="3",
        debug_level="0",
        target_dir=f"{folder}/c",
        group_name="matchless",
    )
    refuse_short_shifts(Path(folder, "c"))
    keep_docstrings(Path(folder, "c"), sources)
    keep_trashcans_for_collected(Path(folder, "c"))
    if os.name == "posix":  # nobody replaces a function of ours, so calls may be direct: a tenth faster
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    commands = ["build_ext", f"--build-lib={folder}/lib", f"--build-temp={folder}/objects"]
    setup(name="matchless-kernel", packages=[], ext_modules=extensions, script_args=commands)


def refuse_short_shifts(folder: Path) -> None:
    """Fail where mypyc wrote `1 << x` for a number of the machine: in C a shift of 32 bits, and sets have 64."""
    for path in sorted(folder.rglob("*.c")):
        found = re.search(r"= \d+ << cpy_r_.*", path.read_text())
        if found:
            sys.exit(
                f"{path}: '{found[0]}' shifts 32 bits; write the Python with an int, not an i64, on the right"
            )


def keep_trashcans_for_collected(folder: Path) -> None:
    """Take Python's way of freeing deeply nested objects out of classes that the garbage collector does not know.

    It notes down in the collector's header of an object that it is still to be freed. Where there is no such header,
    it writes over whatever lies before the object, as soon as objects are nested fifty deep.
    """

    def freed_at_once(found: re.Match[str]) -> str:
        if "PyObject_GC_UnTrack" in found[0]:
            return found[0]
        return re.sub(r"CPy_TRASHCAN_(?:BEGIN|END)\(.*\)", "", found[0])

    for path in sorted(folder.rglob("*.c")):
        path.write_text(
            re.sub(
                r"_dealloc\(\w+ \*self\)\s*{.*?\n\s*done: ;\n",
                freed_at_once,
                path.read_text(),
                flags=re.DOTALL,
            )
        )


def keep_docstrings(folder: Path, sources: list[str]) -> None:
    """Write the docstrings of the sources, which mypyc leaves out, into the C that it wrote, for `help()`."""
    docs = docstrings(sources)

    def documented(found: re.Match[str]) -> str:
        before, name, signature = found.groups(default="")
        return f'{before}PyDoc_STR("{signature}{docs.get(name, "")}")'

    written = r'PyDoc_STR\((?:NULL|"((?:[^"\\]|\\.)*)")\)'
    unnamed = r"(?:(?!/\* ').)*"  # code without the comment that names a constant
    for path in sorted(folder.rglob("*.c")):
        text = path.read_text()
        text = re.sub(rf'(CPyPy_(\w+),[^"{{}}]*){written}', documented, text)
        text = re.sub(rf"(CPyType_(\w+)_template_ = {{[^{{}}]*?){written}", documented, text)
        text = re.sub(r"(\(getter\)(\w+),\s*NULL, )NULL()(?=, NULL})", documented, text)
        text = re.sub(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL()(?=, /)', documented, text)
        text = re.sub(  # named tuples and the like, which are classes of Python
            rf"(/\* '(\w+)' \*/{unnamed}/\* '__annotations__' \*/{unnamed}= )CPyStatics\[\d+\]"
            r"(?=; /\* 'mypyc filler docstring' \*/)",
            lambda found: f'{found[1]}PyUnicode_FromString("{docs.get(found[2], "")}")',
            text,
            flags=re.DOTALL,
        )
        path.write_text(text)


def docstrings(sources: list[str]) -> dict[str, str]:
    """All docstrings as C writes strings, by the names that mypyc gives to what has them."""
    found: dict[str, str] = {}
    for source in sources:
        module = Path(source).with_suffix("").parts
        # mypyc names a module by the shortest end of its path that is no other's.
        ends = ["___".join(module[at:]) for at in range(len(module))]
        tree = ast.parse(Path(source).read_text())
        found[".".join(part for part in module if part != "__init__")] = as_c(ast.get_docstring(tree) or "")
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        text = as_c(ast.get_docstring(method) or "")
                        found.update({f"{end}___{node.name}___{method.name}": text for end in ends})
                        found.update({f"{end}___{node.name}_get_{method.name}": text for end in ends})
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                text = as_c(ast.get_docstring(node) or "")
                found.update({f"{end}___{node.name}": text for end in ends})
                found.setdefault(node.name, text)
    return found


def as_c(text: str) -> str:
    """A text as C writes it between quotes."""
    return "".join(
        chr(byte) if byte in range(32, 127) and byte not in b'"\\' else f"\\{byte:03o}"
        for byte in text.encode()
    )


if __name__ == "__main__":
    compile_kernel(sys.argv[1], sys.argv[2:])
