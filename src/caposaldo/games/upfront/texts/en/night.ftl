# Night (38).
uf-starshell-out = The starshell over { $group } goes out.
uf-smoke-at-night = You can’t lay Smoke at night: { $card } is a cower card.
