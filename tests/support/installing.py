"""Building the package, and installing it into empty environments."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = (sys.executable, "-m", "hatchling", "build", "--target")


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command as somebody without this tree would; what it said is in the result."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("MATCHLESS_", "PYTHON"))
    }
    return subprocess.run(  # noqa: S603 - the tools beside this Python
        [str(word) for word in command],
        cwd=cwd,
        env={**kept, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def environment(folder: Path, wheel: Path, *names: str) -> Path:
    """The folder of the commands of an empty environment with a wheel, and of the lock what is named, or all of it."""
    assert 0 == run(sys.executable, "-m", "venv", folder).returncode
    commands = folder / ("Scripts" if sys.platform == "win32" else "bin")
    lock = folder / "requirements.lock"
    lock.write_text(locked(*names))
    pip = (commands / "python", "-m", "pip", "install", "--quiet", "--no-deps")
    done = run(*pip, "--require-hashes", "-r", lock)
    assert 0 == done.returncode, done.stderr
    done = run(*pip, wheel)
    assert 0 == done.returncode, done.stderr
    return commands


def locked(*names: str) -> str:
    """The lock of players, or those of its entries that are named."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    entries = text.split("\n", 3)[3].replace("\\\n", "").splitlines()
    wanted = [entry for entry in entries if not names or entry.partition("==")[0] in names]
    assert len(wanted) == len(names) or not names
    return "\n".join(wanted) + "\n"
