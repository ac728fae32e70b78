# Recupero.
st-recovery-tried = { $unit }: tentativo di recupero.
st-recovered = { $unit }: recupero riuscito; il segnalino era { $marker }.
st-recovery-failed = { $unit }: recupero fallito.

# Perché no.
st-recover-healthy = { $unit }: nulla da recuperare.
st-recover-never = { $unit }: da questo segnalino non ci si riprende mai.
st-recover-enemy = { $unit }: con nemici nell'esagono niente recupero.
st-recover-moving = Questa carta fa muovere: con essa non si tenta il recupero.
st-recover-cost = Il recupero costa { $cost }: è più di quanto c'è.

# Che cosa aiuta, e le probabilità.
st-chain-recovery-cover = Riparo nell'esagono
st-chain-recovery-company = { $count ->
    [one] Un'unità amica sana nell'esagono
   *[other] { $count } unità amiche sane nell'esagono
}
st-chain-recovery-number = { $unit }: recupero con almeno { $number }
st-chance-recovers = si riprende
st-chance-stays = non si riprende
