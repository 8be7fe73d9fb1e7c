import { type ComponentType, useSyncExternalStore } from 'react'

interface Part {
  load: () => Promise<void>
}

const parts: Part[] = []

/**
 * A part whose code is fetched with its first use (designer.md 12): nothing stands in its place meanwhile, and what is around it
 * stays. Without a connection it waits for one.
 */
export function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const listeners = new Set<() => void>()
  let found: { part: ComponentType<P> } | { error: unknown } | undefined
  let loading: Promise<void> | undefined

  const tell = (what: typeof found) => {
    found = what
    for (const listener of [...listeners]) listener()
  }
  const load = (): Promise<void> => {
    loading ??= connected()
      .then(fetchPart)
      .then(part => tell({ part }))
      .catch((error): Promise<void> | void => {
        loading = undefined
        // The connection went on the way.
        if (!navigator.onLine) return load()
        if (listeners.size > 0) tell({ error })
      })
    return loading
  }
  parts.push({ load })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (!found) void load()
    return () => listeners.delete(listener)
  }

  return function Later(props: P) {
    const now = useSyncExternalStore(subscribe, () => found)
    // What breaks here ends where everything does that breaks.
    if (now && 'error' in now) throw now.error
    return now ? <now.part {...props} /> : null
  }
}

/** Some browsers ask for what they once failed to fetch never again on the same page, so nothing is asked for without a connection. */
const connected = () =>
  new Promise<void>(resolve => {
    if (navigator.onLine) resolve()
    else addEventListener('online', () => resolve(), { once: true })
  })

/** Fetches the code of every part while nothing else is to do, so that each can be used without a connection. */
export async function loadParts(rest: () => Promise<void> = idle): Promise<void> {
  for (const { load } of parts) {
    await rest()
    await load()
  }
}

/** Safari knows no idle time. */
const idle = () =>
  new Promise<void>(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })
