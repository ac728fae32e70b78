"""Storms: squads and guns at Kursk, July 1943, on maps of forty-metre hexes."""
