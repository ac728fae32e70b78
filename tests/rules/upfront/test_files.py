"""Files of the game: scenarios in their seven parts, options, and mistakes said in one clear line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.io.files import (
    DATA,
    SCENARIOS,
    about,
    build_setup,
    deck_from_text,
    load_setup,
    path_of,
    scenario_file,
    scenario_from_text,
    scenario_ids,
)
from caposaldo.games.upfront.setup import Setup

LEAST = """
title = { it = "Prova", en = "Trial" }
briefing = { it = "Prova", en = "Trial" }
type = "meeting"
first = "german"
decks = 2
# more
[force.german]
groups = [["ostertag", "nolting"], ["kranich", "baumgart", "quast serves baumgart"]]
[force.american]
groups = [["barlow", "novak"], ["castello", "kovacs"]]
[force.russian]
groups = [["kalugin", "borisov", "savin serves borisov"], ["demin", "fomin"]]
"""
ATTACK = LEAST.replace('"meeting"', '"attack"').replace(".german]", ".german-attack]")
for nation in ("american", "russian"):
    ATTACK = ATTACK.replace(f".{nation}]", f".{nation}-attack]")
for line in LEAST[LEAST.index("[force.german]") :].replace("]\ngroups", "-defence]\ngroups").splitlines():
    ATTACK += line + "\n"


def with_line(line: str, text: str = LEAST) -> str:
    return text.replace("# more", line)


def with_group(first: str, text: str = LEAST) -> str:
    """The first German group is this one."""
    return text.replace('["ostertag", "nolting"]', first, 1)


def scenario_box(text: str, options: dict[str, str] | None = None) -> Setup:
    """A Setup from the text of a scenario file."""
    path = SCENARIOS / "text.toml"
    return build_setup(scenario_from_text(text, path), path, options or {})


def mistake(text: str) -> str:
    with pytest.raises(ValueError, match=r"\S") as error:
        scenario_box(text)
    said = str(error.value)
    assert "\n" not in said
    assert said.startswith("text.toml: ")
    return said.removeprefix("text.toml: ")


def pairings(scenario: str) -> list[dict[str, str]]:
    """All ways of choosing nations and attackers."""
    enemies = [{"russians": answer} for answer in ("no", "yes")]
    if scenario_file(path_of(scenario)).type == "meeting":
        return enemies
    return [{**enemy, "germans_attack": answer} for enemy in enemies for answer in ("no", "yes")]


EVERY = [(scenario, options) for scenario in scenario_ids() for options in pairings(scenario)]


def men_of(setup: Setup, side: int) -> list[int]:
    return [i for i in range(int(setup.count())) if setup.side[i] == side]


def dead(setup: Setup, side: int, number: int) -> bool:
    return bool(setup.dead[side * B.DECK + number - 1])


# ---------------------------------------------------------------- what comes with the game
def test_scenarios_come_in_the_order_of_the_lessons() -> None:
    assert scenario_ids() == [
        "two-patrols",
        "house-to-house",
        "the-crossroads",
        "beyond-the-wire",
        "the-strongpoint",
        "the-blockhouse",
    ]


@pytest.mark.parametrize("scenario", scenario_ids())
def test_every_scenario_tells_what_it_is(scenario: str) -> None:
    told = about(scenario)
    assert told["id"] == scenario == path_of(scenario).stem
    assert told["seats"] == ["german", "american"]
    assert told["nations"] == ["germany", "usa"]
    for key in ("title", "briefing"):
        words = told[key]
        assert isinstance(words, dict)
        assert words["it"] != words["en"]
    forces, strength = told["forces"], told["strength"]
    assert isinstance(forces, list)
    assert [sorted(side) for side in forces] == [["en", "it"], ["en", "it"]]
    assert isinstance(strength, list)
    assert all(count >= 9 for count in strength)


@pytest.mark.rule("2.4", "3.1")
@pytest.mark.parametrize(("scenario", "options"), EVERY)
def test_every_pairing_of_a_scenario_is_ready_to_be_played(scenario: str, options: dict[str, str]) -> None:
    """Germans against Russians or Americans, two pairings or four."""
    setup = load_setup(scenario, options)
    assert setup.seat_names == ["german", "russian" if options["russians"] == "yes" else "american"]
    for side in range(2):
        own = men_of(setup, side)
        groups = [int(setup.start_letter[i]) for i in own]
        assert groups == sorted(groups)
        assert 2 <= len(set(groups)) <= 4
        assert all(2 <= groups.count(letter) <= 10 for letter in groups)
        assert {int(setup.men[i].nation) for i in own} == {int(setup.nation[side])}
        assert sorted(int(setup.men[i].leader) for i in own)[-2:] == [B.SQUAD_LEADER, B.ASSISTANT_LEADER]
    assert setup.decks >= 2
    assert setup.first_player in (0, 1)
    assert len(setup.men) == len({man.key for man in setup.men})


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("scenario", "options"), EVERY)
def test_in_an_attack_somebody_attacks_and_the_other_has_the_time(scenario: str, options: dict[str, str]) -> None:
    setup, told = load_setup(scenario, options), scenario_file(path_of(scenario))
    if told.type == "meeting":
        assert (setup.attacker, setup.clock_winner) == (-1, -1)
        assert sorted(int(goal.side) for goal in setup.goals) in ([], [0, 1])
        return
    assert setup.attacker == (0 if options["germans_attack"] == "yes" else 1)
    assert setup.clock_winner == 1 - setup.attacker
    assert setup.first_player == setup.attacker
    assert [int(goal.side) for goal in setup.goals] == [int(setup.attacker)]
    assert len(men_of(setup, int(setup.attacker))) > len(men_of(setup, int(1 - setup.attacker)))


@pytest.mark.parametrize(("scenario", "options"), EVERY)
def test_the_commissar_begins_in_the_largest_group(scenario: str, options: dict[str, str]) -> None:
    setup = load_setup(scenario, options)
    for i, man in enumerate(setup.men):
        if man.commissar:
            groups = [int(setup.start_letter[other]) for other in men_of(setup, int(setup.side[i]))]
            assert groups.count(int(setup.start_letter[i])) == max(groups.count(letter) for letter in groups)


@pytest.mark.parametrize(("scenario", "options"), EVERY)
def test_machine_guns_begin_with_their_crews(scenario: str, options: dict[str, str]) -> None:
    setup = load_setup(scenario, options)
    for i, gunner in enumerate(setup.start_crew):
        if gunner >= 0:
            assert setup.is_a(gunner, B.CREW)
            assert abs(i - int(gunner)) == 1
            assert setup.start_letter[i] == setup.start_letter[gunner]
    guns = [i for i in range(int(setup.count())) if setup.is_a(i, B.MEDIUM_MG)]
    assert all(i in list(setup.start_crew) for i in guns)


@pytest.mark.rule("16.1")
def test_the_first_scenario_removes_five_buildings() -> None:
    setup = load_setup("two-patrols", {})
    assert setup.removed[B.BUILDINGS] == 5
    assert sum(setup.removed) == 5
    assert load_setup("house-to-house", {}).removed[B.WOODS] == 4


def test_the_first_scenario_is_won_with_four_men_at_chit_4_in_cover() -> None:
    goals = load_setup("two-patrols", {}).goals
    assert [(int(g.side), int(g.kind), int(g.men), int(g.reach), g.cover) for g in goals] == [
        (0, B.AT_CHIT, 4, 4, True),
        (1, B.AT_CHIT, 4, 4, True),
    ]
    (goal,) = load_setup("beyond-the-wire", {}).goals
    assert (goal.kind, goal.reach) == (B.AT_RANGE, 5)


def test_charges_and_flamethrowers_are_where_they_belong() -> None:
    for answer in ("no", "yes"):
        for other in ("no", "yes"):
            setup = load_setup("the-strongpoint", {"russians": answer, "germans_attack": other})
            attackers = men_of(setup, int(setup.attacker))
            assert [setup.weapons[kind].key for kind in setup.secondary] == ["charge"]
            assert setup.bearers[0] in attackers
            assert sum(setup.is_a(i, B.FLAMETHROWER) for i in attackers) == 1


@pytest.mark.rule("23.1", "24.1")
def test_the_defender_has_the_pillbox_and_alone_lays_mines() -> None:
    for answer in ("no", "yes"):
        setup = load_setup("the-blockhouse", {"germans_attack": answer})
        defender = int(1 - setup.attacker)
        assert setup.pillbox == defender
        inside = [i for i in men_of(setup, defender) if setup.start_letter[i] == 1]
        assert 2 <= len(inside) <= 3
        assert dead(setup, int(setup.attacker), 33)
        assert not dead(setup, defender, 33)
        assert dead(setup, 0, 35)
        assert dead(setup, 1, 35)


@pytest.mark.rule("2.22")
def test_wire_is_the_defenders_and_smoke_the_attackers() -> None:
    setup = load_setup("beyond-the-wire", {})
    assert [dead(setup, side, 134) for side in range(2)] == [True, False]
    assert [dead(setup, side, 130) for side in range(2)] == [False, True]
    assert [dead(setup, side, 160) for side in range(2)] == [False, True]  # nothing but Smoke to an American
    russians = load_setup("beyond-the-wire", {"russians": "yes"})
    assert not dead(russians, 1, 160)  # Movement to a Russian


# ---------------------------------------------------------------- levels
@pytest.mark.rule("1")
def test_every_scenario_names_its_level_and_chapters_above_it_are_off() -> None:
    levels = {scenario: int(load_setup(scenario, {}).level) for scenario in scenario_ids()}
    assert levels == {
        "two-patrols": 16, "house-to-house": 21, "the-crossroads": 24, "beyond-the-wire": 21, "the-strongpoint": 24,
        "the-blockhouse": 24,
    }  # fmt: skip
    setup = load_setup("two-patrols", {})
    assert setup.plays_chapter(16)
    assert not setup.plays_chapter(17)


@pytest.mark.rule("1")
def test_players_may_agree_on_all_rules() -> None:
    setup = load_setup("two-patrols", {"all_rules": "yes"})
    assert setup.plays_chapter(24)
    assert not setup.plays_chapter(25)
    assert setup.options == {"all_rules": "yes"}
    options = about("the-blockhouse")["options"]
    assert isinstance(options, dict)
    assert "all_rules" not in options


def test_what_the_rules_leave_open_is_an_option_and_off() -> None:
    options = about("the-blockhouse")["options"]
    assert isinstance(options, dict)
    open_points = ("several_concealed", "several_attempts", "voluntary_berserk")
    assert [options[name] for name in open_points] == ["no", "no", "no"]
    for chosen in ({}, dict.fromkeys(open_points, "yes")):
        setup = load_setup("the-blockhouse", chosen)
        assert [setup.several_concealed, setup.several_attempts, setup.voluntary_berserk] == [bool(chosen)] * 3
    early = about("two-patrols")["options"]
    assert isinstance(early, dict)
    assert not {"several_attempts", "voluntary_berserk"} & set(early)


@pytest.mark.rule("1", "24.1")
def test_minefields_are_dead_below_their_level() -> None:
    setup = scenario_box(LEAST)
    assert [dead(setup, side, 33) for side in range(2)] == [True, True]
    setup = scenario_box(LEAST, {"all_rules": "yes"})
    assert [dead(setup, side, 33) for side in range(2)] == [False, False]


# ---------------------------------------------------------------- options and files
def test_options_are_offered_where_they_mean_something() -> None:
    always, attack = {"russians": "no", "clock": "no", "several_concealed": "no"}, {"germans_attack": "yes"}
    assert about("two-patrols")["options"] == {**always, "all_rules": "no"}
    later = {"several_attempts": "no", "voluntary_berserk": "no"}
    assert about("house-to-house")["options"] == {**always, **attack, "all_rules": "no", **later}
    assert about("the-blockhouse")["options"] == {**always, **attack, **later}
    turned = with_line("[options]\nrussians = true", LEAST)
    assert scenario_box(turned).seat_names == ["german", "russian"]
    assert scenario_box(turned, {"russians": "false"}).seat_names == ["german", "american"]


@pytest.mark.rule("2.4")
def test_a_list_of_scenarios_tells_the_sides_of_every_pairing() -> None:
    meeting: dict[str, Any] = about("two-patrols")
    attack: dict[str, Any] = about("house-to-house")
    assert [variant["options"] for variant in meeting["variants"]] == [{"russians": "yes"}]
    assert meeting["roles"] == []
    assert [variant["options"] for variant in attack["variants"]] == [
        {"russians": "yes"},
        {"germans_attack": "no"},
        {"russians": "yes", "germans_attack": "no"},
    ]
    assert [variant["seats"][1] for variant in attack["variants"]] == ["russian", "american", "russian"]
    assert [variant["nations"][1] for variant in attack["variants"]] == ["russia", "usa", "russia"]
    assert [variant["roles"][0] for variant in attack["variants"]] == ["attacker", "defender", "defender"]
    assert attack["roles"] == ["attacker", "defender"]
    assert attack["variants"][1]["strength"] != attack["strength"]


def test_a_shipped_scenario_is_made_ready_once() -> None:
    assert load_setup("two-patrols", {}) is load_setup("two-patrols", {})
    assert load_setup("two-patrols", {"russians": "yes"}) is not load_setup("two-patrols", {})


def test_a_scenario_of_ones_own_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(LEAST)
    setup = load_setup(str(path), {})
    assert (setup.scenario, setup.path) == ("mine", str(path))
    assert (setup.title_it, setup.title_en) == ("Prova", "Trial")
    assert about(str(path))["id"] == "mine"


def test_an_attack_has_an_attacker_and_a_defender() -> None:
    text = with_line('time = "defender"\npillbox = "attacker"\nlevel = 24', ATTACK).replace(
        'first = "german"', 'first = "attacker"'
    )
    text = text.replace('["kranich", "baumgart", "quast serves baumgart"]', '["kranich", "quast"]')
    for answer, attacker in (("yes", 0), ("no", 1)):
        setup = scenario_box(text, {"germans_attack": answer})
        assert (setup.attacker, setup.first_player, setup.clock_winner) == (attacker, attacker, 1 - attacker)
        assert setup.pillbox == attacker


def test_goals_are_set_for_each_or_for_one() -> None:
    text = with_line('[[goal]]\nside = "each"\nmen = 3\nchit = 2\n[[goal]]\nside = "enemy"\nmen = 2\nrange = 4')
    goals = scenario_box(text.replace("range = 4", "range = 4\ncover = false")).goals
    assert [(int(g.side), int(g.kind), int(g.men), int(g.reach), g.cover) for g in goals] == [
        (0, B.AT_CHIT, 3, 2, True),
        (1, B.AT_CHIT, 3, 2, True),
        (1, B.AT_RANGE, 2, 4, False),
    ]


@pytest.mark.rule("14.41")
def test_a_force_may_have_a_second_sniper() -> None:
    text = LEAST.replace("[force.american]", "[force.american]\nsnipers = 2")
    assert list(scenario_box(text).snipers) == [1, 2]


# ---------------------------------------------------------------- mistakes
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = 3", "title: expected `object`, got `int`"),
        ("levels = [", "not TOML: "),
        (LEAST.replace("decks = 2", "decks = 0"), "decks: "),
        (LEAST.replace("decks = 2", ""), "object missing required field `decks`"),
        (with_line("level = 12"), "level: "),
        (with_line("luck = 3"), "object contains unknown field `luck`"),
        (with_line("removed = { wood = 2 }"), "removed: unknown 'wood', expected woods"),
        (with_line("removed = { woods = 7 }"), "removed.woods: there are 6 of them in the deck"),
        (with_line('dead = ["minefeild"]'), "force.german.dead: unknown 'minefeild', expected minefield"),
        (with_line('time = "attacker"'), "time: nobody is the attacker in a meeting engagement"),
        (LEAST.replace('"german"', '"defender"', 1), "first: nobody is the defender in a meeting engagement"),
        (with_line('[[goal]]\nside = "each"\nmen = 2'), "goal[0]: expected either a chit or a range"),
        (with_line('[[goal]]\nside = "each"\nmen = 2\nchit = 2\nrange = 2'), "goal[0]: expected either a chit or a"),
        (with_line('[[goal]]\nside = "attacker"\nmen = 2\nchit = 2'), "goal[0].side: nobody is the attacker"),
        (LEAST.replace("[force.russian]", "[force.russians]"), "force: unknown 'russians', expected russian"),
        (LEAST[: LEAST.index("[force.russian]")], "force.russian: expected, but it is missing"),
        (ATTACK.replace("[force.german-defence]", "[force.german]"), "force: unknown 'german', expected"),
        (
            LEAST.replace('["barlow", "novak"]', '["barlow", "nowak"]'),
            "force.american: unknown 'nowak', expected novak",
        ),
        (LEAST.replace('["barlow", "novak"]', '["barlow", "quast"]'), "force.american: unknown 'quast'"),
        (LEAST.replace('["barlow", "novak"]', '["barlow", ""]'), "force.american: unknown ''"),
        (LEAST.replace('["barlow", "novak"]', '["barlow", "kovacs"]'), "force.american: kovacs is there twice"),
        (LEAST.replace('["barlow", "novak"]', '["barlow"]'), "force.american: expected groups of 2 to 10 men (3.2)"),
        (LEAST.replace('[["barlow", "novak"], ', "["), "force.american.groups: "),
        (LEAST.replace('"barlow"', '"rourke"'), "force.american: expected one sl (15.1)"),
        (LEAST.replace('"barlow", "novak"', '"barlow", "halloran"'), "force.american: expected one sl (15.1)"),
        (LEAST.replace('"castello"', '"rourke"'), "force.american: expected one asl (15.1)"),
        (
            LEAST.replace('"demin", "fomin"', '"demin", "fomin", "rodin", "orlov"'),
            "force.russian: expected the commissar",
        ),
        (
            with_group('["ostertag", "nolting servs baumgart"]'),
            "force.german.nolting: unknown 'servs', expected serves",
        ),
        (with_group('["ostertag", "nolting serves baumgart"]'), "force.german: expected nolting next to baumgart"),
        (with_group('["ostertag", "nolting serves ostertag"]'), "force.german: ostertag has no weapon with a crew"),
        (with_group('["ostertag", "nolting serves barlow"]'), "force.german: unknown 'barlow'"),
        (with_group('["ostertag", "nolting charge"]'), "force.german.nolting: a charge needs level 21 at least (1)"),
        (with_group('["ostertag", "jessen"]'), "force.german.jessen: a flamethrower needs level 22 at least (1)"),
        (
            with_group('["ostertag charge", "nolting"]', with_line("level = 21")),
            "force.german.ostertag: nobody carries a charge besides german-mp (21.1)",
        ),
        (
            with_group('["ostertag", "nolting charge", "vogt charge"]', with_line("level = 21")),
            "force.german: expected one charge for a squad at most (21.11)",
        ),
        (with_line('pillbox = "attacker"', ATTACK), "pillbox: a pillbox needs level 23 at least (1)"),
        (with_line('pillbox = "attacker"\nlevel = 24'), "pillbox: nobody is the attacker in a meeting engagement"),
        (
            with_line('pillbox = "attacker"\nlevel = 24', ATTACK).replace(
                '["kranich", "baumgart", "quast serves baumgart"]', '["kranich", "vogt", "quast", "dorn"]'
            ),
            "force.german-attack: expected 3 men at most in group B",
        ),
    ],
)
def test_a_mistake_in_a_scenario_is_said_in_one_line(text: str, said: str) -> None:
    assert mistake(text).startswith(said)


@pytest.mark.rule("21.11")
def test_a_squad_has_one_charge_and_two_squads_two() -> None:
    eleven = ["vogt charge", "zander", "dorn", "ahlers", "reimann", "petersen", "quast", "nolting charge", "ostertag"]
    group = "[" + ", ".join(f'"{line}"' for line in eleven) + "]"
    text = with_group(group, with_line("level = 21")).replace(', "quast serves baumgart"', "")
    setup = scenario_box(text)
    assert [setup.men[man].key for man in setup.bearers] == ["vogt", "nolting"]
    assert setup.weapon_keys()[-2:] == ["vogt.charge", "nolting.charge"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"russian": "yes"}, "unknown option 'russian'; did you mean russians?"),
        ({"russians": "maybe"}, "text.toml: options.russians: unknown 'maybe'"),
        ({"germans_attack": "yes"}, "unknown option 'germans_attack'; known options: "),
    ],
)
def test_a_wrong_option_is_said_in_one_line(options: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=r"\S") as error:
        scenario_box(LEAST, options)
    assert str(error.value).startswith(said)
    assert "\n" not in str(error.value)


def test_an_unknown_scenario_is_said_in_one_line() -> None:
    with pytest.raises(ValueError, match="unknown scenario 'two-patrol'; did you mean two-patrols"):
        load_setup("two-patrol", {})
    with pytest.raises(ValueError, match=r"nowhere\.toml"):
        load_setup("/nowhere.toml", {})
    assert SCENARIOS.is_dir()


CARD = '1 = { as = ["buildings -3"], random = "black 0", positions = "1b 1r 1b 1b 2b 1b 1b 5b 1r 6b" }'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (CARD, "", "1: expected, but it is missing"),
        (CARD, CARD + "\n" + CARD.replace("1 = {", "163 = {", 1), "163: expected the number of a card, 1 to 162"),
        (CARD, CARD.replace("1 = {", "one = {", 1), "one: expected the number of a card"),
        ("black 0", "black 7", "1.random: expected a number as"),
        ("black 0", "blue 0", "1.random: expected a number as"),
        ("1b 1r 1b 1b 2b", "1b 3r 1b 1b 2b", "1.positions: expected a number of 1 to 2 and a colour"),
        ("1b 1r 1b 1b 2b", "0b 1r 1b 1b 2b", "1.positions: expected a number of 1 to 1 and a colour"),
        ("1b 1r 1b 1b 2b", "1b 1r 1b 2b", "1.positions: expected 10 position numbers, found 9"),
        ("1b 1r 1b 1b 2b", "1x 1r 1b 1b 2b", "1.positions: expected a number of 1 to 1"),
        ('"buildings -3"', '"bildings -3"', "1.as[0]: unknown 'bildings', expected buildings"),
        ('"buildings -3"', '"buildings"', "1.as[0]: cannot read 'buildings'"),
        ('"buildings -3"', '"buildings 3"', "1.as[0]: cannot read 'buildings 3'"),
        ('"buildings -3"', '"buildings -3", "hero"', "1.as: a Terrain card is nothing else besides"),
        ('"buildings -3"', '"hero", "hero: german"', "1.as: the same function twice for one nation"),
        ('"buildings -3"', '"hero: prussian"', "1.as[0]: unknown 'prussian'"),
        ('"buildings -3"', '"hero 2"', "1.as[0]: cannot read 'hero 2'"),
        ('"buildings -3"', '"fire 3"', "1.as[0]: cannot read 'fire 3'"),
        ('"buildings -3"', '"fire 3/0"', "1.as[0]: cannot read 'fire 3/0'"),
        ('"buildings -3"', '"rally -1"', "1.as[0]: cannot read 'rally -1'"),
        ('"buildings -3"', '"minefield 7/2"', "1.as[0]: cannot read 'minefield 7/2'"),
        ('"buildings -3"', '"minefield 3/"', "1.as[0]: cannot read 'minefield 3/'"),
        ('"buildings -3"', '"sniper 0/0-2"', "1.as[0]: cannot read 'sniper 0/0-2'"),
        ('"buildings -3"', '"sniper 0"', "1.as[0]: cannot read 'sniper 0'"),
        ('"buildings -3"', '"movement swim"', "1.as[0]: cannot read 'movement swim'"),
        ('["buildings -3"]', "[]", "1.as: "),
    ],
)
def test_a_mistake_on_a_card_is_said_in_one_line(old: str, new: str, said: str) -> None:
    text = (DATA / "deck.toml").read_text()
    assert CARD in text
    changed = text.replace(CARD, CARD.replace(old, new, 1) if old != CARD else new)
    with pytest.raises(ValueError, match=r"\S") as error:
        deck_from_text(changed, "deck.toml")
    assert str(error.value).startswith(f"deck.toml: {said}")
    assert "\n" not in str(error.value)


def test_a_deck_of_ones_own_may_have_other_split_cards() -> None:
    text = (DATA / "deck.toml").read_text().replace('"buildings -3"', '"fire 2/3: german", "wire: russian"', 1)
    deck = deck_from_text(text, "deck.toml")
    assert deck.plays(0, B.GERMAN, B.FIRE)
    assert deck.plays(0, B.RUSSIAN, B.WIRE)
    assert not deck.plays(0, B.AMERICAN, B.WIRE)
    assert (deck.need[0], deck.worth(0, B.GERMAN, B.FIRE)) == (3, 2)
