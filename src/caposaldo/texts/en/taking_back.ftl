# Take-backs, hints and serious games
web-error-takeback-ask = Other people play here: ask them to undo it.
web-error-takeback-off = This is a serious game: decisions stand once dice have been rolled.
web-error-hints = There are no hints in this game.
web-level-gentle = Beginner
web-level-gentle-hint = Plays sensibly, but misses its best chances. For your first games.
web-seated-gentle = bot, beginner
cli-opponent-gentle = a bot for beginners: sensible, but misses its best chances
