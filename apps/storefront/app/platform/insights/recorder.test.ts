// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.useFakeTimers()
beforeEach(() => sessionStorage.clear())
afterEach(() => vi.clearAllTimers())

const fresh = async () => {
  vi.resetModules()
  return import('./recorder.ts')
}
const sink = () => {
  const calls: string[] = []
  return { calls, recorder: { start: () => calls.push('start'), stop: () => calls.push('stop') } }
}

test('calls wait for the recorder and come in order, looked for every two seconds', async () => {
  const { stopRecorder, provideRecorder } = await fresh()
  const { calls, recorder } = sink()
  stopRecorder()
  await vi.advanceTimersByTimeAsync(3000)
  provideRecorder(recorder as never)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toEqual(['stop'])
})

test('calls are forgotten where no recorder comes within a minute', async () => {
  const { stopRecorder, provideRecorder } = await fresh()
  const { calls, recorder } = sink()
  stopRecorder()
  await vi.advanceTimersByTimeAsync(62_000)
  provideRecorder(recorder as never)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual([])
})

test('at a rate of 0 nobody is recorded', async () => {
  const { startRecorder } = await fresh()
  startRecorder(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a refusal forgets the visit, so that another agreement begins a new one', async () => {
  const { startRecorder, stopRecorder, RECORDED_VISIT } = await fresh()
  sessionStorage.setItem('recording-chosen', '0')
  sessionStorage.setItem(RECORDED_VISIT, 'c0ffee 7')
  sessionStorage.setItem('calculator', 'kept')
  stopRecorder()
  expect(Object.keys(sessionStorage)).toEqual(['calculator'])
  startRecorder(0)
  expect(sessionStorage.getItem('recording-chosen')).toBe('0')
})
