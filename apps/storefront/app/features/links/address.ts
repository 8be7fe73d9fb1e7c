import type { Link } from '@passepartout/content-model'
import { isSafeAddress } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'

type Place = Pick<Page, 'shop' | 'href' | 'shopUrl'>

/**
 * Where an editor's link leads from this page: a story inside the shop, a story of the other channel (its own host),
 * a file of the content, or an address outside. An address that a browser would run leads nowhere (spec 5).
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
 * What an editor's link becomes on this page: its address and, where the editor asked for a window of its own, that
 * window, which learns nothing of this one. Only an address outside may have one: inside, the back button has to work.
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
 * The address of a link that may only lead through the two shops, as those of a menu; `undefined` where it leads
 * outside, or is one that a browser would run (spec 5).
 */
export function internalUrlOf(link: Link, page: Place): string | undefined {
  const href = urlOf(link, page)
  return href === '#' || (link.linktype !== 'story' && isOutside(href)) ? undefined : href
}

/** The path inside its shop that a story link names, to compare it with the page's own; `undefined` for other links. */
export const innerPathOf = (link: Link): string | undefined =>
  link.linktype === 'story' ? storyOf(link).path : undefined

/** Whether the link leads to this very page: the other shop has a page at the same path, a link with fields to a choice on it. */
export const isLinkToCurrentPage = (link: Link, { path, shop }: Pick<Page, 'path' | 'shop'>): boolean =>
  innerPathOf(link) === path &&
  !link.query &&
  link.cached_url.replace(/^\//, '').startsWith(`${shop.channel}/`)

/** Every page asks for the stories of the whole menu, several times over. */
const stories = new WeakMap<Link, { channel: string; path: string }>()

/** Channel, and path inside it, of the story that a link names by its full slug. */
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

// Spaces and line breaks could add recipients and headers of their own.
const mailtoUrl = (address: string) => `mailto:${address.replace(/^mailto:/i, '').replace(/[^\w.@+%-]/g, '')}`

// Browsers skip line breaks and tabs, and take a backslash for a slash: `/\\t/host` is another host.
const normaliseUrl = (address: string) =>
  address
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replaceAll('\\', '/')

const isShopPath = (address: string) => /^\/(?![/_])/.test(address)
