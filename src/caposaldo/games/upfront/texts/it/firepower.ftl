# Da dove viene la potenza di fuoco (6.2)
uf-chain-power = { $man }, { $weapon }
uf-chain-bracketed = { $man }, { $weapon }: valore tra parentesi
uf-chain-bolt = { $man }: fucile a ripetizione in movimento, metà
uf-chain-heroic = { $man }: eroe
uf-chain-flanked = { $man }: fuoco di fianco
uf-chain-encircled = { $man }: bersaglio accerchiato
uf-chain-infiltrated = { $man }: infiltrato
