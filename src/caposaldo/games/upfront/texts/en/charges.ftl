# Demolition charges (21)
uf-charge = { $man } uses his demolition charge on { $target }, strength { $strength }.
