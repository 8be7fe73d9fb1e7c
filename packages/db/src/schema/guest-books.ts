import type { GuestBookKind } from '@passepartout/domain'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { orders } from './orders.ts'

/** A page of an order of cards, for entries of wedding guests or mourners. */
export const guestBooks = pgTable(
  'guest_books',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<GuestBookKind>().notNull(),
    /** "Lena & Jonas". */
    title: text().notNull(),
    /** Token of its address, which is printed on cards and shown to its owner again: stored in clear. */
    token: text().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /** No entries after this moment. */
    endsAt: timestampColumn('ends_at').notNull(),
    /** When the email about new entries to its owner is due; null where there is none. */
    dueAt: timestampColumn('due_at'),
    /** When the last of these emails was written. */
    toldAt: timestampColumn('told_at'),
  },
  table => [
    uniqueIndex('guest_books_of_order').on(table.orderId),
    uniqueIndex('guest_books_token').on(table.token),
    index('guest_books_end').on(table.endsAt),
  ],
)

/** A guest's entry; the owner of the book decides whether others see it. */
export const guestBookEntries = pgTable(
  'guest_book_entries',
  {
    id: uuid().primaryKey(),
    bookId: uuid('book_id')
      .notNull()
      .references(() => guestBooks.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    text: text().notNull(),
    state: text({ enum: ['waiting', 'shown', 'hidden'] }).notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [index('guest_book_entries_of_book').on(table.bookId, table.createdAt)],
)
