# Città, punti di attraversamento, testa di ponte.
tr-city-axis = { $city } torna in mano all’Asse.
tr-city-soviet = { $city } cade in mano ai sovietici.
tr-crossing-taken = I sovietici prendono il punto di attraversamento { $crossing }: ora ne hanno { $count }.
tr-bridgehead-destroyed = { $unit-The } distrugge la testa di ponte aviotrasportata nell’esagono { $hex }.
