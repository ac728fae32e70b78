"""What all chapters rest on: the two formulas (0.5), secret records (1.0d), units that nobody looks past in vain (6.0b)
and crevices that men step across (11.5f)."""

from __future__ import annotations

import pytest

from caposaldo.bots.base import make_bot
from caposaldo.games.storms.game import GAME
from caposaldo.games.storms.position import HIDDEN
from caposaldo.games.storms.rules import combat_values
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.state import StormsState
from caposaldo.kernel.game import SPECTATOR, Event
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.field import at, choices, do, field, offered, unit

FIGHT = '''
map = """
. . . w . .
 . . . . . .
"""
[units]
G1 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 A04 w"
[german]
cap = 4
[soviet]
cap = 0
'''


# ---------------------------------------------------------------- the two formulas
def result(s: StormsState) -> tuple[int, int]:
    """AV and DV as everybody hears them."""
    found = [event.params for event in s.events or [] if event.key in ("st-attack-hit", "st-attack-miss")]
    assert len(found) == 1
    return int(found[0]["av"]), int(found[0]["dv"])


@pytest.mark.rule("0.5", "7.1", "7.2")
@pytest.mark.parametrize("cap", [0, 1, 2])
def test_an_attack_is_firepower_two_dice_and_cap_against_rating_and_modifiers(cap: int) -> None:
    s = field(FIGHT, rolls=[2, 3, 1])
    shooter, target = s.setup.types[unit(s, "G1")], s.setup.types[unit(s, "R1")]
    do(s, "take G1 ap", "fire 1-A04", f"boost {cap}")
    woods = s.setup.cover[s.setup.terrain[at(s, "A04")]]
    assert result(s) == (shooter.red + 2 + 3 + cap, target.front + woods)
    assert (woods, s.cap[0]) == (2, 4 - cap)


@pytest.mark.rule("0.5")
def test_the_formulas_are_shown_item_by_item() -> None:
    s = field(FIGHT)
    attack = Attack(unit(s, "G1"), at(s, "A04"), 0)
    strong = combat_values.attack_chain(s, attack, unit(s, "R1"))
    firm = combat_values.defence_chain(s, attack, unit(s, "R1"), -1)
    assert [link.key for link in strong.links] == ["st-chain-red"]
    assert [link.key for link in firm.links] == ["st-chain-front", "st-chain-woods"]
    do(s, "take G1 ap")
    preview = s.preview(0, s.read_action("fire 1-A04"))
    assert preview is not None
    assert preview.chain.total() == strong.total() - firm.total()


# ---------------------------------------------------------------- units are no screens
@pytest.mark.rule("6.0b")
@pytest.mark.parametrize(
    "between", ["", 'G2 = "ger-hmg42 A02 e"', 'R2 = "sov-rifle41 A03 e"', 'G2 = "ger-pak38 A03 e"']
)
def test_whoever_stands_between_is_looked_past(between: str) -> None:
    s = field(FIGHT.replace("[german]", f"{between}\n[german]"))
    do(s, "take G1 ap")
    assert "fire 1-A04" in offered(s)
    attack = Attack(unit(s, "G1"), at(s, "A04"), 0)
    bare = field(FIGHT)
    assert combat_values.attack_value(s, attack, unit(s, "R1")) == combat_values.attack_value(
        bare, attack, unit(bare, "R1")
    )


@pytest.mark.rule("6.0b")
def test_what_a_unit_stands_in_does_hide_what_is_behind() -> None:
    s = field(FIGHT.replace("R1 =", 'R2 = "sov-rifle41 A06 w"\nR1 ='))
    do(s, "take G1 ap")
    refusal = s.refusal(0, s.read_action("fire 1-A06"))
    assert refusal is not None
    assert refusal.rule == "6.0"


# ---------------------------------------------------------------- crevices
@pytest.mark.rule("11.5f")
@pytest.mark.parametrize("who", ["ger-rifle43", "ger-hmg42", "ger-pak38"])
def test_a_crevice_is_no_hindrance_to_men_on_foot(who: str) -> None:
    text = FIGHT.replace("ger-rifle43", who)
    flat, cleft = field(text), field('crevices = ["A01/A02", "A01/B01"]' + text)
    assert sum(cleft.setup.crevice) == 4  # two hexsides, each seen from both hexes
    for s in (flat, cleft):
        do(s, "take G1 ap")
    assert offered(cleft) == offered(flat)
    for h in ("A02", "B01"):
        before = int(cleft.ap[0])
        chosen = cleft.clone()
        assert isinstance(chosen, StormsState)
        do(chosen, f"go 1-{h}")
        assert before - chosen.ap[0] == cleft.setup.types[unit(cleft, "G1")].move_cost


# ---------------------------------------------------------------- secret records
def named_in(s: StormsState, events: list[Event], seat: int) -> set[int]:
    """Units that are named to the seat in these events, or in the question of the moment."""
    messages = [event for event in events if event.seen_by(seat)]
    values = [value for message in [*messages, s.prompt(seat)] for value in message.params.values()]
    return {int(value[6:]) for value in values if isinstance(value, str) and value.startswith("@unit/")}


def hidden_in(s: StormsState) -> set[int]:
    return {u for u in range(int(s.setup.count())) if s.flags[u] & HIDDEN}


@pytest.mark.rule("1.0d", "10.0")
@pytest.mark.parametrize("scenario", ["the-orchard", "the-barrage", "the-river-village"])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_nobody_but_its_owner_hears_of_a_unit_that_stays_hidden(scenario: str, seed: str) -> None:
    s = GAME.start(scenario, {}, seed)
    bot = make_bot("random", GAME, seed)
    looked = 0
    for number in range(250):
        waiting = s.waiting()
        if not waiting:
            break
        assert isinstance(s, StormsState)
        before = hidden_in(s)
        seat = waiting[number % len(waiting)]
        s.do(seat, bot.choose(s, seat))
        stayed = before & hidden_in(s)
        looked += len(stayed)
        for other in (0, 1, SPECTATOR):
            secret = {u for u in stayed if s.setup.side[u] != other}
            assert not secret & named_in(s, s.events or [], other)
    assert looked > 50


@pytest.mark.rule("1.0d", "12.3b")
def test_targets_of_artillery_are_told_to_nobody_else_until_shells_fall() -> None:
    s = GAME.start("the-barrage", {}, "plots")
    bot = make_bot("random", GAME, "plots")
    assert isinstance(s, StormsState)
    while not any(s.write_action(a).startswith("aim") for seat in s.waiting() for a in s.actions(seat)):
        s.do(s.waiting()[0], bot.choose(s, s.waiting()[0]))
    for seat in s.waiting():
        aims = [a for a in choices(s, seat) if s.write_action(a).startswith("aim") and a.smoke == 0]
        if aims:
            s.do(seat, aims[len(aims) // 2])
            assert [event.key for event in s.events or [] if event.seen_by(seat)] == ["st-plotted"]
            for other in (1 - seat, SPECTATOR):
                assert [event for event in s.events or [] if event.seen_by(other)] == []
    assert len([h for h in s.plotted if h != NOWHERE]) == 2
