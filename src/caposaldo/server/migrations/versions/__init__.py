"""One module for each version of the schema; the revision is the number of the version."""
