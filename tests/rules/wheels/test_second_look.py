"""The second look of an HQ for a platoon that failed to detect its target."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.position import FAILED, LOOKED, SHOT

from .field import Field, wood

TANKS = ("bri-crusader-iii", 3)
HQ = ("bri-valentine/elite!", 1)
M13 = ("ita-m13-40", 3)


def failed(hq_gap: float = 10, hq: tuple[str, int] = HQ, enemy: tuple[str, int] = M13, **more: object) -> Field:
    """A1 has failed to detect B1; the HQ A2 stands north of it."""
    field = Field([TANKS, hq], [enemy], **more)  # type: ignore[arg-type]
    field.stand(0, 20, 60, 90, 1)
    field.stand(1, 20, 60 - 1.2 - hq_gap, 90)
    field.stand(2, 65, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    field.load(1)
    field.do("attack B1")
    assert field.s.has(0, FAILED)
    return field


@pytest.mark.rule("org-6", "spot-3")
def test_what_the_hq_finds_the_platoon_attacks_at_once() -> None:
    field = failed()
    assert field.why("attack B1") == "wh-has-failed"
    # Found by a 2 on the D12 of the HQ; three misses, and three in return.
    field.load(2, 1, 1, 1, 1, 1, 1)
    field.do("look A2")
    assert "wh-look-found" in field.told()
    assert field.s.has(0, SHOT)
    assert not field.s.has(1, SHOT)
    assert field.s.has(1, LOOKED)


@pytest.mark.rule("org-6")
def test_an_hq_that_finds_nothing_has_had_its_look() -> None:
    field = failed()
    field.load(1)
    field.do("look A2")
    assert "wh-look-failed" in field.told()
    assert not field.s.has(0, SHOT)
    assert field.why("look A2") == "wh-look-done"
    field.do("end")
    field.end_turn()
    assert not field.s.has(1, LOOKED)


@pytest.mark.rule("org-6", "org-3")
@pytest.mark.parametrize(("gap", "why"), [(15, ""), (15.1, "wh-look-too-far")])
def test_the_hq_is_within_fifteen_centimetres(gap: float, why: str) -> None:
    assert failed(gap).why("look A2") == why


@pytest.mark.rule("org-6")
def test_only_after_a_failure_and_only_by_an_hq() -> None:
    field = Field([TANKS, HQ, ("bri-valentine", 3)], [M13])
    for slot, y in ((0, 60), (1, 50), (2, 75)):
        field.stand(slot, 20, y, 90, 1)
    field.stand(3, 65, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    assert field.why("look A2") == "wh-look-no-failure"
    field.load(1)
    field.do("attack B1")
    assert field.why("look A2") == ""
    assert field.why("look A3") == "wh-look-no-hq"
    assert field.why("look B1") == "wh-look-no-hq"


@pytest.mark.rule("org-6")
def test_the_hq_needs_a_line_of_its_own() -> None:
    wall_of_trees = wood((30, 40), (34, 40), (34, 56), (30, 56))
    field = Field([TANKS, HQ], [M13], [wall_of_trees])
    field.stand(0, 20, 60, 90, 1)
    field.stand(1, 20, 48, 90)
    field.stand(2, 65, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    field.load(1)
    field.do("attack B1")
    assert field.why("look A2") == "wh-line-terrain"


@pytest.mark.rule("org-6", "spot-8")
def test_the_distance_of_the_hq_decides_what_it_can_find() -> None:
    """Infantry that has not fired is never detected beyond 30 cm: the HQ stands nearer than the platoon."""
    field = Field([TANKS, HQ], [("ita-fucilieri", 3)])
    field.stand(0, 20, 60, 90, 1)
    field.stand(1, 33, 62, 90)
    field.stand(2, 62, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    field.load(6)
    field.do("attack B1")
    field.load(3, *[1] * 6)
    field.do("look A2")
    assert "wh-look-found" in field.told()


@pytest.mark.rule("org-6", "bomb-4")
def test_an_hq_that_repeated_a_bombardment_does_not_look() -> None:
    field = failed()
    field.s.mark(1, LOOKED)
    assert field.why("look A2") == "wh-look-done"


@pytest.mark.rule("org-6")
def test_a_hidden_hq_is_not_named_and_its_look_asks_for_no_decision_of_its_own() -> None:
    field = Field([TANKS, HQ], [M13])
    field.stand(0, 20, 60, 90, 1)
    field.card(1, 20, 50, 90)
    field.stand(2, 65, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    field.load(1)
    before = field.s.view(1)["decision"]
    field.do("attack B1")
    assert field.s.view(1)["decision"] == before
    field.load(2, *[1] * 6)
    field.do("look A2")
    assert field.s.shown[1] == 0
    for event in field.s.events or []:
        assert field.s.ref(1) not in event.params.values()


@pytest.mark.rule("org-6")
def test_the_odds_are_those_of_the_hqs_die() -> None:
    field = failed()
    preview = field.s.preview(0, field.s.read_action("look A2"))
    assert preview is not None
    missed = next(chance for chance in preview.chances if chance.key == "wh-chance-not-detected")
    assert missed.ways / missed.of == pytest.approx(1 / 12)
