/**
 * Whether a write comes from the shop's own pages, by Fetch Metadata and Origin. A request with neither header (command
 * line, the server itself) is accepted: it does not carry a visitor's cookie by accident.
 *
 * @param host the shop's host with its port. The protocol is not compared: behind a proxy the shop is reached without
 * TLS.
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, host: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  // Forms of a page without a referrer send the origin "null".
  if (site === 'same-origin') return true
  const origin = headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host)
}
