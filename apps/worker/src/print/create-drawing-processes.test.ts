import { EventEmitter } from 'node:events'
import { createPagesDocument } from '@passepartout/document'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDrawingProcesses, type DrawingProcess, type StartProcess } from './create-drawing-processes.ts'

const asker = { keys: ['somebody'] }
const document = createPagesDocument('card', [
  { id: 'front', widthMm: 100, heightMm: 100, bleed: 3, safe: 4, slots: [] },
])

/** Fake processes that respond at once, and their fate. */
/** @param isEndless whether a task never gets a response, by its number */
function fakeProcesses(isEndless = (_task: number) => false) {
  let sent = 0
  const made: { isAlive: boolean; tasks: number }[] = []
  const start: StartProcess = () => {
    const facts = { isAlive: true, tasks: 0 }
    made.push(facts)
    const told = new EventEmitter()
    return Object.assign(told, {
      send: () => {
        facts.tasks++
        if (!isEndless(++sent)) queueMicrotask(() => told.emit('message', { end: { done: {} } }))
      },
      kill: () => {
        facts.isAlive = false
        queueMicrotask(() => told.emit('exit'))
      },
      hold: () => undefined,
    }) as unknown as DrawingProcess
  }
  const processes = createDrawingProcesses({ storage: {} as never, artwork: () => undefined, start })
  const run = (task: 'measure' | 'draft', ms: number, by = asker) =>
    processes.run({ task, document, page: 0 } as never, { requester: by, ms })
  return { made, run, measure: (ms: number) => run('measure', ms), processes }
}

afterEach(() => void vi.useRealTimers())

describe('what is short', () => {
  test.each(['measure', 'draft'] as const)(
    'is done while long ones of others fill their lane: %s',
    async task => {
      const { made, run, processes } = fakeProcesses(number => number === 1)
      const long = Array.from({ length: 6 }, (_, at) => run(task, 5000, { keys: [`flood ${at}`] }))
      for (const one of long) one.catch(() => undefined)
      await vi.waitFor(() => expect(made).toHaveLength(1))
      await run(task, 100)
      expect(made.map(({ tasks }) => tasks)).toEqual([1, 1])
      await processes.close()
    },
  )
})

describe('the memory that drawing took', () => {
  test('is given back with the process after a large task', async () => {
    const { made, measure } = fakeProcesses()
    await measure(100)
    await measure(100)
    expect(made).toEqual([{ isAlive: true, tasks: 2 }])
    await measure(2000)
    expect(made).toEqual([{ isAlive: false, tasks: 3 }])
    await measure(100)
    expect(made).toHaveLength(2)
  })

  test('is given back after some dozens of small ones', async () => {
    const { made, measure } = fakeProcesses()
    for (let task = 0; task < 51; task++) await measure(60)
    expect(made).toEqual([
      { isAlive: false, tasks: 50 },
      { isAlive: true, tasks: 1 },
    ])
  })

  test('is given back once nothing is to be drawn', async () => {
    vi.useFakeTimers()
    const { made, measure } = fakeProcesses()
    await measure(60)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(made[0]?.isAlive).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    expect(made[0]?.isAlive).toBe(false)
  })
})
