"""The web server: tables, seats, sockets, storage. It knows no game: everything comes through the kernel's contract."""
