# Where firepower comes from (6.2)
uf-chain-power = { $man }, { $weapon }
uf-chain-bracketed = { $man }, { $weapon }: bracketed value
uf-chain-bolt = { $man }: bolt action on the move, half
uf-chain-heroic = { $man }: hero
uf-chain-flanked = { $man }: fire into the flank
uf-chain-encircled = { $man }: target encircled
uf-chain-infiltrated = { $man }: infiltrator
