# Turns and what pays for them.
st-open-activated = { $unit } is activated.
st-hidden-activated = { $side }: a hidden unit is activated.
st-open-joins-pool = { $unit } joins the activation.
st-hidden-joins-pool = { $side }: a hidden unit joins the activation.
st-open-opportunity = { $unit } takes an opportunity action.
st-hidden-opportunity = { $side }: a hidden unit takes an opportunity action.
st-open-command = { $unit } takes a command action.
st-hidden-command = { $side }: a hidden unit takes a command action.
st-pays-ap = { $side }: { $ap } AP paid, { $left } left.
st-pays-cap = { $side }: { $cap } CAP paid, { $left } left.
st-stalls = { $side }: stalling.
st-passes = { $side }: pass.
st-pool-closed = { $side }: the activation is over{ $ap ->
    [0] .
    [one] , 1 AP is lost.
   *[other] , { $ap } AP are lost.
}
st-pool-filled = { $side }: { $ap } AP for the activation.

# Why not.
st-take-not-yours = That is not one of your units.
st-take-not-there-yet = { $unit } has not arrived yet.
st-take-gone = { $unit } is out of the game.
st-take-spent = { $unit } is spent: no AP for it in this round.
st-take-means = Units act by AP, as an opportunity or by CAP; a card is played first.
st-take-helpless = There is nothing that { $unit } could do and pay for in this way.
st-opportunity-active = { $unit } is active: no opportunity action for it.
st-opportunity-spent = { $unit } is spent: no opportunity action for it.
st-no-cap = There are not enough CAP.
st-no-pool = No activation is open.
st-stall-means = Stalling takes 1 AP of the open activation or 1 CAP.
st-add-only-ap = CAP can be added to an action on AP only.
st-add-one-ap = More CAP make no difference: at least 1 AP comes from the activation.
st-stall-group = A group doesn’t stall: stall with one unit alone.
st-add-no-action = { $unit } has no action to add CAP to: it can only stall or use a card.
st-card-group-later = Play the card on one unit first; others join it afterwards.
st-card-before = Play { $card } at the start of your turn, before you take a unit.
