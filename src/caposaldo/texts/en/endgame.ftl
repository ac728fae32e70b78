### The end of a game: how it went, score and losses, attacks, luck.

endgame-title = The end of the game
endgame-open = How it went
endgame-close = Close
endgame-loading = Looking back at the game…
endgame-failed = The account of the game could not be made. Close this and open it again.
endgame-unfinished = The game isn’t over: there is no account of it yet.
endgame-unfinished-file = the game isn’t over, so there is no account of it yet

## How it went

endgame-how = How it went
endgame-how-note = how you stood, judged afterwards
endgame-how-note-side = how { $seat-the } stood, judged afterwards
endgame-curve = { $seat }: { $first } of 100 at the start, { $low } at the lowest, { $high } at the highest, { $last } at the end
endgame-turn = Turn { $turn }
endgame-turn-short = { $turn }
endgame-turning = Turning points
endgame-show = Show decision { $n } on the board
endgame-no-turning = No single decision changed much.

## Score and losses

endgame-score = Score
endgame-no-score = This game keeps no score.
endgame-of = { $now } / { $needed }
endgame-lost = Lost
endgame-lost-none = No losses
endgame-lost-in = Turn { $turn }
endgame-lost-by = by { $unit-the }
endgame-lost-count = { $count ->
    [0] No losses
    [one] 1 lost
   *[other] { $count } lost
}

## Attacks

endgame-shots = Attacks
endgame-shots-note = with the chance of success
endgame-chance = { $percent }% to succeed
endgame-best = Best
endgame-worst = Worst
endgame-mattered = Mattered most
endgame-shot = { $target }: { $came }
endgame-no-shots = No attack left anything to chance.

## Luck

endgame-luck = Luck
endgame-luck-note = dice and cards against what was to be expected
endgame-luck-very-lucky = Very lucky
endgame-luck-lucky = Lucky
endgame-luck-a-little-lucky = A little lucky
endgame-luck-even = As expected
endgame-luck-a-little-unlucky = A little unlucky
endgame-luck-unlucky = Unlucky
endgame-luck-very-unlucky = Very unlucky
endgame-luck-over = { $score } over { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
endgame-luck-none = No rolls

## Buttons

endgame-replay = Replay from the turning point
endgame-replay-start = Replay
endgame-again = Again
endgame-other-side = Other side
endgame-next = Next scenario
endgame-record = Record
