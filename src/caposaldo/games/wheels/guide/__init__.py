"""What guides a player: what each side wins by, and what matters in the log. It is asked for at the edge only."""
