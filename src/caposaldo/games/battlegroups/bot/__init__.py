"""What the bots know about this game: evaluation of actions and positions."""
