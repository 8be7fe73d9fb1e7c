import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStories } from './stories.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** A remote content service; records when it is queried, in milliseconds since the first query. */
function service(answer: () => Response) {
  const asked: number[] = []
  let began: number | undefined
  const stories = createStories({
    accessToken: 'public',
    fetch: async () => {
      began ??= Date.now()
      asked.push(Date.now() - began)
      return answer()
    },
  })
  return { asked, stories }
}
const story = () =>
  Response.json({ story: { content: {}, alternates: [], full_slug: 'x' }, cv: 1, links: [], rels: [] })

describe('the client of the content service', () => {
  test('asks five times a second and no more', async () => {
    const { asked, stories } = service(story)
    const all = Promise.all(
      Array.from({ length: 12 }, (_, n) => stories.find('passepartout', 'de-DE', `p${n}`)),
    )
    await vi.advanceTimersByTimeAsync(900)
    expect(asked).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(5000)
    await all
    expect(asked).toHaveLength(12)
    for (const [n, at] of asked.entries())
      expect(asked.filter(other => other > at - 1000 && other <= at).length, `call ${n}`).toBeLessThanOrEqual(
        5,
      )
  })

  test('tries ten times more where the service is busy, 300 ms apart, and gives up then', async () => {
    const { asked, stories } = service(() => new Response('{}', { status: 429 }))
    const found = stories.find('passepartout', 'de-DE', 'a').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await found).toBeInstanceOf(Error)
    expect(asked).toHaveLength(11)
    const gaps = asked.slice(1).map((at, n) => at - (asked[n] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300)
  })
})
