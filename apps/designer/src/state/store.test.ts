import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

/** Animation frames of a visible window, where `hasFrames`. */
function frames(hasFrames = true) {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    waiting.set(waiting.size + 1, run)
    return waiting.size
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id))
  return () => {
    const due = hasFrames ? [...waiting.values()] : []
    waiting.clear()
    for (const run of due) run()
  }
}

function heardStore() {
  const store = createStore({ tray: 0, uploads: 0 })
  const heard: unknown[] = []
  store.subscribe(() => heard.push(store.get()))
  return { store, heard }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is changed soon is new at once and heard of once, with the next frame', () => {
  const nextFrame = frames()
  const { store, heard } = heardStore()
  store.setSoon({ tray: 1 })
  store.setSoon(({ tray }) => ({ tray: tray + 1, uploads: 1 }))
  expect([store.get(), heard]).toEqual([{ tray: 2, uploads: 1 }, []])
  nextFrame()
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual([{ tray: 2, uploads: 1 }])
})

test('what is changed at once is heard of together with what waits for the frame', () => {
  const nextFrame = frames()
  const { store, heard } = heardStore()
  store.setSoon({ tray: 1 })
  store.set({ uploads: 1 })
  expect(heard).toEqual([{ tray: 1, uploads: 1 }])
  nextFrame()
  expect(heard).toHaveLength(1)
})

test('a window in the background, which has no frames, hears of it all the same', () => {
  frames(false)
  const { store, heard } = heardStore()
  store.setSoon({ tray: 1 })
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual([{ tray: 1, uploads: 0 }])
})
