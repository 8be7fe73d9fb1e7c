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
  /** Last day for entries. */
  lastDay: displayMomentSchema,
  isOpen: z.boolean(),
})

/** A book for its guests. */
const guestBookSchema = bookSchema.extend({ entries: z.array(entrySchema) })
export type GuestBook = z.infer<typeof guestBookSchema>

/** A book for its owner. */
const ownGuestBookSchema = bookSchema.extend({
  /** Absolute URL for its guests. */
  url: z.string(),
  /** `lastDay` as the value of a date field. */
  lastDate: z.iso.date(),
  /** Deletion of the book and all its entries. */
  deletedAt: displayMomentSchema,
  entries: z.array(entrySchema.extend({ state: z.enum(['waiting', 'shown', 'hidden']) })),
})
export type OwnerGuestBook = z.infer<typeof ownGuestBookSchema>

const ofOrder = z.object({ token: orderTokenSchema })
const entryOfOrder = ofOrder.extend({ id: idSchema })
const ofBook = z.object({ token: tokenSchema })

export const guestBookOfOrderSchema = z.object({
  /** The book included with the order's cards. */
  kind: z.enum(GUEST_BOOK_KINDS),
  /** First and last possible end of a book, and the proposed day. */
  days: z.object({ first: z.iso.date(), last: z.iso.date(), proposed: z.iso.date() }),
  book: ownGuestBookSchema.nullable(),
})
export type GuestBookOfOrder = z.infer<typeof guestBookOfOrderSchema>

export const facts = z.object({
  title: visibleTextSchema(GUEST_BOOK_LIMITS.title),
  /** Last day for entries, in the time zone of the order's country. */
  lastDate: z.iso.date(),
})

export const guestBookSchemas = {
  getGuestBookOfOrder: { params: ofOrder, response: guestBookOfOrderSchema },
  openGuestBook: { params: ofOrder, body: facts, response: guestBookOfOrderSchema },
  changeGuestBook: { params: ofOrder, body: facts, response: guestBookOfOrderSchema },
  removeGuestBook: { params: ofOrder, response: guestBookOfOrderSchema },
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
