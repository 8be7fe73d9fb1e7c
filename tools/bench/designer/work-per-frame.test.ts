import { expect, test } from 'vitest'
import { type TraceEvent, workPerFrame } from './work-per-frame.ts'

const event = (name: string, startMs: number, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'X', pid: 1, tid: 1, ts: startMs * 1000, dur: ms * 1000, tdur: ms * 1000 },
  ...more,
})
const frame = (startMs: number) => [event('RunTask', startMs - 1, 4), event('FireAnimationFrame', startMs, 2)]

test('work belongs to the frame it is done in, with what lies within it counted once', () => {
  const events = [
    ...frame(10),
    ...frame(26),
    event('RunTask', 31, 9),
    event('EventDispatch', 32, 6),
    event('FunctionCall', 33, 4),
    ...frame(42),
    ...frame(58),
  ]
  expect(workPerFrame(events)).toEqual([
    { script: 8, all: 13 },
    { script: 2, all: 4 },
  ])
})

test('what other threads do is not the page’s, nor the time that another process took', () => {
  const events = [
    ...frame(10),
    ...frame(26),
    event('FunctionCall', 30, 8, { tid: 2 }),
    event('FunctionCall', 31, 8, { tdur: 3000 }),
    ...frame(42),
    ...frame(58),
  ]
  expect(workPerFrame(events)[0]).toEqual({ script: 5, all: 4 })
})
