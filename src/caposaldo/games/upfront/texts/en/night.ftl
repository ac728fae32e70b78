# Night (38).
uf-starshell-out = The starshell over { $group } goes out.
uf-smoke-at-night = At night Smoke is of no use: { $card } is a dead card.
