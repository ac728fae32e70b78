# Several attempts in one action (18.2, 19.3, 24.5)

# Why not
uf-try-something-else = { $group } is doing something else in this action.
uf-try-elsewhere = That man isn’t in { $group }.
uf-try-once = { $man } has already tried in this action.
