bg-rally-out-of-radius = { $unit-The } is outside its command radius and can’t reorganise.
bg-rally-shaken = { $unit-The } recovers: no longer shaken.
bg-rally-recovers = { $unit-The } rolls { $die }, needs { $needs } or more: it recovers.
bg-rally-fails = { $unit-The } rolls { $die }, needs { $needs } or more: still suppressed.
