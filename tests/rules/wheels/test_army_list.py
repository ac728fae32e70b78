"""Army lists as text: read, written, and checked by the rules of buying an army."""

from __future__ import annotations

from typing import Any, cast

import pytest

from caposaldo.games.wheels.io import armies, army_list
from caposaldo.games.wheels.io.cards import cards
from caposaldo.games.wheels.setup import NO_COMPANY
from caposaldo.kernel.sources import SourceError

HEAD = "army germany\nyear 1943\npoints 3000\nscenario advance attacker\n"
LIST = f"""# Panzer company with guns
{HEAD}
company
hq 1 ger-panzer-ivh veterans
4 ger-panzer-ivh veterans
4 ger-panzer-ivh
5 ger-grenadiers skilled   # the infantry
no company
3 ger-opel-blitz
+ 3 ger-8-cm-mortar skilled company 1
"""


def checked(text: str) -> dict[str, Any]:
    return cast(dict[str, Any], armies.check(text, "army"))


def broken(platoons: str, head: str = HEAD) -> list[tuple[int, str, str]]:
    """The line, the rule and the text of each breach."""
    return [(told["line"], told["rule"], told["key"]) for told in checked(head + platoons)["problems"]]


def test_a_list_is_read_and_its_account_adds_up() -> None:
    account = checked(LIST)
    assert account["ok"], account["problems"]
    assert [row["cost"] for row in account["platoons"]] == [
        2 * 1 * price("ger-panzer-ivh", 2),
        4 * price("ger-panzer-ivh", 2),
        4 * price("ger-panzer-ivh", 0),
        5 * price("ger-grenadiers", 1),
        3 * price("ger-opel-blitz", 0),
        3 * price("ger-8-cm-mortar", 1),
    ]
    assert account["spent"] == sum(row["cost"] for row in account["platoons"])
    assert account["left"] == 3000 - account["spent"]
    assert [row["company"] for row in account["platoons"]] == [1, 1, 1, 1, 0, 1]
    assert account["platoons"][5]["aboard"] == 4


def price(key: str, level: int) -> int:
    return int(cards()[key].price(level))


def test_a_written_list_reads_as_the_same_army() -> None:
    account = checked(LIST)
    again = checked(account["text"])
    assert again["text"] == account["text"]
    assert account["text"].startswith("# Panzer company with guns\narmy germany\n")
    for row, other in zip(account["platoons"], again["platoons"], strict=True):
        assert {**row, "line": 0} == {**other, "line": 0}


@pytest.mark.parametrize("company", ["company 2", "no company", ""])
def test_a_platoon_aboard_keeps_its_company(company: str) -> None:
    told = army_list.read(f"army italy\nyear 1942\ncompany\n3 ita-lancia-truck\n+ 3 ita-fucilieri {company}\ncompany\n")
    again = army_list.read(army_list.write(told))
    assert [int(b.company) for b in again.platoons] == [int(b.company) for b in told.platoons]
    assert int(again.platoons[1].company) == {"company 2": 1, "no company": NO_COMPANY, "": 0}[company]


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("year 1943\n", 1, "army"),
        ("army germany\nyear 1938", 2, "1939 to 1945"),
        ("army prussia\nyear 1943", 1, "unknown 'prussia'"),
        ("army germany\narmy italy\nyear 1943", 2, "told twice"),
        (f"{HEAD}4 ger-panzer-99", 5, "unknown 'ger-panzer-99'"),
        (f"{HEAD}six ger-panther", 5, "models from 1 to 5"),
        (f"{HEAD}4 ger-panther good", 5, "unknown 'good'"),
        (f"{HEAD}+ 3 ger-pak-40", 5, "a platoon above"),
        (f"{HEAD}companies", 5, "expected"),
        (f"{HEAD}points 9", 5, "told twice"),
        ("army germany\nyear 1943\nscenario siege", 3, "unknown 'siege'"),
        ("\n" * 300, 1, "200 lines"),
    ],
)
def test_a_text_that_is_no_list_is_refused_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(SourceError) as error:
        army_list.read(text)
    assert error.value.position is not None
    assert error.value.position.line == line
    assert what in str(error.value)


# ---------------------------------------------------------------- the rules of an army
@pytest.mark.rule("points-1")
def test_a_list_keeps_to_units_in_service() -> None:
    assert broken("4 ger-tiger-ii\n") == [(5, "points-1", "wh-card-too-new")]
    assert broken("4 ger-tiger-ii\n", HEAD.replace("1943", "1944")) == []


@pytest.mark.rule("pick-1", "army-1")
def test_a_list_has_cards_of_one_army() -> None:
    assert broken("4 sov-t-34-76\n") == [(5, "pick-1", "wh-card-of-other-army")]


