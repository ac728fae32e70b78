"""Traces: Ukraine from August 1943 to March 1944, corps and divisions on a map of hexes."""
