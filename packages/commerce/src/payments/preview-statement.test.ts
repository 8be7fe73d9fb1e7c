import { findOrder, listBankEntries, type OrderRow } from '@passepartout/db'
import { creditorReference } from '@passepartout/domain'
import { statementFile } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createPayment, importStatement, previewStatement } from './index.ts'
import { usePaymentShop } from './payments.fixture.ts'

const { db, context, order } = usePaymentShop()

async function awaited(): Promise<OrderRow> {
  const one = await order()
  await db().transaction(tx => createPayment(tx, context(), one))
  return (await findOrder(db(), one.number)) as OrderRow
}

const bytes = (text: string) => new TextEncoder().encode(text)
const EUROS = 'DE52000000000012345678'
const csv = (rows: [reference: string, amount: string][]) =>
  ['Datum;Betrag;Text', ...rows.map(([text, amount]) => `25.11.2026;${amount};${text}`)].join('\n')

const outcomes = (entries: readonly { state: string; orderNumber: string | null }[]) =>
  entries.map(({ state, orderNumber }) => [state, orderNumber])

describe('the preview of a statement', () => {
  test('tells what the import then does, and books nothing', async () => {
    const [exact, short, over, double] = [await awaited(), await awaited(), await awaited(), await awaited()]
    const file = bytes(
      await statementFile('camt053.xml', {
        exact: creditorReference(exact.number),
        short: short.number,
        over: creditorReference(over.number),
        double: creditorReference(double.number),
      }),
    )
    const previewed = await previewStatement(context(), { bytes: file })
    expect(await listBankEntries(db(), { all: true, limit: 10 })).toEqual([])
    expect(previewed.entries.map(({ state }) => state)).toEqual([
      ...['matched', 'short', 'over', 'unknown', 'matched', 'double'],
    ])
    const imported = await importStatement(context(), { bytes: file })
    expect(outcomes(previewed.entries)).toEqual(outcomes(imported.entries))
    expect(previewed.skipped).toBe(imported.skipped)
  })

  test('marks what was booked before, with its order', async () => {
    const one = await awaited()
    const file = {
      bytes: bytes(
        csv([
          [one.number, '99,80'],
          ['Oma', '5,00'],
        ]),
      ),
      account: EUROS,
    }
    await importStatement(context(), file)
    expect(outcomes((await previewStatement(context(), file)).entries)).toEqual([
      ['known', one.number],
      ['known', null],
    ])
  })

  test('adds up parts of an order within the file', async () => {
    const one = await awaited()
    const parts: [string, string][] = [
      [one.number, '50,00'],
      [one.number, '49,80'],
      [one.number, '1,00'],
    ]
    const file = { bytes: bytes(csv(parts)), account: EUROS }
    const previewed = outcomes((await previewStatement(context(), file)).entries)
    expect(previewed.map(([state]) => state)).toEqual(['short', 'matched', 'double'])
    expect(previewed).toEqual(outcomes((await importStatement(context(), file)).entries))
  })

  test.each([
    ['names', '', 'no-columns', ''],
    [csv([['x', '1.234']]), EUROS, 'bad-amount', '1.234'],
    [csv([['x', '1,00']]), '', 'no-account', ''],
    [csv([['x', '1,00']]), 'DE89370400440532013000', 'other-account', 'DE89370400440532013000'],
    [
      csv([
        ['x', '1,00'],
        ['y', '1,00'],
        ['z', '1,00'],
      ]),
      EUROS,
      'too-many-entries',
      '2',
    ],
    ['<Document/>', '', 'not-a-statement', ''],
    ['<A/', '', 'unreadable', ''],
  ])('refuses %j as the import does', async (text, account, problem, subject) => {
    const file = { bytes: bytes(text), account: account || undefined, mostEntries: 2 }
    await expect(previewStatement(context(), file)).rejects.toMatchObject({ problem, subject })
    await expect(importStatement(context(), file)).rejects.toMatchObject({ problem })
    expect(await listBankEntries(db(), { all: true, limit: 10 })).toEqual([])
  })
})
