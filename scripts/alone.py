"""Runs a command while nobody else runs one under the same lock.

alone.py LOCK COMMAND ...            waits until the lock is free
alone.py --or-leave LOCK COMMAND ... does nothing if it is not
"""

import fcntl
import subprocess
import sys


def main(words: list[str]) -> int:
    patient = words[0] != "--or-leave"
    lock, *command = words if patient else words[1:]
    with open(lock, "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if patient else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return 0
        return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
