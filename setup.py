"""Build the package; compile the rules with mypyc where a C compiler is available.

CAPOSALDO_COMPILE=auto (default): compile if possible, otherwise install the same files uncompiled and print why.
CAPOSALDO_COMPILE=1: compile or fail.  CAPOSALDO_COMPILE=0: do not compile.
CAPOSALDO_OPT_LEVEL=1 (default): the C compiler's optimisation level; 2 for releases, which takes longer.
CAPOSALDO_CLIENT=FOLDER: put the browser client that was built there into the package (`make wheel`).

Which modules are compiled is set in pyproject.toml under [tool.caposaldo].
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILE_MODE = os.environ.get("CAPOSALDO_COMPILE", "auto")
OPT_LEVEL = os.environ.get("CAPOSALDO_OPT_LEVEL", "1")
CLIENT = os.environ.get("CAPOSALDO_CLIENT", "")
PROJECT = Path(__file__).parent
PACKAGE = PROJECT / "src" / "caposaldo"
SETTINGS = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["caposaldo"]

LIBRARY = "caposaldo"
C_FILES = Path("build")
SHIM_SOURCES = [str(C_FILES / "shim.c")]

# Functions of a C file are visible outside it by default, and gcc then does not inline them.
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition"]

# Bytes; gcc needs about 50 times as much memory, and compiles as many files at once as there are processors.
LARGEST_C_FILE = 6_000_000

# The bodies of modules run once, and the wrappers only serve callers that are not compiled: 40% of the code.
UNOPTIMISED = re.compile(r"^(extern (?:PyObject \*CPyPy_|char CPyDef_\w+_____top_level__\().*);$", re.MULTILINE)
UNOPTIMISED_MACRO = """\
#if defined(__GNUC__) && !defined(__clang__)
#define UNOPTIMISED __attribute__((optimize("O0")))
#else
#define UNOPTIMISED
#endif
"""

# Every module needs a file that Python can import. mypyc writes a C file for each; this one serves all of them, because
# it looks up the name of the module that is imported. It is compiled and linked once, then copied. A Python without the
# global lock needs other shims and gets mypyc's.
SHIM = """\
#include <Python.h>

static PyObject *create(PyObject *spec, PyModuleDef *def)
{
    PyObject *name = NULL, *attribute = NULL, *library = NULL, *capsule = NULL, *module = NULL;
    PyObject *(*init)(void) = NULL;
    name = PyObject_GetAttrString(spec, "name");
    if (name != NULL) attribute = PyObject_CallMethod(name, "replace", "ss", ".", "___");
    if (attribute != NULL) Py_SETREF(attribute, PyUnicode_FromFormat("init_%U", attribute));
    if (attribute != NULL) library = PyImport_ImportModule("{library}__mypyc");
    if (library != NULL) capsule = PyObject_GetAttr(library, attribute);
    if (capsule != NULL) init = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    if (init != NULL) module = init();
    Py_XDECREF(name); Py_XDECREF(attribute); Py_XDECREF(library); Py_XDECREF(capsule);
    return module;
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_create, create},
#if PY_VERSION_HEX >= 0x030C0000
    {Py_mod_multiple_interpreters, Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED},
#endif
    {0, NULL},
};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "{library}", .m_slots = slots};
"""
SHIM_ENTRY = "PyMODINIT_FUNC PyInit_{name}(void) { return PyModuleDef_Init(&definition); }\n"


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


def part_of_core(c_file: str) -> str:
    """Return the game that a C file belongs to, or `kernel`: mypyc writes `__native_caposaldo___kernel___dice.c`."""
    name = Path(c_file).stem
    if not name.startswith("__native_"):
        return "runtime"
    module = name.removeprefix("__native_").split("___")
    part = module[2] if module[1:2] == ["games"] else "kernel"
    return part + "_cold" if PACKAGE.joinpath(*module[1:]).with_suffix(".py") in COLD else part


def merge_c_files(sources: list[str]) -> list[str]:
    """Write C files that include the modules of a game, and return them.

    The header that every module includes is as long as the modules: gcc reads it once for each merged file only.
    """
    merged: dict[Path, list[str]] = {}
    sizes: dict[str, int] = {}
    for source in sorted(sources):
        part = part_of_core(source)
        sizes[part] = sizes.get(part, 0) + Path(source).stat().st_size
        merged.setdefault(C_FILES / f"{part}_{sizes[part] // LARGEST_C_FILE}.c", []).append(source)
    for path, included in merged.items():
        lines = [f'#include "{Path(source).relative_to(C_FILES).as_posix()}"\n' for source in included]
        path.write_text(UNOPTIMISED_MACRO + "".join(lines), encoding="utf-8")
    return [str(path) for path in merged]


def mark_unoptimised() -> None:
    """Mark the functions in mypyc's header that are not worth optimising."""
    header = C_FILES / f"__native_internal_{LIBRARY}.h"
    header.write_text(UNOPTIMISED.sub(r"\1 UNOPTIMISED;", header.read_text(encoding="utf-8")), encoding="utf-8")


def use_one_shim(shims: list[Extension]) -> None:
    """Let all shims be built from one C file."""
    names = sorted({shim.name.rpartition(".")[2] for shim in shims})
    entries = [SHIM_ENTRY.replace("{name}", name) for name in names]
    path = Path(*SHIM_SOURCES)
    path.write_text(SHIM.replace("{library}", LIBRARY) + "".join(entries), encoding="utf-8")
    for shim in shims:
        shim.sources = SHIM_SOURCES


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

    shim_file = ""

    def build_extensions(self) -> None:
        """Compile the C files of the core in parallel, the cold ones without optimisation."""
        compile_files = self.compiler.compile
        inlining = INLINING if self.compiler.compiler_type == "unix" else []

        def compile_one(source: str, options: dict[str, Any]) -> list[str]:
            flags = ["-O0"] if "_cold_" in source else []
            postargs = [*(options.get("extra_postargs") or []), *inlining, *flags]
            return compile_files([source], **options | {"extra_postargs": postargs})

        def compile_in_parallel(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                objects = list(pool.map(lambda source: compile_one(source, options), sources))
            return [name for names in objects for name in names]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        """Build the library and the first shim; the other shims are copies of it."""
        if extension.sources != SHIM_SOURCES:
            super().build_extension(extension)
        elif not self.shim_file:
            super().build_extension(extension)
            self.shim_file = self.get_ext_fullpath(extension.name)
        else:
            copy = Path(self.get_ext_fullpath(extension.name))
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.shim_file, copy)

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
        from mypyc.common import IS_FREE_THREADED

        options = {"opt_level": OPT_LEVEL, "debug_level": "0", "multi_file": True, "group_name": LIBRARY}
        library, *shims = mypycify(core_modules(), target_dir=str(C_FILES), **options)
        if OPT_LEVEL == "1":
            mark_unoptimised()
        library.sources = merge_c_files(library.sources)
        if not IS_FREE_THREADED:
            use_one_shim(shims)
        return [library, *shims]
    except BaseException as problem:  # mypycify raises SystemExit on a type error
        if COMPILE_MODE == "1" or isinstance(problem, KeyboardInterrupt):
            raise
        report_uncompiled(f"mypyc failed: {problem!r}")
        return []


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient, "build_ext": OptionalBuildExt})
