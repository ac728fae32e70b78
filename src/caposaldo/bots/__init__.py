"""Bots. They get a resampled state, never the real one."""
