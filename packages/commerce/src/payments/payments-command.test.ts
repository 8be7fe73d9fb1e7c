import { findOrder, listOrderEvents, type OrderRow } from '@passepartout/db'
import { PLACED_AT, statementFile } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createPayment, paymentStatusPayload, paymentsCommand, requestRefund } from './index.ts'
import { usePaymentShop } from './payments.fixture.ts'

const { db, context, order } = usePaymentShop()

const run = (asked: object, text = '') =>
  paymentsCommand(context(), JSON.stringify({ operator: 'eva', ...asked }), new TextEncoder().encode(text))
const again = async ({ number }: OrderRow) => (await findOrder(db(), number)) as OrderRow
const csv = (reference: string, amount = '99,80') => `Datum;Betrag;Text\n25.11.2026;${amount};${reference}`
const ACCOUNT = 'DE52000000000012345678'

async function awaited(part: Parameters<typeof order>[0] = {}): Promise<OrderRow> {
  const one = await order(part)
  await db().transaction(tx => createPayment(tx, context(), one))
  return again(one)
}

/** The first characters of the only open entry's id. */
async function openEntry(): Promise<string> {
  const [row] = JSON.parse(await run({ action: 'list', json: true })) as { id: string }[]
  return row?.id.slice(0, 8) ?? expect.unreachable('nothing is open')
}

describe('on the command line', () => {
  test('an import shows each entry and what became of it', async () => {
    const one = await awaited()
    const shown = await run(
      { action: 'import' },
      await statementFile('camt053.xml', { exact: one.number, short: 'x' }),
    )
    const lines = shown.trimEnd().split('\n')
    expect(lines[0]).toMatch(
      new RegExp(`^[0-9a-f]{8}  matched  2026-11-25  EUR 99\\.80 {3}${one.number}  Jürgen M&ller`),
    )
    expect(lines.at(-1)).toBe('6 new, 0 imported before, 2 no money that came')
    expect(await run({ action: 'list' })).not.toContain(one.number)
    expect(await run({ action: 'list', all: true })).toContain(one.number)
  })

  test('nothing open is said', async () => {
    expect(await run({ action: 'list' })).toBe('Nothing is open.\n')
    expect(await run({ action: 'list', json: true })).toBe('[]\n')
  })

  test('money whose text says nothing is counted by hand, with a name in the journal', async () => {
    const one = await awaited()
    await run({ action: 'import', account: ACCOUNT }, csv('Bilder Oma'))
    const entry = await openEntry()
    expect(await run({ action: 'match', entry, order: one.number.toLowerCase() })).toBe('matched\n')
    expect((await listOrderEvents(db(), one.id)).at(-1)).toMatchObject({
      kind: 'paid',
      actor: 'operator:eva',
    })
    await expect(run({ action: 'match', entry, order: one.number })).rejects.toThrow('settled already')
  })

  test('money that went back is settled', async () => {
    await run({ action: 'import', account: ACCOUNT }, csv('Bilder Oma'))
    const entry = await openEntry()
    expect(await run({ action: 'settle', entry })).toBe('settled\n')
    expect(await run({ action: 'list' })).toBe('Nothing is open.\n')
    await expect(run({ action: 'settle', entry })).rejects.toThrow('settled already')
  })

  test('a refund that was sent by hand is settled, and in the journal', async () => {
    const one = await awaited()
    await run({ action: 'import', account: ACCOUNT }, csv(one.number))
    await db().transaction(tx => requestRefund(tx, { orderId: one.id, key: 'a', now: PLACED_AT }))
    expect(await run({ action: 'list' })).toMatch(/to refund .* EUR 99\.80 /)
    expect(await run({ action: 'settle', entry: await openEntry() })).toBe('refunded\n')
    expect((await again(one)).state).toBe('refunded')
    expect(await run({ action: 'list' })).toBe('Nothing is open.\n')
    expect(await run({ action: 'list', all: true })).toMatch(/ refunded .* EUR 99\.80 /)
    expect((await paymentStatusPayload(context(), await again(one))).state).toBe('refunded')
  })

  test('money in another currency cannot be counted', async () => {
    const swiss = await awaited({ locale: 'de-CH' })
    await run({ action: 'import', account: ACCOUNT }, csv('x'))
    await expect(run({ action: 'match', entry: await openEntry(), order: swiss.number })).rejects.toThrow(
      'The order is in CHF, the money in EUR.',
    )
  })

  test.each([
    [{ action: 'match', entry: 'zzzz', order: 'PP-AAAA-BBBB' }, 'by its id'],
    [{ action: 'match', entry: '%%%%', order: 'PP-AAAA-BBBB' }, 'by its id'],
    [{ action: 'match', entry: 'abcd', order: 'PP-AAAA-BBBB' }, 'There is no order PP-AAAA-BBBB.'],
    [{ action: 'settle', entry: 'abcd' }, 'No entry begins with abcd.'],
    [{ action: 'steal' }, 'Invalid'],
    [{ action: 'list', operator: 'eva\nroot' }, 'Invalid'],
    [{ action: 'import' }, 'no line that names the columns'],
  ])('%j is refused', async (asked, message) => {
    await expect(run(asked)).rejects.toThrow(message)
  })
})
