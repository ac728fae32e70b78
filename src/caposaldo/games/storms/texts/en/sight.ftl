# Why a hex is not seen. $from and $to are the ends of the line, $by the hex that blocks it, $what stands there.
st-sight-flat = No LOS from { $from-the } to { $to-the }: blocked by { $what } at { $by-the }.
st-sight-tall = No LOS from { $from-the } to { $to-the }: blocked by { $what } at { $by-the }, higher than both hexes.
st-sight-hill = No LOS from { $from-the } to { $to-the }: the hill at { $by-the } is higher than both hexes.
st-sight-rim = No LOS from { $from-the } to { $to-the }: the ground at { $by-the } is higher than both gully hexes.
st-sight-crest = No LOS from { $from-the } to { $to-the }: the crest at { $by-the } hides lower ground behind it.
st-sight-screen = No LOS from { $from-the } to { $to-the }: blocked by { $what } at { $by-the }, as high as the higher hex; everything lower behind is hidden.
st-sight-blind = No LOS from { $from-the } to { $to-the }: the lower hex is in the blind spot behind { $what } at { $by-the }.
st-sight-gully = No LOS from { $from-the } to { $to-the }: { $by-the } is in a gully, seen only from adjacent hexes.
st-sight-smoke = No LOS from { $from-the } to { $to-the }: too much smoke between them.
st-sight-guns = { $unit } can’t lower its gun into the gully at { $to-the }.

# What stands in the way.
st-sight-stone = stone buildings
st-sight-wooden = wooden buildings
st-sight-woods = woods
st-sight-light-woods = light woods
st-sight-corn = tall corn
