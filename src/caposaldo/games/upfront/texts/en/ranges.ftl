# Chits reset by agreement (5.62).
uf-proposes-chits = The { $side } propose { $by } to their range chits and the opposite to the enemy’s.
uf-chits-reset = Range chits shift: { $by } for the { $side }, the opposite for the enemy. Relative ranges don’t change.
uf-nothing-proposed = There is no proposal yet.
uf-already-proposed = The enemy has made a proposal: accept it or leave the chits as they are.
uf-useless-proposal = That doesn’t bring the range chits closer to 0–5.
