import { isServerReachable } from '../../platform/is-server-reachable.ts'
import { isNavigatingAway } from '../../platform/navigation-away.ts'

const WITHIN_MS = 10_000

/**
 * Reloads once after a failed chunk, which usually belongs to a replaced build. Never twice for one path within 10 s
 * (spec 4 and 8), so that a broken deployment cannot loop. While the server is unreachable the page stays, with the
 * visitor's input, instead of the browser's error page. It stays as well during a navigation to another page.
 */
export async function reloadOnceOnChunkError(path = location.pathname, now = Date.now()): Promise<void> {
  if (!(await isServerReachable()) || isNavigatingAway()) return
  try {
    const key = `reload ${path}`
    const ago = now - Number(sessionStorage.getItem(key) ?? Number.NaN)
    // After the clock was set back, the elapsed time is unknown.
    if (ago >= 0 && ago < WITHIN_MS) return
    sessionStorage.setItem(key, `${now}`)
  } catch {
    return
  }
  location.reload()
}

/**
 * Reloads the page when any part of its code is missing; the importer still gets the error. During a navigation away
 * from the page the error is ignored.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', event => {
    if (isNavigatingAway()) event.preventDefault()
    else void reloadOnceOnChunkError()
  })
}
