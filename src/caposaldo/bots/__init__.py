"""Players made of code. They are given a resampled state, never the real one."""
