# Why a hex is not seen. $from and $to are the ends of the line, $by the hex that blocks it, $what stands there.
st-sight-flat = { $to } is not seen from { $from }: the line passes through { $what } in { $by }.
st-sight-tall = { $to } is not seen from { $from }: the line is stopped by { $what } in { $by }, higher than both hexes.
st-sight-hill = { $to } is not seen from { $from }: the hill in { $by } is higher than both hexes.
st-sight-rim = { $to } is not seen from { $from }: the ground in { $by } lies above both gully hexes.
st-sight-crest = { $to } is not seen from { $from }: the high ground in { $by } hides what lies lower behind it.
st-sight-screen = { $to } is not seen from { $from }: the line is stopped by { $what } in { $by }, as high as the upper of the two; all that is lower behind is hidden.
st-sight-blind = { $to } is not seen from { $from }: the lower hex lies in the blind spot right behind { $what } in { $by }.
st-sight-gully = { $to } is not seen from { $from }: { $by } is in a gully and is seen only from the hexes next to it.
st-sight-smoke = { $to } is not seen from { $from }: there is too much smoke between them.
st-sight-guns = { $unit } cannot lower its gun into the gully in { $to }.

# What stands in the way.
st-sight-stone = stone buildings
st-sight-wooden = wooden buildings
st-sight-woods = woods
st-sight-light-woods = light woods
st-sight-corn = tall corn
