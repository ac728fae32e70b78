"""What a seat sees: the view, previews of odds and prices, lines of sight."""
