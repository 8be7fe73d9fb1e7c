import { type ComponentType, useSyncExternalStore } from 'react'

interface LazyPart {
  load: () => Promise<void>
}

const parts: LazyPart[] = []

/**
 * A part whose code is fetched with its first use (designer.md 12): `Meanwhile`, or nothing, stands in its place until then, and
 * what is around it stays. Without a connection it waits for one.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Nothing,
): ComponentType<P> {
  const listeners = new Set<() => void>()
  let found: { part: ComponentType<P> } | { error: unknown } | undefined
  let loading: Promise<void> | undefined

  const tell = (what: typeof found) => {
    found = what
    for (const listener of [...listeners]) listener()
  }
  const load = (): Promise<void> => {
    loading ??= isOnline()
      .then(fetchPart)
      .then(part => tell({ part }))
      .catch(async (error): Promise<void> => {
        loading = undefined
        // The connection went on the way.
        if (!navigator.onLine && !(await canReachShop())) return load()
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
    return now ? <now.part {...props} /> : <Meanwhile />
  }
}

const Nothing = () => null

/** Some browsers never ask again for code that they once failed to fetch, so it is asked for once the shop can be reached. */
async function isOnline(): Promise<void> {
  if (navigator.onLine) return
  const isBack = new Promise(resolve => addEventListener('online', resolve, { once: true }))
  if (!(await canReachShop())) await isBack
}

/** A browser that knows of no network may reach the shop all the same, as on the machine that the shop runs on. */
const canReachShop = () =>
  fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Fetches the code of every part while nothing else is to do, so that each can be used without a connection. */
export async function preloadParts(rest: () => Promise<void> = requestIdle): Promise<void> {
  for (const { load } of parts) {
    await rest()
    await load()
  }
}

/** Safari knows no idle time. */
const requestIdle = () =>
  new Promise<void>(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })
