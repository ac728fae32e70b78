"""Reading the Data Sheet and the scenarios, building a Setup, restoring a state."""
