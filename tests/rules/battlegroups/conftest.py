"""Shared by the rule tests of this game; positions are written with `field.py`."""
