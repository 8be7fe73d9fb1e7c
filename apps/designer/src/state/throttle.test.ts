import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked for once is done in the same turn, however often that turn asks', async () => {
  const run = vi.fn()
  const ask = throttle(run, 100)
  ask()
  ask()
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what goes on being asked for is done at the pace, and once more at the end', async () => {
  const run = vi.fn()
  const ask = throttle(run, 100)
  for (let frame = 0; frame < 20; frame++) {
    ask()
    await vi.advanceTimersByTimeAsync(16)
  }
  expect(run).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(5)
})
