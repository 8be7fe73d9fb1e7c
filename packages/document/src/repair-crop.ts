import { LIMITS } from './limits.ts'
import type { Crop } from './model.ts'
import type { RepairReport } from './repair-report.ts'
import { asRecord, repairChoice, repairNumber } from './repair-values.ts'

/** The photo centred, at the smallest size that covers the slot. */
export const DEFAULT_CROP: Crop = {
  fit: 'cover',
  centre: { u: 0.5, v: 0.5 },
  zoom: 1,
  angle: 0,
  quarterTurns: 0,
  mirrored: false,
}

const SHARE = { min: 0, max: 1, fallback: 0.5 }

export function repairCrop(value: unknown, report: RepairReport): Crop {
  const raw = asRecord(value)
  const centre = asRecord(raw.centre)
  return {
    fit: repairChoice(raw.fit, ['cover', 'contain'] as const, 'fit', report),
    centre: {
      u: repairNumber(centre.u, SHARE, 'centre.u', report),
      v: repairNumber(centre.v, SHARE, 'centre.v', report),
    },
    zoom: repairNumber(raw.zoom, { ...LIMITS.zoom, fallback: 1 }, 'zoom', report),
    angle: repairNumber(raw.angle, { min: -LIMITS.angle, max: LIMITS.angle, fallback: 0 }, 'angle', report),
    quarterTurns: repairChoice(raw.quarterTurns, [0, 1, 2, 3] as const, 'quarterTurns', report),
    mirrored: repairChoice(raw.mirrored, [false, true], 'mirrored', report),
  }
}
