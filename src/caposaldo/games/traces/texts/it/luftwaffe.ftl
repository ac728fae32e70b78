tr-wings = { $count ->
    [0] La Luftwaffe non manda segnalini in questo turno.
    [one] La Luftwaffe manda un segnalino in questo turno.
   *[other] La Luftwaffe manda { $count } segnalini in questo turno.
}
tr-wings-drawn = Segnalini Luftwaffe estratti: offensivi { $offensive }, difensivi { $defensive }.
tr-air-none = Nessun supporto della Luftwaffe.
tr-air-offensive = La Luftwaffe appoggia l'attacco: { $count ->
    [one] una colonna
   *[other] { $count } colonne
} a destra.
tr-air-defensive = La Luftwaffe appoggia la difesa: { $count } in meno al tiro di dado.

tr-no-offensive-marker = Fra i segnalini estratti non ce n'è di offensivi: gli altri non servono quando attacchi.
tr-no-defensive-marker = Fra i segnalini estratti non ce n'è di difensivi: gli altri non servono quando difendi.
