# Più tentativi in una sola azione (18.2, 19.3, 24.5)

# Perché no
uf-try-something-else = { $group } in questa azione è occupato con altro.
uf-try-elsewhere = Quell'uomo non è in { $group }.
uf-try-once = { $man } ha già fatto il suo tentativo in questa azione.
