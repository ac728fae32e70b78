# Da dove viene la potenza di fuoco (6.2)
uf-chain-power = { $man }, { $weapon }
uf-chain-bracketed = { $man }, { $weapon }: valore fra parentesi
uf-chain-bolt = { $man }: ripetizione ordinaria in movimento, la metà
uf-chain-heroic = { $man }: eroe
uf-chain-flanked = { $man }: fuoco sul fianco
uf-chain-encircled = { $man }: bersaglio accerchiato
uf-chain-infiltrated = { $man }: infiltrato
