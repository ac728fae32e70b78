# Turns and what pays for them.
st-open-activated = { $unit } is activated.
st-hidden-activated = { $side-The } activate a hidden unit.
st-open-joins-pool = { $unit } joins the activation.
st-hidden-joins-pool = { $side-The } add a hidden unit to the activation.
st-open-opportunity = { $unit } takes an opportunity action.
st-hidden-opportunity = { $side-The } take an opportunity action with a hidden unit.
st-open-command = { $unit } takes a command action.
st-hidden-command = { $side-The } take a command action with a hidden unit.
st-pays-ap = { $side-The } spend { $ap } AP; { $left } left.
st-pays-cap = { $side-The } spend { $cap } CAP; { $left } left.
st-stalls = { $side-The } stall.
st-passes = { $side-The } pass.
st-pool-closed = { $side-The } end the activation{ $ap ->
    [0] .
    [one] {" "}and lose 1 AP.
   *[other] {" "}and lose { $ap } AP.
}
st-pool-filled = { $side-The } get { $ap } AP for the activation.

# Why not.
st-take-not-yours = That isn’t one of your units.
st-take-not-there-yet = { $unit } hasn’t arrived yet.
st-take-gone = { $unit } is out of the game.
st-take-spent = { $unit } is spent: it can’t use AP this round.
st-take-means = Act with AP, by opportunity or with CAP; play a card before you choose a unit.
st-take-helpless = { $unit } has no action that you can pay for in this way.
st-opportunity-active = { $unit } is active: it can’t take an opportunity action.
st-opportunity-spent = { $unit } is spent: it can’t take an opportunity action.
st-no-cap = You don’t have enough CAP.
st-no-pool = You have no open activation.
st-stall-means = Stalling costs 1 AP of the open activation or 1 CAP.
st-add-only-ap = You can add CAP only to an action on AP.
st-add-one-ap = More CAP make no difference: at least 1 AP comes from the activation.
st-stall-group = A group can’t stall: stall with one unit alone.
st-add-no-action = { $unit } has no action to add CAP to: it can only stall or use a card.
st-card-group-later = Play the card on one unit first; others join it afterwards.
st-card-before = Play { $card } at the start of your turn, before you choose a unit.
