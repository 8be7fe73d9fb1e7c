import { expect, test } from 'vitest'
import { longestMainThreadTask, type TraceEvent } from './long-tasks.ts'

const event = (name: string, ts: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, pid: 1, tid: 1, ts, dur: tdur * 2, tdur },
  ...more,
})

test('the longest task is that of the thread that styles the page, by its work, with its parts', () => {
  const events = [
    event('RunTask', 0, 2000),
    event('UpdateLayoutTree', 500, 100, { args: { elementCount: 30 } }),
    event('RunTask', 10_000, 5000),
    event('UpdateLayoutTree', 10_500, 1000, { args: { elementCount: 20 } }),
    event('Layout', 12_000, 3500),
    event('RunTask', 30_000, 90_000, { tid: 2 }),
  ]
  const parts = ['Layout 14 ms', 'UpdateLayoutTree 4 ms']
  expect(longestMainThreadTask(events)).toEqual({ workMs: 20, parts, elements: 30 })
})
