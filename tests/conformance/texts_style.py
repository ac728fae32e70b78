"""The script that checks texts (scripts/check_texts.py), for tests."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

PROJECT = Path(__file__).resolve().parents[2]
PACKAGE = PROJECT / "src" / "caposaldo"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_texts", PROJECT / "scripts" / "check_texts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["check_texts"] = module
    spec.loader.exec_module(module)
    return module


check_texts = load()
