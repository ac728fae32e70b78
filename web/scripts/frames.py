"""How long a frame of the hex map takes, in milliseconds, while it is moved and zoomed: 1,500 hexes and 200 counters.

    python web/scripts/frames.py [--dist web/dist] [--url http://127.0.0.1:8737] [--chromium /usr/bin/chromium]

Without --url the built client is served from here, with its texts. Chromium draws without a graphics card and as fast as it can;
frames are counted between animation callbacks, with a gesture driven at every one of them. Fails if one frame in twenty takes
longer than 16 ms.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import statistics
import sys
import threading
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 16.0
PAGE = "/#/demo/hex?moment=whole&extra=2&spread"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit", "--disable-gpu-vsync"]

# Every animation frame moves the gesture on by one step; the times between frames come back.
DRIVE = """async ([what, frames]) => {
  const stage = document.querySelector('[role=application]');
  const box = stage.getBoundingClientRect();
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const mouse = (on, type, x, y) => on.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, button: 0, buttons: 1 }));
  const step = {
    pan: (i) => mouse(window, 'mousemove', cx + Math.sin(i / 18) * box.width * 0.3, cy + Math.sin(i / 11) * box.height * 0.3),
    zoom: (i) => stage.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: cx + Math.sin(i / 30) * 90, clientY: cy, deltaY: Math.sin(i / 25) > 0 ? -14 : 14 })),
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


def measure(page: Page, what: str, frames: int) -> list[float]:
    page.evaluate(DRIVE, [what, 20])
    page.wait_for_timeout(400)
    times = page.evaluate(DRIVE, [what, frames])
    page.wait_for_timeout(600)
    return [float(t) for t in times]


def report(name: str, times: list[float]) -> bool:
    mean, late = statistics.mean(times), statistics.quantiles(times, n=20)[-1]
    print(f"{name:22} mean {mean:5.1f}  median {statistics.median(times):5.1f}  95% {late:5.1f}  worst {max(times):6.1f} ms")
    return late <= LIMIT


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--dist", type=Path, default=ROOT / "web" / "dist")
    options.add_argument("--url")
    options.add_argument("--chromium", default="/usr/bin/chromium")
    options.add_argument("--frames", type=int, default=200)
    asked = options.parse_args()
    address = asked.url or serve(asked.dist)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=asked.chromium, args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(address + PAGE)
        page.wait_for_selector("[role=application] .piece")
        page.wait_for_timeout(1500)
        pieces = page.locator(".piece").count()
        print(f"{page.evaluate('document.querySelectorAll(`.hex-numbers tspan`).length')} hexes numbered, {pieces} counters drawn")
        good = [report("whole map, moved", measure(page, "pan", asked.frames)), report("zoomed from afar", measure(page, "zoom", asked.frames))]
        zoom_to(page, 2)
        good += [report("middle distance, moved", measure(page, "pan", asked.frames))]
        zoom_to(page, 2)
        good += [report("near, moved", measure(page, "pan", asked.frames)), report("zoomed near", measure(page, "zoom", asked.frames))]
        browser.close()
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
