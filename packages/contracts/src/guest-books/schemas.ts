import { GUEST_BOOK_KINDS, GUEST_BOOK_LIMITS } from '@passepartout/domain'
import * as z from 'zod'
import { displayMomentSchema } from '../delivery/schemas.ts'
import { orderTokenSchema } from '../orders/schemas.ts'
import { idSchema, visibleTextSchema } from '../shapes.ts'

/** 128 bits in base64url. */
const tokenSchema = z.string().regex(/^[\w-]{22}$/)

const entrySchema = z.object({
  id: idSchema,
  author: z.string(),
  text: z.string(),
  writtenAt: displayMomentSchema,
})
export type GuestBookEntry = z.infer<typeof entrySchema>

const bookSchema = z.object({
  kind: z.enum(GUEST_BOOK_KINDS),
  title: z.string(),
  /** The last day on which somebody can write. */
  lastDay: displayMomentSchema,
  isOpen: z.boolean(),
})

/** A book as its guests see it. */
const guestBookSchema = bookSchema.extend({ entries: z.array(entrySchema) })
export type GuestBook = z.infer<typeof guestBookSchema>

/** A book as its owner sees it. */
const ownGuestBookSchema = bookSchema.extend({
  /** Absolute address for its guests. */
  url: z.string(),
  /** `lastDay` as a date field takes it. */
  lastDate: z.iso.date(),
  /** When the book and all that guests wrote is deleted. */
  deletedAt: displayMomentSchema,
  entries: z.array(entrySchema.extend({ state: z.enum(['waiting', 'shown', 'hidden']) })),
})
export type OwnerGuestBook = z.infer<typeof ownGuestBookSchema>

const ofOrder = z.object({ token: orderTokenSchema })
const entryOfOrder = ofOrder.extend({ id: idSchema })
const ofBook = z.object({ token: tokenSchema })

const ownAnswer = z.object({
  /** The book that the order's cards come with. */
  kind: z.enum(GUEST_BOOK_KINDS),
  /** Days that a book may be chosen to end on, from the first to the last, and the one proposed. */
  days: z.object({ first: z.iso.date(), last: z.iso.date(), proposed: z.iso.date() }),
  book: ownGuestBookSchema.nullable(),
})
export type GuestBookOfOrder = z.infer<typeof ownAnswer>

const facts = z.object({
  title: visibleTextSchema(GUEST_BOOK_LIMITS.title),
  /** The last day on which somebody can write, by the clock of the order's country. */
  lastDate: z.iso.date(),
})

export const guestBookSchemas = {
  getGuestBookOfOrder: { params: ofOrder, response: ownAnswer },
  openGuestBook: { params: ofOrder, body: facts, response: ownAnswer },
  changeGuestBook: { params: ofOrder, body: facts, response: ownAnswer },
  removeGuestBook: { params: ofOrder, response: ownAnswer },
  decideGuestBookEntry: {
    params: entryOfOrder,
    body: z.object({ state: z.enum(['shown', 'hidden']) }),
    response: z.object({ id: idSchema }),
  },
  showWaitingGuestBookEntries: { params: ofOrder, response: z.object({ shown: z.int() }) },
  removeGuestBookEntry: { params: entryOfOrder, response: z.object({ id: idSchema }) },
  readGuestBook: { params: ofBook, response: guestBookSchema },
  writeGuestBook: {
    params: ofBook,
    body: z.object({
      author: visibleTextSchema(GUEST_BOOK_LIMITS.author),
      text: visibleTextSchema(GUEST_BOOK_LIMITS.text),
    }),
    response: z.object({ isWaiting: z.literal(true) }),
  },
}
