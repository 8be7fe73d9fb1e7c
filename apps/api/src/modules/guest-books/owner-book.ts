import { createMomentFormatter } from '@passepartout/commerce/orders'
import { shopOfOrder } from '@passepartout/commerce/stored-orders'
import type { GuestBookOfOrder, OwnerGuestBook } from '@passepartout/contracts'
import {
  findGuestBook,
  type GuestBookEntryRow,
  type GuestBookRow,
  listGuestBookEntries,
  listOrderLines,
  type OrderRow,
} from '@passepartout/db'
import { findDesign, occasionsOfDesign } from '@passepartout/designs'
import {
  addDays,
  DAY_MS,
  DESIGN_KINDS,
  dayInZone,
  GUEST_BOOK_DAYS,
  GUEST_BOOK_LIMITS,
  type GuestBookKind,
  guestBookKindFor,
  instantInZone,
  RETENTION_DAYS,
  type Shop,
  systemPath,
} from '@passepartout/domain'
import * as z from 'zod'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { requestedOrder } from '../orders/index.ts'

/** States of unpaid and refunded orders, which cannot open a guest book. */
const WITHOUT_BOOK: ReadonlySet<OrderRow['state']> = new Set([
  'placed',
  'awaiting-payment',
  'cancelled',
  'refunded',
])

export interface OrderWithBook {
  order: OrderRow
  kind: GuestBookKind
  book: GuestBookRow | undefined
}

/** The order of a link with its guest book; 404 when its cards include none, 409 while it is unpaid. */
export async function orderWithBook(context: CallContext, token: string): Promise<OrderWithBook | Refusal> {
  const order = await requestedOrder(context, token)
  if ('refused' in order) return order
  const book = await findGuestBook(context.db, { orderId: order.id })
  const kind = book?.kind ?? (await kindOf(context, order))
  if (!kind) return refuse('not-found')
  if (!book && WITHOUT_BOOK.has(order.state)) return refuse('conflict', { text: 'guest-book.unpaid' })
  return { order, kind, book }
}

const pinnedSchema = z.object({ design: z.object({ id: z.string() }) })

async function kindOf({ db, designs }: CallContext, order: OrderRow): Promise<GuestBookKind | undefined> {
  const lines = await listOrderLines(db, order.id)
  const occasions = lines.flatMap(({ kind: word, document }) => {
    const { data } = pinnedSchema.safeParse(document)
    const kind = DESIGN_KINDS.find(one => one === word)
    const design = data && kind && findDesign(designs, kind, data.design.id)
    return design ? occasionsOfDesign(design) : []
  })
  return guestBookKindFor(shopOfOrder(order), occasions)
}

/** The selectable last days of a guest book, in the time zone of the order's country. */
export function daysOf({ delivery, now }: Pick<CallContext, 'delivery' | 'now'>, order: OrderRow) {
  const today = dayInZone(delivery.countries[order.country].timeZone, now)
  return {
    first: addDays(today, GUEST_BOOK_LIMITS.leastDays),
    last: addDays(today, GUEST_BOOK_LIMITS.mostDays),
    proposed: (kind: GuestBookKind) => addDays(today, GUEST_BOOK_DAYS[kind]),
  }
}

/** The end of the chosen last day in the order's country. */
export const endOfDay = (
  { delivery }: Pick<CallContext, 'delivery'>,
  { country }: Pick<OrderRow, 'country'>,
  date: string,
): Date => instantInZone(delivery.countries[country].timeZone, addDays(date, 1), 0)

const deletionOf = ({ endsAt }: GuestBookRow): Date =>
  new Date(endsAt.getTime() + RETENTION_DAYS['guest-books'] * DAY_MS)

/** What guests and owners see of a book alike. */
export function toGuestBookPayload(
  context: Pick<CallContext, 'delivery' | 'now'>,
  order: OrderRow,
  book: GuestBookRow,
) {
  const { kind, title, endsAt } = book
  return {
    ...{ kind, title },
    lastDay: createMomentFormatter(context, order)(new Date(endsAt.getTime() - 1), 'date'),
    isOpen: endsAt > context.now,
  }
}

export const toGuestBookEntryPayload = (
  context: Pick<CallContext, 'delivery'>,
  order: OrderRow,
  { id, author, text, createdAt }: GuestBookEntryRow,
) => ({ id, author, text, writtenAt: createMomentFormatter(context, order)(createdAt, 'date') })

/** The answer of every call of a book's owner. */
export async function toOrderGuestBookPayload(
  context: CallContext,
  { order, kind, book }: OrderWithBook,
): Promise<GuestBookOfOrder> {
  const { first, last, proposed } = daysOf(context, order)
  return {
    kind,
    days: { first, last, proposed: proposed(kind) },
    book: book ? await ownBook(context, order, book) : null,
  }
}

async function ownBook(context: CallContext, order: OrderRow, book: GuestBookRow): Promise<OwnerGuestBook> {
  const entries = await listGuestBookEntries(context.db, { bookId: book.id })
  const { timeZone } = context.delivery.countries[order.country]
  return {
    ...toGuestBookPayload(context, order, book),
    url: bookUrl(context, shopOfOrder(order), book),
    lastDate: dayInZone(timeZone, new Date(book.endsAt.getTime() - 1)),
    deletedAt: createMomentFormatter(context, order)(deletionOf(book), 'date'),
    entries: entries.map(entry => ({
      ...toGuestBookEntryPayload(context, order, entry),
      state: entry.state,
    })),
  }
}

/** Absolute address of a guest book for its guests. */
export const bookUrl = (
  { pageUrl }: Pick<CallContext, 'pageUrl'>,
  shop: Shop,
  { kind, token }: Pick<GuestBookRow, 'kind' | 'token'>,
): string => pageUrl(shop, `${systemPath(shop, `${kind}-book`)}/${token}`)
