import { isNavigatingAway } from '../navigation-away.ts'
import { reportLogKey } from '../report-log-key.ts'

const LONGEST = 200
const MOST = 5

/** Reports uncaught errors of the shop's scripts, at most a few per page: the message and the source. */
export function watchErrors(): void {
  let reports = 0
  const reportError = (error: unknown, fallback: string, source = '', line = 0) => {
    // Ignores errors of foreign scripts, such as browser extensions.
    const place = source || /https?:\/\/[^\s)]+/.exec((error as Error | undefined)?.stack ?? '')?.[0] || ''
    if (!place.startsWith(location.origin) || ++reports > MOST) return
    const { name = 'Error', message = fallback } = (error ?? {}) as Partial<Error>
    reportLogKey('browser-error', {
      error: name.slice(0, LONGEST),
      // Quoted text and URLs may contain the visitor's input.
      message: message.replace(/https?:\/\/\S+|(["'`]).*?\1/g, '…').slice(0, LONGEST),
      source: place
        .slice(location.origin.length)
        .replace(/\?[^:]*/, '')
        .slice(0, LONGEST),
      ...(line ? { line: String(line) } : {}),
    })
  }
  addEventListener('error', ({ error, message, filename, lineno }) => {
    if (message) reportError(error, message, filename, lineno)
  })
  // Failed requests during a navigation away are no errors.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isNavigatingAway()) reportError(reason, String(reason))
  })
}
