import type { Link } from '../../blocks/fields.ts'
import { isSafeAddress } from '../../blocks/fields.ts'
import type { Page } from '../../platform/page.ts'

/**
 * Where an editor's link leads from this page: a story inside the shop, a story of the other channel (its own host),
 * or an address outside. An address that a browser would run leads nowhere.
 */
export function addressOf(link: Link, page: Pick<Page, 'shop' | 'href' | 'shopUrl'>): string {
  const anchor = link.anchor ? `#${link.anchor}` : ''
  if (link.linktype === 'email') return `mailto:${link.email ?? link.url}`
  if (link.linktype === 'url') {
    const address = link.url || link.cached_url
    return isSafeAddress(address)
      ? `${inShop(address) ? addressInShop(address, page) : address}${anchor}`
      : '#'
  }
  const [channel, , ...slug] = link.cached_url.replace(/^\/|\/$/g, '').split('/')
  const path = slug.length === 0 || slug.join('/') === 'home' ? '/' : `/${slug.join('/')}`
  const foreign = channel !== page.shop.channel && (channel === 'kartenliebe' || channel === 'passepartout')
  return `${foreign ? page.shopUrl(channel, path) : page.href(path)}${anchor}`
}

/** The path inside its shop that a story link names, to compare it with the page's own; `undefined` for other links. */
export function innerPathOf(link: Link): string | undefined {
  if (link.linktype !== 'story') return undefined
  const slug = link.cached_url
    .replace(/^\/|\/$/g, '')
    .split('/')
    .slice(2)
    .join('/')
  return slug === '' || slug === 'home' ? '/' : `/${slug}`
}

const inShop = (address: string) =>
  address.startsWith('/') && !address.startsWith('//') && !address.startsWith('/_')

/** An inner path with its query and anchor, as this shop writes paths. */
export function addressInShop(address: string, page: Pick<Page, 'href'>): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  return page.href(path) + rest
}
