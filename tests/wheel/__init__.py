"""The wheel, installed in a clean virtual environment."""
