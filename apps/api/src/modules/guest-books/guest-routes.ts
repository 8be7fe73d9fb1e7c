import { randomUUID } from 'node:crypto'
import { readGuestBook, writeGuestBook } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addGuestBookEntry,
  findOrderOfGuestBook,
  type GuestBookRow,
  listGuestBookEntries,
  noteGuestBookNews,
} from '@passepartout/db'
import { GUEST_BOOK_LIMITS, hasGuestBooks, MINUTE_MS } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toGuestBookEntryPayload, toGuestBookPayload } from './owner-book.ts'

/** One email reports the entries of an evening; emails are at least a day apart. */
const WAIT_MS = 10 * MINUTE_MS
const APART_MS = 24 * 60 * MINUTE_MS

/** The guest book of a token, in any language of its channel, because guests are international. */
async function bookAt(context: CallContext, token: string) {
  const spent = context.isSpent('guest-book-token')
  if (spent) return spent
  const found = await findOrderOfGuestBook(context.db, { token })
  if (found?.order.channel === context.shop.channel && hasGuestBooks(context.shop, found.book.kind))
    return found
  return (await context.spend('guest-book-token')) ?? refuse('not-found')
}

const readGuestBookRoute = route(
  readGuestBook,
  schemas.readGuestBook,
  async (context, { params: { token } }) => {
    const found = await bookAt(context, token)
    if ('refused' in found) return found
    const { book } = found
    const order = { ...found.order, locale: context.shop.locale }
    const entries = await listGuestBookEntries(context.db, { bookId: book.id, state: 'shown' })
    return success({
      ...toGuestBookPayload(context, order, book),
      entries: entries.map(entry => toGuestBookEntryPayload(context, order, entry)),
    })
  },
)

const writeGuestBookRoute = route(
  writeGuestBook,
  schemas.writeGuestBook,
  async (context, { params: { token }, body: { author, text } }) => {
    const found = await bookAt(context, token)
    if ('refused' in found) return found
    const spent = await context.spend('guest-book-entry')
    if (spent) return spent
    const { db, now } = context
    const state = await db.transaction(async tx => {
      const entry = { id: randomUUID(), bookId: found.book.id, author, text: oneKindOfLineEnd(text) }
      const added = await addGuestBookEntry(tx, {
        ...entry,
        createdAt: now,
        most: GUEST_BOOK_LIMITS.entries,
      })
      if (added === 'added') await tellOwner({ ...context, db: tx }, found.book)
      return added
    })
    if (state === 'missing') return refuse('not-found')
    if (state === 'ended') return refuse('gone', { text: 'guest-book.ended' })
    if (state === 'full') return refuse('too-large', { text: 'guest-book.full' })
    return success({ isWaiting: true as const }, 201)
  },
)

const oneKindOfLineEnd = (text: string) => text.replace(/\r\n?/g, '\n')

/** Schedules an email about waiting entries in the transaction of the entry. */
async function tellOwner({ db, jobs, now }: Pick<CallContext, 'db' | 'jobs' | 'now'>, { id }: GuestBookRow) {
  const dueAt = await noteGuestBookNews(db, { bookId: id, now, waitMs: WAIT_MS, apartMs: APART_MS })
  if (dueAt) await jobs.enqueue(db, 'guest-book-letter', { bookId: id }, { notBefore: dueAt })
}

export const guestRoutes = [readGuestBookRoute, writeGuestBookRoute]
