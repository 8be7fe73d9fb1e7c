import { randomUUID } from 'node:crypto'
import { dayInZone, LAB_TIME_ZONE } from '@passepartout/domain'
import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { invoiceCounters, invoices, orders } from '../schema/index.ts'

export type InvoiceRow = typeof invoices.$inferSelect

export interface NewInvoice {
  orderId: string
  kind: InvoiceRow['kind']
  /** The legal entity, whose invoice numbers have no gaps within a year of the lab's time zone. */
  seller: string
  /** Idempotency key within the order. */
  key: string
  /** Content of the document, frozen; called once, with its number. */
  content: (number: string) => unknown
  now: Date
}

const PREFIXES: Readonly<Record<InvoiceRow['kind'], string>> = { invoice: 'RE', 'credit-note': 'RK' }

/**
 * Issues an invoice or credit note in the transaction of its cause. Taking the number locks the counter until the
 * transaction ends: a failed one gives it back. A repeated call returns the document issued before.
 *
 * @throws Error where there is no such order
 */
export function insertInvoice(
  db: Database,
  invoice: NewInvoice,
): Promise<{ invoice: InvoiceRow; repeated: boolean }> {
  const { orderId, kind, seller, key, content, now } = invoice
  return db.transaction(async tx => {
    // Serialises requests for the same document, before either takes a number.
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update')
    if (!order) throw new Error('There is no such order to invoice')
    const [issued] = await tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), eq(invoices.key, key)))
    if (issued) return { invoice: issued, repeated: true }

    const year = Number(dayInZone(LAB_TIME_ZONE, now).slice(0, 4))
    const [counter] = await tx
      .insert(invoiceCounters)
      .values({ seller, year, last: 1 })
      .onConflictDoUpdate({
        target: [invoiceCounters.seller, invoiceCounters.year],
        set: { last: sql`${invoiceCounters.last} + 1` },
      })
      .returning()
    const number = `${PREFIXES[kind]}-${year}-${String(counter?.last).padStart(6, '0')}`
    const row = {
      ...{ id: randomUUID(), orderId, kind, seller, number, key },
      ...{ content: content(number), pdfKey: null, pdfSha256: null, issuedAt: now },
    }
    await tx.insert(invoices).values(row)
    return { invoice: row, repeated: false }
  })
}

/** Sets the storage key of an invoice's PDF. */
export async function setInvoicePdfKey(
  db: Database,
  { id, pdfKey, pdfSha256 }: { id: string; pdfKey: string; pdfSha256: string },
): Promise<void> {
  await db.update(invoices).set({ pdfKey, pdfSha256 }).where(eq(invoices.id, id))
}

/** Invoices and credit notes of an order, oldest first. */
export function listOrderInvoices(db: Database, orderId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.issuedAt))
}

/** The document of a legal entity with a number. */
export async function findInvoice(
  db: Database,
  { seller, number }: { seller: string; number: string },
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.seller, seller), eq(invoices.number, number)))
  return row
}

export interface InvoicePage {
  seller: string
  /** From inclusive, until exclusive. */
  from: Date
  until: Date
  /** The last number of the page before. */
  after?: string | undefined
  limit: number
}

/** Documents of a legal entity that were issued within a time, by number. */
export function listInvoicePage(
  db: Database,
  { seller, from, until, after, limit }: InvoicePage,
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.seller, seller),
        gte(invoices.issuedAt, from),
        lt(invoices.issuedAt, until),
        after === undefined ? undefined : gt(invoices.number, after),
      ),
    )
    .orderBy(asc(invoices.number))
    .limit(limit)
}
