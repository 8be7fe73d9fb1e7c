import { and, asc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import { cartLines, carts } from '../schema/index.ts'
import { given, givenRow, statement } from '../statement.ts'

/** The cart of a visitor in a shop. */
export const givenOwner = and(
  eq(carts.visitorId, given('visitorId')),
  eq(carts.channel, given('channel')),
  eq(carts.country, given('country')),
)

/** Lines of a cart, without those that were taken out before `since`. */
export const allLines = statement('all-cart-lines', db =>
  db
    .select(getTableColumns(cartLines))
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(givenOwner, or(isNull(cartLines.removedAt), gt(cartLines.removedAt, given('since')))))
    .orderBy(asc(cartLines.position), asc(cartLines.createdAt)),
)

export const makeCart = statement('make-cart', db =>
  db
    .insert(carts)
    .values({
      ...givenRow(['id', 'visitorId', 'channel', 'country']),
      createdAt: given('now'),
      updatedAt: given('now'),
    })
    .onConflictDoUpdate({
      target: [carts.visitorId, carts.channel, carts.country],
      set: { updatedAt: sql`excluded.updated_at` },
    })
    .returning({ id: carts.id }),
)

export const insertLine = statement('insert-cart-line', db =>
  db
    .insert(cartLines)
    .values(
      givenRow([
        ...([
          'id',
          'cartId',
          'position',
          'draftId',
          'draftRevision',
          'kind',
          'title',
          'configuration',
        ] as const),
        ...([
          'document',
          'contentHash',
          'quantity',
          'seenPrice',
          'currency',
          'createdAt',
          'updatedAt',
        ] as const),
      ]),
    ),
)

/** All of a cart, also what was taken out, and whatever else has the id of a new line. */
export const linesBeside = statement('cart-lines-beside', db =>
  db
    .select({
      id: cartLines.id,
      cartId: cartLines.cartId,
      position: cartLines.position,
      removedAt: cartLines.removedAt,
    })
    .from(cartLines)
    .where(or(eq(cartLines.cartId, given('cartId')), eq(cartLines.id, given('id')))),
)
