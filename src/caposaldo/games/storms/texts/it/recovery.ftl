# Recupero.
st-recovery-tried = { $unit-The } tenta il recupero.
st-recovered = { $unit-The } recupera; il segnalino era { $marker }.
st-recovery-failed = { $unit-The } non recupera.

# Perché no.
st-recover-healthy = { $unit-The } non ha segnalini colpo da cui recuperare.
st-recover-never = { $unit-The } non può mai recuperare dal suo segnalino colpo.
st-recover-enemy = { $unit-The } non può recuperare: ci sono nemici nel suo esagono.
st-recover-moving = Questa carta serve solo a muovere: non puoi usarla per il recupero.
st-recover-cost = Il recupero costa { $cost }, più di quanto hai.

# Che cosa aiuta, e le probabilità.
st-chain-recovery-cover = Copertura nell’esagono
st-chain-recovery-company = { $count ->
    [one] 1 unità amica sana nell’esagono
   *[other] { $count } unità amiche sane nell’esagono
}
st-chain-recovery-number = Recupero { $unit-del }: { $number } o più con i dadi
st-chance-recovers = recupera
st-chance-stays = non recupera
