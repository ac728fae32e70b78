# Perché un attacco non arriva ai dadi.
bg-unless-falls-short = { $unit-The } non arriva a contatto con { $target-the }: si ferma a { $gap }″.
bg-unless-withdraws = { $target-The } si ritirerà davanti al tiro già dichiarato: questo tiro andrebbe perduto.
