# What an attack may do
uf-chain-strength = Strength { $strength }, the number of a card for each man comes on top
uf-chain-man = { $man }: killed { $killed }, pinned { $pinned } of { $of } cards
uf-chain-man-panics = { $man }, pinned: killed { $killed }, routed { $routed }, berserk { $pinned } of { $of } cards
uf-chain-man-runs = { $man }, pinned: killed { $killed }, routed { $routed } of { $of } cards
uf-chance-lost = men lost
uf-chance-pinned = only pinned
uf-chance-nothing = nothing
