# What happens.
bg-plane-comes = Over the battlefield appears { $plane }.
bg-plane-unused = Its turn has passed: { $plane } flies home without attacking.
bg-air-directed = { $observer } directs { $plane } to { $target }.
bg-flak = { $unit } fires at { $plane }: only a 6 will hit.
bg-bombs = Air attack, { $plane } on { $target }: { $dice ->
    [0] no dice left
    [one] one die ({ $faces })
   *[other] { $dice } dice ({ $faces })
}, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.

# Why not.
bg-no-such-plane = Choose one of your own air units.
bg-plane-has-attacked = The one attack of { $plane } has been made.
bg-plane-not-due = The attack of { $plane } is planned for turn { $turn }.
bg-plane-off-table = The base ({ $plane }) must lie wholly on the table.
bg-zone-empty = No enemy in the strike zone ({ $plane }): 9″ by 3″ before the base.
bg-outside-zone = { $target } is outside the strike zone ({ $plane }).
bg-nothing-observed-for = No forward observer or recon unit sees an enemy within 18″: the attack is not possible ({ $plane }).
bg-zone-unobserved = The enemies in the strike zone ({ $plane }) are not observed: it takes a forward observer or a recon unit that sees one of them within 18″.
bg-air-unobserved = { $target } isn’t observed: you need a forward observer or a recon unit that sees it within 18″ ({ $plane }).
