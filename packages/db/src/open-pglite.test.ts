import { useDatabase } from '@passepartout/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

const database = useDatabase()

test('the embedded database reads arrays, JSON and numbers as what they are', async () => {
  const read = await database().execute(
    sql`select array['a', 'b'] as words, array[1, 2] as numbers, '{"a": [1]}'::jsonb as json, true as truth,
      array['{"b": 2}'::jsonb] as list, '00000000-0000-0000-0000-000000000001'::uuid as id`,
  )
  expect(read).toMatchObject({
    rows: [
      {
        words: ['a', 'b'],
        numbers: [1, 2],
        json: { a: [1] },
        truth: true,
        list: [{ b: 2 }],
        id: '00000000-0000-0000-0000-000000000001',
      },
    ],
  })
})
