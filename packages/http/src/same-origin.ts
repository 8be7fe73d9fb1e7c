/**
 * Whether a write comes from the shop's own pages. Browsers say where a request comes from (Fetch Metadata, Origin);
 * what says nothing (a command line, the server itself) carries no visitor's cookie by accident. `host` is the shop's,
 * with its port. The protocol is not compared: behind a proxy the shop itself is reached without encryption.
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, host: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  // Where a page sends no referrer, its forms have the origin "null".
  if (site === 'same-origin') return true
  const origin = headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host)
}
