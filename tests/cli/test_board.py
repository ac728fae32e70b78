"""A table drawn with characters."""

from __future__ import annotations

import pytest

from caposaldo.terminal.board import Board, Look, Piece, Window, arrow, fit, inside

TEN = Window(0, 0, 10, 10)


def drawn(board: Board) -> list[str]:
    return ["".join(cell.glyph for cell in row) for row in board.cells]


@pytest.mark.parametrize(
    ("bearing", "expected"),
    [(0, "↑"), (22, "↑"), (23, "↗"), (45, "↗"), (90, "→"), (135, "↘"), (180, "↓"), (225, "↙"), (270, "←"), (338, "↑")],
)
def test_an_arrow_shows_the_nearest_of_eight_bearings(bearing: int, expected: str) -> None:
    assert arrow(bearing) == expected


def test_a_table_is_drawn_as_large_as_it_fits_and_not_distorted() -> None:
    assert fit(72, 48, 76, 40) == (76, 25)
    assert fit(72, 48, 200, 24) == (72, 24)
    assert fit(36, 36, 76, 24) == (48, 24)


def test_an_area_covers_the_cells_whose_centre_is_in_it() -> None:
    board = Board(TEN, 15, 5)
    board.area([(2, 2), (6, 2), (6, 6), (2, 6)], Look("w", ""))
    assert drawn(board) == ["          ", "  wwww    ", "  wwww    ", "          ", "          "]


def test_a_thin_strip_has_no_holes() -> None:
    board = Board(TEN, 15, 5)
    board.strip([(0, 0.9), (10, 8.9), (10, 9.1), (0, 1.1)], Look("=", ""))
    assert all("=" in row for row in drawn(board))
    assert all("=" in column for column in zip(*drawn(board), strict=True))


def test_a_piece_shows_its_facing_its_label_and_its_mark() -> None:
    board = Board(TEN, 15, 5)
    board.pieces([Piece(4, 4, 90, "G4", "~", "")])
    assert drawn(board)[2] == "    →G4~  "


def test_pieces_close_together_all_keep_their_arrow() -> None:
    board = Board(TEN, 15, 5)
    board.pieces([Piece(4 + i, 4, 0, f"G{i}", "", "") for i in range(4)])
    assert drawn(board)[2][4:8] == "↑↑↑↑"


def test_a_label_that_finds_no_room_on_the_right_goes_elsewhere() -> None:
    board = Board(TEN, 15, 5)
    board.pieces([Piece(9.5, 4, 0, "G4", "", "")])
    assert drawn(board)[2] == "       G4↑"


def test_numbers_never_hide_a_piece() -> None:
    board = Board(TEN, 15, 5)
    board.pieces([Piece(4, 4, 0, "G4", "", "")])
    board.number(12, 4, 4, "")
    assert "↑G4" in drawn(board)[2]


def test_the_scale_counts_in_the_unit_of_the_table() -> None:
    board = Board(Window(0, 0, 1200, 1200), 15, 5)
    lines = [line.plain for line in board.lines(600, 100)]
    assert lines[0].split() == ["0", "6", "12"]
    assert lines[1].startswith("  0")
    assert any(line.startswith("  6") for line in lines[1:])


def test_points_off_the_table_are_drawn_at_its_edge() -> None:
    board = Board(TEN, 15, 5)
    assert board.cell(-3, 99) == (0, 4)


def test_inside_an_area_with_a_bay() -> None:
    bay = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.0, 3.0), (0.0, 10.0)]
    assert inside(bay, 1, 5)
    assert not inside(bay, 5, 8)


def test_a_close_up_shows_only_what_lies_in_it() -> None:
    board = Board(Window(4, 4, 10, 10), 15, 5)
    board.pieces([Piece(5, 5, 0, "G1", "", ""), Piece(1, 5, 0, "G2", "", ""), Piece(13, 5, 0, "G3", "", "")])
    board.number(7, 2, 2, "")
    assert drawn(board)[0] == " ↑G1   G3↑"
    assert all("7" not in row and "G2" not in row for row in drawn(board))
    assert board.lines(6, 1)[0].plain.split() == ["6", "12"]


def test_numbers_that_would_touch_are_left_out() -> None:
    board = Board(TEN, 15, 5)
    for number, x in ((11, 2), (12, 4), (13, 6.5)):
        board.number(number, x, 4, "")
    assert drawn(board)[2] == "  11  13  "
