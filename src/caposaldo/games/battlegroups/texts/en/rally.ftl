bg-rally-out-of-radius = { $unit } is out of its Command's radius and cannot reorganise.
bg-rally-shaken = { $unit } is no longer shaken.
bg-rally-recovers = { $unit } rolls { $die }, needs { $needs } or more: it recovers.
bg-rally-fails = { $unit } rolls { $die }, needs { $needs } or more: it stays suppressed.
