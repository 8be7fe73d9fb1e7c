import type { Finding, Repair, RepairId } from './finding.ts'

/**
 * Repairs that may be carried out with others at one press: they add what is missing or move what would be cut off. None of them
 * repeats a photo, takes words or photos away, leaves paper beside a photo or changes what is ordered.
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

/** What a press on "fix all" does about a finding: its only change, where that is safe. */
export function bulkRepair({ kept, repairs }: Finding): Repair | undefined {
  if (kept) return undefined
  const changes = repairs.filter(({ id, effect }) => id !== 'keep' && effect.type !== 'ask')
  const [only] = changes
  return changes.length === 1 && only && BULK_REPAIRS.has(only.id) ? only : undefined
}
