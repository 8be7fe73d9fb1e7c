import { describeEachDatabase } from '@passepartout/testing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bindParam, prepareStatement, rowParams, toDriverValues } from './prepare-statement.ts'
import { NOON } from './queries/rows.fixture.ts'
import { orderEvents, visitors } from './schema/index.ts'

const insert = prepareStatement('test-insert-visitor', db =>
  db.insert(visitors).values(rowParams(['id', 'channel', 'createdAt', 'lastSeenAt', 'revokedAt'])),
)
const find = prepareStatement('test-find-visitor', db =>
  db
    .select()
    .from(visitors)
    .where(eq(visitors.id, bindParam('id'))),
)

describeEachDatabase('a statement that is built once', database => {
  const someone = () => {
    const row = { id: crypto.randomUUID(), channel: 'passepartout', createdAt: NOON, lastSeenAt: NOON }
    return { ...row, revokedAt: null }
  }

  test('answers for each value, and writes what columns hold', async () => {
    const [one, other] = [someone(), someone()]
    for (const row of [one, other]) await insert(database(), toDriverValues(visitors, row))
    expect(await find(database(), { id: one.id })).toEqual([one])
    expect(await find(database(), { id: other.id })).toEqual([other])
  })

  test('belongs to the transaction that asks it', async () => {
    const row = someone()
    const failing = database().transaction(async tx => {
      await insert(tx, toDriverValues(visitors, row))
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
  expect(toDriverValues(orderEvents, row)).toEqual({
    ...{ orderId: 'a', details: '[{"b":1}]', key: null },
    at: NOON.toISOString(),
  })
})
