# What happens.
bg-plane-comes = { $plane-The } appears over the battlefield.
bg-plane-unused = { $plane-The } flies home without attacking: its turn is over.
bg-air-directed = { $observer-The } directs { $plane-the } to { $target-the }.
bg-flak = { $unit-The } fires at { $plane-the }: the air attack hits only on a 6.
bg-bombs = Air attack by { $plane-the } on { $target-the }: { $dice ->
    [0] no dice left
    [one] 1 die ({ $faces })
   *[other] { $dice } dice ({ $faces })
}, { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.

# Why not.
bg-no-such-plane = Choose one of your air units.
bg-plane-has-attacked = { $plane-The } has already made its one attack.
bg-plane-not-due = { $plane-The } is due to attack in turn { $turn }.
bg-plane-off-table = The base of { $plane-the } must lie wholly on the table.
bg-zone-empty = No enemy in the strike zone of { $plane-the }: 9″ by 3″ in front of its base.
bg-outside-zone = { $target-The } is outside the strike zone of { $plane-the }.
bg-nothing-observed-for = { $plane-The } can’t attack: no forward observer or recon unit sees an enemy within 18″.
bg-zone-unobserved = No enemy in the strike zone of { $plane-the } is observed. A forward observer or a recon unit must see one of them within 18″.
bg-air-unobserved = { $target-The } isn’t observed: a forward observer or a recon unit must see it within 18″ before { $plane-the } can attack it.
