"""Wheels: platoons and armour on a table, after the miniatures rules Steel Wheels."""
