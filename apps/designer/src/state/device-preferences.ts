import type { ViewStore } from './view-state.ts'

const KEY = 'designer-choices'
const kept = ['panels', 'letters', 'room', 'colour', 'compare'] as const

/** How somebody likes the designer on this device: panels, letter keys, room. Storage may be closed; then nothing is kept. */
export function persistDevicePreferences(view: ViewStore): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (stored && typeof stored === 'object') {
      const state = view.get()
      const known = Object.entries(stored).filter(
        ([key, value]) =>
          kept.some(name => name === key) && typeof value === typeof state[key as (typeof kept)[number]],
      )
      view.set(Object.fromEntries(known))
    }
  } catch {
    return
  }
  let before = view.get()
  view.subscribe(() => {
    const state = view.get()
    // A hand that moves the view tells of it in every frame.
    const isSame = kept.every(key => state[key] === before[key])
    before = state
    if (isSame) return
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.map(key => [key, state[key]]))))
    } catch {
      // A full or closed storage costs only the memory of a preference.
    }
  })
}
