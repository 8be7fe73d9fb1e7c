import { describe, expect, test } from 'vitest'
import { createWorkQueue, QueueBusyError, type QueueOptions, RequesterGoneError } from './work-queue.ts'

const OPEN: QueueOptions = { places: 1, memory: 100, waiting: 100, each: { places: 1, waiting: 100 } }

/** Waits until all admitted jobs have started. */
const letIn = () => new Promise(resolve => setImmediate(resolve))

/** A queue whose jobs end on request; `begun` lists the admitted jobs in order. */
function observed(options: Partial<QueueOptions> = {}) {
  const queue = createWorkQueue({ ...OPEN, ...options })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (
      name: string,
      {
        by = name,
        bytes = 1,
        cost = 1,
        signal,
      }: { by?: string; bytes?: number; cost?: number; signal?: AbortSignal } = {},
    ) => {
      const done = queue.with({ keys: by.split(' '), signal }, { bytes, cost }, () => {
        begun.push(name)
        return new Promise<void>(resolve => ends.set(name, resolve))
      })
      done.catch(() => undefined)
      return done
    },
    /** Ends a job and waits until the next is admitted. */
    end: async (name: string) => {
      await letIn()
      ends.get(name)?.()
      await letIn()
    },
  }
}

describe('jobs', () => {
  test('take turns by who asks, not by how many they have', async () => {
    const { ask, end, begun } = observed()
    for (const name of ['greedy1', 'greedy2', 'greedy3']) ask(name, { by: 'greedy' })
    ask('anna')
    ask('ben')
    for (const name of ['greedy1', 'anna', 'ben', 'greedy2']) await end(name)
    expect(begun).toEqual(['greedy1', 'anna', 'ben', 'greedy2', 'greedy3'])
  })

  test('that cost little do not wait behind dear ones of others, and nobody waits for ever', async () => {
    const { ask, end, begun } = observed()
    for (const by of ['ann', 'ben', 'cem', 'dan'])
      for (const name of [`${by}1`, `${by}2`]) ask(name, { by, cost: 3000 })
    ask('short', { by: 'customer', cost: 40 })
    await end('ann1')
    expect(begun).toEqual(['ann1', 'short'])
    for (let more = 0; more < 100; more++) ask(`flood${more}`, { by: 'flood', cost: 40 })
    await end('short')
    const others = () => begun.filter(name => /^(ben|cem|dan)/.test(name))
    for (let job = 0; job < 100 && others().length === 0; job++) await end(begun.at(-1) ?? '')
    expect(others()).toEqual(['ben1'])
  })

  test('leave a place to others, however many one asker has', async () => {
    const { ask, begun } = observed({ places: 2 })
    for (const name of ['greedy1', 'greedy2']) ask(name, { by: 'greedy' })
    ask('anna')
    await letIn()
    expect(begun).toEqual(['greedy1', 'anna'])
  })

  test('count for an address and for a visitor, each by itself', async () => {
    const { ask, begun } = observed({ places: 3 })
    ask('home', { by: 'address1 anna' })
    ask('on the train', { by: 'address2 anna' })
    ask('beside her', { by: 'address1 ben' })
    ask('elsewhere', { by: 'address3 carl' })
    await letIn()
    expect(begun).toEqual(['home', 'elsewhere'])
  })

  test('are sent away when too many wait, sooner when all are of one asker', async () => {
    const { ask } = observed({ waiting: 3, each: { places: 1, waiting: 2 } })
    for (const name of ['greedy1', 'greedy2', 'greedy3']) ask(name, { by: 'greedy' })
    await expect(ask('greedy4', { by: 'greedy' })).rejects.toThrow(QueueBusyError)
    ask('anna')
    await expect(ask('ben')).rejects.toThrow(QueueBusyError)
  })

  test('that nobody waits for any more are never begun and make room', async () => {
    const { ask, end, begun } = observed({ waiting: 1 })
    const gone = new AbortController()
    ask('first')
    const dropped = ask('dropped', { signal: gone.signal })
    gone.abort()
    await expect(dropped).rejects.toThrow(RequesterGoneError)
    ask('next')
    await end('first')
    expect(begun).toEqual(['first', 'next'])
  })

  test('wait until their memory fits; one that needs more than all is done alone', async () => {
    const { ask, end, begun } = observed({ places: 3 })
    ask('small', { bytes: 60 })
    ask('huge', { bytes: 900 })
    ask('tiny', { bytes: 1 })
    await letIn()
    expect(begun).toEqual(['small'])
    await end('small')
    expect(begun).toEqual(['small', 'huge'])
    await end('huge')
    expect(begun).toEqual(['small', 'huge', 'tiny'])
  })

  test('that fail let the next one in', async () => {
    const queue = createWorkQueue(OPEN)
    const failing = queue.with({ keys: ['anna'] }, 1, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await queue.with({ keys: ['anna'] }, 1, async () => 'done')).toBe('done')
  })
})
