import {
  findOrder,
  listBankEntries,
  listBankEntriesOfOrder,
  listOrderEvents,
  type OrderRow,
  transitionOrder,
} from '@passepartout/db'
import { creditorReference, formatReference, qrReferenceOf } from '@passepartout/domain'
import { statementFile } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createPayment, importStatement, paymentStatusPayload, retryPayment } from './index.ts'
import { usePaymentShop } from './payments.fixture.ts'

const { db, context, order, called } = usePaymentShop()

const again = async ({ number }: OrderRow) => (await findOrder(db(), number)) as OrderRow
const stateOf = async (one: OrderRow) => (await again(one)).state
const journal = async ({ id }: OrderRow) => (await listOrderEvents(db(), id)).map(({ kind }) => kind)

/** An order that awaits a transfer. */
async function awaited(part: Parameters<typeof order>[0] = {}, trusted: string[] = []): Promise<OrderRow> {
  const one = await order(part)
  await db().transaction(tx => createPayment(tx, context(undefined, { invoiceCustomers: trusted }), one))
  return again(one)
}

const importText = (text: string, account?: string) =>
  importStatement(context(), { bytes: new TextEncoder().encode(text), account })

/** A CSV statement of credits to the account in euros, or in another currency. */
const csv = (rows: [reference: string, amount: string][], currency = 'EUR') =>
  [
    'Datum;Betrag;Waehrung;Text',
    ...rows.map(([text, amount]) => `25.11.2026;${amount};${currency};${text}`),
  ].join('\n')
const EUROS = 'DE52000000000012345678'
const FRANCS = 'CH5200000000012345678'

describe('a bank’s statement', () => {
  test('pays what is exact, and shows what is short, over, unknown and double', async () => {
    const orders = {
      exact: await awaited(),
      short: await awaited(),
      over: await awaited(),
      double: await awaited(),
    }
    const references = {
      exact: creditorReference(orders.exact.number),
      short: orders.short.number.toLowerCase(),
      over: formatReference(creditorReference(orders.over.number)),
      double: creditorReference(orders.double.number),
    }
    const { entries, known, skipped } = await importText(await statementFile('camt053.xml', references))
    expect(entries.map(({ state, orderNumber }) => [state, orderNumber])).toEqual([
      ['matched', orders.exact.number],
      ['short', orders.short.number],
      ['over', orders.over.number],
      ['unknown', null],
      ['matched', orders.double.number],
      ['double', orders.double.number],
    ])
    expect({ known, skipped }).toEqual({ known: 0, skipped: 2 })
    expect(await Promise.all(Object.values(orders).map(stateOf))).toEqual([
      'paid',
      'awaiting-payment',
      'paid',
      'paid',
    ])
    expect(called().paid.map(({ number }) => number)).toEqual([
      orders.exact.number,
      orders.over.number,
      orders.double.number,
    ])
    expect(await journal(orders.over)).toEqual(['placed', 'payment-awaited', 'paid', 'payment-over'])
  })

  test('imported twice changes nothing', async () => {
    const one = await awaited()
    const file = await statementFile('camt053.xml', { exact: creditorReference(one.number) })
    await importText(file)
    const before = await journal(one)
    const second = await importText(file)
    expect(second).toEqual({ entries: [], known: 6, skipped: 2 })
    expect(await journal(one)).toEqual(before)
    expect(called().paid).toHaveLength(1)
  })

  test('imported by two people at once counts once', async () => {
    const one = await awaited()
    const file = csv([[one.number, '99,80']])
    const both = await Promise.all([importText(file, EUROS), importText(file, EUROS)])
    expect(both.flatMap(({ entries }) => entries.map(({ state }) => state))).toEqual(['matched'])
    expect(await journal(one)).toEqual(['placed', 'payment-awaited', 'paid'])
  })

  test('of an account that is not ours is refused as a whole', async () => {
    const one = await awaited()
    await expect(importText(csv([[one.number, '99,80']]), 'DE89370400440532013000')).rejects.toThrow(
      'The statement is of account DE89370400440532013000, which no seller has',
    )
    expect(await stateOf(one)).toBe('awaiting-payment')
  })

  test('with a line that cannot be read does nothing', async () => {
    const one = await awaited()
    await expect(
      importText(
        csv([
          [one.number, '99,80'],
          ['x', 'viel'],
        ]),
        EUROS,
      ),
    ).rejects.toThrow('Line 3')
    expect(await stateOf(one)).toBe('awaiting-payment')
  })
})

