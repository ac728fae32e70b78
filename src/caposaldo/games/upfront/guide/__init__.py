"""Guidance: what each side wants, what matters among events, and in which words. Asked for at the edge only."""
