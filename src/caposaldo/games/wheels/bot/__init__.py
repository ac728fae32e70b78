"""The bots' knowledge of this game: evaluation of actions and positions."""
