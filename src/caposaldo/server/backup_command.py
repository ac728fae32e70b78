"""The commands `caposaldo backup` and `caposaldo restore`: paths, a progress bar, and what they print."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from caposaldo.kernel.texts import Texts
from caposaldo.server import backup
from caposaldo.server.settings import data_folder

LARGE = 20 * 1024 * 1024  # smaller backups need no progress bar
MEGABYTE = 1024 * 1024

Report = dict[str, object]


def folder_of(data: str) -> Path:
    return Path(data).expanduser() if data else data_folder()


def make(file: str, data: str, force: bool) -> Report:
    target = Path(file or backup.default_name()).expanduser()
    with progress_bar() as progress:
        manifest = backup.make_backup(folder_of(data), target, force, progress)
    return {"done": "made", "file": str(target), "packed": target.stat().st_size, **asdict(manifest)}


def check(file: str) -> Report:
    with progress_bar() as progress:
        manifest = backup.check_backup(Path(file).expanduser(), progress)
    return {"done": "checked", "file": file, **asdict(manifest)}


def restore(file: str, data: str, force: bool) -> Report:
    folder = folder_of(data)
    with progress_bar() as progress:
        restored = backup.restore_backup(Path(file).expanduser(), folder, force, progress)
    kept = "" if restored.kept is None else str(restored.kept)
    return {"done": "restored", "file": file, "folder": str(folder), "kept": kept, **asdict(restored.manifest)}


def sentence(report: Report, texts: Texts) -> str:
    """Return a report as the lines that a person reads."""
    params = {name: value for name, value in report.items() if isinstance(value, int | str)}
    params["size"] = round(int(str(report["size"])) / MEGABYTE)
    lines = [texts.text(f"cli-backup-{report['done']}", **params)]
    if report.get("kept"):
        lines.append(texts.text("cli-backup-kept", **params))
    return "\n".join(lines)


@contextmanager
def progress_bar() -> Iterator[backup.Progress]:
    """Show a bar on stderr for each step of a large backup."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f}%"))
    hidden = not console.is_terminal
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=hidden) as bar:
        tasks = {}

        def show(step: str, done: int, total: int) -> None:
            size = total * (4096 if step == "copy" else 1)
            if size >= LARGE and step not in tasks:
                tasks[step] = bar.add_task(step, total=total)
            if step in tasks:
                bar.update(tasks[step], completed=done, total=total)

        yield show
