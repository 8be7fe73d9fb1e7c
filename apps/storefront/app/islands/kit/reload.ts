const WITHIN_MS = 10_000
const KEY = 'reload'

/**
 * A chunk that cannot be loaded usually belongs to a build that is gone: one reload fetches the new page. Never
 * twice for one path within 10 s (spec 8), so that a broken deployment cannot loop.
 *
 * @returns whether the page reloads
 */
export function reloadOnce(
  path: string,
  now: number = Date.now(),
  reload = () => location.reload(),
): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { path: string; at: number } | null
    if (last?.path === path && now - last.at < WITHIN_MS) return false
    sessionStorage.setItem(KEY, JSON.stringify({ path, at: now }))
  } catch {
    return false
  }
  reload()
  return true
}
