"""`python -m caposaldo`: the same as the command `caposaldo`."""

from caposaldo.cli import main

main()
