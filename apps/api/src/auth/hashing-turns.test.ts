import { describe, expect, test, vi } from 'vitest'
import { RefusedError } from '../http/call-result.ts'
import { inHashingTurn } from './hashing-turns.ts'

/** Hashes that end only when the test ends them. */
function slowHashes() {
  let [running, most] = [0, 0]
  const waiting: (() => void)[] = []
  return {
    hash: () => {
      running++
      most = Math.max(most, running)
      return new Promise<string>(done =>
        waiting.push(() => {
          running--
          done('hash')
        }),
      )
    },
    /** Ends all jobs, including those that begin meanwhile. */
    async finish(jobs: readonly Promise<unknown>[]) {
      const all = Promise.allSettled(jobs)
      const isOver = all.then(() => true)
      const tick = () => new Promise<false>(done => setTimeout(() => done(false)))
      while (!(await Promise.race([isOver, tick()]))) for (const end of waiting.splice(0)) end()
      return all
    },
    most: () => most,
  }
}

const endOf = (one: PromiseSettledResult<unknown>): string => {
  if (one.status === 'fulfilled') return 'made'
  return one.reason instanceof RefusedError ? one.reason.refusal.refused : 'failed'
}

describe('hashes of passwords', () => {
  test('are made two at a time, one of each asker', async () => {
    const own = slowHashes()
    const jobs = Array.from({ length: 4 }, () => inHashingTurn({ keys: ['a'] }, own.hash))
    await vi.waitFor(() => expect(own.most()).toBe(1))
    const others = ['b', 'c', 'd'].map(key => inHashingTurn({ keys: [key] }, own.hash))
    await own.finish([...jobs, ...others])
    expect(own.most()).toBe(2)
  })

  test('of somebody who asks for many are refused with when to come back, and nobody else’s are', async () => {
    const own = slowHashes()
    const flood = Array.from({ length: 20 }, () => inHashingTurn({ keys: ['flood'] }, own.hash))
    const customer = inHashingTurn({ keys: ['customer'] }, own.hash)
    const ended = await own.finish([...flood, customer])
    const ends = ended.map(endOf)
    // Twelve wait while one is running.
    expect(ends.filter(end => end === 'too-many-requests').length).toBeGreaterThanOrEqual(7)
    expect(ends.at(-1)).toBe('made')
    const refused = ended.find(one => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ refusal: { headers: { 'retry-after': '5' } } })
  })

  test('that nobody waits for any more are never begun', async () => {
    const own = slowHashes()
    const gone = new AbortController()
    const first = inHashingTurn({ keys: ['a'] }, own.hash)
    const second = inHashingTurn({ keys: ['a'], signal: gone.signal }, own.hash)
    gone.abort()
    const ended = await own.finish([first, second])
    expect(ended.map(endOf)).toEqual(['made', 'request-timeout'])
    expect(own.most()).toBe(1)
  })
})
