# Annullamenti, suggerimenti e partite serie
web-error-takeback-ask = Qui giocano altre persone: chiedi loro di annullare la mossa.
web-error-takeback-off = È una partita seria: dopo un tiro di dado le decisioni restano.
web-error-hints = In questa partita non ci sono suggerimenti.
web-level-gentle = Principiante
web-level-gentle-hint = Gioca con buon senso, ma non coglie le occasioni migliori. Per le prime partite.
web-seated-gentle = bot principiante
cli-opponent-gentle = un bot per principianti: gioca con buon senso, ma non coglie le occasioni migliori
