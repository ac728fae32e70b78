# Transport.
wh-loads = { $unit-The } { $unit-gender ->
    [p] load
   *[other] loads
} { $target-the }.
wh-unloads = { $unit-The } { $unit-gender ->
    [p] unload
   *[other] unloads
} { $target-the }.
wh-towed = { $target-The } { $target-gender ->
    [p] tow
   *[other] tows
} { $unit-the }.
wh-rescue = { $unit-The } { $unit-gender ->
    [p] leave
   *[other] leaves
} a destroyed vehicle: { $face } on a D{ $die }.
wh-saved = { $unit-The } { $unit-gender ->
    [p] save
   *[other] saves
} a squad.
wh-aboard-lost = { $unit-The } { $unit-gender ->
    [p] lose
   *[other] loses
} 1 model with the vehicle.
wh-rejoins = { $unit-The } { $unit-gender ->
    [p] are
   *[other] is
} together again.
wh-load-carrier = You can’t load with { $unit-the }: only trucks and half-tracks carry or tow.
wh-load-what = Vehicles carry your infantry and mortars on the table and tow your guns.
wh-load-combat = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} been in combat: no loading or unloading this turn.
wh-load-has-acted = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} moved or acted this turn and can’t be loaded.
wh-load-once = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} already loaded or unloaded this turn.
wh-load-half = In a turn of loading or unloading { $unit-the } can move { $cm } cm at most.
wh-load-beside = Not all vehicles come to stand beside { $target-the }.
wh-has-loaded = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} loaded and can’t move any more this turn.
wh-unload-nobody = { $unit-The } { $unit-gender ->
    [p] carry
   *[other] carries
} nobody.
wh-unload-no-room = There is no room to set them down beside the vehicles of { $unit-the }.
wh-do-load = Load { $target-the }
wh-do-unload = Unload towards { $face }°
wh-why-load = They ride to where they are wanted
wh-why-unload = On foot they can fight and hold from next turn
wh-why-guns-ready = The guns can fire from next turn
