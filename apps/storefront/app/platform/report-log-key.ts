import type { BROWSER_LOG_KEYS } from '@passepartout/domain'

import { isDisabledByQuery } from './read-shop-services.ts'

type BrowserLogKey = (typeof BROWSER_LOG_KEYS)[number]

const reportedKeys = new Set<string>()

/** Reports an error in the browser under its log key; the same never twice on one page. */
export function reportLogKey(key: BrowserLogKey, fields: Record<string, string> = {}): void {
  const body = JSON.stringify({ key, path: location.pathname, ...fields })
  if (reportedKeys.has(body) || isDisabledByQuery('logging')) return
  reportedKeys.add(body)
  void fetch('/web-api/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body,
  }).catch(() => undefined)
}
