# Notte (38).
uf-starshell-out = Si spegne il bengala sul gruppo { $group }.
uf-smoke-at-night = Di notte non puoi mettere Fumo: { $card } è una carta inutile.
