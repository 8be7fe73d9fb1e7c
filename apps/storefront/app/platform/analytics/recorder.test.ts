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

/** A recorder whose code loads when it is provided. */
function arriving(recorder: unknown) {
  let arrive = () => undefined as unknown
  const code = new Promise(resolve => {
    arrive = () => resolve({ createRrwebRecorder: () => recorder })
  })
  vi.doMock('./rrweb-recorder.ts', () => code)
  return async () => {
    arrive()
    await vi.dynamicImportSettled()
  }
}

test('a start waits for the recorder, looked for every two seconds', async () => {
  const { calls, recorder } = sink()
  const arrives = arriving(recorder)
  const { startRecorder, stopRecorder } = await fresh()
  startRecorder(1)
  await vi.advanceTimersByTimeAsync(3000)
  await arrives()
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toEqual(['start'])
  stopRecorder()
  expect(calls).toEqual(['start', 'stop'])
})

test('who refuses before the recorder is there is never recorded, not even for a moment', async () => {
  const { calls, recorder } = sink()
  const arrives = arriving(recorder)
  const { startRecorder, stopRecorder } = await fresh()
  startRecorder(1)
  stopRecorder()
  await arrives()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual([])
})

test('a start is forgotten where no recorder comes within a minute', async () => {
  const { calls, recorder } = sink()
  const arrives = arriving(recorder)
  const { startRecorder } = await fresh()
  startRecorder(1)
  await vi.advanceTimersByTimeAsync(62_000)
  await arrives()
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
