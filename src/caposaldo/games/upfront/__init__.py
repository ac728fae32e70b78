"""At Close Range: squads man by man, without a map, by the cards in hand."""
