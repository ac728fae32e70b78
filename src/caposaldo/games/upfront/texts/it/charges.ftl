# Cariche di demolizione (21)
uf-charge = { $man } fa saltare la sua carica di demolizione: { $target } è sotto attacco con forza { $strength }.
