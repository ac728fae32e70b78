"""How long a frame of the hex map takes, in milliseconds, while it is moved and zoomed: 1,500 hexes and 200 counters.

    python web/scripts/frames.py [--dist web/dist] [--url http://127.0.0.1:8737] [--chromium /usr/bin/chromium]

Without --url the built client is served from here, with its texts. Chromium draws without a graphics card and as fast
as it can; frames are counted between animation callbacks, with a gesture driven at every one of them. Told are the time
from frame to frame and the work of all the browser's processes for a frame. Fails if a frame costs more than 16 ms of
work; and, on a machine that has nothing else to do, if one frame in twenty takes longer than that.
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
PAGE = "/#/demo/hex?moment=whole&extra=2&spread"
# What is measured, how often it is brought nearer first, and the gesture.
SCENES = [
    ("whole map, moved", 0, "pan"),
    ("zoomed from afar", 0, "zoom"),
    ("middle distance, moved", 2, "pan"),
    ("near, moved", 2, "pan"),
    ("zoomed near", 0, "zoom"),
]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit", "--disable-gpu-vsync"]

# Every animation frame moves the gesture on by one step; the times between frames come back.
DRIVE = """async ([what, frames]) => {
  const stage = document.querySelector('[role=application]');
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
      last = now;
      if (i++ < frames) { step(i); requestAnimationFrame(frame); } else done();
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
    for _ in range(times):
        page.locator(".zoomer button").first.click()
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
    print(f"{name:22} {mean:6.1f} {median:7.1f} {late:7.1f} {max(times):7.1f} {cost:7.1f}")
    return cost <= LIMIT and (late <= LIMIT or not quiet)


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
        page.goto(address + PAGE)
        page.wait_for_selector("[role=application] .piece")
        page.wait_for_timeout(1500)
        pieces = page.locator(".piece").count()
        hexes = page.evaluate(COUNT)
        print(f"{hexes} hexes, {pieces} counters")
        print(f"{'ms a frame':22} {'mean':>6} {'median':>7} {'95%':>7} {'worst':>7} {'work':>7}")
        good = []
        for name, closer, what in SCENES:
            zoom_to(page, closer)
            good.append(report(name, measure(page, what, asked.frames), quiet))
        browser.close()
    if not quiet:
        print("The machine is busy with other things: only the work for a frame is judged.")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
