import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  cartLineRecipients,
  cartLines,
  carts,
  orderLineRecipients,
  type StoredRecipient,
} from '../schema/index.ts'
import type { CartLineRow, CartOwner } from './carts.ts'

export type { StoredRecipient }

/** The cart's lines that are to be ordered, in the order in which they were added, each with its recipients. */
export function listLinesToOrder(
  db: Database,
  { visitorId, channel, country }: CartOwner,
): Promise<(CartLineRow & { recipients: readonly StoredRecipient[] })[]> {
  return db
    .select({
      ...getTableColumns(cartLines),
      recipients: sql<readonly StoredRecipient[]>`coalesce(${cartLineRecipients.list}, '[]'::jsonb)`,
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .leftJoin(cartLineRecipients, eq(cartLineRecipients.lineId, cartLines.id))
    .where(
      and(
        eq(carts.visitorId, visitorId),
        eq(carts.channel, channel),
        eq(carts.country, country),
        isNull(cartLines.removedAt),
        isNull(cartLines.savedAt),
      ),
    )
    .orderBy(asc(cartLines.position), asc(cartLines.createdAt))
}

/** Changes the recipients of a line; whoever changes them at the same moment waits for their turn. */
export function changeRecipients(
  db: Database,
  {
    lineId,
    now,
    change,
  }: {
    lineId: string
    now: Date
    change: (list: readonly StoredRecipient[]) => readonly StoredRecipient[]
  },
): Promise<readonly StoredRecipient[]> {
  return db.transaction(async tx => {
    await tx.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.id, lineId)).for('update')
    const [row] = await tx.select().from(cartLineRecipients).where(eq(cartLineRecipients.lineId, lineId))
    const list = change(row?.list ?? [])
    await tx
      .insert(cartLineRecipients)
      .values({ lineId, list, updatedAt: now })
      .onConflictDoUpdate({ target: cartLineRecipients.lineId, set: { list, updatedAt: now } })
    return list
  })
}

/** Freezes the recipients of ordered lines; called in the transaction that writes the order. */
export async function keepOrderRecipients(
  tx: Database,
  recipients: ReadonlyMap<string, readonly StoredRecipient[]>,
): Promise<void> {
  const rows = [...recipients].map(([lineId, list]) => ({ lineId, list }))
  if (rows.length > 0) await tx.insert(orderLineRecipients).values(rows)
}

/** Of an ordered line, in the order of their list. */
export async function recipientsOfOrderLine(
  db: Database,
  lineId: string,
): Promise<readonly StoredRecipient[]> {
  const [row] = await db.select().from(orderLineRecipients).where(eq(orderLineRecipients.lineId, lineId))
  return row?.list ?? []
}
