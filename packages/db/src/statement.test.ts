import { eachDatabase } from '@passepartout/testing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOON } from './queries/rows.fixture.ts'
import { orderEvents, visitors } from './schema/index.ts'
import { given, givenRow, inColumns, statement } from './statement.ts'

const insert = statement('test-insert-visitor', db =>
  db.insert(visitors).values(givenRow(['id', 'channel', 'createdAt', 'lastSeenAt', 'revokedAt'])),
)
const find = statement('test-find-visitor', db =>
  db
    .select()
    .from(visitors)
    .where(eq(visitors.id, given('id'))),
)

eachDatabase('a statement that is built once', database => {
  const someone = () => {
    const row = { id: crypto.randomUUID(), channel: 'passepartout', createdAt: NOON, lastSeenAt: NOON }
    return { ...row, revokedAt: null }
  }

  test('answers for each value, and writes what columns hold', async () => {
    const [one, other] = [someone(), someone()]
    for (const row of [one, other]) await insert(database(), inColumns(visitors, row))
    expect(await find(database(), { id: one.id })).toEqual([one])
    expect(await find(database(), { id: other.id })).toEqual([other])
  })

  test('belongs to the transaction that asks it', async () => {
    const row = someone()
    const failing = database().transaction(async tx => {
      await insert(tx, inColumns(visitors, row))
      expect(await find(tx, { id: row.id })).toEqual([row])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await find(database(), { id: row.id })).toEqual([])
  })

  test('says which value it was not given', async () => {
    await expect(find(database(), {})).rejects.toThrow()
  })
})

test('values of columns are as a driver takes them', () => {
  const row = { orderId: 'a', details: [{ b: 1 }], key: undefined, at: NOON }
  expect(inColumns(orderEvents, row)).toEqual({
    ...{ orderId: 'a', details: '[{"b":1}]', key: null },
    at: NOON.toISOString(),
  })
})
