import { offersWithdrawal } from '../checkout/consumer-law.ts'
import { GUEST_BOOK_KINDS, hasGuestBooks } from '../checkout/guest-books.ts'
import { type Shop, shopSettings } from '../shops/shop.ts'
import { ACCOUNT_PAGES, accountPath } from './account-pages.ts'
import { accountSectionAt } from './account-sections.ts'
import { isAssetPath, productsPageFor, themeIdOf } from './product-paths.ts'
import { type SystemPage, storyInsteadOf, systemPageFor, systemPath } from './system-pages.ts'

const MAX_LENGTH = 240
const MAX_SEGMENTS = 8
const SEGMENT = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,98}[\p{L}\p{N}\p{M}])?$/u

/**
 * Whether a story can exist at an inner path, so that the content service is not queried for other paths (spec 2, "slug
 * sanity check"): segments of alphanumeric characters and hyphens, neither too many nor too long. A file name is not a
 * slug.
 */
function isSoundSlug(innerPath: string): boolean {
  const segments = innerPath.split('/').slice(1)
  return (
    innerPath.length <= MAX_LENGTH &&
    segments.length <= MAX_SEGMENTS &&
    segments.every(segment => SEGMENT.test(segment))
  )
}

/** Why an address has no page, decided before a story is looked up (spec 2 and 8). */
export type PageMissReason = 'error-page' | 'no-route' | 'unsound-slug' | 'asset' | 'no-theme'

/** The target of an inner path of a shop (spec 2, "Routes"). */
export type PageTarget =
  /** A story; `path` is the page's own address if the requested one is an alias. */
  | { kind: 'story'; slug: string; path: string; query: Readonly<Record<string, string>> }
  /** A card design with its page; `slug` is the story shown around it. */
  | { kind: 'theme'; slug: string; id: string }
  /** A page with one word per language, personal or about the visitor; never a story. */
  /** `below` is the path below such a page: `confirm` of the newsletter. */
  | { kind: 'system'; page: SystemPage; below?: string }
  /** A prefix whose page is a story at another address; `slug` is German. */
  | { kind: 'moved'; slug: string }
  | { kind: 'no-page'; why: PageMissReason }

const noPage = (why: PageMissReason): PageTarget => ({ kind: 'no-page', why })

/** System pages that are implemented. */
const EXISTING: ReadonlySet<SystemPage> = new Set([
  'cart',
  'checkout',
  'logout',
  'newsletter',
  // Without a token: the page to request the link again.
  'order',
  'product-safety',
  'search',
  'whitelabel-service',
  'wishlist',
  'withdrawal',
])

const accountPageAt = (shop: Shop, innerPath: string) =>
  ACCOUNT_PAGES.find(page => accountPath(shop, page) === innerPath)

/** Pages below system pages, reached by links only. */
const BELOW: Readonly<Partial<Record<SystemPage, readonly string[]>>> = {
  newsletter: ['confirm', 'leave'],
  'shared-design': ['confirm', 'stop'],
}

/**
 * The target of an inner path. Does not check whether a story exists; the content service does.
 *
 * @param innerPath decoded, as returned by {@link resolveRequest}
 */
export function pageTarget(shop: Shop, innerPath: string): PageTarget {
  if (innerPath === '/') return story('home', '/')
  if (innerPath === '/error') return noPage('error-page')
  // Checked first, because a token is not a word of the route table.
  if (isOrderStatusPath(shop, innerPath)) return { kind: 'system', page: 'order' }
  const guestBook = guestBookAt(shop, innerPath)
  if (guestBook) return { kind: 'system', page: guestBook }
  if (isAssetPath(innerPath)) return noPage('asset')
  if (!isSoundSlug(innerPath)) return noPage('unsound-slug')

  const system = systemPageFor(shop.language, innerPath)
  const section = system === 'account' ? accountSectionAt(shop, innerPath) : undefined
  if (section)
    return { kind: 'system', page: 'account', ...(section === 'overview' ? {} : { below: section }) }
  const access = system === 'account' ? accountPageAt(shop, innerPath) : undefined
  if (access) return { kind: 'system', page: 'account', below: access }
  const below = system && innerPath.slice(systemPath(shop, system).length + 1)
  if (system && below && BELOW[system]?.includes(below)) return { kind: 'system', page: system, below }
  const instead = system && !below ? storyInsteadOf(shop.channel, system) : undefined
  if (instead) return { kind: 'moved', slug: instead }
  if (system)
    return pageExists(shop, system, innerPath) ? { kind: 'system', page: system } : noPage('no-route')

  if (/^\/themes(?:\/|$)/.test(innerPath)) {
    const id = themeIdOf(innerPath)
    return id === undefined ? noPage('no-theme') : { kind: 'theme', slug: 'themes', id }
  }
  const products = productsPageFor(innerPath)
  if (products) return story('products', '/products', products.kind ? { product: products.kind } : {})
  return story(innerPath.slice(1), innerPath)
}

const story = (slug: string, path: string, query: Record<string, string> = {}): PageTarget => ({
  kind: 'story',
  slug,
  path,
  query,
})

/** An order page has the token in its path, with the complaint form and the guest book below it. */
function isOrderStatusPath(shop: Shop, innerPath: string): boolean {
  const own = systemPath(shop, 'order')
  return (
    innerPath.startsWith(own) &&
    /^\/[\w.-]{16,200}(?:\/(?:complaint|guest-book))?$/.test(innerPath.slice(own.length))
  )
}

/** A guest book has its token in the path; only in shops with such books. */
function guestBookAt(shop: Shop, innerPath: string): 'guest-book' | 'condolence-book' | undefined {
  const [, word, token, ...more] = innerPath.split('/')
  if (!token || more.length > 0 || !/^[\w-]{22}$/.test(token)) return undefined
  const kind = GUEST_BOOK_KINDS.find(each => systemPath(shop, `${each}-book`) === `/${word}`)
  return kind && hasGuestBooks(shop, kind) ? `${kind}-book` : undefined
}

function pageExists(shop: Shop, page: SystemPage, innerPath: string): boolean {
  if (page === 'wishlist' && !shopSettings(shop).wishlist) return false
  if (page === 'withdrawal' && !offersWithdrawal(shop.country)) return false
  return EXISTING.has(page) && innerPath === systemPath(shop, page)
}
