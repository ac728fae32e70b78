# Il controllo dei rifornimenti.
tr-supply-checked = Controllo dei rifornimenti, { $side }: fuori rifornimento { $out }, isolate { $isolated }.
tr-supply-restored = Di nuovo in rifornimento: { $units }.
tr-supply-out = Fuori rifornimento: { $units }.
tr-supply-isolated = Isolate: { $units }.
