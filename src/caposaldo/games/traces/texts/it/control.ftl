# Città, punti di attraversamento, testa di ponte.
tr-city-axis = { $city } torna in mano all'Asse.
tr-city-soviet = { $city } cade in mano ai Sovietici.
tr-crossing-taken = Il punto di attraversamento { $crossing } passa ai Sovietici, che ora ne hanno { $count }.
tr-bridgehead-destroyed = { $unit } distrugge la testa di ponte aviotrasportata in { $hex }.
