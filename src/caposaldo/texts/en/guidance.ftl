# Objectives and odds
flow-goals = Objectives
flow-goals-same = The same objectives
flow-goals-fold = Fold the objectives
flow-goal-progress = { $now } of { $needed }
flow-now = If the game ended now
flow-works = Works
flow-works-share = { $chance } works
flow-nothing = Nothing
flow-costs = Costs you
flow-odds-works = Works { $chance }
flow-odds-results = : { $results }.
flow-odds-costs = Costs you { $chance }: { $results }.
flow-odds-free = Costs you nothing.
flow-unless = won’t come to it
flow-hits-you = They hit you: { $chance }

# Hints
flow-hint = Hint
flow-hint-try = Try this: { $action }.
flow-hint-none = No hint for this decision.
flow-hint-show = Show me
flow-hint-other = Another idea
flow-hint-shown = Shown on the board
