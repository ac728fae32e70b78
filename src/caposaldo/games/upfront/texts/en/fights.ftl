# Man against man (20.6 to 20.74)
uf-fight = { $man }: { $card }, total { $total }; { $opponent }: { $other }, total { $against }.

# Why not
uf-fight-not-he = He can’t fight now.

# What a man is worth
uf-chain-fight-morale = Morale of { $man }
uf-chain-fight-weapon = { $weapon }
uf-chain-fight-assistant = Assistant: his weapon doesn’t count
uf-chain-fight-unarmed = Unarmed
uf-chain-fight-jammed = Jammed weapon
uf-chain-fight-burden = Second weapon carried
uf-chain-fight-pinned = Pinned
uf-chain-fight-help = Men on his side
uf-chain-fight-concealed = Concealed card
uf-chain-fight-against = Against { $man } ({ $value })
uf-chance-wins = wins
uf-chance-both = both fall
uf-chance-loses = falls
