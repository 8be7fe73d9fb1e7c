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
