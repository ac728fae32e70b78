# While bots play: the screen follows their turn decision by decision
pace-label = Bots
pace-group = Pace of the bots
pace-step = Step
pace-step-hint = Each decision waits for the space bar.
pace-normal = Normal
pace-normal-hint = Time to read each decision.
pace-fast = Fast
pace-fast-hint = A quick look at each decision.
pace-instant = Instant
pace-instant-hint = Straight to your own decision.
pace-auto = By itself
pace-auto-hint = Normal in your first three games of each kind, then fast.
pace-run = { $seat }: { $at } of { $of }
pace-so-far = { $seat }: { $count } so far…
pace-pause = Pause
pace-go-on = Go on
pace-rest = Show the rest at once
pace-next = Next
pace-bar = Progress of this turn
pace-set = Bots’ decisions
pace-set-hint = How fast you are shown what a bot does. The space bar goes on at once; hold it to go fast.
pace-happening = Happening now

# Watching two bots
watch-wants = What each side wants
watch-live = Live
watch-live-hint = Show every decision as it is made
watch-take-over = Take over
watch-take-over-title = Take over from here
watch-idea = What would you do?
watch-idea-of = Advice for { $seat }
watch-idea-none = There is no advice for this decision.
watch-idea-another = Another idea
watch-idea-close = Close
web-error-idea = Advice at this moment would reveal what players hold.
