"""What the bots think of positions and actions."""
