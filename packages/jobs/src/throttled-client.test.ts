import { expect, test } from 'vitest'
import { throttledClient } from './throttled-client.ts'

/** A database that records when it is queried and when it is idle. */
function watched() {
  const events: string[] = []
  const ask = async (text: string) => {
    events.push(text)
    if (text === 'broken') throw new Error('no such table')
    return [{ rows: [], fields: [] }]
  }
  const client = { query: ask, exec: ask, listen: async () => async () => {} }
  let isPaced = true
  const paced = throttledClient(client as never, {
    isPaced: () => isPaced,
    rest: async ms => {
      events.push(ms <= 20 ? 'rest' : 'too long a rest')
      await new Promise(resolve => setTimeout(resolve))
    },
  })
  return { events, paced, hurry: () => (isPaced = false) }
}

test('statements of the queues run one after the other with a rest between, one that fails as well', async () => {
  const { events, paced } = watched()
  const answers = await Promise.allSettled([paced.exec('one'), paced.exec('broken'), paced.query('three')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events.slice(0, 5)).toEqual(['one', 'rest', 'broken', 'rest', 'three'])
})

test('they do not rest while the shop starts', async () => {
  const { events, paced, hurry } = watched()
  hurry()
  await Promise.all([paced.exec('one'), paced.exec('two')])
  expect(events).toEqual(['one', 'two'])
})
