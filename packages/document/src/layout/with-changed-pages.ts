import { withUnplacedPhotoSetAside } from '../change-photos.ts'
import { sameJson } from '../diff-documents.ts'
import { fingerprintDrawing } from '../document-dependencies.ts'
import { isOwnPhoto } from '../elements/photo/photo.ts'
import type { Element } from '../elements/registry.ts'
import { allSlots, findAsset, placedAssetIds } from '../find.ts'
import { LIMITS } from '../limits.ts'
import type { Document, Json, LeftPage, Page } from '../model.ts'

/** The change of one page when the product of a document is changed. */
export interface PageChange {
  /** The current page; undefined if the product gets an additional one. */
  page: Page | undefined
  /**
   * Fingerprints of the configurations before and after the change; undefined if the page exists in one of them only.
   */
  from: string | undefined
  to: string | undefined
  /** The initial page of either configuration, if a design defines it. */
  before?: Page | undefined
  after?: Page | undefined
  /** Restores a page that was dropped with an earlier configuration. */
  again?(left: LeftPage): Page
  /** @param left the page as it was when this configuration was left, if it was changed since */
  there(page: Page, left: LeftPage | undefined): Page
  back(page: Page): Page
}

/** Fingerprint of the initial page of a configuration. */
export const layoutOf = (page: unknown): string => fingerprintDrawing(JSON.stringify(page))

/**
 * Replaces the pages of a document. No photo and no text is lost: photos without a slot are set aside, and every page
 * that reverting the change would not reproduce is stored, so that a change and its reversal give the same document.
 */
export function withChangedPages(document: Document, changes: readonly PageChange[]): Document {
  const known = document.leftPages ?? []
  const used = new Set<LeftPage>()
  const isFree = (assetId: string, { lost }: LeftPage) =>
    findAsset(document, assetId) !== null &&
    (document.aside.includes(assetId) || lost.every(one => one.assetId !== assetId))

  const changed = changes.map(change => {
    const { page, from, to, after } = change
    if (from === to && page) return { change, next: page }
    const entry = to === undefined ? undefined : known.find(({ layout }) => layout === to)
    if (entry) used.add(entry)
    const left = entry && { ...entry, was: withFreePhotos(entry.was, id => isFree(id, entry)) }
    if (to === undefined) return { change, next: undefined }
    if (!page) return { change, next: left ? (change.again?.(left) ?? left.was) : after }
    const isUntouched = entry?.became && same(page, entry.became)
    return { change, next: left && isUntouched ? left.was : change.there(page, left) }
  })

  const pages = changed.flatMap(({ next }) => next ?? [])
  const settled = withPhotosOfPages(document, pages.slice(0, LIMITS.pages), [...used])
  const shown = placedAssetIds(settled)
  const leaving = changed.flatMap(({ change, next }) => leftPageOf(document, change, next, shown))
  const replaced = new Set(leaving.map(({ layout }) => layout))
  const others = known.filter(entry => !used.has(entry) && !replaced.has(entry.layout))
  const followed = others.map(entry => {
    const follower = changed.find(({ change: { page }, next }) => page && next && same(entry.became, page))
    return follower?.next ? { ...entry, became: follower.next } : entry
  })
  const leftPages = [...followed, ...leaving]
    .sort((a, b) => (a.layout < b.layout ? -1 : 1))
    .slice(0, LIMITS.leftPages)
  const { leftPages: _known, ...bare } = settled
  return leftPages.length > 0 ? { ...bare, leftPages } : bare
}

const same = (a: Page | null | undefined, b: Page | null | undefined) =>
  sameJson((a ?? null) as unknown as Json, (b ?? null) as unknown as Json)

/** The page to store; undefined if reverting the change reproduces it. */
function leftPageOf(
  document: Document,
  { page, from, before, back }: PageChange,
  next: Page | undefined,
  shown: ReadonlySet<string>,
): LeftPage[] {
  if (!page || from === undefined || next === page) return []
  if (next ? same(back(next), page) : same(before, page)) return []
  const ids = new Set(
    page.elements.flatMap(one => (one.type === 'photo' && one.photo ? [one.photo.assetId] : [])),
  )
  const lost = [...ids]
    .filter(id => !shown.has(id))
    .map(assetId => ({ assetId, lastCrop: findAsset(document, assetId)?.lastCrop ?? null }))
  return [{ layout: from, was: page, became: next ?? null, lost }]
}

/**
 * Empties slots whose photo was placed elsewhere or deleted in the meantime; a slot added by the customer is removed.
 */
const withFreePhotos = (page: Page, isFree: (assetId: string) => boolean): Page =>
  page.elements.every(one => one.type !== 'photo' || !one.photo || isFree(one.photo.assetId))
    ? page
    : {
        ...page,
        elements: page.elements.flatMap((one): Element[] => {
          if (one.type !== 'photo' || !one.photo || isFree(one.photo.assetId)) return [one]
          return isOwnPhoto(one) ? [] : [{ ...one, photo: null }]
        }),
      }

/** Restored photos are no longer set aside; photos without a slot are. */
function withPhotosOfPages(document: Document, pages: Page[], used: readonly LeftPage[]): Document {
  const placed = new Set(
    pages.flatMap(({ elements }) =>
      elements.flatMap(one => (one.type === 'photo' && one.photo ? [one.photo.assetId] : [])),
    ),
  )
  const found = used.flatMap(({ lost }) => lost.filter(({ assetId }) => placed.has(assetId)))
  const assets = { ...document.assets }
  for (const { assetId, lastCrop } of found) {
    const asset = assets[assetId]
    if (!asset) continue
    const { lastCrop: _since, ...bare } = asset
    assets[assetId] = lastCrop ? { ...asset, lastCrop } : bare
  }
  const aside = document.aside.filter(id => !placed.has(id))
  const moved = { ...document, pages, assets, aside }
  const before = allSlots(document).flatMap(({ slot }) => slot.photo ?? [])
  return before.reduce<Document>(withUnplacedPhotoSetAside, moved)
}
