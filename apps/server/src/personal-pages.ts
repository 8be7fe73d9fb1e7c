import { ACCOUNT_PAGES, type PageTarget, type SystemPage } from '@passepartout/domain'
import { isSameOrigin } from '@passepartout/http'

/** Pages that are the visitor's own, or that answer what somebody typed: rendered for each request, never stored. */
const PERSONAL: ReadonlySet<SystemPage> = new Set([
  'account',
  'cart',
  'checkout',
  'condolence-book',
  'guest-book',
  'logout',
  'order',
  'product-safety',
  'search',
  'whitelabel-service',
  'wishlist',
  'withdrawal',
])

/** What the search says while somebody types: no page, and no route of the router. */
export const SUGGESTIONS_PATH = '/_suggestions'

/** The route of such a page. */
export function personalRoute(target: PageTarget): string | undefined {
  if (target.kind !== 'system') return undefined
  if (isSignInPath(target)) return '/_access'
  return PERSONAL.has(target.page) || target.below ? `/_${target.page}` : undefined
}

/** What the API set for the visitor on the way goes out with the page. */
export function withVisitorHeaders(
  response: Response,
  cookies: readonly string[],
  target: PageTarget,
): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  const isAccount = target.kind === 'system' && target.page === 'account'
  const isKept = !isAccount && !isSecretPath(target)
  response.headers.set('Cache-Control', isKept ? 'private, no-cache' : 'private, no-store')
  if (!isKept) response.headers.set('X-Robots-Tag', 'noindex')
  if (isSecretPath(target)) response.headers.set('Referrer-Policy', 'no-referrer')
  return response
}

/** Where a form comes from has been checked; the router, which knows no pages without a referrer, is not asked again. */
export function withoutOriginHeader(inner: URL, request: Request): Request {
  const checked = new Request(inner, request)
  checked.headers.delete('origin')
  return checked
}

/** Log-in and what belongs to it, below the account. */
const isSignInPath = (target: PageTarget): boolean =>
  target.kind === 'system' && target.page === 'account' && ACCOUNT_PAGES.some(page => page === target.below)

/** Pages whose address carries a token: an order's, and what links in mails lead to. */
export const hasTokenInPath = (target: PageTarget): boolean =>
  target.kind === 'system' &&
  (target.page === 'order' ||
    target.page === 'shared-design' ||
    target.page === 'guest-book' ||
    target.page === 'condolence-book' ||
    (target.page === 'newsletter' && target.below !== undefined) ||
    (isSignInPath(target) && WITH_TOKEN.has(target.below)))

const WITH_TOKEN: ReadonlySet<string | undefined> = new Set(['confirm', 'new-password', 'link', 'email'])

/** Nothing keeps them, and their address, which opens something, goes nowhere else. */
const isSecretPath = (target: PageTarget): boolean =>
  hasTokenInPath(target) || (target.kind === 'system' && target.page === 'withdrawal')

/**
 * A page that sends no referrer sends no origin with its forms either. Browsers that say where a form comes from in no
 * other way are believed on a page that opens by its address: whoever knows it needs nobody else's browser.
 */
export const isSameOriginForm = (headers: Headers, host: string, opens: boolean): boolean =>
  isSameOrigin(headers, host) ||
  (opens && headers.get('origin') === 'null' && headers.get('sec-fetch-site') === null)
