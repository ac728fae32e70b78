# Gruppi che cambiano lettera (17.7)
uf-announces-letter = Il gruppo { $group } punta alla lettera { $letter }.
uf-announces-exchange = Il gruppo { $group } punta a scambiarsi di posto con il gruppo { $letter }.
uf-takes-letter = Un gruppo cambia lettera: ora è il gruppo { $group }.
uf-letter-lapses = Il gruppo { $group } non cambia lettera.
uf-turns-back = { $man } torna nel gruppo { $group }.

# Perché no
uf-transfer-chapter = Questo scenario non usa queste regole.
uf-letter-just-left = La lettera { $letter } era occupata all’inizio del turno.
uf-letter-taken = Quella lettera è del gruppo { $other }, che in questo turno non può fare il movimento inverso.
uf-encircled-stays = Il gruppo { $group } è accerchiato: non puoi trasferire uomini da o verso di esso.
uf-infiltrated-stays = Il gruppo { $group } non può cambiare lettera: ha nemici infiltrati o propri uomini infiltrati.
uf-transfer-too-few = { $least ->
    [one] Indica almeno 1 uomo.
   *[other] Indica almeno { $least } uomini.
}
uf-transfer-unable = { $man } è inchiodato, infiltrato o già in trasferimento.
