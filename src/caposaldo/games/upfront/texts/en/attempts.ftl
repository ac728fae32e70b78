# Several attempts in one action (18.2, 19.3, 24.5)

# Why not
uf-try-something-else = { $group } is busy with something else in this action.
uf-try-elsewhere = That man is not in { $group }.
uf-try-once = { $man } has had his attempt in this action.
