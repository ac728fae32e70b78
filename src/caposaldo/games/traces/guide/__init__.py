"""What guides a player: objectives, what matters in the log. It is asked for at the edge only."""
