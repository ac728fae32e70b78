# Recupero.
st-recovery-tried = { $unit } tenta il recupero.
st-recovered = { $unit } si riprende; il segnalino era { $marker }.
st-recovery-failed = { $unit } non si riprende.

# Perché no.
st-recover-healthy = { $unit } non ha nulla da cui riprendersi.
st-recover-never = Da questo segnalino { $unit } non si riprende mai.
st-recover-enemy = { $unit } ha nemici nel suo esagono: non può tentare il recupero.
st-recover-moving = Questa carta fa muovere: con essa non si tenta il recupero.
st-recover-cost = Il recupero costa { $cost }: è più di quanto c'è.

# Che cosa aiuta, e le probabilità.
st-chain-recovery-cover = Riparo nell'esagono
st-chain-recovery-company = { $count ->
    [one] Un'unità amica sana nell'esagono
   *[other] { $count } unità amiche sane nell'esagono
}
st-chain-recovery-number = { $unit } si riprende con almeno { $number }
st-chance-recovers = si riprende
st-chance-stays = non si riprende
