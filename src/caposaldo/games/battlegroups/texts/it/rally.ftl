bg-rally-out-of-radius = { $unit } è fuori dal raggio del suo Comando e non può riorganizzarsi.
bg-rally-shaken = { $unit } si riprende e non è più scosso.
bg-rally-recovers = { $unit } tira { $die } e serve { $needs }: recupera.
bg-rally-fails = { $unit } tira { $die } e serve { $needs }: resta soppresso.
