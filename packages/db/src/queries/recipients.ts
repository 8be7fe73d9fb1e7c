import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { cartLineRecipients, cartLines, orderLineRecipients, type StoredRecipient } from '../schema/index.ts'

export type { StoredRecipient }

/** Whether the entry is a recipient of copies; otherwise it is the address of a single card (docs/ordering.md#single-card). */
export const isOnRecipientList = ({ copies }: Pick<StoredRecipient, 'copies'>): boolean => copies > 0

/**
 * Changes the recipients of a line; simultaneous changes are serialised. For a line that was ordered or removed
 * meanwhile, nothing is stored.
 */
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
    const held = await tx
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(eq(cartLines.id, lineId))
      .for('update')
    if (held.length === 0) return []
    const [row] = await tx.select().from(cartLineRecipients).where(eq(cartLineRecipients.lineId, lineId))
    const list = change(row?.list ?? [])
    await tx
      .insert(cartLineRecipients)
      .values({ lineId, list, updatedAt: now })
      .onConflictDoUpdate({ target: cartLineRecipients.lineId, set: { list, updatedAt: now } })
    return list
  })
}

/** Recipients of a cart line, in the order of their list. */
export async function listCartLineRecipients(
  db: Database,
  lineId: string,
): Promise<readonly StoredRecipient[]> {
  const [row] = await db
    .select({ list: cartLineRecipients.list })
    .from(cartLineRecipients)
    .where(eq(cartLineRecipients.lineId, lineId))
  return row?.list ?? []
}

/** Number of entries on the recipient lists of these cart lines; lines without a list are left out. */
export async function countListed(
  db: Database,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(cartLineRecipients)
    .where(inArray(cartLineRecipients.lineId, [...lineIds]))
  return new Map(rows.map(({ lineId, list }) => [lineId, list.filter(isOnRecipientList).length]))
}

/** Freezes the recipients of ordered lines; called in the transaction that writes the order. */
export async function snapshotRecipients(
  tx: Database,
  recipients: ReadonlyMap<string, readonly StoredRecipient[]>,
): Promise<void> {
  const rows = [...recipients].map(([lineId, list]) => ({ lineId, list }))
  if (rows.length > 0) await tx.insert(orderLineRecipients).values(rows)
}

/** Recipients of an order line, in the order of their list. */
export async function listOrderLineRecipients(
  db: Database,
  lineId: string,
): Promise<readonly StoredRecipient[]> {
  const [row] = await db.select().from(orderLineRecipients).where(eq(orderLineRecipients.lineId, lineId))
  return row?.list ?? []
}