@pytest.mark.rule("points-2")
@pytest.mark.example("E-cards-4")
def test_four_cards_are_four_platoons_or_an_hq_and_three() -> None:
    key, deck = "ger-panzer-ii-f", cards()["ger-panzer-ii-f"].cards
    assert deck == 4
    platoon, head = f"3 {key}\n", HEAD.replace("3000", "9000")
    assert broken("company\n" + 4 * platoon, head) == []
    assert broken("company\n" + 5 * platoon, head) == [(10, "points-2", "wh-no-card-left")]
    assert broken(f"company\nhq 1 {key}\n" + 3 * platoon, head) == []
    assert broken(f"company\nhq 1 {key}\n" + 4 * platoon, head) == [(6, "points-2", "wh-no-card-left")]


@pytest.mark.rule("points-2", "pick-1", "org-1")
@pytest.mark.example("E-cards-2")
def test_two_cards_are_six_to_ten_models() -> None:
    key = next(card.key for card in cards().values() if card.cards == 2 and card.nation == "germany")
    head = "army germany\nyear 1945\npoints 20000\n"
    assert broken(f"3 {key}\n3 {key}\n", head) == []
    assert broken(f"5 {key}\n5 {key}\n", head) == []
    assert broken(f"3 {key}\n3 {key}\n3 {key}\n", head) == [(6, "points-2", "wh-no-card-left")]
    assert broken(f"2 {key}\n", head) == [(4, "org-1", "wh-models-bought")]


@pytest.mark.rule("org-3", "org-2")
def test_an_hq_needs_a_complete_company_of_its_kind() -> None:
    company = "company\nhq 1 ger-panther\n3 ger-panther\n3 ger-panther\n"
    assert broken(company) == [(6, "org-3", "wh-company-incomplete")]
    assert broken(company + "3 ger-grenadiers\n") == []
    assert broken(company.replace("hq 1 ger-panther", "hq 1 ger-grenadiers") + "3 ger-panther\n") == [
        (6, "org-3", "wh-other-kind-of-hq")
    ]
    assert broken(company.replace("hq 1", "hq 3") + "3 ger-grenadiers\n") == [(6, "org-3", "wh-models-bought")]


@pytest.mark.rule("scen-a1", "scen-b1", "scen-c1")
@pytest.mark.parametrize(
    ("scenario", "rule"), [("assault", "scen-a1"), ("advance", "scen-b1"), ("counter-attack", "scen-c1")]
)
def test_a_list_beyond_its_points_is_refused(scenario: str, rule: str) -> None:
    head = HEAD.replace("3000", "100").replace("advance", scenario)
    assert broken("4 ger-grenadiers\n", head) == []
    assert broken("4 ger-panther\n", head)[0] == (5, rule, "wh-too-dear")


@pytest.mark.rule("scen-c1")
def test_a_list_for_a_counter_attack_spends_about_its_share() -> None:
    head = HEAD.replace("advance", "counter-attack")
    assert broken("4 ger-panther\n", head) == [(0, "scen-c1", "wh-spend-more")]


@pytest.mark.rule("points-1")
def test_an_empty_list_is_no_army() -> None:
    assert broken("") == [(0, "points-1", "wh-no-army")]


@pytest.mark.rule("transport-1", "transport-2")
def test_what_is_aboard_fits_its_vehicles() -> None:
    assert broken("3 ger-opel-blitz\n+ 3 ger-pak-40\n") == []
    assert broken("3 ger-opel-blitz\n+ 4 ger-pak-40\n") == [(6, "transport-2", "wh-too-few-vehicles")]
    assert broken("3 ger-panther\n+ 3 ger-pak-40\n") == [(6, "transport-1", "wh-cannot-carry")]
    assert broken("3 ger-opel-blitz\n+ 3 ger-pak-40\n+ 3 ger-grenadiers\n") == [(7, "transport-2", "wh-carrier-full")]


@pytest.mark.rule("pick-2", "org-2")
def test_the_account_tells_what_is_missing() -> None:
    account = checked(f"{HEAD}company\n3 ger-pak-40\ncompany\n3 ger-panther\n3 ger-panther\n3 ger-panther\n")
    assert [(note["line"], note["key"]) for note in account["notes"]] == [
        (0, "wh-note-incomplete"),
        (0, "wh-note-no-hq"),
        (6, "wh-note-no-carrier"),
        (0, "wh-note-left"),
    ]


def test_the_offer_has_every_card_with_its_price_and_year() -> None:
    offer = cast(dict[str, Any], armies.offer())
    assert [row["card"] for row in offer["cards"]] == list(cards())
    panther = next(row for row in offer["cards"] if row["card"] == "ger-panther")
    assert (panther["year"], panther["cost"]) == (1943, cards()["ger-panther"].cost)
    assert offer["scenarios"] == {"assault": [6666, 3334], "advance": [5714, 4286], "counter-attack": [5000, 5000]}
    assert offer["years"]["1941"] == 10000
