"""The conformance checks: what every game must keep, checked while it is played at random.

`play_checked` plays one game and returns a Report. Everything it does is a function of its arguments: a finding is
reproduced by calling it again with the same game, scenario, options and seed.

Checked after every decision: it does not crash; a seat can decide until there is an outcome; the game ends within the
limit; events name known rules and texts, and none contains the seed; the content touched is collected.
Checked before the first FIRST_STEPS decisions and then before every `every`-th one (shifted by the seed, so that many
games together check everywhere; `every` = 1 checks always), by module:

- actions       listed actions are accepted, listed once, and survive write_action and read_action; considered actions,
                actions seen elsewhere and mutated ones are listed, or legal points and bearings of a free verb (then
                they can be done), or refused by a known rule with a text in both languages; doing a refused one raises
                Illegal and changes nothing; a seat that does not wait is offered nothing and refused everything
- copies        a clone is equal, and playing it does not change the original; a state restored from its data is equal
                and plays on equally; checking changes nothing; every POSITION_EVERY-th time also through the text of a
                position
- secrets       for every seat and the spectator: a resampled state looks the same (view, prompt, actions, refusals,
                previews), does not contain the seed, can be played on, varies where something is hidden and only there;
                a decision that reveals nothing shows the seat the same in both; the seed is in no view; simultaneous
                decisions may be taken in any order, and the seats learn nothing of each other's
- explanations  the chances of every preview add up to one (or there are none), its chain to its total; rules and texts
                of messages exist; the turn is not above the number of turns, and the phase has texts
- undo          what can be taken back is taken back to the same hash, never beyond a roll, a reveal or another seat

At the end: the record replays to the same hash, nobody can decide any more, and what is hidden has varied.
"""

from __future__ import annotations

from caposaldo.lab.checks.runner import play_checked
from caposaldo.lab.report import Report

__all__ = ["Report", "play_checked"]
