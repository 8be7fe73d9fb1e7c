import { type Document, type Finding, type PreflightContext, preflight } from '@passepartout/document'
import type { PhotoLibrary } from '../photos/photo-library.ts'
import type { DesignerBase } from './designer-base.ts'
import { paced } from './pace.ts'
import type { ProductActions } from './product-actions.ts'

/** How long what the check says may lag behind a hand that goes on changing the design (designer.md 12). */
const PACE_MS = 120

/** Print check after every change (designer.md 9); the order of blockers and hints is the document's. */
export function createChecks(base: DesignerBase, photos: PhotoLibrary, product: ProductActions) {
  const { editor, design, data, kind } = base
  const repairs = kind.repairs?.(base, product)

  /** Rules of the customer's own words, fetched once there are some (decision 91). */
  let wordRules: NonNullable<PreflightContext['wordRules']> = []
  let isFetching = false
  async function fetchWordRules() {
    isFetching = true
    try {
      wordRules = (await import('@passepartout/document/word-rules')).OWN_WORD_RULES
      refresh()
    } catch {
      // Without a connection: the next change asks again.
      isFetching = false
    }
  }

  function context(ordering: boolean): PreflightContext {
    const { uploads, tray, formatPrices, texts, grounds, spelling } = design.get()
    const files: Record<string, 'ready' | 'pending' | 'broken'> = {}
    for (const { key, status } of uploads) {
      if (status === 'refused') files[key] = 'broken'
      else if (status !== 'done') files[key] = 'pending'
    }
    const box = kind.box?.(base)
    const freePhotos = tray
      .filter(photo => photo.width > 0 && !files[photo.id])
      .map(({ tiers: _, ...photo }) => ({ ...photo, notices: [...photo.notices] }))
    return {
      quality: kind.quality(data),
      files,
      ordering,
      freePhotos,
      texts,
      grounds,
      wordRules,
      ...(spelling && { spelling }),
      formats: repairs?.formats(formatPrices) ?? [],
      edges: repairs?.edges() ?? [],
      ...(box && { box }),
    }
  }

  const run = (ordering = false): Finding[] => preflight(editor.getSnapshot().document, context(ordering))

  const refresh = paced(() => {
    if (!isFetching && hasOwnWords(editor.getSnapshot().document)) void fetchWordRules()
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
      now.spelling !== seen.spelling
    seen = now
    if (matters) refresh()
  })
  refresh()
  return { run, refresh }
}

const hasOwnWords = ({ pages }: Document) =>
  pages.some(({ elements }) => elements.some(element => element.type === 'text' && element.own))

export type Checks = ReturnType<typeof createChecks>
