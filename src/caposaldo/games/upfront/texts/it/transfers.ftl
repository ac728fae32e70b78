# Gruppi che cambiano lettera (17.7)
uf-announces-letter = { $group } punta alla lettera { $letter }.
uf-announces-exchange = { $group } vuole scambiarsi di posto con il gruppo della lettera { $letter }.
uf-takes-letter = Un gruppo ha cambiato lettera: ora è { $group }.
uf-letter-lapses = { $group }: il cambio di lettera sfuma.
uf-turns-back = { $man } torna indietro: { $group }.

# Perché no
uf-transfer-chapter = In questo scenario queste regole non si usano.
uf-letter-just-left = La lettera { $letter } era occupata all'inizio del turno.
uf-letter-taken = Quella lettera è di { $other }, che in questo turno non può fare il movimento inverso.
uf-encircled-stays = { $group } è sotto accerchiamento: niente trasferimenti, in partenza o in arrivo.
uf-infiltrated-stays = In { $group } si sono infiltrati nemici, o fra i suoi c'è un infiltrato: non cambia lettera.
uf-transfer-too-few = { $least ->
    [one] Nomina almeno un uomo.
   *[other] Nomina almeno { $least } uomini.
}
uf-transfer-unable = { $man } è inchiodato, infiltrato o già in trasferimento.
