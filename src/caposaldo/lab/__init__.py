"""Games by the thousand: simulate, fuzz, bench."""
