bg-rally-out-of-radius = { $unit } is outside its command radius and can’t reorganise.
bg-rally-shaken = { $unit } recovers: no longer shaken.
bg-rally-recovers = { $unit } rolls { $die }, needs { $needs } or more: it recovers.
bg-rally-fails = { $unit } rolls { $die }, needs { $needs } or more: still suppressed.
