# Man against man (20.6 to 20.74)
uf-fight = { $man } against { $opponent }: { $card }, total { $total }; { $other }, total { $against }.

# Why not
uf-fight-not-he = It is not his turn to fight now.

# What a man is worth
uf-chain-fight-morale = Morale of { $man }
uf-chain-fight-weapon = { $weapon }
uf-chain-fight-assistant = Assistant: his weapon does not count
uf-chain-fight-unarmed = Unarmed
uf-chain-fight-jammed = Malfunctioned weapon
uf-chain-fight-burden = Encumbered by a second weapon
uf-chain-fight-pinned = Pinned
uf-chain-fight-help = Men who fight with him
uf-chain-fight-concealed = Concealed card
uf-chain-fight-against = Against { $man }, worth { $value }
uf-chance-wins = wins
uf-chance-both = both fall
uf-chance-loses = falls
