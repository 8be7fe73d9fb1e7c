import { isServerReachable } from '../../platform/is-server-reachable.ts'
import { isNavigatingAway } from '../../platform/navigation-away.ts'

const WITHIN_MS = 10_000

/**
 * A chunk that cannot be loaded usually belongs to a build that is gone: one reload fetches the new page. Never
 * twice for one path within 10 s (spec 4 and 8), so that a broken deployment cannot loop. Code that does not come because the shop
 * does not answer for a moment is not gone: the page stays, with what is typed into it, rather than make room for the
 * browser's empty one. It stays as well where somebody is on the way to the next one.
 */
export async function reloadOnceOnChunkError(path = location.pathname, now = Date.now()): Promise<void> {
  if (!(await isServerReachable()) || isNavigatingAway()) return
  try {
    const key = `reload ${path}`
    const ago = now - Number(sessionStorage.getItem(key) ?? Number.NaN)
    // By a clock that was put back, it is not known how long ago it was.
    if (ago >= 0 && ago < WITHIN_MS) return
    sessionStorage.setItem(key, `${now}`)
  } catch {
    return
  }
  location.reload()
}

/**
 * Reloads the page when any part of its code, wherever it is asked for, is gone; whoever asked learns of it. A page that is
 * being left asks for nothing any more.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', event => {
    if (isNavigatingAway()) event.preventDefault()
    else void reloadOnceOnChunkError()
  })
}
