import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistDevicePreferences } from './device-preferences.ts'
import { createViewStore } from './view-state.ts'

const stored = new Map<string, string>()
const setItem = vi.fn((key: string, value: string) => void stored.set(key, value))

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem })
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
  setItem.mockClear()
})

test('what somebody likes is there the next time on this device', () => {
  const view = createViewStore()
  persistDevicePreferences(view)
  view.set({ colour: 'sage' })
  const next = createViewStore()
  persistDevicePreferences(next)
  expect(next.get().colour).toBe('sage')
})

test('a hand that moves the view writes nothing', () => {
  const view = createViewStore()
  persistDevicePreferences(view)
  view.set({ view: { zoom: 2, x: 10, y: 10 } })
  expect(setItem).not.toHaveBeenCalled()
})
