# Demolition charges (21)
uf-charge = { $man } sets off his demolition charge: { $target } is attacked with strength { $strength }.
