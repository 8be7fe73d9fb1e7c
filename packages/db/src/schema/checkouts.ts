import type { Locale, PaymentMethod } from '@passepartout/domain'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { timestampColumn } from './columns.ts'

/** What was typed and chosen on the way to an order; one per cart, gone with it. */
export const checkouts = pgTable('checkouts', {
  cartId: uuid('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  /** Sent with the order; a new one once the order is written. */
  idempotencyKey: uuid('idempotency_key').notNull(),
  /** The address step as typed, also half. */
  address: jsonb().$type<unknown>(),
  /** In which it was typed: mails about the cart speak it. */
  locale: text().$type<Locale>(),
  /** The step was taken without a complaint. */
  addressDoneAt: timestampColumn('address_done_at'),
  shippingOption: text('shipping_option'),
  paymentMethod: text('payment_method').$type<PaymentMethod>(),
  /** Hash and content of what the receipt last showed, to tell what has changed since. */
  shown: jsonb().$type<unknown>(),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})

/** Codes that were entered, in this order; whether they bring something is reckoned anew each time. */
export const checkoutCodes = pgTable(
  'checkout_codes',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** As it is written on the voucher, in capitals with hyphens. */
    code: text().notNull(),
    enteredAt: timestampColumn('entered_at').notNull(),
  },
  table => [primaryKey({ columns: [table.cartId, table.code] })],
)
