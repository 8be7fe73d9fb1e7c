import {
  coveredDrawings,
  type Document,
  type Finding,
  findSlot,
  findText,
  mergeOf,
  type PreflightContext,
  placedAssetIds,
  preflight,
} from '@passepartout/document'
import type { PhotoLibrary } from '../photos/photo-library.ts'
import type { DesignerBase } from './designer-base.ts'
import type { ProductActions } from './product-actions.ts'
import { throttle } from './throttle.ts'

/** Maximum delay of findings during continuous changes (designer.md 12). */
const PACE_MS = 120

/** Runs preflight after every change (designer.md 9); findings are in document order. */
export function createPreflightRunner(base: DesignerBase, photos: PhotoLibrary, product: ProductActions) {
  const { editor, design, data, kind } = base
  const repairs = kind.repairs?.(base, product)

  /** Rules that only some documents need, as far as they are loaded (docs/page-loading.md#first-edit). */
  const laterRules: LaterRules = {}
  const fetching = new Set<object>()
  async function fetchRules(later: (typeof LATER)[number]) {
    fetching.add(later)
    try {
      Object.assign(laterRules, await later.load())
      refresh()
    } catch {
      // Offline: the next change retries.
      fetching.delete(later)
    }
  }

  /** Drawings with foil among those that photos cover; determined when there are some. */
  const metal = new Set<string>()
  const seenDrawings = new Set<string>()
  async function findMetal(hash: string) {
    seenDrawings.add(hash)
    try {
      const answer = await fetch(`/configurator-artwork/${hash}.svg`)
      if (!answer.ok || !(await answer.text()).includes('--foil')) return
      metal.add(hash)
      refresh()
    } catch {
      // Offline: the next change retries.
      seenDrawings.delete(hash)
    }
  }

  function context(ordering: boolean): PreflightContext {
    const { uploads, tray, formatPrices, texts, grounds, spelling, faces } = design.get()
    const files: Record<string, 'ready' | 'pending' | 'broken'> = {}
    for (const { key, status } of uploads) {
      if (status === 'refused') files[key] = 'broken'
      else if (status !== 'done') files[key] = 'pending'
    }
    const box = kind.box?.(base)
    const placed = placedAssetIds(editor.getSnapshot().document)
    const freePhotos = tray
      .filter(photo => photo.width > 0 && !files[photo.id] && !placed.has(photo.id))
      .map(({ tiers: _, ...photo }) => ({ ...photo, notices: [...photo.notices] }))
    return {
      quality: kind.quality(data),
      files,
      ordering,
      today: new Date().toISOString().slice(0, 10),
      freePhotos,
      texts,
      grounds,
      ...faces,
      ...laterRules,
      metal,
      ...(spelling && { spelling }),
      formats: repairs?.formats(formatPrices) ?? [],
      edges: repairs?.edges() ?? [],
      ...(box && { box }),
    }
  }

  /** Findings of the server's refusal, each with the element at that time: a changed element is no longer refused. */
  let refused: readonly { finding: Finding; element: unknown }[] = []
  const elementOf = ({ elementId, records }: Finding): unknown => {
    const { document } = editor.getSnapshot()
    if (records) return document.card?.merge
    if (elementId === null) return document
    return findSlot(document, elementId)?.slot ?? findText(document, elementId)?.element
  }

  const run = (ordering = false): Finding[] => {
    const found = preflight(editor.getSnapshot().document, context(ordering))
    const keys = new Set(found.map(({ key }) => key))
    const still = refused.filter(
      ({ finding, element }) => !keys.has(finding.key) && elementOf(finding) === element,
    )
    return [...still.map(({ finding }) => finding), ...found]
  }

  /** Adds the findings of a refused order, so that the check also shows those this device did not find. */
  function takeRefusal(details: unknown): Finding[] {
    const { findings } = Object(details)
    if (!Array.isArray(findings)) return []
    // Trusted: our own server applies the same rules; it omits only repairs.
    const given = (findings as Omit<Finding, 'severity' | 'repairs' | 'kept'>[]).map((finding): Finding => {
      const { elementId } = finding
      const isText = elementId !== null && findText(editor.getSnapshot().document, elementId) !== null
      const edit = {
        id: 'edit-text' as const,
        effect: { type: 'ask' as const, action: 'edit-text' as const, elementId: elementId ?? '' },
      }
      return { ...finding, severity: 'block', repairs: isText ? [{ ...edit, params: {} }] : [], kept: false }
    })
    refused = given.map(finding => ({ finding, element: elementOf(finding) }))
    refresh()
    const keys = new Set(given.map(({ key }) => key))
    return run(true).filter(({ key }) => keys.has(key))
  }

  const refresh = throttle(() => {
    const { document } = editor.getSnapshot()
    for (const later of LATER) if (!fetching.has(later) && later.isFor(document)) void fetchRules(later)
    for (const hash of coveredDrawings(document)) if (!seenDrawings.has(hash)) void findMetal(hash)
    const findings = run().filter(({ assetId }) => assetId === null || photos.isMeasured(assetId))
    design.set({ findings })
  }, PACE_MS)
  editor.onCommit(refresh)
  let seen = design.get()
  design.subscribe(() => {
    const now = design.get()
    const matters =
      now.uploads !== seen.uploads ||
      now.tray !== seen.tray ||
      now.formatPrices !== seen.formatPrices ||
      now.texts !== seen.texts ||
      now.grounds !== seen.grounds ||
      now.spelling !== seen.spelling ||
      now.faces !== seen.faces
    seen = now
    if (matters) refresh()
  })
  refresh()
  return { run, refresh, takeRefusal }
}

type LaterRules = Pick<PreflightContext, 'wordRules' | 'calendarRules' | 'dayRules' | 'mergeRules'>

const LATER: readonly { isFor: (document: Document) => boolean; load: () => Promise<LaterRules> }[] = [
  {
    isFor: ({ pages }) =>
      pages.some(({ elements }) => elements.some(element => element.type === 'text' && element.own)),
    load: async () => ({
      wordRules: (await import('@passepartout/document/word-rules')).CUSTOMER_TEXT_RULES,
    }),
  },
  {
    isFor: document => mergeOf(document) !== null,
    load: async () => ({ mergeRules: (await import('@passepartout/document/merge-rules')).MERGE_RULES }),
  },
  {
    isFor: ({ calendar }) => calendar !== null,
    load: async () => ({
      calendarRules: (await import('../calendar/calendar-check.ts')).CALENDAR_RULES,
    }),
  },
  {
    isFor: ({ calendar }) => !!calendar?.events.length,
    load: async () => ({ dayRules: (await import('../calendar/day-check.ts')).DAY_RULES }),
  },
]

export type PreflightRunner = ReturnType<typeof createPreflightRunner>
