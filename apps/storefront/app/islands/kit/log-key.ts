/** Tells the shop of something that went wrong in the browser, under one of its log keys; never twice for one page. */
export function logKey(key: string, fields: Record<string, string> = {}): void {
  const body = JSON.stringify({ key, path: location.pathname, ...fields })
  if (told.has(body)) return
  told.add(body)
  void fetch('/web-api/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body,
  }).catch(() => undefined)
}

const told = new Set<string>()
