import { ACCOUNT_PAGES, type PageTarget, type SystemPage } from '@passepartout/domain'
import { isSameOrigin } from '@passepartout/http'

/** Pages of one visitor, or pages that process a form: rendered for each request, never stored. */
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

/** Search suggestions while a visitor types: no page, and no route of the router. */
export const SUGGESTIONS_PATH = '/_suggestions'

/** The router's path of a personal page. */
export function personalRoute(target: PageTarget): string | undefined {
  if (target.kind !== 'system') return undefined
  if (isSignInPath(target)) return '/_access'
  return PERSONAL.has(target.page) || target.below ? `/_${target.page}` : undefined
}

/** Adds the cookies that the API set while the page was rendered. */
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

/**
 * The origin of the form has been checked; the router, which cannot handle pages without a referrer, need not check it
 * again.
 */
export function withoutOriginHeader(inner: URL, request: Request): Request {
  const checked = new Request(inner, request)
  checked.headers.delete('origin')
  return checked
}

/** Sign-in and related pages, below the account. */
const isSignInPath = (target: PageTarget): boolean =>
  target.kind === 'system' && target.page === 'account' && ACCOUNT_PAGES.some(page => page === target.below)

/** Pages whose address carries a token: an order's, and targets of links in emails. */
export const hasTokenInPath = (target: PageTarget): boolean =>
  target.kind === 'system' &&
  (target.page === 'order' ||
    target.page === 'shared-design' ||
    target.page === 'guest-book' ||
    target.page === 'condolence-book' ||
    (target.page === 'newsletter' && target.below !== undefined) ||
    (isSignInPath(target) && WITH_TOKEN.has(target.below)))

const WITH_TOKEN: ReadonlySet<string | undefined> = new Set(['confirm', 'new-password', 'link', 'email'])

/** Never cached, and their address, which grants access, must not leak. */
const isSecretPath = (target: PageTarget): boolean =>
  hasTokenInPath(target) || (target.kind === 'system' && target.page === 'withdrawal')

/**
 * A page that sends no referrer sends no origin with its forms either. For pages that open by a secret address,
 * browsers that send no other proof of origin are accepted: an attacker who knows the address does not need another
 * visitor's browser.
 */
export const isSameOriginForm = (headers: Headers, host: string, opens: boolean): boolean =>
  isSameOrigin(headers, host) ||
  (opens && headers.get('origin') === 'null' && headers.get('sec-fetch-site') === null)
