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
 * Whether a story could lie under an inner path, so that nobody has to be asked about the rest (spec 2, "slug sanity
 * check"): words of letters, digits and hyphens, neither too many nor too long. What names a file is no slug.
 */
function isSoundSlug(innerPath: string): boolean {
  const segments = innerPath.split('/').slice(1)
  return (
    innerPath.length <= MAX_LENGTH &&
    segments.length <= MAX_SEGMENTS &&
    segments.every(segment => SEGMENT.test(segment))
  )
}

/** Why an address is no page, before anybody looked for a story (spec 2 and 8). */
export type PageMissReason = 'error-page' | 'no-route' | 'unsound-slug' | 'asset' | 'no-theme'

/** What lies at an inner path of a shop (spec 2, "Routes"). */
export type PageTarget =
  /** A story; `path` is the page's own address where the asked one is an alias of it. */
  | { kind: 'story'; slug: string; path: string; query: Readonly<Record<string, string>> }
  /** A card design with its page; `slug` is the story around it. */
  | { kind: 'theme'; slug: string; id: string }
  /** A page with a word per language, personal or about the visitor; never a story of that address. */
  /** `below` is what lies under such a page: `confirm` of the newsletter. */
  | { kind: 'system'; page: SystemPage; below?: string }
  /** A prefix whose page is a story with an address of its own; `slug` is German. */
  | { kind: 'moved'; slug: string }
  | { kind: 'no-page'; why: PageMissReason }

const noPage = (why: PageMissReason): PageTarget => ({ kind: 'no-page', why })

/** System pages that exist. */
const EXISTING: ReadonlySet<SystemPage> = new Set([
  'cart',
  'checkout',
  'logout',
  'newsletter',
  // Without a token: where its link is asked for again.
  'order',
  'product-safety',
  'search',
  'whitelabel-service',
  'wishlist',
  'withdrawal',
])

const accountPageAt = (shop: Shop, innerPath: string) =>
  ACCOUNT_PAGES.find(page => accountPath(shop, page) === innerPath)

/** Pages below system pages, whose addresses nobody types. */
const BELOW: Readonly<Partial<Record<SystemPage, readonly string[]>>> = {
  newsletter: ['confirm', 'leave'],
  'shared-design': ['confirm', 'stop'],
}

/**
 * What the inner path of a page means. Whether the story is there is for the content service to say.
 *
 * @param innerPath decoded, as {@link resolveRequest} gives it
 */
export function pageTarget(shop: Shop, innerPath: string): PageTarget {
  if (innerPath === '/') return story('home', '/')
  if (innerPath === '/error') return noPage('error-page')
  // A token is no word of anybody's.
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

/** An order's page has its token, below it the form to complain and its guest book. */
function isOrderStatusPath(shop: Shop, innerPath: string): boolean {
  const own = systemPath(shop, 'order')
  return (
    innerPath.startsWith(own) &&
    /^\/[\w.-]{16,200}(?:\/(?:complaint|guest-book))?$/.test(innerPath.slice(own.length))
  )
}

/** A guest book has its token, where the shop has such books. */
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
