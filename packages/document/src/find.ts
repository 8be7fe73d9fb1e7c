import type { PhotoSlot } from './elements/photo/photo.ts'
import { kindOf } from './elements/registry.ts'
import type { TextElement } from './elements/text/text.ts'
import type { Asset, Document, Page } from './model.ts'

export interface FoundSlot {
  page: Page
  pageIndex: number
  slot: PhotoSlot
}

export function findSlot(document: Document, slotId: string): FoundSlot | null {
  for (const [pageIndex, page] of document.pages.entries()) {
    const slot = page.elements.find(element => element.id === slotId)
    if (slot?.type === 'photo') return { page, pageIndex, slot }
  }
  return null
}

export interface FoundText {
  page: Page
  pageIndex: number
  element: TextElement
}

export function findText(document: Pick<Document, 'pages'>, id: string): FoundText | null {
  for (const [pageIndex, page] of document.pages.entries()) {
    const element = page.elements.find(each => each.id === id)
    if (element?.type === 'text') return { page, pageIndex, element }
  }
  return null
}

export const allSlots = (document: Document): FoundSlot[] =>
  document.pages.flatMap((page, pageIndex) =>
    page.elements.filter(element => element.type === 'photo').map(slot => ({ page, pageIndex, slot })),
  )

export const findAsset = (document: Document, assetId: string): Asset | null =>
  Object.hasOwn(document.assets, assetId) ? (document.assets[assetId] ?? null) : null

type Shown = Pick<Document, 'pages'> & Partial<Pick<Document, 'calendar'>>

const placed = new WeakMap<Document['pages'], { of: Shown['calendar']; ids: ReadonlySet<string> }>()

/**
 * Ids of the photos placed on pages and in days of a calendar. Cached for each version: every photo of the tray needs
 * it at each step of a drag.
 */
export function placedAssetIds({ pages, calendar }: Shown): ReadonlySet<string> {
  const known = placed.get(pages)
  if (known && known.of === calendar) return known.ids
  const ids = new Set([
    ...pages.flatMap(page => page.elements.flatMap(element => kindOf(element).assetIds?.(element) ?? [])),
    ...(calendar?.events ?? []).flatMap(({ photo }) => photo?.assetId ?? []),
  ])
  placed.set(pages, { of: calendar, ids })
  return ids
}
