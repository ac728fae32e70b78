# Prezzi di ciò che non è un movimento.
st-bill-turn = Ruota
st-bill-hide = Nascondi

# Che cosa fanno le carte. Carte azione.
st-card-text-2 = Un’unità o un gruppo compie un’azione, qualunque sia il costo. Il suo stato non conta e non cambia.
st-card-text-3 = Un’unità o un gruppo recupera senza tirare.
st-card-text-4 = Un’unità o un gruppo tenta il recupero.
st-card-text-5 = Un’unità o un gruppo muove fino a 2 esagoni, senza altri costi.
st-card-text-6 = Un’unità nemica in vista diventa esausta.
st-card-text-7 = Tira 1D6: aggiungi altrettanti AP all’attivazione aperta.
st-card-text-8 = Tira 1D6: aggiungi altrettanti CAP per questo round, anche oltre il massimo.
st-card-text-9 = Prima del primo tiro di un attacco: +2 alla potenza di fuoco contro tutti i suoi bersagli.
st-card-text-10 = Compi due azioni di seguito; ognuna si paga come al solito.
st-card-text-11 = Un’unità o un gruppo si trincera: +1 DM finché resta nel suo esagono.
st-card-text-12 = Dopo un tuo tiro: tira di nuovo tutti i dadi; vale il nuovo risultato.
st-card-text-13 = Tira 1D6: il nemico perde fino a 3 CAP.
st-card-text-20 = Un’unità nemica in vista e non attiva non può muovere fino alla fine del round.
st-card-text-30 = Un’unità perlustra il terreno: rivela i nemici nascosti che vede entro 2 esagoni.

# Armi e artiglieria.
st-card-text-weapon = Attacca con quest’arma invece che con quelle dell’unità: potenza di fuoco { $red } contro il rosso, { $blue } contro il blu, { $range ->
    [0] nello stesso esagono.
    [one] fino a { $range } esagono di distanza.
   *[other] fino a { $range } esagoni di distanza.
}
st-card-text-no-cover = Terreno e fumo non danno copertura.
st-card-text-metal = Solo contro veicoli e cannoni, al posto delle armi dell’unità: potenza di fuoco { $blue }, { $range ->
    [0] nello stesso esagono.
    [one] fino a { $range } esagono di distanza.
   *[other] fino a { $range } esagoni di distanza.
} Il terreno non dà copertura.
st-card-text-artillery = Artiglieria fuori mappa: potenza di fuoco { $red } contro il rosso, { $blue } contro il blu, { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
}; { $missions ->
    [one] 1 missione di fuoco.
   *[other] { $missions } missioni di fuoco.
} Ordina il fuoco in segreto un round prima.

# Veterani.
st-card-text-v01 = +5 AP per questa attivazione; questi e gli AP rimasti servono solo a muovere.
st-card-text-v02 = +1 a entrambe le potenze di fuoco.
st-card-text-v03 = Il primo segnalino In panico che pesca non ha effetto.
st-card-text-v04 = 11 AP per un’attivazione invece di 7; con gli AP variabili, 4 in più del tiro.
st-card-text-v05 = Recupera senza tirare.
st-card-text-v06 = L’unità che la distrugge è perduta anch’essa.
st-card-text-v07 = Ruota gratis, oppure ha +1 DM fino al tuo prossimo turno.
st-card-text-v08 = Può uscire da un esagono che l’artiglieria sta per colpire.
st-card-text-v09 = Lascia un esagono con nemici in qualunque direzione, senza costi in più per muovere all’indietro.
st-card-text-v10 = La tua fazione prende l’iniziativa in un round in cui ha perso il tiro.
st-card-text-v11 = Per un’attivazione o un’azione, il suo segnalino colpo incide solo sul movimento.
st-card-text-v12 = Insieme a una carta azione vale come un’azione sola.
st-card-text-v13 = L’unità nascosta non si rivela durante la sua azione.
st-card-text-v14 = Tira di nuovo un dado di un tiro d’attacco.
st-card-text-v15 = +1 DM ovunque il terreno dia +1 o più.
st-card-text-v30 = +2 a uno dei suoi tiri, dichiarato prima di tirare.

# Eventi; $side è per chi sono.
st-card-text-add-vp = { $side }: { $amount } PV.
st-card-text-add-cap = { $side }: { $amount } CAP per questo round.
st-card-text-add-cards = { $side }: { $amount ->
    [one] 1 carta in più.
   *[other] { $amount } carte in più.
}
st-card-text-end-game = Lo scenario finisce subito.
st-card-text-add-units = { $side }: arrivano le unità tenute per questa carta.
st-card-text-secret-objective = { $side }: { $amount ->
    [one] 1 obiettivo segreto in più.
   *[other] { $amount } obiettivi segreti in più.
}
st-card-drawer = Chi la pesca

# Obiettivi segreti.
st-card-text-hold = Controlla { $objective-the } alla fine: { $points } PV.
st-card-text-destroy = { $count } o più unità nemiche distrutte alla fine: { $points } PV.
st-card-text-spare = Non più di { $count ->
    [one] 1 unità amica perduta
   *[other] { $count } unità amiche perdute
} alla fine: { $points } PV.
