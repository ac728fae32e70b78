"""The bots' values of positions and actions."""
