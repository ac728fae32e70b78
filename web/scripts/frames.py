"""How long a frame of the boards takes, in milliseconds, while they are moved and zoomed.

    python web/scripts/frames.py [--dist web/dist] [--url http://127.0.0.1:8737] [--chromium /usr/bin/chromium]

The hex map has 1,500 hexes and 200 counters, the table a whole battle. Without --url the built client is served from
here, with its texts. Chromium draws without a graphics card and as fast as it can; frames are counted between animation
callbacks, with a gesture driven at every one of them. A step that moves nothing, because the board is at the end of its
way, is no frame: the browser has nothing to draw and waits for the next sixtieth of a second.

Told are the time from frame to frame and the work of all the browser's processes for a frame. Fails if a frame costs
more than 16 ms of work; and, on a machine that has nothing else to do, if the frames take longer than that on average
or one in twenty of them does.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import statistics
import sys
import threading
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 16.0
HEX = "/#/demo/hex?moment=whole&extra=2&spread"
TABLE = "/#/demo/table?moment=oder-order"
# What is measured, how often the whole board is brought nearer first (six times is as near as can be), and the gesture.
SCENES = [
    ("all of it, moved", 0, "pan"),
    ("zoomed from afar", 0, "zoom"),
    ("middle distance, moved", 2, "pan"),
    ("near, moved", 4, "pan"),
    ("zoomed near", 4, "zoom"),
    ("zoomed from nearest", 6, "zoom"),
]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit", "--disable-gpu-vsync"]

# Every animation frame moves the gesture on by one step; the times of the frames that had something to draw come back.
DRIVE = """async ([what, frames]) => {
  const stage = document.querySelector('[role=application]');
  const layer = stage.firstElementChild;
  const box = stage.getBoundingClientRect();
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const common = { bubbles: true, cancelable: true, view: window };
  const mouse = (on, type, x, y) =>
    on.dispatchEvent(new MouseEvent(type, { ...common, clientX: x, clientY: y, button: 0, buttons: 1 }));
  const wheel = (x, deltaY) =>
    stage.dispatchEvent(new WheelEvent('wheel', { ...common, clientX: x, clientY: cy, deltaY }));
  const [dx, dy] = [box.width * 0.3, box.height * 0.3];
  const step = {
    pan: (i) => mouse(window, 'mousemove', cx + Math.sin(i / 18) * dx, cy + Math.sin(i / 11) * dy),
    zoom: (i) => wheel(cx + Math.sin(i / 30) * 90, Math.sin(i / 25) > 0 ? -14 : 14),
  }[what];
  if (what === 'pan') mouse(stage, 'mousedown', cx, cy);
  const times = [];
  await new Promise((done) => {
    let [last, i] = [0, 0];
    const frame = (now) => {
      if (last) times.push(now - last);
      if (times.length === frames || i === frames * 4) return done();
      const before = layer.style.transform;
      step(++i);
      last = layer.style.transform === before ? 0 : now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  if (what === 'pan') mouse(window, 'mouseup', cx, cy);
  return times;
}"""


# Every hex of the grid begins a stretch of its lines.
COUNT = (
    """[...document.querySelectorAll('.hex-grid')].reduce((n, p) => n + p.getAttribute('d').split('M').length - 1, 0)"""
)


class Client(http.server.SimpleHTTPRequestHandler):
    """The built client, and the texts a server would give it."""

    def do_GET(self) -> None:
        if not self.path.startswith("/api/"):
            return super().do_GET()
        if not self.path.startswith("/api/texts/"):
            return self.send_error(404)
        folder = ROOT / "src" / "caposaldo" / "texts" / self.path.split("/")[3].split("?")[0]
        body = "\n".join(p.read_text(encoding="utf-8") for p in sorted(folder.glob("*.ftl"))).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def serve(dist: Path) -> str:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Client, directory=str(dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def zoom_to(page: Page, times: int) -> None:
    """The whole board, then nearer."""
    nearer, *_, whole = page.locator(".zoomer button").all()
    for button in (whole, *[nearer] * times):
        button.click()
        page.wait_for_timeout(450)


def work() -> float:
    """Milliseconds of processor time that the browser we started has used so far."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name, rest = (folder / "stat").read_text().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue  # it ended while we looked
        fields = rest.split()
        parents[int(folder.name)] = int(fields[1])
        if name.startswith("chrom"):
            used[int(folder.name)] = (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    def ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and ours(parents[pid]))

    return sum(ms for pid, ms in used.items() if ours(pid))


def measure(page: Page, what: str, frames: int) -> tuple[list[float], float]:
    page.evaluate(DRIVE, [what, 20])
    page.wait_for_timeout(800)
    before = work()
    times = page.evaluate(DRIVE, [what, frames])
    cost = (work() - before) / frames
    page.wait_for_timeout(800)
    return [float(t) for t in times], cost


def report(name: str, measured: tuple[list[float], float], quiet: bool) -> bool:
    times, cost = measured
    late = statistics.quantiles(times, n=20)[-1]
    mean, median = statistics.mean(times), statistics.median(times)
    holds = cost <= LIMIT and (max(mean, late) <= LIMIT or not quiet)
    figures = f"{mean:6.1f} {median:7.1f} {late:7.1f} {max(times):7.1f} {cost:7.1f}"
    print(f"{name:22} {figures}   {'holds' if holds else 'TOO SLOW'}")
    return holds


def judge(page: Page, frames: int, quiet: bool) -> bool:
    """All scenes of the board that lies open."""
    print(f"{'ms a frame':22} {'mean':>6} {'median':>7} {'95%':>7} {'worst':>7} {'work':>7}")
    good = True
    for name, closer, what in SCENES:
        zoom_to(page, closer)
        good &= report(name, measure(page, what, frames), quiet)
    return good


def show(page: Page, address: str) -> int:
    """Open a board and wait until it lies still; the pieces on it."""
    page.goto(address)
    page.wait_for_selector("[role=application] .piece")
    page.wait_for_timeout(1500)
    return page.locator(".piece").count()


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--dist", type=Path, default=ROOT / "web" / "dist")
    options.add_argument("--url")
    options.add_argument("--chromium", default="/usr/bin/chromium")
    options.add_argument("--frames", type=int, default=200)
    asked = options.parse_args()
    address = asked.url or serve(asked.dist)
    quiet = os.getloadavg()[0] < (os.cpu_count() or 1) / 2
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=asked.chromium, args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        pieces = show(page, address + HEX)
        print(f"Hex map: {page.evaluate(COUNT)} hexes, {pieces} counters")
        good = judge(page, asked.frames, quiet)
        print(f"Table: {show(page, address + TABLE)} pieces")
        good &= judge(page, asked.frames, quiet)
        browser.close()
    print(f"{'Under' if good else 'NOT under'} {LIMIT:.0f} ms a frame on average and for 19 frames in 20.")
    if not quiet:
        print("The machine is busy with other things: only the work for a frame is judged.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
