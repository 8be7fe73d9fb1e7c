import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdleTaskQueue } from './idle-task-queue.ts'

let utilization = 0

beforeEach(() => {
  utilization = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization,
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('work waits until the process has nothing else to do', async () => {
  const whenIdle = createIdleTaskQueue(100)
  const work = vi.fn(async () => undefined)
  utilization = 0.5
  whenIdle(work)
  await vi.advanceTimersByTimeAsync(500)
  expect(work).not.toHaveBeenCalled()
  utilization = 0
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledTimes(1)
})

test('one piece of work follows the other, also after one that failed', async () => {
  const whenIdle = createIdleTaskQueue(100)
  const done: string[] = []
  whenIdle(async () => {
    done.push('first')
    throw new Error('broken')
  })
  whenIdle(async () => void done.push('second'))
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toEqual(['first', 'second'])
  whenIdle(async () => void done.push('third'))
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toEqual(['first', 'second', 'third'])
})
