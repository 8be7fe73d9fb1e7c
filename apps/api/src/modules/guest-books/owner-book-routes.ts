import { randomUUID } from 'node:crypto'
import {
  changeGuestBook,
  decideGuestBookEntry,
  getGuestBookOfOrder,
  openGuestBook,
  removeGuestBook,
  removeGuestBookEntry,
  showWaitingGuestBookEntries,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import * as queries from '@passepartout/db'
import { addDays, GUEST_BOOK_LIMITS } from '@passepartout/domain'
import { newSecret } from '../../auth/secrets.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { daysOf, endOfDay, type OrderWithBook, orderWithBook, toOrderGuestBookPayload } from './owner-book.ts'

const getGuestBookOfOrderRoute = route(
  getGuestBookOfOrder,
  schemas.getGuestBookOfOrder,
  async (context, { params: { token } }) => {
    const found = await orderWithBook(context, token)
    return 'refused' in found ? found : success(await toOrderGuestBookPayload(context, found))
  },
)

const openGuestBookRoute = route(
  openGuestBook,
  schemas.openGuestBook,
  async (context, { params: { token }, body: { title, lastDate } }) => {
    const found = await orderWithBook(context, token)
    if ('refused' in found) return found
    const { order, kind } = found
    const wrong = dayProblem(context, found, lastDate)
    if (wrong) return wrong
    const { db, now } = context
    const book = await queries.openGuestBook(db, {
      ...{ id: randomUUID(), orderId: order.id, kind, title, createdAt: now },
      token: newSecret(),
      endsAt: endOfDay(context, order, lastDate),
    })
    if (!book) return refuse('conflict', { text: 'guest-book.is-open' })
    return success(await toOrderGuestBookPayload(context, { ...found, book }), 201)
  },
)

const changeGuestBookRoute = route(
  changeGuestBook,
  schemas.changeGuestBook,
  async (context, { params: { token }, body: { title, lastDate } }) => {
    const found = await orderWithBook(context, token)
    if ('refused' in found) return found
    const wrong = dayProblem(context, found, lastDate)
    if (wrong) return wrong
    const { order } = found
    const endsAt = endOfDay(context, order, lastDate)
    const book = await queries.changeGuestBook(context.db, { orderId: order.id, title, endsAt })
    return book ? success(await toOrderGuestBookPayload(context, { ...found, book })) : refuse('not-found')
  },
)

const removeGuestBookRoute = route(
  removeGuestBook,
  schemas.removeGuestBook,
  async (context, { params: { token } }) => {
    const found = await orderWithBook(context, token)
    if ('refused' in found) return found
    const isGone = await queries.removeGuestBook(context.db, { orderId: found.order.id })
    return isGone
      ? success(await toOrderGuestBookPayload(context, { ...found, book: undefined }))
      : refuse('not-found')
  },
)

const decideGuestBookEntryRoute = route(
  decideGuestBookEntry,
  schemas.decideGuestBookEntry,
  async (context, { params: { token, id }, body: { state } }) => {
    const book = await openedBook(context, token)
    if ('refused' in book) return book
    const decision = { id, bookId: book.id, state }
    return (await queries.decideGuestBookEntry(context.db, decision)) ? success({ id }) : refuse('not-found')
  },
)

const showWaitingGuestBookEntriesRoute = route(
  showWaitingGuestBookEntries,
  schemas.showWaitingGuestBookEntries,
  async (context, { params: { token } }) => {
    const book = await openedBook(context, token)
    if ('refused' in book) return book
    const shown = await queries.showWaitingGuestBookEntries(context.db, { bookId: book.id })
    return success({ shown })
  },
)

const removeGuestBookEntryRoute = route(
  removeGuestBookEntry,
  schemas.removeGuestBookEntry,
  async (context, { params: { token, id } }) => {
    const book = await openedBook(context, token)
    if ('refused' in book) return book
    const isGone = await queries.removeGuestBookEntry(context.db, { id, bookId: book.id })
    return isGone ? success({ id }) : refuse('not-found')
  },
)

/** The guest book of an order's link; 404 when none was opened. */
async function openedBook(context: CallContext, token: string): Promise<queries.GuestBookRow | Refusal> {
  const found = await orderWithBook(context, token)
  return 'refused' in found ? found : (found.book ?? refuse('not-found'))
}

/** A book can end today or on one of the selectable days. */
function dayProblem(
  context: CallContext,
  { order, book }: OrderWithBook,
  lastDate: string,
): Refusal | undefined {
  const { first, last } = daysOf(context, order)
  const earliest = book ? addDays(first, -1) : first
  if (lastDate >= earliest && lastDate <= last) return undefined
  return refuse('invalid-input', {
    errors: { lastDate: [context.translate('guest-book.day', { days: GUEST_BOOK_LIMITS.mostDays })] },
  })
}

export const ownerBookRoutes = [
  getGuestBookOfOrderRoute,
  openGuestBookRoute,
  changeGuestBookRoute,
  removeGuestBookRoute,
  decideGuestBookEntryRoute,
  showWaitingGuestBookEntriesRoute,
  removeGuestBookEntryRoute,
]
