# Chits reset by agreement (5.62).
uf-proposes-chits = { $side } proposes to reset the range chits: { $by } on its own, the opposite on the other side's.
uf-chits-reset = The range chits are reset: { $by } on those of { $side }, the opposite on the others. No relative range changes.
uf-nothing-proposed = Nothing has been proposed yet.
uf-already-proposed = The other side has made a proposal: accept it or leave the chits as they are.
uf-useless-proposal = That would not bring the range chits nearer to the span from 0 to 5.
