"""The games. Each sub-package has a module ``game`` with a ``GAME`` in it."""
