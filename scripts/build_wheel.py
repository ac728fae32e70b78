"""Build a wheel that contains the browser client in web/dist: build_wheel.py FOLDER

Older wheels in the folder are removed. Two builds never run at once: they share the folder build/.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent


def build(folder: Path) -> int:
    """Build the wheel and return the exit code."""
    for old in folder.glob("caposaldo-*.whl"):
        old.unlink()
    shutil.rmtree(PROJECT / "build", ignore_errors=True)
    command = [str(Path(sys.executable).with_name("uv")), "build", "--quiet", "--wheel", "--no-build-isolation"]
    options = ["--python", sys.executable, "--no-create-gitignore", "--out-dir", str(folder)]
    env = {**os.environ, "CAPOSALDO_CLIENT": str(PROJECT / "web" / "dist")}
    code = subprocess.run([*command, *options, PROJECT], env=env, check=False).returncode
    shutil.rmtree(PROJECT / "build", ignore_errors=True)
    return code


def main() -> int:
    folder = Path(sys.argv[1]).resolve()
    lock = Path(sys.executable).parent.parent / ".building"
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        code = build(folder)
    for wheel in folder.glob("caposaldo-*.whl"):
        print(f"caposaldo: built {wheel.name} ({wheel.stat().st_size / 1e6:.1f} MB)")
    return code


if __name__ == "__main__":
    sys.exit(main())
