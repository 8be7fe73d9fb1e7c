import { useSyncExternalStore } from 'react'
import { runNextFrame } from './next-frame.ts'

type Change<T> = Partial<T> | ((state: T) => Partial<T>)

/** A value shared by many components; each selects a part and renders only when that part changes. */
export interface Store<T> {
  get: () => T
  set: (change: Change<T>) => void
  /** Like `set`, but notifies listeners on the next frame, once for all changes until then. */
  setSoon: (change: Change<T>) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial
  let isTold = true
  const listeners = new Set<() => void>()
  const changes = (change: Change<T>): boolean => {
    const next = typeof change === 'function' ? change(state) : change
    const same = (Object.keys(next) as (keyof T)[]).every(key => Object.is(next[key], state[key]))
    if (!same) state = { ...state, ...next }
    return !same
  }
  const notify = () => {
    isTold = true
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => state,
    set: change => {
      if (changes(change)) notify()
    },
    setSoon: change => {
      if (!changes(change) || !isTold) return
      isTold = false
      runNextFrame(() => {
        if (!isTold) notify()
      })
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The selector must return a part of the state or a primitive, never a new object. */
export function useStore<T extends object, S>(store: Store<T>, select: (state: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