describe('money', () => {
  test('that comes in parts pays once it is all there, and the page asks for the rest', async () => {
    const one = await awaited()
    await importText(csv([[one.number, '60,00']]), EUROS)
    const trusted = context(undefined, { invoiceCustomers: [one.email] })
    const { slip, options } = await paymentStatusPayload(trusted, await again(one))
    expect(slip?.amount).toMatchObject({ amount: 3980, currency: 'EUR' })
    expect(options.map(({ id }) => id)).toEqual(['transfer'])
    const other = await retryPayment(trusted, await again(one), { method: 'invoice', returnUrl: '' })
    expect(other).toEqual({ ok: false, reason: 'not-offered' })
    await importText(csv([[one.number, '39,80']]), EUROS)
    expect(await stateOf(one)).toBe('paid')
    expect((await listBankEntriesOfOrder(db(), one.id)).map(({ state }) => state).sort()).toEqual([
      'matched',
      'settled',
    ])
  })

  test('equal to another on the same day is another', async () => {
    const one = await awaited()
    const { entries } = await importText(
      csv([
        [one.number, '49,90'],
        [one.number, '49,90'],
      ]),
      EUROS,
    )
    expect(entries.map(({ state }) => state)).toEqual(['short', 'matched'])
    expect(await stateOf(one)).toBe('paid')
  })

  test('by QR-bill pays an order in francs', async () => {
    const one = await awaited({ locale: 'fr-CH' })
    await importText(csv([[formatReference(qrReferenceOf(one.number)), '99,80']], 'CHF'), FRANCS)
    expect(await stateOf(one)).toBe('paid')
  })

  test('in another currency pays nothing', async () => {
    const one = await awaited({ locale: 'de-CH' })
    const { entries } = await importText(csv([[one.number, '99,80']]), EUROS)
    expect([entries[0]?.state, await stateOf(one)]).toEqual(['unknown', 'awaiting-payment'])
  })

  test('for two orders in one transfer is left to people', async () => {
    const [one, other] = [await awaited(), await awaited()]
    const { entries } = await importText(csv([[`${one.number} ${other.number}`, '199,60']]), EUROS)
    expect(entries[0]).toMatchObject({ state: 'unknown', orderNumber: null })
  })

  test('for an order that was cancelled is shown', async () => {
    const one = await awaited()
    await transitionOrder(db(), { orderId: one.id, move: 'cancelled', actor: 'clock', now: new Date() })
    const { entries } = await importText(csv([[one.number, '99,80']]), EUROS)
    expect(entries[0]?.state).toBe('late')
    expect(
      (await listBankEntries(db(), { all: false, limit: 10 })).map(({ orderNumber }) => orderNumber),
    ).toEqual([one.number])
  })

  test('pays an invoice whose order is made already', async () => {
    const one = await awaited({ paymentMethod: 'invoice' }, ['mara@post.example'])
    await transitionOrder(db(), {
      orderId: one.id,
      move: 'production-started',
      actor: 'plant',
      now: new Date(),
    })
    const { entries } = await importText(csv([[one.number, '99,80']]), EUROS)
    expect(entries[0]?.state).toBe('matched')
    expect((await paymentStatusPayload(context(), await again(one))).state).toBe('paid')
    expect(await journal(one)).toEqual(['placed', 'on-account', 'production-started', 'invoice-paid'])
    expect(called().paid).toEqual([{ number: one.number, onAccount: true }])
  })
})
