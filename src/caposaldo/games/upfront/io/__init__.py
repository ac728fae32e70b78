"""Reading files and building a Setup from them."""
