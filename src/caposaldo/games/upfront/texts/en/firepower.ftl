# Where firepower comes from (6.2)
uf-chain-power = { $man }, { $weapon }
uf-chain-bracketed = { $man }, { $weapon }: value in brackets
uf-chain-bolt = { $man }: bolt-action rifle on the move, half
uf-chain-heroic = { $man }: hero
uf-chain-flanked = { $man }: flank fire
uf-chain-encircled = { $man }: target encircled
uf-chain-infiltrated = { $man }: infiltrator
