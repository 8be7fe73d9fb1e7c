import type { ViewStore } from './view-state.ts'

const KEY = 'designer-choices'
const STORED_PREFERENCES = ['panels', 'letters', 'room', 'colour', 'compare'] as const

/**
 * Stores preferences on this device: panels, single-character shortcuts, room. Without storage they are not remembered.
 */
export function persistDevicePreferences(view: ViewStore): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (stored && typeof stored === 'object') {
      const state = view.get()
      const known = Object.entries(stored).filter(
        ([key, value]) =>
          STORED_PREFERENCES.some(name => name === key) &&
          typeof value === typeof state[key as (typeof STORED_PREFERENCES)[number]],
      )
      view.set(Object.fromEntries(known))
    }
  } catch {
    return
  }
  let before = view.get()
  view.subscribe(() => {
    const state = view.get()
    // Panning changes the view on every frame, so unchanged preferences are skipped.
    const isSame = STORED_PREFERENCES.every(key => state[key] === before[key])
    before = state
    if (isSame) return
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify(Object.fromEntries(STORED_PREFERENCES.map(key => [key, state[key]]))),
      )
    } catch {
      // Without storage the preference is merely not remembered.
    }
  })
}
