import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInSeparateTasks } from './run-in-separate-tasks.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('steps run in their order, each in a task of its own', () => {
  const ran: string[] = []
  runInSeparateTasks([() => ran.push('first'), () => ran.push('second')])
  expect(ran).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(ran).toEqual(['first'])
  vi.advanceTimersToNextTimer()
  expect(ran).toEqual(['first', 'second'])
})

test('a step that fails is reported and stops no other', () => {
  const second = vi.fn()
  runInSeparateTasks([
    () => {
      throw new Error('broken')
    },
    second,
  ])
  expect(() => vi.advanceTimersToNextTimer()).toThrow('broken')
  vi.advanceTimersToNextTimer()
  expect(second).toHaveBeenCalledOnce()
})
