import type { PageRole } from './model.ts'
import type { RepairReport } from './repair-report.ts'
import { asRecord } from './repair-values.ts'

export const CURRENT_VERSION = 2

type Migration = (raw: Record<string, unknown>) => Record<string, unknown>

/**
 * Migrations from each older version to the next. A new version adds its step here, and frozen documents of the
 * previous version to `fixtures/`, which are never edited afterwards.
 */
const MIGRATIONS: Readonly<Record<number, Migration>> = { 1: fromVersion1 }

/** Migrates an older document to the current version; null if its version is unknown or newer than this program. */
export function migrate(raw: Record<string, unknown>, report: RepairReport): Record<string, unknown> | null {
  let current = raw
  while (current.version !== CURRENT_VERSION) {
    const step = typeof current.version === 'number' ? MIGRATIONS[current.version] : undefined
    if (!step) return null
    current = step(current)
    report.note('version', 'migrated')
  }
  return current
}

/**
 * Version 1 had upright photo slots only; the elements that a design drew around them followed from the address. It had
 * no locale either, because it contained no text.
 */
function fromVersion1(raw: Record<string, unknown>): Record<string, unknown> {
  return {
    ...raw,
    version: 2,
    locale: 'en-GB',
    design: null,
    refinement: 'none',
    calendar: null,
    card: null,
    artworks: {},
    pages: Array.isArray(raw.pages) ? raw.pages.map(page => pageFrom1(asRecord(page), raw.kind)) : raw.pages,
  }
}

function pageFrom1(page: Record<string, unknown>, kind: unknown): Record<string, unknown> {
  const { id, elements } = page
  const month = kind === 'calendar' && typeof id === 'string' ? /^month-([1-9]\d?)$/.exec(id)?.[1] : undefined
  return {
    ...page,
    role: roleFrom1(kind, id),
    spine: null,
    month: month === undefined ? null : Number(month) - 1,
    elements: Array.isArray(elements) ? elements.map(elementFrom1) : elements,
  }
}

function roleFrom1(kind: unknown, id: unknown): PageRole {
  if (kind === 'calendar') return id === 'cover' ? 'cover' : 'sheet'
  if (kind === 'photobook') return id === 'cover' ? 'cover' : /^pages-/.test(String(id)) ? 'spread' : 'inside'
  const faces = ['back', 'inside-left', 'inside-right'] as const
  return kind === 'card' ? (faces.find(face => face === id) ?? 'front') : 'front'
}

const elementFrom1 = (element: unknown) => ({
  ...{ turn: 0, locked: true, mask: 'rect', radiusMm: 0, border: null },
  ...asRecord(element),
})
