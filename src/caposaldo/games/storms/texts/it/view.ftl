# Prezzi di ciò che non è un movimento.
st-bill-turn = Ruotare sul posto
st-bill-hide = Nascondersi

# Che cosa fanno le carte. Carte azione.
st-card-text-2 = Un'azione di un'unità o di un gruppo, qualunque sia il costo; il suo stato non conta e non cambia.
st-card-text-3 = Un'unità o un gruppo recupera senza tirare.
st-card-text-4 = Un'unità o un gruppo tenta il recupero.
st-card-text-5 = Un'unità o un gruppo muove fino a due esagoni, senza altri costi.
st-card-text-6 = Un'unità nemica in vista diventa esausta.
st-card-text-7 = Un dado: altrettanti PA si aggiungono alla riserva aperta.
st-card-text-8 = Un dado: altrettanti PAC in più per questo turno, anche oltre il massimo.
st-card-text-9 = Prima del primo tiro di un attacco: +2 alla potenza di fuoco contro ogni suo bersaglio.
st-card-text-10 = Due azioni di seguito; ognuna si paga come al solito.
st-card-text-11 = Un'unità o un gruppo si trincera: +1 MD finché resta nel suo esagono.
st-card-text-12 = Dopo un proprio tiro: si ritirano tutti i dadi e vale il nuovo risultato.
st-card-text-13 = Un dado: il nemico perde fino a 3 PAC.
st-card-text-20 = Un'unità nemica in vista e non attiva non può muovere fino alla fine del turno.
st-card-text-30 = Un'unità perlustra il terreno: i nemici nascosti entro due esagoni che vede vengono rivelati.

# Armi e artiglieria.
st-card-text-weapon = Si attacca con queste al posto delle armi dell'unità: potenza di fuoco { $red } contro il rosso, { $blue } contro il blu, { $range ->
    [0] nello stesso esagono.
    [one] fino a { $range } esagono di distanza.
   *[other] fino a { $range } esagoni di distanza.
}
st-card-text-no-cover = Terreno e fumo non proteggono.
st-card-text-metal = Solo contro veicoli e cannoni, al posto delle armi dell'unità: potenza di fuoco { $blue }, { $range ->
    [0] nello stesso esagono.
    [one] fino a { $range } esagono di distanza.
   *[other] fino a { $range } esagoni di distanza.
} Il terreno non protegge.
st-card-text-artillery = Artiglieria fuori mappa: potenza di fuoco { $red } contro il rosso, { $blue } contro il blu, su { $hexes } esagoni; { $missions ->
    [one] una missione.
   *[other] { $missions } missioni.
} Si pianifica in segreto un turno prima.

# Veterani.
st-card-text-v01 = 5 PA in più per questa attivazione; questi e il resto della riserva servono solo a muovere.
st-card-text-v02 = +1 a entrambe le potenze di fuoco.
st-card-text-v03 = Il primo segnalino In panico che pesca non ha effetto.
st-card-text-v04 = 11 PA per un'attivazione invece di 7; con i PA variabili, 4 in più del tiro.
st-card-text-v05 = Recupera senza tirare.
st-card-text-v06 = Chi la distrugge è perduto anch'esso.
st-card-text-v07 = Ruota gratis, oppure ha +1 MD fino alla vostra prossima giocata.
st-card-text-v08 = Può uscire da un esagono che l'artiglieria sta per colpire.
st-card-text-v09 = Lascia un esagono con nemici in qualunque direzione, senza pagare di più per arretrare.
st-card-text-v10 = La vostra parte prende l'iniziativa di un turno in cui l'ha persa.
st-card-text-v11 = Non risente del suo segnalino di colpo, tranne che nel movimento, per un'attivazione o un'azione.
st-card-text-v12 = Insieme a una carta azione vale come un'azione sola.
st-card-text-v13 = Nulla tradisce l'unità nascosta durante la sua azione.
st-card-text-v14 = Si ritira un dado di un tiro d'attacco.
st-card-text-v15 = +1 MD ovunque il terreno dia +1 o più.
st-card-text-v30 = +2 a uno dei suoi tiri, dichiarato prima di lanciare i dadi.

# Eventi; $side è per chi sono.
st-card-text-add-vp = { $side }: { $amount } PV.
st-card-text-add-cap = { $side }: { $amount } PAC per questo turno.
st-card-text-add-cards = { $side }: { $amount ->
    [one] una carta in più.
   *[other] { $amount } carte in più.
}
st-card-text-end-game = Lo scenario finisce subito.
st-card-text-add-units = { $side }: entrano le unità tenute da parte per questa carta.
st-card-text-secret-objective = { $side }: { $amount ->
    [one] un obiettivo segreto in più.
   *[other] { $amount } obiettivi segreti in più.
}
st-card-drawer = Chi la pesca

# Obiettivi segreti.
st-card-text-hold = Controllare { $objective } alla fine: { $points } PV.
st-card-text-destroy = { $count } o più unità nemiche distrutte alla fine: { $points } PV.
st-card-text-spare = Non più di { $count } unità proprie perdute alla fine: { $points } PV.
