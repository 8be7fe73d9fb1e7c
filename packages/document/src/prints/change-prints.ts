import { withAssets } from '../change-photos.ts'
import { sanitiseLine } from '../elements/text/edit-text.ts'
import { findAsset } from '../find.ts'
import { LIMITS } from '../limits.ts'
import type { Asset, Document, Page, PrintChoices } from '../model.ts'
import { type PrintStyle, printChoices, printPage, printSlot, printStyleOf } from './print-page.ts'

/** Changes of prints; missing properties do not change. */
export type PrintChange = Partial<PrintStyle & PrintChoices>

const hasPhoto = (page: Page) => printSlot(page)?.photo != null

/** The pages with a photo; an empty document of prints has a single empty page. */
export const printsWithPhoto = (document: Document): Page[] => document.pages.filter(hasPhoto)

/** Total number of prints, copies included. */
export const printCount = (document: Document): number =>
  printsWithPhoto(document).reduce((sum, page) => sum + printChoices(page).copies, 0)

/** Adds a page for every photo, up to the limit of a document, in the style of the given page. */
export function withPrints(
  document: Document,
  photos: readonly { pageId: string; asset: Asset }[],
  like: { look: PrintStyle; bleed: number; safe: number },
): Document {
  const before = printsWithPhoto(document)
  const added = photos
    .slice(0, Math.max(0, LIMITS.pages - before.length))
    .map(({ pageId, asset }) => printPage({ id: pageId, asset, ...like }))
  if (added.length === 0) return document
  const assets = photos.slice(0, added.length).map(({ asset }) => asset)
  return { ...withAssets(document, assets), pages: [...before, ...added] }
}

/** Changes format, fit, border, copies, paper or back of some prints; crops keep their focal point and zoom. */
export function withChangedPrints(
  document: Document,
  pageIds: ReadonlySet<string>,
  change: PrintChange,
): Document {
  return {
    ...document,
    pages: document.pages.map(page => (pageIds.has(page.id) ? changed(document, page, change) : page)),
  }
}

function changed(document: Document, page: Page, change: PrintChange): Page {
  const photo = printSlot(page)?.photo
  const look = printStyleOf(page)
  const { copies, paper, back } = { ...printChoices(page), ...change }
  const rebuilt = printPage({
    id: page.id,
    asset: photo ? findAsset(document, photo.assetId) : null,
    look: {
      format: change.format ?? look.format,
      fit: change.fit ?? look.fit,
      borderMm: change.borderMm ?? look.borderMm,
    },
    bleed: page.bleed.top,
    safe: page.safe.top,
    ...(photo && { crop: photo.crop }),
    choices: {
      copies: Math.min(LIMITS.copies, Math.max(1, Math.round(copies))),
      paper,
      back: back === null ? null : sanitiseLine(back, LIMITS.backLength),
    },
  })
  return rebuilt
}

/** Removes prints; their photos stay in the document with their crop. Removing the last one leaves an empty page. */
export function withoutPrints(document: Document, pageIds: ReadonlySet<string>): Document {
  const gone = document.pages.filter(({ id }) => pageIds.has(id))
  const [first] = gone
  if (!first) return document
  const remaining = document.pages.filter(({ id }) => !pageIds.has(id))
  const assets = { ...document.assets }
  for (const page of gone) {
    const photo = printSlot(page)?.photo
    const asset = photo && assets[photo.assetId]
    if (photo && asset) assets[photo.assetId] = { ...asset, lastCrop: photo.crop }
  }
  const look: PrintStyle = { ...printStyleOf(first), fit: 'cover', borderMm: 0 }
  const empty = () =>
    printPage({ id: first.id, asset: null, look, bleed: first.bleed.top, safe: first.safe.top })
  return { ...document, assets, pages: remaining.length > 0 ? remaining : [empty()] }
}

/** Sorts prints by a comparison of their photos; the sort is stable. */
export const withSortedPrints = (document: Document, compare: (a: Asset, b: Asset) => number): Document => {
  const assetOf = (page: Page) => {
    const photo = printSlot(page)?.photo
    return photo ? findAsset(document, photo.assetId) : null
  }
  return {
    ...document,
    pages: document.pages.toSorted((one, other) => {
      const [a, b] = [assetOf(one), assetOf(other)]
      return a && b ? compare(a, b) : 0
    }),
  }
}

/** Turns the prints of a photo to its orientation, once its true size is known. */
export function withRotatedPrints(document: Document, assetId: string): Document {
  const ids = new Set(
    document.pages.filter(page => printSlot(page)?.photo?.assetId === assetId).map(({ id }) => id),
  )
  return ids.size > 0 ? withChangedPrints(document, ids, {}) : document
}
