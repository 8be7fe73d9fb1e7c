import type { Repairer } from './repair-report.ts'

export const CURRENT_VERSION = 1

type Migration = (raw: Record<string, unknown>) => Record<string, unknown>

/**
 * From each older version to the next; version 1 is the first. A new version adds its step here and a frozen
 * document of the version before to `fixtures/`, which is never edited afterwards.
 */
const MIGRATIONS: Readonly<Record<number, Migration>> = {}

/** Brings an older document up to date; null when its version is unknown or newer than this program. */
export function migrate(raw: Record<string, unknown>, report: Repairer): Record<string, unknown> | null {
  let current = raw
  while (current.version !== CURRENT_VERSION) {
    const step = typeof current.version === 'number' ? MIGRATIONS[current.version] : undefined
    if (!step) return null
    current = step(current)
    report.note('version', 'migrated')
  }
  return current
}
