"""Reading files: data, maps, scenarios and saved games."""
