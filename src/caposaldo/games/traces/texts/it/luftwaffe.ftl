tr-wings = { $count ->
    [0] La Luftwaffe non ha segnalini in questo turno.
    [one] La Luftwaffe ha 1 segnalino in questo turno.
   *[other] La Luftwaffe ha { $count } segnalini in questo turno.
}
tr-wings-drawn = Segnalini Luftwaffe estratti: Offensivi { $offensive }, Difensivi { $defensive }.
tr-air-none = Nessun supporto aereo.
tr-air-offensive = La Luftwaffe appoggia l’attacco: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a destra.
tr-air-defensive = La Luftwaffe appoggia la difesa: −{ $count } al tiro di dado.

tr-no-offensive-marker = Non hai segnalini Offensivi: con quelli Difensivi non puoi appoggiare un attacco.
tr-no-defensive-marker = Non hai segnalini Difensivi: con quelli Offensivi non puoi appoggiare una difesa.
