# Il mazzo (2.2, 16.1, 16.2, 24.6)
uf-deck-over = La pila di pesca è vuota. Il mazzo { $deck } di { $decks } è finito; gli scarti diventano la nuova pila.
uf-time-up = L’ultima pila di pesca è vuota (mazzo { $deck } di { $decks }): la partita termina dopo l’evento in corso.
uf-taken-out = { $card } esce dal gioco; dello stesso tipo { $left ->
    [one] ne resta 1 da togliere.
   *[other] ne restano { $left } da togliere.
}
uf-last-taken-out = { $card } esce dal gioco; era l’ultima da togliere, le altre carte dello stesso tipo si possono giocare.
uf-minefield-spent = { $card } esce dal gioco.
