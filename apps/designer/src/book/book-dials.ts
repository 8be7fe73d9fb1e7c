import type { SheetRules } from '@passepartout/document/book'
import type { FillOptions } from '@passepartout/document/layout'
import { useSyncExternalStore } from 'react'
import type { BookRules } from '../data/configured-product.ts'
import { createStore } from '../state/store.ts'

/** How the customer wants the photos of a book; for this visit. */
export type BookDials = Pick<FillOptions, 'density' | 'mood' | 'neverCrop'> & {
  /** Number of the proposal for the whole book; the first is 0. */
  proposal: number
}

export const bookDials = createStore<BookDials>({
  density: 'medium',
  mood: 'lively',
  neverCrop: false,
  proposal: 0,
})

export const useBookDials = (): BookDials => useSyncExternalStore(bookDials.subscribe, bookDials.get)

/** Calm pages have wider margins and gaps; both grow with the page. */
const LOOKS = {
  calm: { marginShare: 0.08, gapShare: 0.022 },
  lively: { marginShare: 0.045, gapShare: 0.014 },
} as const

/** @param side shorter side of a page in mm */
export function sheetRules(dials: BookDials, rules: BookRules | undefined, side: number): SheetRules {
  const { marginShare, gapShare } = LOOKS[dials.mood]
  const gapMm = Math.round(gapShare * side * 2) / 2
  return {
    ...{ marginShare, gapMm },
    foldMm: rules?.foldMm ?? 0,
    allowsAcross: rules?.isLayflat ?? false,
  }
}
