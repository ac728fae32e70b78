"""What a seat sees, and the words for it."""
