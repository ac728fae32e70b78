"""Builds the package; compiles the rules with mypyc where a C compiler is there.

CAPOSALDO_COMPILE=auto (default): compile if possible, otherwise install the same files uncompiled and say so.
CAPOSALDO_COMPILE=1: compile or fail.  CAPOSALDO_COMPILE=0: do not compile.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("CAPOSALDO_COMPILE", "auto")
ROOT = Path(__file__).parent / "src" / "caposaldo"
# The edge: msgspec, Fluent and files live there, which mypyc would slow down or break.
EDGE = {"files.py", "muster.py", "armoury.py", "__init__.py"} | {
    f"{name}.py" for name in ("record", "session", "position", "catalog", "texts", "registry", "sources")
}
# Compiled like the rest, but never in a hurry: the C compiler takes no trouble with them, which saves time.
COOL = {"board", "expected", "looks", "prompts", "restoring", "sheets", "view", "words"}


def core_modules() -> list[str]:
    """The compiled rooms of the house, relative to this file; a game that cannot be started yet is not among them."""
    rooms = [ROOT / "kernel", ROOT / "bots", *(path.parent for path in ROOT.glob("games/*/game.py"))]
    found = [path for room in rooms for path in room.rglob("*.py") if path.name not in EDGE]
    return sorted(str(path.relative_to(Path(__file__).parent)) for path in found)


def say_uncompiled(reason: str) -> None:
    print(f"caposaldo: installed uncompiled ({reason}); everything works, simulations are slower", file=sys.stderr)


class BuildOrGoWithout(build_ext):
    """All of the core is compiled or none of it: a half compiled package would not import."""

    def build_extensions(self) -> None:
        """The core is one extension of many C files: they are compiled side by side."""
        compile_all = self.compiler.compile

        def compile_one(source: str, how: dict[str, Any]) -> list[str]:
            if Path(source).stem.split("___")[-1] in COOL:
                how = how | {"extra_postargs": [*(how.get("extra_postargs") or []), "-O0"]}
            return compile_all([source], **how)

        def side_by_side(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                objects = list(pool.map(lambda source: compile_one(source, how), sources))
            return [name for names in objects for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if WISH == "1":
                raise
            self.forget_extensions()
            say_uncompiled(f"the C compiler failed: {str(problem).splitlines()[0] if str(problem) else problem!r}")

    def forget_extensions(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []


def extensions() -> list[object]:
    # setuptools also runs this file to ask for metadata: then nothing is compiled.
    building = any(command in sys.argv for command in ("bdist_wheel", "build", "build_ext", "install"))
    if WISH == "0" or not building:
        return []
    try:
        from mypyc.build import mypycify

        # -O3 takes the C compiler twice as long and was no faster in play.
        return list(mypycify(core_modules(), opt_level="1", debug_level="0", multi_file=True))
    except BaseException as problem:  # mypycify leaves by SystemExit on a type error
        if WISH == "1" or isinstance(problem, KeyboardInterrupt):
            raise
        say_uncompiled(f"mypyc failed: {problem!r}")
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoWithout})
