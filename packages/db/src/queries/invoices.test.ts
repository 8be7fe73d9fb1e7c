import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import {
  findInvoice,
  insertInvoice,
  listOrderInvoices,
  type NewInvoice,
  setInvoicePdfKey,
} from './invoices.ts'
import { insertOrder } from './orders.ts'
import { createVisitor, NOON, newId, sampleOrder, sampleOrderLine } from './rows.fixture.ts'

async function placed(db: Database) {
  const order = sampleOrder(await createVisitor(db), { idempotencyKey: newId(), token: newId() })
  return (await insertOrder(db, order, [sampleOrderLine()])).id
}
const invoice = (orderId: string, part: Partial<NewInvoice> = {}): NewInvoice => ({
  orderId,
  kind: 'invoice',
  seller: 'passepartout',
  key: 'invoice',
  content: number => ({ number }),
  now: NOON,
  ...part,
})
const numbersUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `RE-2026-${String(index + 1).padStart(6, '0')}`)

describeEachDatabase('invoices', database => {
  test('a hundred at once bear a hundred numbers without a gap', async () => {
    const orders: string[] = []
    for (let count = 0; count < 100; count++) orders.push(await placed(database()))
    const issued = await Promise.all(orders.map(id => insertInvoice(database(), invoice(id))))
    expect(issued.map(one => one.invoice.number).sort()).toEqual(numbersUpTo(100))
    expect(
      issued.every(one => (one.invoice.content as { number: string }).number === one.invoice.number),
    ).toBe(true)
  })

  test('one that fails gives its number back', async () => {
    const first = await placed(database())
    const failing = database().transaction(async tx => {
      await insertInvoice(tx, invoice(first))
      throw new Error('the order cannot be shipped after all')
    })
    await expect(failing).rejects.toThrow('after all')
    expect((await insertInvoice(database(), invoice(first))).invoice.number).toBe('RE-2026-000001')
  })

  test('asked for twenty times at once, one is issued', async () => {
    const order = await placed(database())
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => insertInvoice(database(), invoice(order))),
    )
    expect(new Set(asked.map(one => one.invoice.id)).size).toBe(1)
    expect(asked.filter(one => !one.repeated)).toHaveLength(1)
    expect(await listOrderInvoices(database(), order)).toHaveLength(1)
  })

  test('every legal entity and year counts on its own, in the time of the plant', async () => {
    const numbers: string[] = []
    for (const part of [
      {},
      { seller: 'kartenliebe' },
      { now: new Date('2026-12-31T22:59:59Z') },
      { now: new Date('2026-12-31T23:00:00Z') },
      { kind: 'credit-note' as const, now: new Date('2027-01-02T12:00:00Z') },
    ])
      numbers.push((await insertInvoice(database(), invoice(await placed(database()), part))).invoice.number)
    expect(numbers).toEqual([
      'RE-2026-000001',
      'RE-2026-000001',
      'RE-2026-000002',
      'RE-2027-000001',
      'RK-2027-000002',
    ])
  })

  test('an order may have an invoice and a credit note, each with its PDF', async () => {
    const order = await placed(database())
    const { invoice: issued } = await insertInvoice(database(), invoice(order))
    await insertInvoice(database(), invoice(order, { kind: 'credit-note', key: 'refund 1', now: later(1) }))
    await setInvoicePdfKey(database(), { id: issued.id, pdfKey: 'invoices/1.pdf', pdfSha256: 'ab' })
    expect(await listOrderInvoices(database(), order)).toMatchObject([
      { number: 'RE-2026-000001', pdfKey: 'invoices/1.pdf' },
      { number: 'RK-2026-000002', pdfKey: null },
    ])
    expect(await findInvoice(database(), { seller: 'passepartout', number: 'RK-2026-000002' })).toBeDefined()
    expect(await findInvoice(database(), { seller: 'kartenliebe', number: 'RK-2026-000002' })).toBeUndefined()
  })
})

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
