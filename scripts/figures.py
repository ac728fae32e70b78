"""Measure the browser client: size and loading time of the first page, start-up time of the server.

    .venv/bin/python scripts/figures.py

Measures the installed client and server (with PYTHONPATH=src those of the project).
Times are medians of several runs; the machine should be idle.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

RUNS = 5
START_SECONDS = 60.0
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"]
MAX_BYTES = 200_000
MAX_FIRST_MS = 1000
MAX_START_SECONDS = 3.0
# The games with their scenarios: the first page is loaded when they are shown.
GAME_LINKS = ".list a"


def serve(folder: str) -> tuple[subprocess.Popen[str], str, float]:
    """Start a server; return it, its address and the seconds until its first answer."""
    begun = time.monotonic()
    command = [sys.executable, "-c", "from caposaldo.cli import main; main()", "serve"]
    options = ["--no-open", "--port", "0", "--data", folder]
    server = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    url = server.stdout.readline().strip()
    while time.monotonic() - begun < START_SECONDS:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                answer.read()
            return server, url, time.monotonic() - begun
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.01)
    raise SystemExit("the server does not answer")


def warm_start() -> float:
    """Return the seconds from the command to the first page when files are in the cache."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(3):
            server, _, seconds = serve(folder)
            server.terminate()
            server.wait()
            times.append(seconds)
    return statistics.median(times[1:])


def first_load(browser: Browser, url: str) -> tuple[int, float, int]:
    """Load the first page in a new browser: return bytes sent, milliseconds until the games are shown, and requests."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    begun = time.monotonic()
    page.goto(url, wait_until="commit")
    page.locator(GAME_LINKS).first.wait_for()
    took = (time.monotonic() - begun) * 1000
    page.wait_for_load_state("networkidle")
    context.close()
    return int(sum(sizes)), took, len(sizes)


def main() -> None:
    chromium = shutil.which("chromium")
    if not chromium:
        raise SystemExit("figures: chromium is needed; install your system's package")
    warm = warm_start()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, url, _ = serve(folder)
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
            loads = [first_load(browser, url) for _ in range(RUNS)]
            browser.close()
        finally:
            server.terminate()
            server.wait()
    weight = max(size for size, _, _ in loads)
    first = statistics.median(took for _, took, _ in loads)
    table = Table("figure", "measured", "at most", "")
    rows = [
        ("first page, over the wire", f"{weight / 1000:.0f} kB", f"{MAX_BYTES / 1000:.0f} kB", weight <= MAX_BYTES),
        ("first page, requests", str(loads[0][2]), "", True),
        ("first page, games shown", f"{first:.0f} ms", f"{MAX_FIRST_MS} ms", first <= MAX_FIRST_MS),
        ("server, first answer (warm)", f"{warm:.2f} s", f"{MAX_START_SECONDS:.0f} s", warm <= MAX_START_SECONDS),
    ]
    for name, measured, most, good in rows:
        table.add_row(name, measured, most, "" if good else "over")
    Console().print(table)
    sys.exit(0 if all(good for _, _, _, good in rows) else 1)


if __name__ == "__main__":
    main()
