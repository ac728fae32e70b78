# What an attack may do
uf-chain-strength = Strength { $strength } plus the number drawn for each man
uf-chain-man = { $man }: killed { $killed }, pinned { $pinned } of { $of } cards
uf-chain-man-panics = { $man }, pinned: killed { $killed }, routed { $routed }, berserk { $pinned } of { $of } cards
uf-chain-man-runs = { $man }, pinned: killed { $killed }, routed { $routed } of { $of } cards
uf-chance-lost = loss
uf-chance-pinned = only pinned
uf-chance-nothing = no effect
