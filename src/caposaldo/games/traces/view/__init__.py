"""The views of the seats, in data and in words."""
