import type { Occasion } from '../catalogue/vocabulary.ts'
import { type Shop, shopSettings } from '../shops/shop.ts'

/** Books for the guests of a celebration, and for mourners (spec 9, channel defaults). */
export const GUEST_BOOK_KINDS = ['guest', 'condolence'] as const
export type GuestBookKind = (typeof GUEST_BOOK_KINDS)[number]

/** The book kind offered with cards for an occasion. */
const KIND_OF_OCCASION: Partial<Record<Occasion, GuestBookKind>> = {
  wedding: 'guest',
  mourning: 'condolence',
}

export const GUEST_BOOK_LIMITS = {
  /** Longest title, in characters. */
  title: 80,
  author: 60,
  text: 1500,
  entries: 1000,
  /** Days that a book stays open after it was opened or changed. */
  leastDays: 1,
  mostDays: 400,
} as const

/**
 * Default lifetime of a new book in days, unless its owner chooses another date: save-the-date cards are sent a year
 * ahead.
 */
export const GUEST_BOOK_DAYS: Record<GuestBookKind, number> = { guest: 365, condolence: 120 }

export const hasGuestBooks = (shop: Shop, kind: GuestBookKind): boolean => {
  const { guestbooks, condolenceBooks } = shopSettings(shop)
  return kind === 'guest' ? guestbooks : condolenceBooks
}

/** The book kind offered with an order of cards for these occasions; `undefined` if the shop has none. */
export function guestBookKindFor(shop: Shop, occasions: Iterable<Occasion>): GuestBookKind | undefined {
  for (const occasion of occasions) {
    const kind = KIND_OF_OCCASION[occasion]
    if (kind && hasGuestBooks(shop, kind)) return kind
  }
  return undefined
}
