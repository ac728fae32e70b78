# Buying an army.
wh-no-such-card = There is no such unit card.
wh-card-of-other-army = { $card-The } { $card-gender ->
    [p] aren’t
   *[other] isn’t
} part of your army.
wh-card-too-new = { $card-The } { $card-gender ->
    [p] enter
   *[other] enters
} service in { $year }.
wh-models-bought = Take { $low } to { $high } models.
wh-no-such-level = The levels are recruits, skilled, veterans and elite.
wh-no-card-left = All cards of { $card-the } are taken: your deck has { $count }.
wh-no-such-company = Companies are numbered from 1 to { $count }; 0 is none.
wh-company-full = Company { $company } has 5 platoons already.
wh-company-incomplete = An HQ needs a company with 3 platoons or more.
wh-has-hq = Company { $company } has its HQ.
wh-other-kind-of-hq = No platoon of that company has { $card }, or they are trucks or mortars: they can’t be its HQ.
wh-hq-needs-it = The HQ of company { $company } needs this platoon: sell the HQ first.
wh-too-dear = That costs { $cost } points; you have { $left } left.
wh-no-army = Buy a platoon first.
wh-spend-more = You have spent { $spent } points; both armies must spend about the same, at least { $least }.
wh-cannot-carry = { $card-The } can’t carry { $rider-the }.
wh-too-few-vehicles = There are { $count ->
    [one] 1 vehicle
   *[other] { $count } vehicles
} for { $needed ->
    [one] 1 squad
   *[other] { $needed } squads
}.
wh-not-bought = You haven’t bought that platoon.
wh-bought = You buy { $models } × { $card } for { $cost } points.
wh-bought-hq = You buy an HQ, { $models } × { $card }, for { $cost } points.
wh-sold = You sell { $models } × { $card } and get { $cost } points back.
wh-army-ready = { $seat-The } { $seat-gender ->
    [p] have
   *[other] has
} bought an army.
wh-quick-armies = Both armies are bought by quick start.
wh-prompt-buy = Buy your army in secret. Points left: { $left }, of { $points }.
wh-todo-buy = { $left ->
    [one] 1 point left
   *[other] { $left } points left
}
wh-carrier-not-in-hand = Choose a carrier that you still have in your hand.
wh-rides = { $unit-The } { $unit-gender ->
    [p] begin
   *[other] begins
} aboard { $carrier-the }.
wh-do-buy = { $models } × { $card }, { $level }, company { $number ->
    [0] none
   *[other] { $number }
} ({ $cost })
wh-do-command = HQ of company { $company }: { $models } × { $card }, { $level } ({ $cost })
wh-do-sell = Sell { $models } × { $card } ({ $cost })
wh-do-ride = Put { $unit-the } aboard { $carrier-the }
wh-do-ready = { $of ->
    [buy] The army is complete
    [lay] No room for more
    [objectives] One objective
    [lay-works] No more works
    [agree] Agree
   *[other] Go on
}
