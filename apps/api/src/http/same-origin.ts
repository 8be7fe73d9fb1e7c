/**
 * Whether a write comes from the shop's own pages. Browsers say where a request comes from; what says nothing
 * (a command line, the server itself) carries no visitor's cookie by accident.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  // Not the protocol: behind a proxy the shop itself is reached without encryption.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}
