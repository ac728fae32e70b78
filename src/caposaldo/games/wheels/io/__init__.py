"""Reading and checking files, building the set-up."""
