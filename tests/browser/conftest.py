"""A browser that is started once, a server that is shared, and a fresh page for every test.

A page on which the console says an error, or on which a script fails, fails its test.
"""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, sync_playwright

from browser.serving import CLIENT, Server
from caposaldo.kernel import registry
from caposaldo.server.static import client_folder

# A game that is not registered cannot be played.
collect_ignore = [f"test_{game}.py" for game in ("wheels",) if game not in registry.ids()]

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 30_000


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not shutil.which(CHROMIUM):
        pytest.exit("the browser tests need chromium: install your system's package (apt-get install chromium)", 3)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not CLIENT and client_folder() is None:
        pytest.exit("the browser client is not built: run make setup", 3)
    found = Server(tmp_path_factory.mktemp("tables"))
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that a test may kill."""
    found = Server(tmp_path_factory.mktemp("own"))
    yield found
    found.stop()


class Visitors:
    """People before their browsers, each with a storage of his own."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        # What a test expects to go wrong, as a part of the message.
        self.expected: list[str] = []

    def come(self, url: str, viewport: Any = None, touch: bool = False, **settings: object) -> Page:
        chosen = {
            "language": "en",
            "theme": "light",
            "animation": "instant",
            "pace": "instant",
            "recap": "never",
            "proposeSetup": False,
            **settings,
        }
        context = self.browser.new_context(
            viewport=viewport or DESK, base_url=url, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
        )
        self.contexts.append(context)
        # Only where nothing is kept yet: what a test changes stays changed after a reload.
        kept = json.dumps(json.dumps(chosen))
        nothing = "location.host && !localStorage.getItem('caposaldo.settings')"
        context.add_init_script(f"if ({nothing}) localStorage.setItem('caposaldo.settings', {kept})")
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        self.watch(page)
        return page

    def watch(self, page: Page) -> None:
        page.on("console", lambda said: self.complain(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.complain(f"{error.message}\n{error.stack or ''}"))

    def complain(self, words: str) -> None:
        if not any(part in words for part in self.expected):
            self.complaints.append(words)

    def photograph(self, folder: Path) -> None:
        """What was on the screens when a test failed."""
        for number, page in enumerate(page for context in self.contexts for page in context.pages):
            with contextlib.suppress(Error):
                page.screenshot(path=folder / f"screen-{number}.png", timeout=5000)
                print(f"screen {number}: {folder / f'screen-{number}.png'} {page.url}")

    def leave(self) -> None:
        for context in self.contexts:
            with contextlib.suppress(Error):
                context.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visitors(chromium: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visitors]:
    found = Visitors(chromium)
    yield found
    if request.node.stash.get(FAILED, False):
        found.photograph(tmp_path)
    found.leave()
    assert found.complaints == []


@pytest.fixture
def come(visitors: Visitors, server: Server) -> Callable[..., Page]:
    """A fresh browser for the shared server."""

    def visit(**how: Any) -> Page:
        return visitors.come(server.url, **how)

    return visit
