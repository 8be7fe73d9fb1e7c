import type { Finding, Repair, RepairId } from './finding.ts'

/**
 * Repairs that can be applied together: they add missing content or move content away from the trim. None of them
 * repeats a photo, removes texts or photos, leaves paper beside a photo, or changes the order.
 */
const BULK_REPAIRS: ReadonlySet<RepairId> = new Set([
  'fill-places',
  'show-subject',
  'into-bleed',
  'move-inside',
  'smaller-text',
  'larger-box',
  'larger-text',
  'readable-colour',
  'thicker-lines',
])

/** The repair of a finding that "fix all" applies: its only one, if that is safe. */
export function bulkRepair({ kept, repairs }: Finding): Repair | undefined {
  if (kept) return undefined
  const changes = repairs.filter(({ id, effect }) => id !== 'keep' && effect.type !== 'ask')
  const [only] = changes
  return changes.length === 1 && only && BULK_REPAIRS.has(only.id) ? only : undefined
}
