import type { Link } from '@passepartout/content-model'
import { isSafeAddress } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'

type Place = Pick<Page, 'shop' | 'href' | 'shopUrl'>

/**
 * Target of an editor's link on this page: a story of this shop, a story of the other channel (on its own host), a file
 * of the content, or an external address. An address that a browser would execute leads nowhere (spec 5).
 */
export function urlOf(link: Link, page: Place): string {
  const anchor = link.anchor ? `#${link.anchor}` : ''
  const query = link.query ? `?${new URLSearchParams(link.query)}` : ''
  if (link.linktype === 'email') return mailtoUrl(link.email || link.url)
  if (link.linktype === 'url' || link.linktype === 'asset') {
    const address = normaliseUrl(link.url || link.cached_url)
    return isSafeAddress(address) ? `${isShopPath(address) ? page.href(address) : address}${anchor}` : '#'
  }
  const { channel, path } = storyOf(link)
  const foreign = channel !== page.shop.channel && (channel === 'kartenliebe' || channel === 'passepartout')
  return `${foreign ? page.shopUrl(channel, path) : page.href(path)}${query}${anchor}`
}

/**
 * Attributes of an editor's link on this page: its address and, if the editor requested it, a new window without access
 * to this one. Only external addresses may have one: inside, the back button has to work.
 */
export function linkTo(
  link: Link,
  page: Place,
): { href: string; target?: '_blank'; rel?: 'noopener noreferrer' } {
  const href = urlOf(link, page)
  const apart = link.target === '_blank' && isOutside(href)
  return apart ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href }
}

/**
 * Address of a link that may only lead to the two shops, such as those of a menu; `undefined` if it is external, or an
 * address that a browser would execute (spec 5).
 */
export function internalUrlOf(link: Link, page: Place): string | undefined {
  const href = urlOf(link, page)
  return href === '#' || (link.linktype !== 'story' && isOutside(href)) ? undefined : href
}

/** Path of a story link inside its shop, for comparison with the page's own; `undefined` for other links. */
export const innerPathOf = (link: Link): string | undefined =>
  link.linktype === 'story' ? storyOf(link).path : undefined

/**
 * Whether the link leads to this very page. The other shop may have a page at the same path, and a link with a query
 * leads to a selection on the page.
 */
export const isLinkToCurrentPage = (link: Link, { path, shop }: Pick<Page, 'path' | 'shop'>): boolean =>
  innerPathOf(link) === path &&
  !link.query &&
  link.cached_url.replace(/^\//, '').startsWith(`${shop.channel}/`)

/** Cache: every page resolves the stories of the whole menu several times. */
const stories = new WeakMap<Link, { channel: string; path: string }>()

/** Channel and inner path of the story that a link names by its full slug. */
function storyOf(link: Link): { channel: string; path: string } {
  const known = stories.get(link)
  if (known) return known
  const [channel = '', , ...parts] = link.cached_url.replace(/^\/|\/$/g, '').split('/')
  const slug = parts.join('/')
  const story = { channel, path: slug === '' || slug === 'home' ? '/' : `/${slug}` }
  stories.set(link, story)
  return story
}

const isOutside = (href: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)

// Spaces and line breaks could inject recipients and headers.
const mailtoUrl = (address: string) => `mailto:${address.replace(/^mailto:/i, '').replace(/[^\w.@+%-]/g, '')}`

// Browsers skip line breaks and tabs, and take a backslash for a slash: `/\\t/host` is another host.
const normaliseUrl = (address: string) =>
  address
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replaceAll('\\', '/')

const isShopPath = (address: string) => /^\/(?![/_])/.test(address)
