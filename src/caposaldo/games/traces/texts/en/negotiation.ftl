# Negotiation with the Supreme Command. NP: negotiation points.
tr-negotiation = Negotiation with the Supreme Command: { $points } NP to spend.
tr-unit-bought = The Supreme Command grants { $unit-the } for { $cost } NP.
tr-order-lifted = The Supreme Command Order for { $city } is lifted.
tr-negotiation-over = The negotiation ends: { $points } NP unspent and lost.

# Why not.
tr-buy-not-for-sale = { $unit-The } isn’t an Axis reinforcement.
tr-buy-too-dear = { $unit-The } costs { $cost } NP; you have { $points }.
tr-buy-no-place = { $unit-The } can’t arrive now: there is no railway hex to place it.
tr-lift-no-order = There is no Supreme Command Order there.
tr-lift-too-dear = Lifting the order for { $city } costs { $cost } NP; you have { $points }.
