import { type ComponentType, useSyncExternalStore } from 'react'

interface LazyPart {
  load: () => Promise<unknown>
}

const parts: LazyPart[] = []

/**
 * A component whose code loads on first use (designer.md 12). `Meanwhile`, or nothing, is rendered until then, without
 * suspending its surroundings. Offline it waits for the connection.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Nothing,
): ComponentType<P> {
  const listeners = new Set<() => void>()
  let found: { part: ComponentType<P> } | { error: unknown } | undefined
  let loading: Promise<void> | undefined

  const notify = (what: typeof found) => {
    found = what
    for (const listener of [...listeners]) listener()
  }
  const load = (): Promise<void> => {
    loading ??= isOnline()
      .then(fetchPart)
      .then(part => notify({ part }))
      .catch(async (error): Promise<void> => {
        loading = undefined
        // The connection was lost during the request.
        if (!navigator.onLine && !(await canReachShop())) return load()
        if (listeners.size > 0) notify({ error })
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
    // Thrown while rendering, so that the error boundary handles it.
    if (now && 'error' in now) throw now.error
    return now ? <now.part {...props} /> : <Meanwhile />
  }
}

const Nothing = () => null

/** Waits until the shop is reachable: some browsers never retry a failed module import. */
async function isOnline(): Promise<void> {
  if (navigator.onLine) return
  const isBack = new Promise(resolve => addEventListener('online', resolve, { once: true }))
  if (!(await canReachShop())) await isBack
}

/** A browser that reports no network may still reach the shop, for instance on the same machine. */
const canReachShop = () =>
  fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Code without a component that loads on first use, and while idle like all parts. */
export function lazyCode<T>(fetchCode: () => Promise<T>): () => Promise<T> {
  let code: Promise<T> | undefined
  const load = () => {
    code ??= fetchCode().catch(error => {
      code = undefined
      throw error
    })
    return code
  }
  parts.push({ load: () => load().then(Nothing, Nothing) })
  return load
}

/** Loads the code of every part while idle, so that all work offline. */
export async function preloadParts(rest: () => Promise<void> = requestIdle): Promise<void> {
  for (const { load } of parts) {
    await rest()
    await load()
  }
}

/** Fallback for Safari, which has no `requestIdleCallback`. */
const requestIdle = () =>
  new Promise<void>(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })
