"""Reading files, building a Setup from them, restoring saved positions."""
