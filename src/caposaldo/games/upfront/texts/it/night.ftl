# Notte (38).
uf-starshell-out = Si spegne il razzo illuminante su { $group }.
uf-smoke-at-night = Di notte il Fumo non serve: { $card } è una carta morta.
