"""Battlegroups: two-page miniatures rules. One base is one unit; distances in tenths of a millimetre."""
