# Tiratori scelti (14)
uf-sniper = Un tiratore scelto spara sul gruppo { $group }: { $card }.
uf-sniper-aims = Il tiratore scelto mira a { $man } ({ $card }).
uf-sniper-fires = Il tiratore scelto spara a { $man }: { $card }.
uf-sniper-misses = Il tiratore scelto manca { $man }.
uf-search = Il gruppo { $group } cerca il tiratore scelto: { $card }.
uf-search-fails = La ricerca fallisce.
uf-sniper-left = Un tiratore scelto è stato trovato; { $side-the } ne hanno un altro.
uf-sniper-found = Il tiratore scelto è stato trovato: da ora le carte Tiratore scelto sono inutili per { $side-the }.

# Perché no
uf-sniper-no-card = Non è una carta Tiratore scelto che puoi giocare.
uf-sniper-no-target = Non è un gruppo nemico.
uf-search-nobody = Non è un tuo gruppo.
uf-search-no-shot = Nel turno precedente nessun tiratore scelto ha sparato sul gruppo { $group }.
uf-search-gone = Il nemico non ha più tiratori scelti.
uf-search-unarmed = Il gruppo { $group } non ha uomini non inchiodati con un’arma funzionante.
