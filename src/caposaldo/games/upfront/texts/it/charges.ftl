# Cariche di demolizione (21)
uf-charge = { $man } usa la carica di demolizione contro il gruppo { $target }, forza { $strength }.
