# Negotiation with the Supreme Command. NP: negotiation points.
tr-negotiation = Negotiation with the Supreme Command: { $points } NP to spend.
tr-unit-bought = The Supreme Command grants { $unit } for { $cost } NP.
tr-order-lifted = The order to hold { $city } is lifted.
tr-negotiation-over = The negotiation ends; NP not spent and lost: { $points }.

# Why not.
tr-buy-not-for-sale = { $unit } is not among the Axis reinforcements.
tr-buy-too-dear = { $unit } costs { $cost } NP; NP left: { $points }.
tr-buy-no-place = There is no railway hex where { $unit } could be placed now.
tr-lift-no-order = No order of the Supreme Command stands there.
tr-lift-too-dear = Lifting the order on { $city } costs { $cost } NP; NP left: { $points }.
