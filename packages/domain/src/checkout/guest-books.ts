import type { Occasion } from '../catalogue/vocabulary.ts'
import { type Shop, shopSettings } from '../shops/shop.ts'

/** What guests of a celebration write into, and what mourners write into (spec 9, channel defaults). */
export const GUEST_BOOK_KINDS = ['guest', 'condolence'] as const
export type GuestBookKind = (typeof GUEST_BOOK_KINDS)[number]

/** The book that belongs to cards for an occasion. */
const KIND_OF_OCCASION: Partial<Record<Occasion, GuestBookKind>> = {
  wedding: 'guest',
  mourning: 'condolence',
}

export const GUEST_BOOK_LIMITS = {
  /** Letters. */
  title: 80,
  author: 60,
  text: 1500,
  entries: 1000,
  /** Days that a book stays open from the day it was opened or changed. */
  leastDays: 1,
  mostDays: 400,
} as const

/** Days until a new book ends by itself, unless its owner chooses another day: save-the-date cards go out a year before. */
export const GUEST_BOOK_DAYS: Record<GuestBookKind, number> = { guest: 365, condolence: 120 }

/** Whether a shop has books of a kind. */
export const hasGuestBooks = (shop: Shop, kind: GuestBookKind): boolean => {
  const { guestbooks, condolenceBooks } = shopSettings(shop)
  return kind === 'guest' ? guestbooks : condolenceBooks
}

/** The book that an order of cards for these occasions comes with; nothing where the shop has none for them. */
export function guestBookKindFor(shop: Shop, occasions: Iterable<Occasion>): GuestBookKind | undefined {
  for (const occasion of occasions) {
    const kind = KIND_OF_OCCASION[occasion]
    if (kind && hasGuestBooks(shop, kind)) return kind
  }
  return undefined
}
