import { and, asc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import { bindParam, prepareStatement, rowParams } from '../prepare-statement.ts'
import { cartLines, carts } from '../schema/index.ts'

export const cartOwnerCondition = and(
  eq(carts.visitorId, bindParam('visitorId')),
  eq(carts.channel, bindParam('channel')),
  eq(carts.country, bindParam('country')),
)

/** Lines of a cart, without those removed before `since`. */
export const selectCartLines = prepareStatement('all-cart-lines', db =>
  db
    .select(getTableColumns(cartLines))
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(
      and(cartOwnerCondition, or(isNull(cartLines.removedAt), gt(cartLines.removedAt, bindParam('since')))),
    )
    .orderBy(asc(cartLines.position), asc(cartLines.createdAt)),
)

export const insertCart = prepareStatement('make-cart', db =>
  db
    .insert(carts)
    .values({
      ...rowParams(['id', 'visitorId', 'channel', 'country']),
      createdAt: bindParam('now'),
      updatedAt: bindParam('now'),
    })
    .onConflictDoUpdate({
      target: [carts.visitorId, carts.channel, carts.country],
      set: { updatedAt: sql`excluded.updated_at` },
    })
    .returning({ id: carts.id }),
)

export const insertLine = prepareStatement('insert-cart-line', db =>
  db
    .insert(cartLines)
    .values(
      rowParams([
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

/** All lines of a cart, removed ones included, and any other row with the id of a new line. */
export const selectConflictingLines = prepareStatement('cart-lines-beside', db =>
  db
    .select({
      id: cartLines.id,
      cartId: cartLines.cartId,
      position: cartLines.position,
      removedAt: cartLines.removedAt,
    })
    .from(cartLines)
    .where(or(eq(cartLines.cartId, bindParam('cartId')), eq(cartLines.id, bindParam('id')))),
)
