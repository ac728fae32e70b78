"""The view of a seat, in data and in words."""
