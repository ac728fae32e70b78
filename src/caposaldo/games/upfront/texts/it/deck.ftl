# Il mazzo (2.2, 16.1, 16.2, 24.6)
uf-deck-over = La pila di pesca è vuota: finisce il mazzo { $deck } di { $decks }, e gli scarti sono la nuova pila.
uf-time-up = La pila di pesca è vuota per l'ultima volta (mazzo { $deck } di { $decks }): finito ciò che è in corso, finisce la partita.
uf-taken-out = { $card } esce dal gioco; { $left ->
    [one] ne deve uscire ancora una
   *[other] ne devono uscire ancora { $left }
} dello stesso tipo.
uf-last-taken-out = { $card } esce dal gioco, l'ultima da togliere: d'ora in poi le altre dello stesso tipo si possono giocare.
uf-minefield-spent = { $card } esce dal gioco.
