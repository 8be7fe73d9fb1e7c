import { useSyncExternalStore } from 'react'

/** A value many components look at; each picks the part it shows and re-renders only when that part changes. */
export interface Store<T> {
  get: () => T
  set: (change: Partial<T> | ((state: T) => Partial<T>)) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: change => {
      const next = typeof change === 'function' ? change(state) : change
      const same = (Object.keys(next) as (keyof T)[]).every(key => Object.is(next[key], state[key]))
      if (same) return
      state = { ...state, ...next }
      for (const listener of [...listeners]) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The selector must return a part of the state or a primitive, never a fresh object. */
export function useStore<T extends object, S>(store: Store<T>, select: (state: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
