# Mentre giocano i bot: lo schermo segue il loro turno, una decisione alla volta
pace-label = Bot
pace-group = Ritmo dei bot
pace-step = Passo
pace-step-hint = Dopo ogni decisione aspetta la barra spaziatrice.
pace-normal = Normale
pace-normal-hint = Il tempo di leggere ogni decisione.
pace-fast = Veloce
pace-fast-hint = Uno sguardo rapido a ogni decisione.
pace-instant = Subito
pace-instant-hint = Direttamente alla tua decisione.
pace-auto = Automatico
pace-auto-hint = Normale nelle tue prime tre partite a ogni gioco, poi veloce.
pace-run = { $seat }: { $at } di { $of }
pace-so-far = { $seat }: finora { $count }…
pace-pause = Pausa
pace-go-on = Continua
pace-rest = Mostra subito il resto
pace-next = Avanti
pace-bar = Avanzamento di questo turno
pace-set = Le decisioni dei bot
pace-set-hint = Con che ritmo vedi ciò che fa un bot. La barra spaziatrice passa subito alla prossima; tienila premuta per andare veloce.
pace-happening = Sta succedendo

# Guardare due bot
watch-wants = Che cosa vuole ogni parte
watch-live = In diretta
watch-live-hint = Mostra ogni decisione appena è presa
watch-take-over = Gioca tu
watch-take-over-title = Gioca tu da qui
watch-idea = Tu che cosa faresti?
watch-idea-of = Consiglio per { $seat }
watch-idea-none = Per questa decisione non ci sono consigli.
watch-idea-another = Un’altra idea
watch-idea-close = Chiudi
web-error-idea = Un consiglio in questo momento rivelerebbe ciò che i giocatori nascondono.
