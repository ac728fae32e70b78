# Più tentativi in una sola azione (18.2, 19.3, 24.5)

# Perché no
uf-try-something-else = In questa azione il gruppo { $group } sta facendo altro.
uf-try-elsewhere = Quell’uomo non è nel gruppo { $group }.
uf-try-once = { $man } ha già tentato in questa azione.
