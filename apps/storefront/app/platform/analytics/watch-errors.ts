import { isNavigatingAway } from '../navigation-away.ts'
import { reportLogKey } from '../report-log-key.ts'

const LONGEST = 200
const MOST = 5

/** Tells the shop of errors of its scripts that nothing caught: what went wrong and where, no more than a few a page. */
export function watchErrors(): void {
  let told = 0
  const tell = (error: unknown, fallback: string, source = '', line = 0) => {
    // Scripts of others, such as a browser's extensions, are no news of the shop.
    const place = source || /https?:\/\/[^\s)]+/.exec((error as Error | undefined)?.stack ?? '')?.[0] || ''
    if (!place.startsWith(location.origin) || ++told > MOST) return
    const { name = 'Error', message = fallback } = (error ?? {}) as Partial<Error>
    reportLogKey('browser-error', {
      error: name.slice(0, LONGEST),
      // What somebody typed can stand in quotes or in an address.
      message: message.replace(/https?:\/\/\S+|(["'`]).*?\1/g, '…').slice(0, LONGEST),
      source: place
        .slice(location.origin.length)
        .replace(/\?[^:]*/, '')
        .slice(0, LONGEST),
      ...(line ? { line: String(line) } : {}),
    })
  }
  addEventListener('error', ({ error, message, filename, lineno }) => {
    if (message) tell(error, message, filename, lineno)
  })
  // What a page that is left no longer gets is no fault.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isNavigatingAway()) tell(reason, String(reason))
  })
}
