# Overruns (29).
uf-overruns = { $man } drives over { $enemy }.
uf-overrun-strength = { $man } reaches { $enemy } with strength { $strength }: { $card } is drawn.
uf-chain-overrun = Overrun by { $man }
uf-chain-overrun-card = { $card }

# Why not.
uf-overrun-who = { $group } is no vehicle with a machine gun that works.
uf-overrun-far = { $enemy } is not at relative range 5, or neither opposite { $group } nor next to it.
uf-overrun-vehicle = { $enemy } is a vehicle itself.
uf-overrun-ground = Nobody drives over { $enemy } there: { $terrain }.
