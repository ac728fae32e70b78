"""Run a command while holding a lock file, so that no two run at the same time.

with_lock.py LOCK COMMAND ...            wait until the lock is free
with_lock.py --no-wait LOCK COMMAND ...  do nothing if the lock is taken
"""

import fcntl
import subprocess
import sys


def main(args: list[str]) -> int:
    wait = args[0] != "--no-wait"
    lock, *command = args if wait else args[1:]
    with open(lock, "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return 0
        return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
