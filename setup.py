"""Build the package; compile the rules with mypyc where a C compiler is available.

CAPOSALDO_COMPILE=auto (default): compile if possible, otherwise install the same files uncompiled and print why.
CAPOSALDO_COMPILE=1: compile or fail.  CAPOSALDO_COMPILE=0: do not compile.
CAPOSALDO_OPT_LEVEL=1 (default): the C compiler's optimisation level; 2 for releases, which takes longer.
CAPOSALDO_CLIENT=FOLDER: put the browser client that was built there into the package (`make wheel`).

Which modules are compiled is set in pyproject.toml under [tool.caposaldo].
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILE_MODE = os.environ.get("CAPOSALDO_COMPILE", "auto")
OPT_LEVEL = os.environ.get("CAPOSALDO_OPT_LEVEL", "1")
CLIENT = os.environ.get("CAPOSALDO_CLIENT", "")
PROJECT = Path(__file__).parent
PACKAGE = PROJECT / "src" / "caposaldo"
SETTINGS = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["caposaldo"]

# Functions of a C file are visible outside it by default, and gcc then does not inline them.
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition"]


def matching(setting: str) -> set[Path]:
    """Return the modules that the globs of a setting match."""
    return {path for glob in SETTINGS[setting] for path in PACKAGE.glob(glob)}


UNCOMPILED = matching("uncompiled")
COLD = matching("cold")


def core_modules() -> list[str]:
    """Return the modules that mypyc compiles, relative to this file. Games without a game.py are left out."""
    folders = [PACKAGE / "kernel", PACKAGE / "bots", *(path.parent for path in PACKAGE.glob("games/*/game.py"))]
    found = {path for folder in folders for path in folder.rglob("*.py")} - UNCOMPILED
    return sorted(str(path.relative_to(PROJECT)) for path in found)


def is_cold(c_file: str) -> bool:
    """Tell whether a C file was made from a cold module: mypyc writes `__native_caposaldo___kernel___dice.c`."""
    module = Path(c_file).stem.removeprefix("__native_").split("___")
    return PACKAGE.joinpath(*module[1:]).with_suffix(".py") in COLD


def report_uncompiled(reason: str) -> None:
    print(f"caposaldo: installed uncompiled ({reason}); everything works, simulations are slower", file=sys.stderr)


class BuildWithClient(build_py):
    """Copy the Python files and, where one is named, the browser client beside the server."""

    def run(self) -> None:
        super().run()
        if CLIENT:
            if not Path(CLIENT, "index.html").is_file():
                raise SystemExit(f"caposaldo: no browser client in {CLIENT!r}; build it with make web/dist/.built")
            static = Path(self.build_lib, "caposaldo", "server", "static")
            shutil.copytree(CLIENT, static, ignore=shutil.ignore_patterns(".built"), dirs_exist_ok=True)


class OptionalBuildExt(build_ext):
    """Compile the whole core or none of it: a half compiled package would not import."""

    def build_extensions(self) -> None:
        """Compile the C files of the core in parallel, the cold ones without optimisation."""
        compile_files = self.compiler.compile
        inlining = INLINING if self.compiler.compiler_type == "unix" else []

        def compile_one(source: str, options: dict[str, Any]) -> list[str]:
            flags = ["-O0"] if is_cold(source) else []
            postargs = [*(options.get("extra_postargs") or []), *inlining, *flags]
            return compile_files([source], **options | {"extra_postargs": postargs})

        def compile_in_parallel(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                objects = list(pool.map(lambda source: compile_one(source, options), sources))
            return [name for names in objects for name in names]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if COMPILE_MODE == "1":
                raise
            self.remove_extensions()
            report_uncompiled(f"the C compiler failed: {str(problem).splitlines()[0] if str(problem) else problem!r}")

    def remove_extensions(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []


def extensions() -> list[object]:
    """Return the extensions to build; none when setuptools runs this file only for the metadata."""
    building = any(command in sys.argv for command in ("bdist_wheel", "build", "build_ext", "install"))
    if COMPILE_MODE == "0" or not building:
        return []
    try:
        from mypyc.build import mypycify

        return list(mypycify(core_modules(), opt_level=OPT_LEVEL, debug_level="0", multi_file=True))
    except BaseException as problem:  # mypycify raises SystemExit on a type error
        if COMPILE_MODE == "1" or isinstance(problem, KeyboardInterrupt):
            raise
        report_uncompiled(f"mypyc failed: {problem!r}")
        return []


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient, "build_ext": OptionalBuildExt})
