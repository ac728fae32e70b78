"""What a seat is shown, in data and in words."""
