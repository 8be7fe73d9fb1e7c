import { getCollageDesignGroup } from '@passepartout/contracts'
import { shopFor } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { catalogueClient } from './api-client.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-29T12:00:00Z')

/** Counts requests that reach the API. */
function counting(status = 200) {
  const asked: string[] = []
  const caller = {
    shop: shopFor('passepartout', 'de-DE'),
    origin: 'https://shop.localhost',
    apiFetch: async (url: string) => {
      asked.push(url)
      return Response.json({ payload: { designId: '13' }, code: 'x', message: { text: '' } }, { status })
    },
  }
  const ask = (designId: string, now: number) =>
    catalogueClient(caller as never, now).call(getCollageDesignGroup, { query: { designId } })
  return { asked, ask }
}

test('who asks for a collage at the same time as others asks once, and finds it for the minute', async () => {
  const { asked, ask } = counting()
  const answers = await Promise.all([ask('13', NOON), ask('13', NOON), ask('13', NOON + MINUTE - 1)])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(asked).toHaveLength(1)
  await ask('1', NOON)
  expect(asked).toHaveLength(2)
  await ask('13', NOON + MINUTE)
  expect(asked).toHaveLength(3)
})

test('a failure is asked for again', async () => {
  const { asked, ask } = counting(500)
  for (const _ of [1, 2]) expect(await ask('13', NOON + 2 * MINUTE)).toMatchObject({ ok: false, status: 500 })
  expect(asked).toHaveLength(2)
})
